import {
  type AnyState,
  advance,
  apply,
  type Chance,
  copyInto,
  decider,
  type Game,
  type Move,
  MoveList,
  type Random,
  WAITING,
} from '@chronik/kernel'
import type { Appraiser } from './evaluator.ts'

const FINE = 1_000_000

/** Lets everything happen but chance. */
export const NO_CHANCE: Chance = { outcome: () => WAITING }

/**
 * Plays by first impression: every move is tried one step ahead and the estimate decides. With
 * temperature, worse moves are played now and then, the more often the less they lose. With oversight, some
 * moves are not thought of.
 */
export class Impression<S extends AnyState> {
  readonly #game: Game<S>
  readonly #appraiser: Appraiser<S>
  readonly #random: Random
  readonly #chance: Chance
  readonly #scratch: S
  readonly #moves = new MoveList()
  readonly #values = new Float64Array(1024)

  constructor(game: Game<S>, box: S['box'], appraiser: Appraiser<S>, random: Random, chance: Chance) {
    this.#game = game
    this.#appraiser = appraiser
    this.#random = random
    this.#chance = appraiser.foresees ? NO_CHANCE : chance
    this.#scratch = game.blank(box)
  }

  /** A move out of the list that is due in this (imagined) position. */
  choose(state: S, moves: MoveList, temperature: number, oversight = 0): Move {
    const mover = decider(state)
    let best = 0
    for (let index = 0; index < moves.count; index++) {
      this.#values[index] = this.#overlooks(oversight)
        ? Number.NEGATIVE_INFINITY
        : this.#value(state, moves.at(index), mover)
      if (this.#values[index] > this.#values[best]) best = index
    }
    // Who overlooked everything does the first thing there is.
    if (this.#values[best] === Number.NEGATIVE_INFINITY) return moves.at(0)
    return moves.at(temperature <= 0 ? best : this.#soften(moves.count, this.#values[best], temperature))
  }

  #overlooks(oversight: number): boolean {
    return oversight > 0 && this.#random.below(FINE) < oversight * FINE
  }

  #value(state: S, move: Move, mover: number): number {
    copyInto(this.#scratch, state)
    apply(this.#game, this.#scratch, move)
    advance(this.#game, this.#scratch, this.#chance, this.#moves)
    return this.#appraiser.estimateSeat(this.#scratch, mover)
  }

  #soften(count: number, best: number, temperature: number): number {
    let total = 0
    for (let index = 0; index < count; index++) {
      this.#values[index] = Math.exp((this.#values[index] - best) / temperature)
      total += this.#values[index]
    }
    let left = (this.#random.below(FINE) / FINE) * total
    for (let index = 0; index < count; index++) {
      left -= this.#values[index]
      if (left < 0) return index
    }
    return count - 1
  }
}
