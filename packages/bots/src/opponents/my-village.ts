import { myVillage } from '@chronik/my-village'
import { myVillageEvaluator } from '../evaluators/my-village.ts'
import { myVillageFeatures } from '../names/my-village.ts'
import type { Opponents } from '../opponent.ts'
import { myVillageWeights } from '../weights/my-village.ts'

export const myVillageOpponents = {
  game: myVillage,
  evaluator: myVillageEvaluator(myVillage),
  weights: myVillageWeights,
  names: myVillageFeatures,
} as unknown as Opponents
