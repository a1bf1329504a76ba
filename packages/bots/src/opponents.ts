import type { AnyState, Game, Translated } from '@chronik/kernel'
import { myVillage } from '@chronik/my-village'
import { PLACES, village } from '@chronik/village'
import { worldWithoutEnd } from '@chronik/world-without-end'
import { Estimator, type Evaluator, type Weights } from './evaluator.ts'
import { myVillageEvaluator } from './evaluators/my-village.ts'
import { villageEvaluator } from './evaluators/village.ts'
import { worldEvaluator } from './evaluators/world-without-end.ts'
import { myVillageFeatures } from './names/my-village.ts'
import { villageFeatures } from './names/village.ts'
import { worldFeatures } from './names/world-without-end.ts'
import { myVillageWeights } from './weights/my-village.ts'
import { villageWeights } from './weights/village.ts'
import { worldWithoutEndWeights } from './weights/world-without-end.ts'

/** What bots need to know of a game: its rules, its evaluator and the weights that belong to it. */
export interface Opponents<S extends AnyState = AnyState> {
  readonly game: Game<S>
  readonly evaluator: Evaluator<S>
  readonly weights: Weights
  /** What the features are called, and `score` for what the sheet counts already. */
  readonly names: Translated
}

const villageOpponents = {
  game: village,
  evaluator: villageEvaluator(PLACES.list),
  weights: villageWeights,
  names: villageFeatures,
}
const myVillageOpponents = {
  game: myVillage,
  evaluator: myVillageEvaluator(myVillage),
  weights: myVillageWeights,
  names: myVillageFeatures,
}
const worldOpponents = {
  game: worldWithoutEnd,
  evaluator: worldEvaluator(worldWithoutEnd),
  weights: worldWithoutEndWeights,
  names: worldFeatures,
}

/** Every game that bots can play, by its id. */
export const opponents: { readonly [game: string]: Opponents } = {
  village: villageOpponents as unknown as Opponents,
  'my-village': myVillageOpponents as unknown as Opponents,
  'world-without-end': worldOpponents as unknown as Opponents,
}

export function estimatorOf({ evaluator, weights }: Opponents): Estimator {
  return new Estimator(evaluator, weights)
}
