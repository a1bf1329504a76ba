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
import { Estimator, type Evaluator, type Weights } from '../evaluator.ts'
import { roomFor } from '../levels.ts'
import { Impression } from '../policy.ts'
import { Search } from '../search/search.ts'
import { Regression } from './regression.ts'

/** How weights climb: where they begin, and how far they may be shifted to see what that brings. */
export interface Climb {
  readonly from: Weights
  /** The usual shift of a feature's weight, in points; what is not named has the usual reach. */
  readonly reach: { readonly [feature: string]: number }
  /** How much of a shift each stage gets; several ways to fade are shifted each on its own. */
  readonly fades: readonly (readonly number[])[]
  /** The usual shift of a rule of thumb, as a share of what it is at first. */
  readonly thumbReach?: number
}

const USUAL_REACH = 0.4
const LEAST_THUMB_REACH = 0.1
/** How strongly the effect of a shift is doubted: as if so many matches had shown none. */
const DOUBT = 400
/** No effect of one match counts for more than this margin, no step goes further than this many shifts. */
const WIDEST_MARGIN = 25
const LONGEST_STEP = 1.2

export type Stages = readonly (readonly number[])[]

/** What climbs: weights, and rules of thumb where the evaluator has some. */
type Footing = Pick<Weights, 'stages' | 'thumbs'>

/** One thing that can be shifted: a weight with its way to fade, or a rule of thumb early or late. */
interface Handle {
  readonly table: 'stages' | 'thumbs'
  readonly column: number
  /** How far one shift moves each row. */
  readonly rows: readonly number[]
}

/**
 * One generation of a climb: in every match both seats play with weights of their own, shifted at random.
 * A regression of the margin on the shifts says what they bring, and the weights take a step that way.
 */
export class Ascent<S extends AnyState> {
  readonly #game: Game<S>
  readonly #evaluator: Evaluator<S>
  readonly #box: S['box']
  readonly #random: FastRandom
  readonly #handles: readonly Handle[]
  readonly #seed: number
  #played = 0
  footing: Footing

  constructor(game: Game<S>, evaluator: Evaluator<S>, climb: Climb, seed: number) {
    this.#game = game
    this.#evaluator = evaluator
    this.#box = game.open({ players: 2 })
    this.#random = new FastRandom(seed)
    this.#handles = [...weightHandles(evaluator, climb), ...thumbHandles(climb)]
    this.#seed = seed
    this.footing = climb.from
  }

  /** Plays so many matches with so many iterations for each decision, takes the step and gives the mean winning score. */
  climb(matches: number, iterations: number, onMatch?: (done: number) => void): number {
    const handles = this.#handles
    const effects = new Regression(handles.length, 1)
    const differences = new Float64Array(handles.length)
    let winning = 0
    for (let match = 0; match < matches; match++) {
      onMatch?.(match)
      const shifts = [handles.map(() => this.#bell()), handles.map(() => this.#bell())]
      const scores = this.#play(
        shifts.map((shift) => this.#shifted(shift)),
        iterations,
      )
      for (let at = 0; at < differences.length; at++) differences[at] = shifts[0][at] - shifts[1][at]
      effects.add(differences, 0, clamp(scores[0] - scores[1], WIDEST_MARGIN))
      winning += Math.max(...scores)
    }
    const [effect] = effects.solve(DOUBT)
    const { stages, thumbs } = this.#shifted(effect.map((points) => clamp(points, LONGEST_STEP)))
    this.footing = { stages: rounded(stages), ...(thumbs === undefined ? {} : { thumbs: rounded(thumbs) }) }
    return winning / matches
  }

  #shifted(shift: readonly number[]): Footing {
    const stages = this.footing.stages.map((stage) => [...stage])
    const thumbs = this.footing.thumbs?.map((row) => [...row])
    this.#handles.forEach(({ table, column, rows }, at) => {
      const cells = table === 'stages' ? stages : (thumbs ?? [])
      rows.forEach((share, row) => {
        cells[row][column] += share * shift[at]
      })
    })
    return thumbs === undefined ? { stages } : { stages, thumbs }
  }

  /** Shifts spread like a bell with a standard deviation of 1. */
  #bell(): number {
    let sum = 0
    for (let draw = 0; draw < 6; draw++) sum += this.#random.below(100_001) / 100_000
    return (sum - 3) * Math.SQRT2
  }

  #play(footings: readonly Footing[], iterations: number): readonly number[] {
    const game = this.#game
    const seed = mixSeed(this.#seed, this.#played++)
    const random = new FastRandom(seed)
    const chance = new SampledChance(random)
    const state = game.begin(this.#box)
    const view = game.blank(this.#box)
    const moves = new MoveList()
    const choosers = footings.map((footing, seat) => {
      const estimator = new Estimator(this.#evaluator, { game: this.#evaluator.game, note: '', ...footing })
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

function weightHandles({ features }: Evaluator<never>, { reach, fades }: Climb): Handle[] {
  return fades.flatMap((fade) =>
    features
      .map((feature, column): Handle => {
        const most = reach[feature] ?? USUAL_REACH
        return { table: 'stages', column, rows: fade.map((share) => share * most) }
      })
      .filter(({ rows }) => rows.some((row) => row !== 0)),
  )
}

function thumbHandles({ from: { thumbs = [] }, thumbReach = 0 }: Climb): Handle[] {
  return thumbs.flatMap((values, row) =>
    values.map((value, column): Handle => {
      const most = Math.max(LEAST_THUMB_REACH, thumbReach * Math.abs(value))
      return { table: 'thumbs', column, rows: thumbs.map((_, other) => (other === row ? most : 0)) }
    }),
  )
}

/** Weights to the thousandth of a point. */
export function rounded(stages: Stages): Stages {
  return stages.map((stage) => stage.map((weight) => Math.round(weight * 1000) / 1000))
}

function clamp(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value))
}
