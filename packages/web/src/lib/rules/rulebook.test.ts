import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn, LANGUAGES, type Language } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { games } from '#games'
import { shellSheet } from '../pieces/shell-sheet.ts'
import { type Passage, parseRulebook, type Rulebook } from './rulebook.ts'
import { search } from './search.ts'
import { SYNONYMS, speechOf } from './synonyms.ts'

const docs = join(import.meta.dirname, '../../../../../docs')
const textOf = (folder: string, book: string, language: Language): string =>
  readFileSync(join(docs, folder, language === 'en' ? '' : language, `${book}.md`), 'utf8')

const BOOKS = games.flatMap(({ books }) => books)
const passagesOf = ({ chapters }: Rulebook): Passage[] => chapters.flatMap(({ passages }) => passages)
const piecesIn = ({ html }: Passage): string[] => [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)

async function bookIn(book: string, language: Language): Promise<Rulebook> {
  const game = games.find(({ books }) => books.includes(book))
  if (game === undefined) throw new Error(book)
  const { editions, names } = await game.rules()
  return parseRulebook(textOf('rulebook', book, language), textOf('rulebook', book, 'en'), (text) =>
    fillIn(text, editions.standard, names[language]),
  )
}

describe.each(BOOKS)('the rulebook of %s', (book) => {
  test.each(LANGUAGES)(
    'reads like a rulebook in %s: no code, no number of a rule in its sentences',
    async (language) => {
      for (const { id, text, html } of passagesOf(await bookIn(book, language))) {
        expect(text, id).not.toMatch(/\{\{|`|:[a-z-]+:|\b[A-Z]{1,3}-[A-Z]?\d{2,}|undefined|NaN/)
        expect(text, id).not.toMatch(/ [.,;:!?)]/)
        expect(text.length, `${id} is no essay`).toBeLessThan(1_300)
        expect(html, id).toMatch(/^<(p|ul|table)>/)
      }
    },
  )

  test('says the same in all languages: the same passages with the same pictures, figures and rules', async () => {
    const original = passagesOf(await bookIn(book, 'en'))
    for (const language of ['de', 'nl'] as const) {
      const translated = passagesOf(await bookIn(book, language))
      expect(translated.map(({ id }) => id)).toEqual(original.map(({ id }) => id))
      for (const [at, passage] of translated.entries()) {
        expect(piecesIn(passage), passage.id).toEqual(piecesIn(original[at]))
        expect(passage.rules, passage.id).toEqual(original[at].rules)
      }
    }
  })

  test('leads to rules that exist, and begins with what wins, what a turn is and what ends it', async () => {
    const { chapters } = await bookIn(book, 'en')
    const references = BOOKS.map((one) => textOf('rules', one, 'en')).join('\n')
    for (const { id, rules } of chapters.flatMap(({ passages }) => passages))
      for (const rule of rules) expect(references, `${id} names ${rule}`).toContain(`- **${rule}** `)
    expect(chapters[0].id).toBe('in-short')
    expect(chapters[0].passages.length).toBeGreaterThan(1)
  })
})

test('the search finds what people type: parts of words, without case and accents', async () => {
  const book = await bookIn('village', 'de')
  expect(search(book, 'federkiel tod').map(({ id }) => id)).toContain('time-and-death')
  expect(search(book, 'MUNZE beutel').map(({ id }) => id)).toEqual(['how-a-mass-goes'])
  expect(search(book, 'drache')).toEqual([])
  expect(search(book, '  ')).toEqual([])
})

test('the search finds a rule by its number, and a thing by what people call it', async () => {
  const book = await bookIn('village', 'en')
  const [{ id, rules }] = passagesOf(book).filter((passage) => passage.rules.length > 0)
  const [, digits] = rules[0].split('-')
  expect(search(book, rules[0].toLowerCase()).map((one) => one.id)).toContain(id)
  expect(search(book, digits).map((one) => one.id)).toContain(id)
  expect(search(book, 'money')).toEqual([])
  expect(search(book, 'money', speechOf('en'))).toEqual(search(book, 'coin', speechOf('en')))
  expect(search(book, 'money', speechOf('en')).length).toBeGreaterThan(0)
})

test.each(['de', 'en', 'nl'] as const)(
  'what people say in %s instead leads to words of the rulebooks',
  async (language) => {
    const books = await Promise.all(BOOKS.map((one) => bookIn(one, language)))
    const unknown = SYNONYMS[language]
      .map(([first]) => first)
      .filter((word) => books.every((book) => search(book, word).length === 0))
    expect(unknown).toEqual([])
  },
)

test('every picture of a rulebook is a piece of its game', async () => {
  for (const game of games) {
    if (game.sheet === undefined || game.id === 'world-without-end') continue
    const sheet = shellSheet() + (await game.sheet())
    for (const book of game.books)
      for (const passage of passagesOf(await bookIn(book, 'en')))
        for (const piece of piecesIn(passage)) expect(sheet, passage.id).toContain(`id="${piece}"`)
  }
  const world = readFileSync(join(import.meta.dirname, '../games/world-without-end/pieces/sheet.svg'), 'utf8')
  for (const passage of passagesOf(await bookIn('world-without-end', 'en')))
    for (const piece of piecesIn(passage)) expect(world, passage.id).toContain(`id="${piece}"`)
})
