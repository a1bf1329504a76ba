import type { Weights } from './evaluator.ts'

/** How somebody errs: not at random, but in a way of their own, as people do. */
export interface Temper {
  /** Greedy: which share of what is still to come does not count beside the points that lie there already. */
  readonly greed?: number
  /** Forgetful: does not see what the game names as easily forgotten, such as who will die next. */
  readonly forgetful?: boolean
}

/** Weights as somebody of this temper feels them. */
export function tempered(
  weights: Weights,
  features: readonly string[],
  forgotten: readonly string[],
  { greed = 0, forgetful = false }: Temper,
): Weights {
  const missed = features.map((feature) => forgetful && forgotten.includes(feature))
  const felt = (weight: number, at: number): number => (missed[at] ? 0 : weight * (1 - greed))
  return { ...weights, stages: weights.stages.map((stage) => stage.map(felt)) }
}
