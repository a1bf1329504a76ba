import { describe, expect, test } from 'vitest'
import { faultsInStory, nameOfSetup, randomLog, setupsOf } from '../src/conformance/index.ts'
import type { AnyState, Game, LogEntry, Setup } from '../src/index.ts'
import type { GameStory } from '../src/story/index.ts'

/** What the tests of a story shall tell. */
export interface StoryBudget<L extends LogEntry> {
  /** The colours of the seats. */
  readonly colours?: readonly string[]
  /** Random matches per setup. */
  readonly matches?: number
  readonly setups?: readonly Setup[]
  /** Logs with what random matches hardly meet. */
  readonly examples?: readonly (readonly L[])[]
}

/** The story of a game as tests: random matches of every setup are told, and every teller has its say. */
export function storyTests<L extends LogEntry, S extends AnyState>(
  game: Game<S>,
  story: GameStory,
  { colours = [], matches = 2, setups = setupsOf(game), examples = [] }: StoryBudget<L> = {},
): void {
  describe(`the story of ${game.id}`, () => {
    const met = new Set<string>()
    const meet = (log: readonly LogEntry[]) => {
      for (const { code } of log) met.add(code)
    }

    test.each(setups.map((setup) => [nameOfSetup(setup), setup] as const))(
      '%s',
      (_, setup) => {
        const faults = Array.from({ length: matches }, (_, seed) => {
          const log = randomLog(game, setup, seed + 1)
          meet(log)
          return faultsInStory(game, story, log, {
            players: setup.players,
            colours,
            readers: [seed % setup.players],
          })
        })
        expect(faults.flat()).toEqual([])
      },
      600_000,
    )

    test('what is rare', () => {
      const { max } = game.players
      for (const log of examples) {
        meet(log)
        expect(faultsInStory(game, story, log, { players: max, colours, readers: [0, 1] })).toEqual([])
      }
    })

    test('every code has a teller, and every teller was heard', () => {
      const known = Object.keys(story.tellers)
      expect([...met].filter((code) => !known.includes(code))).toEqual([])
      expect(known.filter((code) => !met.has(code))).toEqual([])
    })
  })
}
