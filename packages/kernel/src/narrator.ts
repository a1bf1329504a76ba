import { type Chance, WAITING } from './chance/chance.ts'
import { advance, apply } from './engine.ts'
import { type AnyState, clone, type Game } from './game.ts'
import type { Event, Match } from './match.ts'
import { MoveList } from './move.ts'

/**
 * Follows a match one event behind it, on a position of its own, and keeps the position after every single
 * entry of the log: what a screen needs to let one piece move after the other. The positions are true ones;
 * whoever passes them on hides what a viewer must not see.
 */
export class Narrator<S extends AnyState = AnyState> {
  readonly #game: Game<S>
  readonly #match: Match<S>
  readonly #state: S
  readonly #moves = new MoveList()
  /** The positions that are kept; the first is that after `#forgotten + 1` entries. */
  #memories: Int16Array[] = []
  #forgotten = 0
  #events = 0
  readonly #chance: Chance = { outcome: () => this.#drawn() }

  /** Tells from the start of the match, or only what comes from now on. */
  constructor(match: Match<S>, from: 'start' | 'now' = 'start') {
    const { game, box, start, state } = match
    this.#game = game
    this.#match = match
    this.#state = from === 'now' ? clone(game, state) : start === null ? game.begin(box) : clone(game, start)
    this.#state.log = { add: () => this.#memories.push(this.#state.mem.slice()) }
    if (from === 'now') {
      this.#events = match.events.length
      this.#forgotten = match.log.length
      return
    }
    this.#advance()
    this.follow()
  }

  /** How many entries of the log were told. */
  get told(): number {
    return this.#forgotten + this.#memories.length
  }

  /** Catches up with the match. */
  follow(): void {
    for (let event = this.#next(); event?.type === 'move'; event = this.#next()) {
      this.#events++
      apply(this.#game, this.#state, event.move)
      this.#advance()
    }
  }

  /** The memory of the position after so many entries; null if it was forgotten or is not told yet. */
  after(told: number): Int16Array | null {
    return this.#memories[told - 1 - this.#forgotten] ?? null
  }

  /** The positions after the first so many entries are not needed any more. */
  forget(told: number): void {
    const known = Math.min(told, this.told) - this.#forgotten
    if (known <= 0) return
    this.#memories = this.#memories.slice(known)
    this.#forgotten += known
  }

  #advance(): void {
    advance(this.#game, this.#state, this.#chance, this.#moves)
  }

  #next(): Event | undefined {
    return this.#match.events[this.#events]
  }

  #drawn(): number {
    const event = this.#next()
    if (event?.type !== 'chance') return WAITING
    this.#events++
    return event.outcome
  }
}
