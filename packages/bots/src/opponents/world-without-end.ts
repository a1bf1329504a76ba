import { worldWithoutEnd } from '@chronik/world-without-end'
import { worldEvaluator } from '../evaluators/world-without-end.ts'
import { worldFeatures } from '../names/world-without-end.ts'
import type { Opponents } from '../opponent.ts'
import { worldWithoutEndWeights } from '../weights/world-without-end.ts'

export const worldOpponents = {
  game: worldWithoutEnd,
  evaluator: worldEvaluator(worldWithoutEnd),
  weights: worldWithoutEndWeights,
  names: worldFeatures,
} as unknown as Opponents
