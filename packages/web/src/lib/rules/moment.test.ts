import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { games } from '#games'
import { matteringIn, passagesTelling, speaksItself } from './moment.ts'
import { parseRulebook, type Rulebook } from './rulebook.ts'

const docs = join(import.meta.dirname, '../../../../../docs/rulebook')
const textOf = (book: string, language: Language): string =>
  readFileSync(join(docs, language === 'en' ? '' : language, `${book}.md`), 'utf8')

/** All books of a game, one behind the other, as they lie at a table with everything. */
function booksOf(books: readonly string[], language: Language): Rulebook {
  const [first, ...more] = books.map((book) => parseRulebook(textOf(book, language), textOf(book, 'en')))
  return { ...first, chapters: [...first.chapters, ...more.flatMap(({ chapters }) => chapters)] }
}

const village = booksOf(['village'], 'en')
const ids = (rule: string | null): string[] => passagesTelling(village, rule).map(({ id }) => id)

test('a rule is told by the passage that is about it; what stands there in short comes only where nothing else does', () => {
  expect(ids('V-412')).toEqual(['family'])
  expect(ids('V-206')).toEqual(['take-a-cube-then-act'])
  expect(ids('V-808')).toEqual(['what-wins'])
  expect(ids('V-115')).toEqual([])
  expect(ids(null)).toEqual([])
})

test('at a moment the passage of the decision comes first, then what can be done, none twice and few in all', () => {
  const passages = ['harvest', 'family', 'take-a-cube-then-act', 'crafts', 'travel']
  const found = matteringIn(village, { game: 'village', rule: 'V-206', passages })
  expect(found.map(({ id }) => id)).toEqual(['take-a-cube-then-act', 'harvest', 'family', 'crafts'])
  expect(matteringIn(village, { game: 'village', rule: null, passages: [] })).toEqual([])
})

test('the rule itself is read first only where no passage tells it in plain words', () => {
  const at = (rule: string | null) => speaksItself(village, { game: 'village', rule, passages: [] })
  expect([at('V-206'), at('V-115'), at(null)]).toEqual([false, true, false])
})

/** Decisions of which no passage tells, by the cards that ask for them: their rule itself is read then. */
const BY_RULE_ALONE: { readonly [game: string]: number } = {
  village: 11,
  'my-village': 7,
  'world-without-end': 11,
}

describe.each(games)('the decisions of $id', (game) => {
  test.each(LANGUAGES)('are told by passages of the rulebooks in %s', async (language) => {
    const book = booksOf(game.books, language)
    const { steps } = await game.rules()
    const untold = steps.filter(
      (step) => step.kind === 'choice' && passagesTelling(book, step.rule ?? null).length === 0,
    )
    expect(untold.length).toBeLessThanOrEqual(BY_RULE_ALONE[game.id])
  })
})
