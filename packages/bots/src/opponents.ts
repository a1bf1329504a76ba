import type { AnyState, Game } from '@chronik/kernel'
import { PLACES, village } from '@chronik/village'
import { Estimator, type Evaluator, type Weights } from './evaluator.ts'
import { villageEvaluator } from './evaluators/village.ts'
import { villageWeights } from './weights/village.ts'

/** What bots need to know of a game: its rules, its evaluator and the weights that belong to it. */
export interface Opponents<S extends AnyState = AnyState> {
  readonly game: Game<S>
  readonly evaluator: Evaluator<S>
  readonly weights: Weights
}

const villageOpponents = { game: village, evaluator: villageEvaluator(PLACES.list), weights: villageWeights }

/** Every game that bots can play, by its id. */
export const opponents: { readonly [game: string]: Opponents } = {
  village: villageOpponents as unknown as Opponents,
}

export function estimatorOf({ evaluator, weights }: Opponents): Estimator {
  return new Estimator(evaluator, weights)
}
