import type { AnyState, Game, Translated } from '@chronik/kernel'
import { Estimator, type Evaluator, type Weights } from './evaluator.ts'
import type { Pace, Style } from './levels.ts'
import type { Plan } from './training/train.ts'

/** What it takes to play a game: its rules, what its positions are worth, and how it is thought about. */
export interface Player<S extends AnyState = AnyState> {
  readonly game: Game<S>
  readonly evaluator: Evaluator<S>
  readonly weights: Weights
  /** How a search looks ahead; without it in the usual way. */
  readonly style?: Style
  /** How long the higher levels think; without it the usual time. */
  readonly pace?: Pace
}

/** Everything that bots know about a game. */
export interface Opponents<S extends AnyState = AnyState> extends Player<S> {
  /** What the features are called, and `score` for what the sheet counts already. */
  readonly names: Translated
  /** How the weights are trained; loaded only by those who train or compare. */
  plan(): Promise<Plan>
}

/** The opponents of one game, for those who treat all games alike. */
export function defineOpponents<S extends AnyState>(opponents: Opponents<S>): Opponents {
  return opponents as unknown as Opponents
}

export function estimatorOf<S extends AnyState>({ evaluator, weights }: Player<S>): Estimator<S> {
  return new Estimator(evaluator, weights)
}
