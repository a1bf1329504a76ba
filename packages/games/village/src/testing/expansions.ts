import type { VillageState } from '../box/state.ts'
import { village } from '../game.ts'
import { GOLDEN_GOALS, SILVER_GOALS } from '../goals/vocabulary.ts'
import { type FarmSketch, type Sketch, TestTable } from './position.ts'

/** A table for two with these expansions, as a test describes it. */
export function tableWith(expansions: readonly string[], { options, ...sketch }: Sketch): TestTable {
  return new TestTable({ players: 2, ...sketch, options: { expansions, ...options } })
}

/** A farm where nothing happens. */
export const neighbour: FarmSketch = { members: { farm: [3] } }

/** Lays the goals of the first seat. */
export const layGoals =
  (silver: (typeof SILVER_GOALS.list)[number], golden: (typeof GOLDEN_GOALS.list)[number]) =>
  (state: VillageState): void => {
    state.goals.cards[0].silver = SILVER_GOALS.at[silver]
    state.goals.cards[0].golden = GOLDEN_GOALS.at[golden]
    state.goals.cards[1].silver = SILVER_GOALS.at['goal-patron']
    state.goals.cards[1].golden = GOLDEN_GOALS.at['goal-councillor']
  }

/** What a seat has in a line of the scoring. */
export function lineOf(at: TestTable, id: string, seat = 0): number | undefined {
  return village.score(at.state).lines.find((one) => one.id === id)?.values[seat]
}
