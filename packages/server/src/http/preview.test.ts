import { expect, test } from 'vitest'
import { ben, opened, playing, value } from '../tables/testing/table.ts'
import { previewOf } from './preview.ts'

const ORIGIN = 'https://chronik.example'

test('a link to a table that gathers shows who sits there', () => {
  const tags = previewOf(value(opened()), ORIGIN, 'de') ?? ''
  expect(tags).toContain('<meta property="og:title" content="Village: Ann">')
  expect(tags).toContain('content="https://chronik.example/t/table"')
  expect(tags).toContain('Setz dich dazu, oder schau zu.')
})

test('a game is called what the app calls it in the language of the table', () => {
  const table = { ...value(opened()), game: 'world-without-end' }
  expect(previewOf(table, ORIGIN, 'de')).toContain('content="Die Tore der Welt: Ann"')
  expect(previewOf({ ...table, language: 'nl' }, ORIGIN, 'de')).toContain('content="Brug naar de hemel: Ann"')
})

test('a match under way tells no score, one without spectators nothing at all', () => {
  const table = playing(ben)
  expect(previewOf(table, ORIGIN, 'en')).toContain('content="The match is under way."')
  expect(previewOf({ ...table, spectators: false }, ORIGIN, 'en')).toBe(null)
})

test('a match that is over shows its result, and a moment of it, as a picture; a running one shows none', () => {
  const result = { scores: [40, 31], ranks: [1, 2], reason: 'played' as const }
  const table = { ...playing(ben), status: 'over' as const, result }
  const picture = 'https://chronik.example/api/tables/table/picture.png?language=nl'
  const tags = previewOf(table, ORIGIN, 'nl') ?? ''
  expect(tags).toContain(`<meta property="og:image" content="${picture}">`)
  expect(tags).toContain('<meta property="twitter:card" content="summary_large_image">')
  const moment = previewOf(table, ORIGIN, 'nl', 40) ?? ''
  expect(moment).toContain(`content="${picture}&amp;at=40"`)
  expect(moment).toContain('content="https://chronik.example/replay?table=table&amp;at=40"')
  expect(previewOf(playing(ben), ORIGIN, 'nl')).toContain('icon-full-512.png')
})

test('a match that is over tells its scores; names stay words', () => {
  const [first, second] = playing(ben).seats
  const result = { scores: [40, 31], ranks: [1, 2], reason: 'played' as const }
  const seats = [{ ...first, name: '"><script>' }, second]
  const table = { ...playing(ben), status: 'over' as const, result, seats }
  const tags = previewOf(table, ORIGIN, 'nl') ?? ''
  expect(tags).toContain('Ben 31')
  expect(tags).not.toContain('<script>')
})
