import { type AnyState, type Game, mixSeed, type Setup } from '@chronik/kernel'
import { Estimator, type Evaluator, type Weights } from './evaluator.ts'
import { Regression, spread } from './regression.ts'
import { learnFrom } from './self-play.ts'
import { handSetWeights } from './weights/hand-set.ts'

/** So many generations of so many matches, with so many iterations for each decision (0: by first impression). */
interface Era {
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
  readonly seed: number
  /** How much of what was learned counts in the end, the rest being set by hand; without it all. */
  readonly trust?: number
  /** One in so many decisions in the middle of a turn is learned from, too; without it none. */
  readonly midTurn?: number
  readonly onMatch?: (generation: number, done: number, of: number) => void
  readonly onGeneration?: (generation: number, rows: number, meanScore: number) => void
}

/** The very first generation knows nothing and plays anything. */
const ANYTHING = 1000

/** Fits weights by self-play: each generation plays with the weights of the last and learns what was still gained. */
export function train<S extends AnyState>(game: Game<S>, evaluator: Evaluator<S>, plan: Training): Weights {
  const { setups, seed } = plan
  let stages: Stages = [evaluator.features.map(() => 0)]
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
          temperature: generation === 0 ? ANYTHING : plan.temperature,
          iterations,
          midTurn: plan.midTurn ?? 0,
        })
      }
      stages = regression.solve(plan.ridge * regression.rows)
      plan.onGeneration?.(generation++, regression.rows, scores / matches)
    }
  }
  const byHand = spread(handSetWeights(evaluator).stages, plan.stages)
  return {
    game: evaluator.game,
    stages: mixed(byHand, stages, plan.trust ?? 1).map((stage) =>
      stage.map((weight) => Math.round(weight * 1000) / 1000),
    ),
    note: noteOf(plan),
  }
}

type Stages = readonly (readonly number[])[]

function mixed(byHand: Stages, learned: Stages, trust: number): number[][] {
  return learned.map((stage, at) =>
    stage.map((weight, feature) => trust * weight + (1 - trust) * byHand[at][feature]),
  )
}

function noteOf({ eras, seed, trust, stages, ridge, temperature, midTurn }: Training): string {
  const played = eras.map(({ generations, matches, iterations }) => {
    const how = iterations === 0 ? 'by first impression' : `with ${iterations} iterations`
    return `${generations} generations of ${matches} matches ${how}`
  })
  const middle = midTurn === undefined ? '' : `, 1 in ${midTurn} decisions within turns`
  const half = trust === undefined ? '' : `; ${trust} of it, the rest set by hand`
  return `self-play regression: ${played.join(', then ')}, seed ${seed}, ${stages} stages, ridge ${ridge}, temperature ${temperature}${middle}${half}`
}
