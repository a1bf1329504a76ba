import { type AnyState, type Game, mixSeed, type Setup } from '@chronik/kernel'
import { Estimator, type Evaluator, type Weights } from './evaluator.ts'
import { Regression, spread } from './regression.ts'
import { learnFrom } from './self-play.ts'

/** So many generations of so many matches, with so many iterations for each decision (0: by first impression). */
export interface Era {
  readonly generations: number
  readonly matches: number
  readonly iterations: number
}

export interface Training {
  readonly setups: readonly Setup[]
  readonly eras: readonly Era[]
  readonly stages: number
  readonly ridge: number
  readonly temperature: number
  /** How much of the weights of a generation the next one keeps, from 0 to 1; without it nothing. */
  readonly keep?: number
  readonly seed: number
  /** What the first generation plays by; without it, it knows nothing and plays anything. */
  readonly start?: Weights
  /** One in so many decisions in the middle of a turn is learned from, too; without it none. */
  readonly midTurn?: number
  readonly onMatch?: (generation: number, done: number, of: number) => void
  readonly onGeneration?: (generation: number, rows: number, meanScore: number) => void
}

/** Carelessness that plays anything. */
const ANYTHING = 1000

/** Fits weights by self-play: each generation plays with the weights of the last and learns what was still gained. */
export function train<S extends AnyState>(game: Game<S>, evaluator: Evaluator<S>, plan: Training): Weights {
  const { setups, seed } = plan
  let stages: readonly (readonly number[])[] = plan.start?.stages ?? [evaluator.features.map(() => 0)]
  let generation = 0
  let played = 0
  for (const { generations, matches, iterations } of plan.eras) {
    for (let left = generations; left > 0; left--) {
      const estimator = new Estimator(evaluator, { game: evaluator.game, stages, note: '' })
      const regression = new Regression(evaluator.features.length, plan.stages)
      let scores = 0
      for (let match = 0; match < matches; match++) {
        plan.onMatch?.(generation, match, matches)
        scores += learnFrom(game, evaluator, estimator, regression, {
          setup: setups[match % setups.length],
          seed: mixSeed(seed, played++),
          temperature: generation === 0 && plan.start === undefined ? ANYTHING : plan.temperature,
          iterations,
          midTurn: plan.midTurn ?? 0,
        })
      }
      const fitted = regression.solve(plan.ridge * regression.rows)
      stages = mixed(spread(stages, plan.stages), fitted, plan.keep ?? 0)
      plan.onGeneration?.(generation++, regression.rows, scores / matches)
    }
  }
  return {
    game: evaluator.game,
    stages: stages.map((stage) => stage.map((weight) => Math.round(weight * 1000) / 1000)),
    note: noteOf(plan),
  }
}

type Stages = readonly (readonly number[])[]

function mixed(before: Stages, fitted: Stages, keep: number): number[][] {
  return fitted.map((stage, at) =>
    stage.map((weight, feature) => keep * before[at][feature] + (1 - keep) * weight),
  )
}

function noteOf({ eras, seed, start, keep, stages, ridge, temperature, midTurn }: Training): string {
  const played = eras.map(({ generations, matches, iterations }) => {
    const how = iterations === 0 ? 'by first impression' : `with ${iterations} iterations`
    return `${generations} generations of ${matches} matches ${how}`
  })
  const middle = midTurn === undefined ? '' : `, 1 in ${midTurn} decisions within turns`
  const from = start === undefined ? '' : `, beginning with weights ${start.note}`
  const kept = keep === undefined ? '' : `, each generation keeps ${keep} of the one before`
  return `self-play regression: ${played.join(', then ')}${from}${kept}, seed ${seed}, ${stages} stages, ridge ${ridge}, temperature ${temperature}${middle}`
}
