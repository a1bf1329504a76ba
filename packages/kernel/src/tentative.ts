import { advance, apply, explain, type Stop } from './engine.ts'
import { type AnyState, clone, type Game } from './game.ts'
import { type Move, MoveList } from './move.ts'
import type { Refusal } from './refusal.ts'

/**
 * A turn that is not yet binding: a seat plays on its own view, steps back or starts anew, and sends
 * the whole series once it reaches a barrier. Nothing random or secret is touched, so going back
 * costs nothing and cannot be used to peek.
 */
export class TentativeTurn<S extends AnyState> {
  readonly #game: Game<S>
  readonly #seat: number
  readonly #before: Int16Array[] = []
  readonly #series: Move[] = []
  readonly #moves = new MoveList()
  readonly #state: S
  #stop: Stop

  constructor(game: Game<S>, view: S, seat: number) {
    this.#game = game
    this.#seat = seat
    this.#state = clone(game, view)
    this.#stop = this.#advance()
  }

  /** The position as it would be. */
  get state(): S {
    return this.#state
  }

  /** `choice` while the seat may go on, otherwise why the series must be sent now. */
  get stop(): Stop {
    return this.#stop
  }

  get series(): readonly Move[] {
    return this.#series
  }

  /** The moves one may choose from; empty at a barrier. */
  get moves(): readonly Move[] {
    return this.#stop === 'choice' ? this.#moves.toArray() : []
  }

  /** Plays on, or says why not and changes nothing. */
  play(move: Move): Refusal | null {
    if (this.#stop !== 'choice') return { code: this.#stop === 'over' ? 'over' : 'past-barrier' }
    const refused = explain(this.#game, this.#state, this.#seat, move, this.#moves)
    if (refused !== null) return refused
    this.#before.push(this.#state.mem.slice())
    this.#series.push(move)
    apply(this.#game, this.#state, move)
    this.#stop = this.#advance()
    return null
  }

  /** Takes the last move back; false if there is none. */
  back(): boolean {
    const before = this.#before.pop()
    if (before === undefined) return false
    this.#series.pop()
    this.#state.mem.set(before)
    this.#stop = this.#advance()
    return true
  }

  restart(): void {
    while (this.back());
  }

  #advance(): Stop {
    return advance(this.#game, this.#state, null, this.#moves, this.#seat)
  }
}
