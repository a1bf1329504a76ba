import { PLACES, village } from '@chronik/village'
import { villageEvaluator } from '../evaluators/village.ts'
import { villageFeatures } from '../names/village.ts'
import type { Opponents } from '../opponent.ts'
import { villageWeights } from '../weights/village.ts'

export const villageOpponents = {
  game: village,
  evaluator: villageEvaluator(PLACES.list),
  weights: villageWeights,
  names: villageFeatures,
} as unknown as Opponents
