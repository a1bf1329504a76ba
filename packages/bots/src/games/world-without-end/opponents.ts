import { worldWithoutEnd } from '@chronik/world-without-end'
import { defineOpponents } from '../../opponents.ts'
import { worldEvaluator } from './evaluator.ts'
import { worldFeatures } from './names.ts'
import { worldSurroundings } from './surroundings.ts'
import { worldWithoutEndWeights } from './weights.ts'

export const opponents = defineOpponents({
  game: worldWithoutEnd,
  evaluator: worldEvaluator(worldWithoutEnd),
  weights: worldWithoutEndWeights,
  surroundings: worldSurroundings,
  names: worldFeatures,
  // The duties at the end of a chapter.
  forgotten: ['piety-missing', 'grain-missing', 'tax-missing'],
  passing: ['always', 'late', 'turn-worth', 'actions-left', 'later-worth', 'active', 'next-active'],
  doubt: { early: 8, late: 3 },
  learnedDoubt: { early: 9.5, late: 2 },
  learnedStyle: { boldness: 0.4 },
  learn: async () => (await import('./learned.json', { with: { type: 'json' } })).default,
  plan: async () => (await import('./plan.ts')).plan,
})
