import {
  type AnyState,
  advance,
  apply,
  decider,
  FastRandom,
  MoveList,
  mixSeed,
  SampledChance,
  type Setup,
} from '@chronik/kernel'
import { networkOf } from '../network/network.ts'
import { layoutOf, type Shape } from '../network/shape.ts'
import { estimatorOf, type Player } from '../opponents.ts'
import { Impression } from '../policy.ts'
import { LearnedAppraiser } from './appraiser.ts'
import { Encoder } from './encoder.ts'
import { grown } from './grow.ts'
import { type Learned, parametersOf, partsOf } from './learned.ts'
import { type Lessons, type Memory, Pupil } from './pupil.ts'
import { type Practice, SelfPlay } from './self-play.ts'

/** What is to be learned about a game, and how. */
export interface Course extends Practice {
  /** The tables at which it is learned, one match after the other. */
  readonly setups: readonly Setup[]
  /** Neurons of the hidden layers. */
  readonly hidden: readonly [number, number]
  /** How fast it learns at first; without it at the usual rate. */
  readonly rate?: number
  readonly matches: number
  readonly generations: number
  /** Whether it goes on from what was learned before: then nobody has to teach it, and it learns more slowly. */
  readonly onward?: boolean
  /** How often each position of a generation is looked at. */
  readonly passes: number
  readonly seed: number
}

/** A match to be played. */
export interface Exercise {
  readonly setup: Setup
  readonly seed: number
  /** The very first matches are played by the weights in use: there is nothing better. */
  readonly taught: boolean
}

/** Where a school stands, so that it can go on another day. */
export interface Standing {
  readonly generation: number
  readonly scale: readonly number[]
  readonly parameters: Float32Array
  /** The parameters of the last generations on average: they play, and they are what was learned. */
  readonly average: Float32Array
  readonly memory: Memory
}

const BATCH = 64
/** How fast it learns at first, and which part of that at the end. */
const RATE = 1e-3
const LAST_RATE = 0.03
const ONWARD_RATE = 3e-4
/** Over how many generations parameters are averaged, so that what one of them happened to meet does not sway play. */
const AVERAGED = 5
/** Matches that show how far features spread. */
const TRIALS = 24
/** Features that hardly change are not blown up. */
const LEAST_SPREAD = 0.3

/**
 * Learns by self-play, generation after generation: each plays its matches with the parameters of the one
 * before, and what came of every position is learned in small batches. Who plays the matches, and how many at
 * a time, does not change what is learned.
 */
export class School<S extends AnyState> {
  readonly #player: Player<S>
  readonly #course: Course
  readonly #seats: number
  readonly #scale: readonly number[]
  readonly #shape: Shape
  readonly #pupil: Pupil
  readonly #average: Float32Array
  #generation: number

  constructor(player: Player<S>, course: Course, standing: Standing | null = null) {
    this.#player = player
    this.#course = course
    this.#seats = seatsOf(course)
    this.#scale = standing?.scale ?? scaleOf(player, course)
    this.#shape = shapeOf(this.#encoder(), course)
    this.#pupil = new Pupil(
      this.#shape,
      standing?.parameters ?? begin(this.#shape, course.seed),
      standing?.memory ?? null,
    )
    this.#average = (standing?.average ?? this.#pupil.parameters).slice()
    this.#generation = standing?.generation ?? 0
  }

  get generation(): number {
    return this.#generation
  }

  get done(): boolean {
    return this.#generation >= this.#course.generations
  }

  get standing(): Standing {
    const { parameters, memory } = this.#pupil
    const average = this.#average
    return { generation: this.#generation, scale: this.#scale, parameters, average, memory }
  }

  /** The matches of the next generation. */
  get exercises(): readonly Exercise[] {
    const { setups, matches, seed } = this.#course
    const first = this.#generation * matches
    return Array.from({ length: matches }, (_, index) => ({
      setup: setups[(first + index) % setups.length],
      seed: mixSeed(seed, first + index) >>> 0,
      taught: this.#generation === 0 && this.#course.onward !== true,
    }))
  }

  /** Learns what a generation met, its matches in order; gives the mean error of gains, in units. */
  absorb(matches: readonly Lessons[]): number {
    const { generations, passes, seed, onward = false } = this.#course
    const { rate: first = onward ? ONWARD_RATE : RATE } = this.#course
    const lessons = together(matches, this.#shape)
    const random = new FastRandom(mixSeed(seed, -1 - this.#generation) >>> 0)
    const rate = first * Math.max(LAST_RATE, 1 - this.#generation / generations)
    const rows = new Int32Array(BATCH)
    for (let left = Math.floor((passes * lessons.count) / BATCH); left > 0; left--) {
      for (let at = 0; at < BATCH; at++) rows[at] = random.below(lessons.count)
      this.#pupil.learn(lessons, rows, rate)
    }
    this.#settle(1 / (onward ? AVERAGED : Math.min(AVERAGED, 1 + this.#generation)))
    this.#generation++
    return this.#pupil.takeError()
  }

  /** What has been learned so far, as a data file keeps it. */
  learned(note: string): Learned {
    return {
      game: this.#player.game.id,
      shape: this.#shape,
      seats: this.#seats,
      scale: this.#scale,
      foresees: true,
      parts: partsOf(this.#shape, this.#average),
      note,
    }
  }

  /** Plays exercises with parameters of its own, which are to be set before each generation. */
  classroom(): Classroom<S> {
    const parameters = new Float32Array(layoutOf(this.#shape).size)
    return new Classroom(this.#player, this.#course, this.#encoder(), this.#shape, parameters)
  }

  /** Moves the average towards what the pupil knows now. */
  #settle(share: number): void {
    const { parameters } = this.#pupil
    for (let at = 0; at < parameters.length; at++)
      this.#average[at] += share * (parameters[at] - this.#average[at])
  }

  #encoder(): Encoder<S> {
    return encoderOf(this.#player, this.#course, this.#scale)
  }
}

function seatsOf({ setups }: Course): number {
  return Math.max(...setups.map(({ players }) => players))
}

function encoderOf<S extends AnyState>(
  { game, evaluator, surroundings }: Player<S>,
  course: Course,
  scale: readonly number[],
): Encoder<S> {
  return new Encoder(game, evaluator, surroundings ?? null, seatsOf(course), scale)
}

function shapeOf<S extends AnyState>({ size }: Encoder<S>, course: Course): Shape {
  const [hidden1, hidden2] = course.hidden
  return { inputs: size, hidden1, hidden2, outputs: seatsOf(course) + 1 }
}

/** Where matches are played, here or in another thread. */
export class Classroom<S extends AnyState> {
  readonly #player: Player<S>
  readonly #course: Course
  readonly #encoder: Encoder<S>
  readonly #shape: Shape
  #play: SelfPlay<S>

  constructor(
    player: Player<S>,
    course: Course,
    encoder: Encoder<S>,
    shape: Shape,
    parameters: Float32Array,
  ) {
    this.#player = player
    this.#course = course
    this.#encoder = encoder
    this.#shape = shape
    this.#play = this.#playing(parameters)
  }

  set parameters(parameters: Float32Array) {
    this.#play = this.#playing(parameters)
  }

  play({ setup, seed, taught }: Exercise): Lessons {
    return this.#play.play(setup, seed, taught ? estimatorOf(this.#player) : null)
  }

  #playing(parameters: Float32Array): SelfPlay<S> {
    const network = networkOf(this.#shape, parameters)
    const appraiser = new LearnedAppraiser(this.#encoder, network, this.#shape.outputs - 1, true)
    return new SelfPlay(this.#player, appraiser, this.#course)
  }
}

/** Where a school begins that goes on from what was learned before, perhaps with more inputs and neurons. */
export function standingAfter<S extends AnyState>(
  player: Player<S>,
  course: Course,
  learned: Learned,
): Standing {
  const shape = shapeOf(encoderOf(player, course, learned.scale), course)
  const parameters = grown(learned.shape, parametersOf(learned), shape, course.seed)
  const { length } = parameters
  const memory = { steps: 0, means: new Float32Array(length), squares: new Float32Array(length) }
  return { generation: 0, scale: learned.scale, parameters, average: parameters.slice(), memory }
}

/** Parameters that know nothing: small and random, those of the outputs next to nothing. */
function begin(shape: Shape, seed: number): Float32Array {
  const random = new FastRandom(seed)
  const layout = layoutOf(shape)
  const parameters = new Float32Array(layout.size)
  const fill = (start: number, end: number, size: number): void => {
    for (let at = start; at < end; at++)
      parameters[at] = (random.below(1_000_000) / 1_000_000 - 0.5) * Math.sqrt(12) * size
  }
  fill(layout.w1, layout.b1, 0.5 * Math.sqrt(2 / 60))
  fill(layout.w2, layout.b2, Math.sqrt(2 / shape.hidden1))
  fill(layout.w3, layout.b3, 0.006)
  return parameters
}

function together(matches: readonly Lessons[], { inputs: width, outputs: outs }: Shape): Lessons {
  const count = matches.reduce((sum, lessons) => sum + lessons.count, 0)
  const inputs = new Float32Array(count * width)
  const outputs = new Float32Array(count * outs)
  let row = 0
  for (const lessons of matches) {
    inputs.set(lessons.inputs, row * width)
    outputs.set(lessons.outputs, row * outs)
    row += lessons.count
  }
  return { inputs, outputs, count }
}

/** One over the usual spread of each feature, from a few matches by first impression. */
function scaleOf<S extends AnyState>(player: Player<S>, { setups, seed }: Course): number[] {
  const { game, evaluator } = player
  const { length } = evaluator.features
  const sums = new Float64Array(length)
  const squares = new Float64Array(length)
  const features = new Float64Array(length)
  const random = new FastRandom(seed)
  const chance = new SampledChance(random)
  const moves = new MoveList()
  let count = 0
  for (let trial = 0; trial < TRIALS; trial++) {
    const box = game.open(setups[trial % setups.length])
    const state = game.begin(box)
    const policy = new Impression(game, box, estimatorOf(player), random, chance)
    while (advance(game, state, chance, moves) === 'choice') {
      evaluator.read(state, decider(state), features)
      for (let at = 0; at < length; at++) {
        sums[at] += features[at]
        squares[at] += features[at] ** 2
      }
      count++
      apply(game, state, policy.choose(state, moves, LEAST_SPREAD))
    }
  }
  return Array.from(sums, (sum, at) => {
    const spread = Math.sqrt(Math.max(0, squares[at] / count - (sum / count) ** 2))
    return Math.round(1000 / Math.max(LEAST_SPREAD, spread)) / 1000
  })
}
