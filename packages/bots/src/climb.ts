import {
  type AnyState,
  advance,
  apply,
  decider,
  FastRandom,
  type Game,
  type Move,
  MoveList,
  mixSeed,
  SampledChance,
  viewInto,
} from '@chronik/kernel'
import { Estimator, type Evaluator, type Weights } from './evaluator.ts'
import { roomFor } from './levels.ts'
import { Impression } from './policy.ts'
import { Regression } from './regression.ts'
import { Search } from './search/search.ts'

/** How weights climb: where they begin, and how far they may be shifted to see what that brings. */
export interface Climb {
  readonly from: Weights
  /** The usual shift of a feature's weight, in points; what is not named has the usual reach. */
  readonly reach: { readonly [feature: string]: number }
  /** How much of a shift each stage gets. */
  readonly fade: readonly number[]
}

const USUAL_REACH = 0.4
/** How strongly the effect of a shift is doubted: as if so many matches had shown none. */
const DOUBT = 400
/** No effect of one match counts for more than this margin, no step goes further than this many shifts. */
const WIDEST_MARGIN = 25
const LONGEST_STEP = 1.2

export type Stages = readonly (readonly number[])[]

/**
 * One generation of a climb: in every match both seats play with weights of their own, shifted at random.
 * A regression of the margin on the shifts says what they bring, and the weights take a step that way.
 */
export class Ascent<S extends AnyState> {
  readonly #game: Game<S>
  readonly #evaluator: Evaluator<S>
  readonly #box: S['box']
  readonly #random: FastRandom
  readonly #reach: readonly number[]
  readonly #fade: readonly number[]
  readonly #seed: number
  #played = 0
  stages: Stages

  constructor(game: Game<S>, evaluator: Evaluator<S>, { from, reach, fade }: Climb, seed: number) {
    this.#game = game
    this.#evaluator = evaluator
    this.#box = game.open({ players: 2 })
    this.#random = new FastRandom(seed)
    this.#reach = evaluator.features.map((feature) => reach[feature] ?? USUAL_REACH)
    this.#fade = fade
    this.#seed = seed
    this.stages = from.stages
  }

  /** Plays so many matches with so many iterations for each decision, takes the step and gives the mean winning score. */
  climb(matches: number, iterations: number, onMatch?: (done: number) => void): number {
    const { features } = this.#evaluator
    const effects = new Regression(features.length, 1)
    const differences = new Float64Array(features.length)
    let winning = 0
    for (let match = 0; match < matches; match++) {
      onMatch?.(match)
      const shifts = [features.map(() => this.#bell()), features.map(() => this.#bell())]
      const scores = this.#play(
        shifts.map((shift) => this.#shifted(shift)),
        iterations,
      )
      for (let at = 0; at < differences.length; at++) differences[at] = shifts[0][at] - shifts[1][at]
      effects.add(differences, 0, clamp(scores[0] - scores[1], WIDEST_MARGIN))
      winning += Math.max(...scores)
    }
    const [effect] = effects.solve(DOUBT)
    this.stages = rounded(this.#shifted(effect.map((points) => clamp(points, LONGEST_STEP))))
    return winning / matches
  }

  #shifted(shift: readonly number[]): Stages {
    return this.stages.map((stage, at) =>
      stage.map((weight, feature) => weight + shift[feature] * this.#reach[feature] * this.#fade[at]),
    )
  }

  /** Shifts spread like a bell with a standard deviation of 1. */
  #bell(): number {
    let sum = 0
    for (let draw = 0; draw < 6; draw++) sum += this.#random.below(100_001) / 100_000
    return (sum - 3) * Math.SQRT2
  }

  #play(weights: readonly Stages[], iterations: number): readonly number[] {
    const game = this.#game
    const seed = mixSeed(this.#seed, this.#played++)
    const random = new FastRandom(seed)
    const chance = new SampledChance(random)
    const state = game.begin(this.#box)
    const view = game.blank(this.#box)
    const moves = new MoveList()
    const choosers = weights.map((stages, seat) => {
      const estimator = new Estimator(this.#evaluator, { game: this.#evaluator.game, stages, note: '' })
      if (iterations === 0) {
        const policy = new Impression(game, this.#box, estimator, random, chance)
        return (): Move => policy.choose(state, moves, 0)
      }
      const thinking = { seed: mixSeed(seed, seat), nodes: roomFor(iterations) }
      const search = new Search(game, this.#box, estimator, thinking)
      return (): Move => {
        viewInto(game, view, state, seat)
        return search.run(view, { iterations }).best
      }
    })
    while (advance(game, state, chance, moves) === 'choice') apply(game, state, choosers[decider(state)]())
    return game.score(state).totals
  }
}

/** Weights to the thousandth of a point. */
export function rounded(stages: Stages): Stages {
  return stages.map((stage) => stage.map((weight) => Math.round(weight * 1000) / 1000))
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}
