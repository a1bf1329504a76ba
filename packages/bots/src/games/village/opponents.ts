import { PLACES, village } from '@chronik/village'
import { defineOpponents } from '../../opponents.ts'
import { villageEvaluator } from './evaluator.ts'
import { villageFeatures } from './names.ts'
import { villageWeights } from './weights.ts'

export const opponents = defineOpponents({
  game: village,
  evaluator: villageEvaluator(PLACES.list),
  weights: villageWeights,
  names: villageFeatures,
  style: { boldness: 0.2 },
  plan: async () => (await import('./plan.ts')).plan,
})
