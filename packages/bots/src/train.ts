import {
  type AnyState,
  advance,
  apply,
  decider,
  FastRandom,
  type Game,
  MoveList,
  mixSeed,
  SampledChance,
  type Setup,
} from '@chronik/kernel'
import { Estimator, type Evaluator, type Weights } from './evaluator.ts'
import { Impression } from './policy.ts'
import { Regression } from './regression.ts'

export interface Training {
  readonly setups: readonly Setup[]
  readonly generations: number
  readonly matches: number
  readonly stages: number
  readonly ridge: number
  readonly temperature: number
  readonly seed: number
  readonly onGeneration?: (generation: number, rows: number, meanScore: number) => void
}

/** Fits weights by self-play: each generation plays with the weights of the last and learns what was still gained. */
export function train<S extends AnyState>(game: Game<S>, evaluator: Evaluator<S>, plan: Training): Weights {
  let stages: number[][] = Array.from({ length: plan.stages }, () => evaluator.features.map(() => 0))
  for (let generation = 0; generation < plan.generations; generation++) {
    const note = `generation ${generation}`
    const estimator = new Estimator(evaluator, { game: evaluator.game, stages, note })
    const regression = new Regression(evaluator.features.length, plan.stages)
    let scores = 0
    for (let match = 0; match < plan.matches; match++) {
      const seed = mixSeed(plan.seed, generation * plan.matches + match)
      const setup = plan.setups[match % plan.setups.length]
      scores += learnFrom(
        game,
        evaluator,
        estimator,
        regression,
        setup,
        seed,
        generation === 0 ? 1000 : plan.temperature,
      )
    }
    stages = regression.solve(plan.ridge * regression.rows)
    plan.onGeneration?.(generation, regression.rows, scores / plan.matches)
  }
  const note = `self-play regression: ${plan.generations} generations of ${plan.matches} matches, seed ${plan.seed}, ridge ${plan.ridge}`
  return {
    game: evaluator.game,
    stages: stages.map((stage) => stage.map((weight) => Math.round(weight * 1000) / 1000)),
    note,
  }
}

interface Sample {
  readonly features: Float64Array
  readonly progress: number
  readonly seat: number
  readonly now: number
}

function learnFrom<S extends AnyState>(
  game: Game<S>,
  evaluator: Evaluator<S>,
  estimator: Estimator<S>,
  regression: Regression,
  setup: Setup,
  seed: number,
  temperature: number,
): number {
  const random = new FastRandom(seed)
  const chance = new SampledChance(random)
  const box = game.open(setup)
  const state = game.begin(box)
  const moves = new MoveList()
  const policy = new Impression(game, box, estimator, random, chance)
  const samples: Sample[] = []
  let last = -1
  while (advance(game, state, chance, moves) === 'choice') {
    const seat = decider(state)
    if (seat !== last && random.below(3) === 0) {
      for (let one = 0; one < box.players; one++) {
        const features = new Float64Array(evaluator.features.length)
        evaluator.read(state, one, features)
        samples.push({
          features,
          progress: evaluator.progress(state),
          seat: one,
          now: evaluator.scoreNow(state, one),
        })
      }
    }
    last = seat
    apply(game, state, policy.choose(state, moves, temperature))
  }
  const { totals } = game.score(state)
  for (const { features, progress, seat, now } of samples)
    regression.add(features, progress, totals[seat] - now)
  return Math.max(...totals)
}
