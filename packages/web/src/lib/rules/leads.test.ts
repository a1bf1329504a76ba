import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { games } from '#games'
import { parseRules } from './document.ts'

const root = join(import.meta.dirname, '../../../../..')

/** The numbers of the rules that a reference page shows. */
function shownIn(book: string, language: Language): ReadonlySet<string> {
  const textIn = (one: Language): string =>
    readFileSync(join(root, 'docs/rules', one === 'en' ? '' : one, `${book}.md`), 'utf8')
  const { blocks } = parseRules(textIn(language), textIn('en'))
  return new Set(blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])))
}

/** The sources of a game, without its tests. */
function sourcesOf(game: string): string {
  const folder = join(root, 'packages/games', game, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

describe.each(games)('in $id everything leads to a rule', (game) => {
  const pages = new Map(
    game.books.flatMap((book) =>
      LANGUAGES.map((language) => [`${language} ${book}`, shownIn(book, language)] as const),
    ),
  )
  /** Rules that the page they are looked up in does not show, in some language. */
  const lost = (rules: Iterable<string>): string[] =>
    [...new Set(rules)].filter((rule) =>
      LANGUAGES.some((language) => pages.get(`${language} ${game.bookOf(rule)}`)?.has(rule) !== true),
    )

  test('every number that the code names for a refusal, a line or a decision is on the page', () => {
    const named = Array.from(sourcesOf(game.id).matchAll(/'([A-Z]+-[A-Z]?\d+)'/g), ([, rule]) => rule)
    expect(named.length).toBeGreaterThan(100)
    expect(lost(named)).toEqual([])
  })

  test('every code of the log names its rule', async () => {
    const { tellers } = await game.story()
    const ruleless = Object.entries(tellers)
      .filter(([, teller]) => teller === undefined || !('say' in teller) || teller.rule === undefined)
      .map(([code]) => code)
    expect(Object.keys(tellers).length).toBeGreaterThan(40)
    expect(ruleless).toEqual([])
  })

  test('every refusal with words is made with a rule', async () => {
    const { refusals } = await game.rules()
    const code = sourcesOf(game.id)
    const made = Array.from(code.matchAll(/\brefusal\(\s*'([a-z-]+)'(,?)/g))
    expect(made.filter(([, , rule]) => rule === '').map(([, refused]) => refused)).toEqual([])
    // What is refused by a table of reasons is named there, with its rule.
    const unknown = Object.keys(refusals.en).filter(
      (one) => !code.includes(`'${one}'`) && !code.includes(`${one}:`),
    )
    expect(unknown).toEqual([])
  })

  test('every decision names the rule that asks for it', async () => {
    const { steps } = await game.rules()
    const decisions = steps.flatMap((step) => (step.kind === 'choice' ? [step] : []))
    expect(decisions.length).toBe(DECISIONS[game.id])
    expect(decisions.filter(({ rule }) => rule === undefined).map(({ id }) => id)).toEqual([])
    expect(lost(decisions.flatMap(({ rule = '' }) => [rule]))).toEqual([])
  })
})

/** How many kinds of decisions there are, with all modules. */
const DECISIONS: { readonly [game: string]: number } = {
  village: 60,
  'my-village': 19,
  'world-without-end': 30,
}
