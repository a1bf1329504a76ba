import type { AnyState } from '@chronik/kernel'

/**
 * What a position is worth: the expected final score of every seat. A game tells its positions by
 * features; weights turn them into points. Features of a seat may look at public things and at what the
 * seat itself holds; in an imagined world everything is there.
 */
export interface Evaluator<S extends AnyState = AnyState> {
  readonly game: string
  /** Names of the features, for training and for reasons. */
  readonly features: readonly string[]
  /** Writes the features of a seat. */
  read(state: S, seat: number, into: Float64Array): void
  /** How far the match has come, from 0 to 1. */
  progress(state: S): number
  /** The score as it stands, as the sheet would count it now. */
  scoreNow(state: S, seat: number): number
  /** The same, by the features that bring it: what somebody has may already count. Without it, all is `score`. */
  scored?(state: S, seat: number): readonly Share[]
  /** Names of the rules of thumb that features rest on and that are trained, too. */
  readonly thumbs?: readonly string[]
  /** The same evaluator with other rules of thumb: one row for the beginning, one for the end of a match. */
  with?(thumbs: readonly (readonly number[])[]): Evaluator<S>
}

/** Weights for one evaluator: one row for each stage of a match; between two stages they are mixed. */
export interface Weights {
  readonly game: string
  readonly stages: readonly (readonly number[])[]
  /** Rules of thumb of the evaluator; without them it uses its own. */
  readonly thumbs?: readonly (readonly number[])[]
  /** How they were made. */
  readonly note: string
}

/** Values positions for those who look ahead. */
export interface Appraiser<S extends AnyState = AnyState> {
  /** Whether it values positions where chance is due; if not, chance has to speak first. */
  readonly foresees: boolean
  /**
   * A new thought begins, of this seat: nothing that was valued before may change what comes. Positions are then
   * valued as that seat sees them, which knows its own things and imagines the rest; without it as the decider does.
   */
  begin(seat?: number): void
  /** Expected final scores of all seats. */
  estimate(state: S, into: Float64Array): void
  /** How good a position is for one seat, in points, to compare moves at first sight. */
  estimateSeat(state: S, seat: number): number
}

/** What one feature, or `score`, adds to what a seat expects. */
export interface Share {
  readonly feature: string
  readonly points: number
}

/** Which features are told as one: the same word for those. */
export type Alike = (feature: string) => string

/** Says in words why one position is better than another. */
export interface Explainer<S extends AnyState = AnyState> {
  /** What changed for a seat from one position to another, in points; features that are alike are one change. */
  changes(before: S, after: S, seat: number, alike: Alike): readonly Share[]
}

/** One share for all features that are alike, named by the first. */
export function addedUp(shares: readonly Share[], alike: Alike): Share[] {
  const groups = Map.groupBy(shares, ({ feature }) => alike(feature))
  return Array.from(groups.values(), (group) => ({
    feature: group[0].feature,
    points: group.reduce((sum, { points }) => sum + points, 0),
  }))
}

/** An evaluator with its weights, ready to use without allocation. */
export class Estimator<S extends AnyState = AnyState> implements Appraiser<S>, Explainer<S> {
  readonly #evaluator: Evaluator<S>
  readonly #stages: readonly Float64Array[]
  readonly #features: Float64Array
  readonly foresees = false

  constructor(evaluator: Evaluator<S>, weights: Weights) {
    if (weights.game !== evaluator.game) throw new Error(`weights of ${weights.game} for ${evaluator.game}`)
    for (const stage of weights.stages) {
      if (stage.length !== evaluator.features.length)
        throw new Error(`${evaluator.features.length} weights expected, found ${stage.length}`)
    }
    this.#evaluator =
      weights.thumbs === undefined ? evaluator : (evaluator.with?.(weights.thumbs) ?? evaluator)
    this.#stages = weights.stages.map((stage) => Float64Array.from(stage))
    this.#features = new Float64Array(evaluator.features.length)
  }

  get evaluator(): Evaluator<S> {
    return this.#evaluator
  }

  begin(): void {
    // Nothing is kept from one position to the next.
  }

  estimate(state: S, into: Float64Array): void {
    for (let seat = 0; seat < state.box.players; seat++) into[seat] = this.estimateSeat(state, seat)
  }

  /** The expected final score of one seat. */
  estimateSeat(state: S, seat: number): number {
    this.#evaluator.read(state, seat, this.#features)
    return this.#evaluator.scoreNow(state, seat) + this.gain(this.#features, this.#evaluator.progress(state))
  }

  /** What a seat with these features will still gain. */
  gain(features: Float64Array, progress: number): number {
    const stages = this.#stages
    const place = progress * (stages.length - 1)
    const early = Math.min(stages.length - 1, Math.floor(place))
    const before = stages[early]
    const after = stages[Math.min(stages.length - 1, early + 1)]
    const share = place - early
    let sum = 0
    for (let at = 0; at < features.length; at++) {
      const feature = features[at]
      if (feature !== 0) sum += feature * (before[at] + (after[at] - before[at]) * share)
    }
    return sum
  }

  changes(before: S, after: S, seat: number, alike: Alike): Share[] {
    const then = this.explain(before, seat)
    const all = this.explain(after, seat).map(({ feature, points }, at) => ({
      feature,
      points: points - then[at].points,
    }))
    return addedUp(all, alike)
  }

  /** What each feature adds for a seat. */
  explain(state: S, seat: number): Share[] {
    const place = this.#evaluator.progress(state) * (this.#stages.length - 1)
    const early = Math.min(this.#stages.length - 1, Math.floor(place))
    const late = Math.min(this.#stages.length - 1, early + 1)
    this.#evaluator.read(state, seat, this.#features)
    return this.#evaluator.features.map((feature, at) => ({
      feature,
      points:
        this.#features[at] *
        (this.#stages[early][at] + (this.#stages[late][at] - this.#stages[early][at]) * (place - early)),
    }))
  }
}
