import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { conform, describeFinding, nameOfSetup, setupsOf } from '../src/conformance/index.ts'
import { type AnyState, type Game, LANGUAGES, type Setup } from '../src/index.ts'
import { blanksOf, hasWords } from '../src/language.ts'

/** How thoroughly the tests of a game shall look; the environment has the last word. */
export interface Budget {
  /** Matches in all, spread over the setups of the game. */
  readonly matches: number
  readonly seed?: number
  readonly mayCap?: boolean
  /** Only these setups where the budget is a small one; a soak visits all. */
  readonly setups?: readonly Setup[]
  /** The folder of the game's sources: whether its refusals and their words fit each other. */
  readonly sources?: string
}

/**
 * The conformance suite as tests, one per setup. CHRONIK_CONFORMANCE_MATCHES sets the number of matches,
 * CHRONIK_SEED the seed; CHRONIK_SOAK=1 plays a hundred times as many.
 */
export function conformanceTests<S extends AnyState>(game: Game<S>, budget: Budget): void {
  const soak = process.env.CHRONIK_SOAK === '1'
  const setups = soak ? setupsOf(game) : (budget.setups ?? setupsOf(game))
  const more = soak ? 100 : 1
  const all = fromEnvironment('CHRONIK_CONFORMANCE_MATCHES') ?? budget.matches * more
  const seed = fromEnvironment('CHRONIK_SEED') ?? budget.seed ?? 1
  const matches = Math.max(1, Math.ceil(all / setups.length))
  const { mayCap = false } = budget
  describe(`${game.id} conforms`, () => {
    test('every refusal is told in every language, with the same blanks', () => {
      const codes = new Set(LANGUAGES.flatMap((language) => Object.keys(game.refusals[language])))
      for (const code of codes) {
        const [de, en, nl] = LANGUAGES.map((language) => blanksOf(game.refusals[language][code] ?? '').sort())
        expect([code, hasWords(code, game.refusals), en, nl]).toEqual([code, true, de, de])
      }
    })

    test('a refusal is a sentence: nothing is added to it in brackets', () => {
      for (const language of LANGUAGES) {
        const told = Object.entries(game.refusals[language])
        expect(told.filter(([, sentence]) => /\([^)]*\{/.test(sentence))).toEqual([])
      }
    })

    test.runIf(budget.sources !== undefined)(
      'every refusal that the code gives has words, and no words are left over',
      () => {
        const code = codeIn(budget.sources ?? '')
        const given = Array.from(code.matchAll(/refusal\(\s*'([a-z-]+)'/g), ([, refused]) => refused)
        expect(given.filter((refused) => !hasWords(refused, game.refusals))).toEqual([])
        for (const language of LANGUAGES) {
          const words = Object.keys(game.refusals[language])
          expect(words.filter((refused) => !code.includes(`'${refused}'`))).toEqual([])
        }
      },
    )

    test.each(setups.map((setup) => [nameOfSetup(setup), setup] as const))(
      '%s',
      (_, setup) => {
        const { findings } = conform(game, { matches, seed, mayCap, setups: [setup] })
        expect(findings.map(describeFinding).join('\n\n')).toBe('')
      },
      3_600_000,
    )
  })
}

/** The code of a folder without its tests and without the words of refusals. */
function codeIn(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.endsWith('refusals.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

function fromEnvironment(name: string): number | null {
  const text = process.env[name]
  if (text === undefined || text === '') return null
  const value = Number(text)
  if (!Number.isInteger(value)) throw new Error(`${name} is a whole number, not "${text}"`)
  return value
}
