import type { AnyState, Game, Translated } from '@chronik/kernel'
import { Estimator, type Evaluator, type Weights } from './evaluator.ts'

/** What bots need to know of a game: its rules, its evaluator and the weights that belong to it. */
export interface Opponents<S extends AnyState = AnyState> {
  readonly game: Game<S>
  readonly evaluator: Evaluator<S>
  readonly weights: Weights
  /** What the features are called, and `score` for what the sheet counts already. */
  readonly names: Translated
}

export function estimatorOf({ evaluator, weights }: Opponents): Estimator {
  return new Estimator(evaluator, weights)
}
