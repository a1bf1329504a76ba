import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BOOKS, bookOf } from '../rules/books.ts'
import { gameOf, games } from './index.ts'
import { fetchFromDisk } from './testing/files.ts'

beforeAll(() => {
  vi.stubGlobal('fetch', fetchFromDisk)
})

afterAll(() => vi.unstubAllGlobals())

test('what is shipped does not know the sample game', () => {
  expect(games.map(({ id }) => id)).not.toContain('fair')
  expect(gameOf('fair')).toBeNull()
})

describe.each(games.map((game) => [game.id, game] as const))('the manifest of %s', (id, manifest) => {
  test('leads to its own rules', async () => {
    expect((await manifest.rules()).id).toBe(id)
  })

  test('has a name and books that exist', () => {
    for (const title of manifest.title) expect(title).not.toBe('')
    expect(manifest.books.length).toBeGreaterThan(0)
    for (const book of manifest.books) expect(BOOKS).toContain(book)
    expect(manifest.books).toContain(bookOf(id, 'X-1'))
  })

  test('asks only for options that the game has', async () => {
    const { options } = await manifest.rules()
    const setup = await manifest.setup?.()
    const seats = ['red', 'blue', 'yellow', 'white', 'purple'].map((colour) => ({
      kind: 'bot' as const,
      person: '',
      bot: 'Jonne',
      colour,
      level: 'adept' as const,
    }))
    const asked = [1, 3].flatMap((players) => setup?.asked({ players, seats, options: {} }) ?? [])
    const known = options.map((option) => option.id)
    expect(asked.map((option) => option.id).filter((option) => !known.includes(option))).toEqual([])
  })
})
