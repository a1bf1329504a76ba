import { type AnyState, decider } from '@chronik/kernel'
import type { Alike, Appraiser, Explainer, Share } from '../evaluator.ts'
import type { Network } from '../network/network.ts'
import type { Encoder } from './encoder.ts'

/** Gains are told by a network in units of so many points. */
export const GAIN_UNIT = 10
/** The kept sums are begun anew after so many positions, so that what is rounded off does not add up. */
const RENEWED = 4_096
const NOBODY = -1

/** Values positions by what a network has learned: what every seat will still gain, and who may win. */
export class LearnedAppraiser<S extends AnyState = AnyState> implements Appraiser<S>, Explainer<S> {
  /** Expected final scores of all seats, and the chance of the seat that looked to win, of the last look. */
  readonly finals: Float64Array
  chance = 0
  readonly foresees: boolean
  readonly encoder: Encoder<S>
  readonly network: Network
  readonly #win: number
  #looks = 0
  #seat = NOBODY

  constructor(encoder: Encoder<S>, network: Network, seats: number, foresees: boolean) {
    this.foresees = foresees
    this.encoder = encoder
    this.network = network
    this.finals = new Float64Array(seats)
    this.#win = seats
  }

  begin(seat = NOBODY): void {
    this.network.fresh()
    this.#looks = 0
    this.#seat = seat
  }

  estimate(state: S, into: Float64Array): void {
    this.look(state, this.#seat === NOBODY ? Math.max(0, decider(state)) : this.#seat)
    for (let seat = 0; seat < state.box.players; seat++) into[seat] = this.finals[seat]
  }

  /** For first impressions: the margin over the best rival. */
  estimateSeat(state: S, seat: number): number {
    this.look(state, seat)
    return this.#margin(seat, state.box.players)
  }

  /**
   * What the margin over the best rival would lose if something of the seat were put back to what it was before, and
   * what it would have gained if that alone had changed: the mean of both. What is alike is put back at once.
   */
  changes(before: S, after: S, seat: number, alike: Alike): Share[] {
    const { encoder } = this
    if (encoder.settled(before) || encoder.settled(after)) return []
    this.network.fresh()
    const then = this.#inputsOf(before, seat)
    const now = this.#inputsOf(after, seat)
    const changed = Array.from(encoder.names.keys()).filter((at) => then[at] !== now[at])
    const groups = [...Map.groupBy(changed, (at) => alike(encoder.names[at])).values()]
    const lost = this.#exchanged(after, seat, groups, then)
    const gained = this.#exchanged(before, seat, groups, now)
    return groups.map(([first], group) => ({
      feature: encoder.names[first],
      points: (gained[group] - lost[group]) / 2,
    }))
  }

  /** What the margin gains where some inputs are what they are elsewhere. */
  #exchanged(
    state: S,
    seat: number,
    groups: readonly (readonly number[])[],
    elsewhere: Float32Array,
  ): number[] {
    const { x } = this.network
    const { players } = state.box
    const here = this.#inputsOf(state, seat)
    const margin = this.#run(seat, players)
    return groups.map((group) => {
      for (const at of group) x[at] = elsewhere[at]
      const other = this.#run(seat, players)
      for (const at of group) x[at] = here[at]
      return other - margin
    })
  }

  #inputsOf(state: S, seat: number): Float32Array {
    const { encoder, network } = this
    encoder.write(state, seat, network.x)
    return network.x.slice(0, encoder.features)
  }

  #run(seat: number, players: number): number {
    this.network.run()
    this.#read(players)
    return this.#margin(seat, players)
  }

  look(state: S, seat: number): void {
    const { encoder, network, finals } = this
    const { players } = state.box
    if (++this.#looks % RENEWED === 0) network.fresh()
    encoder.write(state, seat, network.x)
    if (encoder.settled(state)) {
      for (let one = 0; one < players; one++) finals[one] = encoder.now[one]
      const lead = this.#margin(seat, players)
      this.chance = lead > 0 ? 1 : lead < 0 ? 0 : 0.5
      return
    }
    network.run()
    this.#read(players)
    this.chance = 1 / (1 + Math.exp(-network.out[this.#win]))
  }

  #read(players: number): void {
    const { encoder, network, finals } = this
    for (let slot = 0; slot < players; slot++) {
      const one = encoder.order[slot]
      finals[one] = encoder.now[one] + GAIN_UNIT * network.out[slot]
    }
  }

  #margin(seat: number, players: number): number {
    return marginOf(this.finals, seat, players)
  }
}

function marginOf(finals: Float64Array, seat: number, players: number): number {
  if (players === 1) return finals[seat]
  let best = Number.NEGATIVE_INFINITY
  for (let one = 0; one < players; one++) if (one !== seat && finals[one] > best) best = finals[one]
  return finals[seat] - best
}
