import type { Evaluator, Weights } from '../evaluator.ts'

/** What things are worth at the beginning of a match, by feature; what is not named is worth nothing. */
export interface Points {
  readonly [feature: string]: number
}

/** Styles of play by name: what each loves beyond its worth; what is negative it shuns. */
export interface Styles {
  readonly [name: string]: Points
}

/** Weights set by hand, fading towards the end: what learned weights are measured against. */
export function handSetWeights({ game, features }: Evaluator<never>, points: Points): Weights {
  const start = features.map((feature) => points[feature] ?? 0)
  return { game, stages: [start, start.map(() => 0)], note: 'set by hand, fading towards the end' }
}
