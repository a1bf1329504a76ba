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
  /** One in so many decisions in the middle of a turn is learned from, too; without it none. */
  readonly midTurn?: number
  readonly onGeneration?: (generation: number, rows: number, meanScore: number) => void
}

/** Fits weights by self-play: each generation plays with the weights of the last and learns what was still gained. */
export function train<S extends AnyState>(game: Game<S>, evaluator: Evaluator<S>, plan: Training): Weights {
  let stages: number[][] = Array.from({ length: plan.stages }, () => evaluator.features.map(() => 0))
  for (let generation = 0; generation < plan.generations; generation++) {
    const estimator = new Estimator(evaluator, { game: evaluator.game, stages, note: '' })
    const regression = new Regression(evaluator.features.length, plan.stages)
    let scores = 0
    for (let match = 0; match < plan.matches; match++) {
      const seed = mixSeed(plan.seed, generation * plan.matches + match)
      const setup = plan.setups[match % plan.setups.length]
      const play: Play = {
        setup,
        seed,
        temperature: generation === 0 ? 1000 : plan.temperature,
        midTurn: plan.midTurn ?? 0,
      }
      scores += learnFrom(game, evaluator, estimator, regression, play)
    }
    stages = regression.solve(plan.ridge * regression.rows)
    plan.onGeneration?.(generation, regression.rows, scores / plan.matches)
  }
  return {
    game: evaluator.game,
    stages: stages.map((stage) => stage.map((weight) => Math.round(weight * 1000) / 1000)),
    note: noteOf(plan),
  }
}

function noteOf({ generations, matches, seed, stages, ridge, temperature, midTurn }: Training): string {
  const middle = midTurn === undefined ? '' : `, 1 in ${midTurn} decisions within turns`
  return `self-play regression: ${generations} generations of ${matches} matches, seed ${seed}, ${stages} stages, ridge ${ridge}, temperature ${temperature}${middle}`
}

interface Sample {
  readonly features: Float64Array
  readonly progress: number
  readonly seat: number
  readonly now: number
}

interface Play {
  readonly setup: Setup
  readonly seed: number
  readonly temperature: number
  readonly midTurn: number
}

function learnFrom<S extends AnyState>(
  game: Game<S>,
  evaluator: Evaluator<S>,
  estimator: Estimator<S>,
  regression: Regression,
  play: Play,
): number {
  const random = new FastRandom(play.seed)
  const chance = new SampledChance(random)
  const box = game.open(play.setup)
  const state = game.begin(box)
  const moves = new MoveList()
  const policy = new Impression(game, box, estimator, random, chance)
  const samples: Sample[] = []
  let last = -1
  while (advance(game, state, chance, moves) === 'choice') {
    const seat = decider(state)
    const often = seat === last ? play.midTurn : 3
    if (often > 0 && random.below(often) === 0) {
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
    apply(game, state, policy.choose(state, moves, play.temperature))
  }
  const { totals } = game.score(state)
  for (const { features, progress, seat, now } of samples)
    regression.add(features, progress, totals[seat] - now)
  return Math.max(...totals)
}
