import type { AnyState, Game, Move, MoveList, Random, Stop } from '@chronik/kernel'
import type { Appraiser } from './evaluator.ts'

/** One way a turn can go, as far as no chance comes between, and what it is worth to the seat that decides. */
export interface TurnPlan {
  readonly moves: readonly Move[]
  readonly value: number
}

/** Thinks in whole turns: looks at the ways the turn of a seat can go, and values only how they end. */
export interface Planner<S extends AnyState = AnyState> {
  /** The best moves from a decision on, as far as no chance comes between. */
  plan(state: S, moves: MoveList): readonly Move[]
  /** The best few ways the turn can go on, best first; those that are worth the same count once. */
  best(state: S, moves: MoveList, count: number): readonly TurnPlan[]
  /** What each move is worth to the seat that decides, if its turn goes on as well as it can. */
  weigh(state: S, moves: MoveList): Float64Array
  /** Whether the turn ends where the table has stopped without chance. */
  ends(state: S, stop: Stop): boolean
}

export type MakePlanner<S extends AnyState = AnyState> = (
  game: Game<S>,
  box: S['box'],
  appraiser: Appraiser<S>,
  random: Random,
) => Planner<S>
