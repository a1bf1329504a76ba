import type { AnyState, Random } from '@chronik/kernel'
import type { Appraiser } from '../evaluator.ts'
import type { Points } from '../training/hand-set.ts'
import type { LearnedAppraiser } from './appraiser.ts'
import type { Encoder } from './encoder.ts'
import type { Practice } from './self-play.ts'

/** How far a whim strays, in points for each feature of its usual size. */
const STRENGTH = 1.5
/** How many times what a style says it may be loved at most. */
const LOVE = 2
const FINE = 1_000_000

/** Somebody who leads a seat by a way of its own, until a decision of the match. */
export interface Guide<S extends AnyState> {
  readonly seat: number
  readonly until: number
  readonly appraiser: Appraiser<S>
}

/**
 * Players who begin with a taste of their own: some things seem worth more or less to them than they are, for
 * the opening of a match. So positions are met that good play alone would never meet.
 */
export class Whims<S extends AnyState> implements Appraiser<S> {
  readonly #appraiser: Appraiser<S>
  readonly #guide: Guide<S> | null
  readonly #inputs: Float32Array
  readonly #tastes: readonly (Float32Array | null)[]
  readonly #until: readonly number[]
  readonly foresees: boolean
  /** The decision of the match that is due. */
  at = 0

  constructor(
    appraiser: Appraiser<S>,
    { network, encoder }: LearnedAppraiser<S>,
    { whims, opening, styles = [] }: Practice,
    players: number,
    random: Random,
    guide: Guide<S> | null = null,
  ) {
    this.#appraiser = appraiser
    this.#guide = guide
    this.foresees = appraiser.foresees
    this.#inputs = network.x
    this.#tastes = Array.from({ length: players }, () =>
      random.below(FINE) < whims * FINE ? tasteOf(encoder, styles, random) : null,
    )
    this.#until = this.#tastes.map((taste) => (taste === null ? 0 : random.below(opening)))
  }

  /** The decision of the match from which on everybody plays as well as they can. */
  get over(): number {
    return Math.max(...this.#until)
  }

  begin(seat?: number): void {
    this.#appraiser.begin(seat)
  }

  estimate(state: S, into: Float64Array): void {
    this.#appraiser.estimate(state, into)
  }

  estimateSeat(state: S, seat: number): number {
    const guide = this.#guide
    if (guide !== null && guide.seat === seat && this.at < guide.until)
      return guide.appraiser.estimateSeat(state, seat)
    let sum = this.#appraiser.estimateSeat(state, seat)
    const taste = this.#tastes[seat]
    if (taste === null || this.at >= this.#until[seat]) return sum
    // The features of the seat that looks come first.
    for (let feature = 0; feature < taste.length; feature++) sum += taste[feature] * this.#inputs[feature]
    return sum
  }
}

/** For one feature here and one there; where there are styles, as often for what one of them loves. */
function tasteOf<S extends AnyState>(
  encoder: Encoder<S>,
  styles: readonly Points[],
  random: Random,
): Float32Array {
  if (styles.length > 0 && random.below(2) === 0) {
    const strength = (LOVE * random.below(FINE)) / FINE
    return encoder.taste(styles[random.below(styles.length)], strength)
  }
  const rare = 2 + random.below(8)
  return Float32Array.from({ length: encoder.features }, () =>
    random.below(rare) === 0 ? STRENGTH * bell(random) : 0,
  )
}

/** About evenly spread around zero, mostly between minus one and one. */
function bell(random: Random): number {
  let sum = -3
  for (let count = 0; count < 6; count++) sum += random.below(FINE) / FINE
  return sum
}
