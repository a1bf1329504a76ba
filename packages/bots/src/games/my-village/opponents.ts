import { myVillage } from '@chronik/my-village'
import { defineOpponents } from '../../opponents.ts'
import { myVillageEvaluator } from './evaluator.ts'
import { myVillageFeatures } from './names.ts'
import { TurnPlanner } from './planner.ts'
import { myVillageSurroundings } from './surroundings.ts'
import { myVillageWeights } from './weights.ts'

export const opponents = defineOpponents({
  game: myVillage,
  evaluator: myVillageEvaluator(myVillage),
  weights: myVillageWeights,
  surroundings: myVillageSurroundings,
  mastery: 'plan',
  learn: async () => (await import('./learned.json', { with: { type: 'json' } })).default,
  planner: (game, box, appraiser, random) => new TurnPlanner(game, box, appraiser, random),
  names: myVillageFeatures,
  forgotten: ['near-death', 'last-villager', 'chronicle-awaits', 'tree-in-danger'],
  passing: ['always', 'on-turn', 'turn-worth', 'turns-left', 'turns-to-come'],
  doubt: { early: 12.5, late: 0.5 },
  learnedDoubt: { early: 8, late: 1 },
  // Turns are long and single steps say little: all that is compared is how the seat's turn may end.
  style: { rollout: { length: 'turn', guide: 'impression' }, horizon: 'turn', boldness: 0.2 },
  pace: { master: 40, grandmaster: 20_000 },
  plan: async () => (await import('./plan.ts')).plan,
})
