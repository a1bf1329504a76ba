import { type AnyState, decider, decision, type Game } from '@chronik/kernel'
import type { Evaluator } from '../evaluator.ts'
import type { Points } from '../training/hand-set.ts'

/** What a network sees of the table beside the features of the seats. */
export interface Surroundings<S extends AnyState = AnyState> {
  /** How many inputs they take at tables of so many seats at most. */
  size(seats: number): number
  /** Writes them from this place on; the seats come as one of them sees them: itself, then its rivals by score. */
  read(state: S, order: Int8Array, into: Float32Array, at: number): void
  /** Of how many seats, in that order, the features are told; without it of all. */
  readonly featured?: number
  /** Whether nothing can change any more, though the match is not over. */
  settled?(state: S): boolean
}

/** How progress is told: so many steps, each from 0 to 1. */
const STEPS_OF_PROGRESS = 8
/** What is told of a seat beside its features: that it is there, its score, whether it follows, whether it decides. */
const BESIDE_FEATURES = 4
/** Scores are told in units of so many points, leads in half of them. */
const SCORE_UNIT = 20

/**
 * The inputs of a network for a position, seen from one seat: the features of that seat and of its rivals,
 * the leading one first, the score as it stands, how far the match has come, which decision is due (none: chance is), and
 * what the game adds. Rivals that are not there leave their inputs empty, so one network serves every table.
 */
export class Encoder<S extends AnyState = AnyState> {
  readonly size: number
  /** The seats in the order in which they were told: first the one that looks, then its rivals by their score. */
  readonly order: Int8Array
  /** The score of each seat as it stands. */
  readonly now: Float64Array
  readonly #game: Game<S>
  readonly #evaluator: Evaluator<S>
  readonly #surroundings: Surroundings<S> | null
  readonly #seats: number
  readonly #featured: number
  readonly #scale: Float32Array
  readonly #features: Float64Array

  constructor(
    game: Game<S>,
    evaluator: Evaluator<S>,
    surroundings: Surroundings<S> | null,
    seats: number,
    scale: ArrayLike<number>,
  ) {
    this.#game = game
    this.#evaluator = evaluator
    this.#surroundings = surroundings
    this.#seats = seats
    this.#featured = Math.min(seats, surroundings?.featured ?? seats)
    this.#scale = Float32Array.from(scale)
    this.#features = new Float64Array(evaluator.features.length)
    this.order = new Int8Array(seats)
    this.now = new Float64Array(seats)
    this.size =
      this.#featured * evaluator.features.length +
      seats * BESIDE_FEATURES +
      2 +
      STEPS_OF_PROGRESS +
      2 * game.steps.length +
      (surroundings?.size(seats) ?? 0)
  }

  /** How many inputs at the beginning are the features of the seat that looks. */
  get features(): number {
    return this.#scale.length
  }

  get names(): readonly string[] {
    return this.#evaluator.features
  }

  /** What its inputs are worth to somebody who loves features so many points more than they are worth. */
  taste(points: Points, strength: number): Float32Array {
    return this.#scale.map((scale, at) => (strength * (points[this.names[at]] ?? 0)) / scale)
  }

  /** Writes the inputs of a seat. */
  write(state: S, seat: number, x: Float32Array): void {
    const { players } = state.box
    const progress = this.#evaluator.progress(state)
    this.#rank(state, seat, players)
    x.fill(0)
    let at = 0
    for (let slot = 0; slot < this.#seats; slot++) {
      const told = slot < this.#featured ? this.#scale.length : 0
      if (slot < players) {
        if (told > 0) this.#tell(state, this.order[slot], x, at)
        this.#place(state, slot, x, at + told)
      }
      at += told + BESIDE_FEATURES
    }
    if (players > 1) x[at] = (this.now[seat] - this.now[this.order[1]]) / (SCORE_UNIT / 2)
    at++
    x[at++] = progress
    for (let step = 0; step < STEPS_OF_PROGRESS; step++)
      x[at++] = Math.min(1, Math.max(0, STEPS_OF_PROGRESS * progress - step))
    const due = decision(this.#game, state)
    const { length } = this.#game.steps
    if (due !== null) x[at + due.code + (decider(state) === seat ? 0 : length)] = 1
    this.#surroundings?.read(state, this.order, x, at + 2 * length)
  }

  /** Whether the scores stand as they are. */
  settled(state: S): boolean {
    return state.depth === 0 || this.#surroundings?.settled?.(state) === true
  }

  #tell(state: S, seat: number, x: Float32Array, at: number): void {
    const features = this.#features
    this.#evaluator.read(state, seat, features)
    const scale = this.#scale
    for (let feature = 0; feature < scale.length; feature++)
      x[at + feature] = features[feature] * scale[feature]
  }

  #place(state: S, slot: number, x: Float32Array, at: number): void {
    const seat = this.order[slot]
    x[at] = 1
    x[at + 1] = this.now[seat] / SCORE_UNIT
    x[at + 2] = seat === (this.order[0] + 1) % state.box.players ? 1 : 0
    x[at + 3] = seat === decider(state) ? 1 : 0
  }

  /** The viewer first, then the rivals: who has more comes before, among equals who is sooner to play. */
  #rank(state: S, seat: number, players: number): void {
    const { order, now } = this
    for (let one = 0; one < players; one++) now[one] = this.#evaluator.scoreNow(state, one)
    order[0] = seat
    for (let step = 1; step < players; step++) {
      const rival = (seat + step) % players
      let place = step
      while (place > 1 && now[order[place - 1]] < now[rival]) {
        order[place] = order[place - 1]
        place--
      }
      order[place] = rival
    }
  }
}
