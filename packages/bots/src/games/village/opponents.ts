import { PLACES, village } from '@chronik/village'
import { defineOpponents } from '../../opponents.ts'
import { villageEvaluator } from './evaluator.ts'
import { villageFeatures } from './names.ts'
import { villageSurroundings } from './surroundings.ts'
import { villageWeights } from './weights.ts'

export const opponents = defineOpponents({
  game: village,
  evaluator: villageEvaluator(PLACES.list),
  weights: villageWeights,
  surroundings: villageSurroundings,
  names: villageFeatures,
  forgotten: ['years-left', 'lifetime', 'deaths'],
  passing: ['always'],
  doubt: { early: 8.5, late: 3 },
  learnedDoubt: { early: 6.5, late: 2.5 },
  style: { boldness: 0.2 },
  learn: async () => (await import('./learned.json', { with: { type: 'json' } })).default,
  plan: async () => (await import('./plan.ts')).plan,
})
