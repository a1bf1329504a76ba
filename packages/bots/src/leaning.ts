import type { AnyState } from '@chronik/kernel'
import {
  type Alike,
  type Appraiser,
  Estimator,
  type Evaluator,
  type Explainer,
  type Share,
} from './evaluator.ts'
import { handSetWeights, type Points } from './training/hand-set.ts'

const EVERYBODY = -1

/**
 * Values positions like another appraiser, but some things seem worth more or less to the seat that thinks than
 * they are, less and less towards the end of a match: a style. Rivals are not expected to share it.
 */
export class Leaning<S extends AnyState> implements Appraiser<S>, Explainer<S> {
  readonly foresees: boolean
  readonly #appraiser: Appraiser<S> & Explainer<S>
  readonly #evaluator: Evaluator<S>
  readonly #taste: Estimator<S>
  readonly #features: Float64Array
  #seat = EVERYBODY

  constructor(appraiser: Appraiser<S> & Explainer<S>, evaluator: Evaluator<S>, points: Points) {
    const unknown = Object.keys(points).find((feature) => !evaluator.features.includes(feature))
    if (unknown !== undefined) throw new Error(`${evaluator.game} has no feature ${unknown}`)
    this.foresees = appraiser.foresees
    this.#appraiser = appraiser
    this.#evaluator = evaluator
    this.#taste = new Estimator(evaluator, handSetWeights(evaluator, points))
    this.#features = new Float64Array(evaluator.features.length)
  }

  begin(seat = EVERYBODY): void {
    this.#seat = seat
    this.#appraiser.begin(seat === EVERYBODY ? undefined : seat)
  }

  estimate(state: S, into: Float64Array): void {
    this.#appraiser.estimate(state, into)
    if (this.#seat !== EVERYBODY) into[this.#seat] += this.#extra(state, this.#seat)
  }

  estimateSeat(state: S, seat: number): number {
    const value = this.#appraiser.estimateSeat(state, seat)
    return this.#seat === EVERYBODY || this.#seat === seat ? value + this.#extra(state, seat) : value
  }

  /** Reasons are told without the taste. */
  changes(before: S, after: S, seat: number, alike: Alike): readonly Share[] {
    return this.#appraiser.changes(before, after, seat, alike)
  }

  #extra(state: S, seat: number): number {
    this.#evaluator.read(state, seat, this.#features)
    return this.#taste.gain(this.#features, this.#evaluator.progress(state))
  }
}
