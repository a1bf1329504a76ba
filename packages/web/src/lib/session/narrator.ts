import {
  type AnyState,
  advance,
  apply,
  type Chance,
  clone,
  type Event,
  type Game,
  type LogEntry,
  type Match,
  MoveList,
  WAITING,
} from '@chronik/kernel'

/** An entry of the log with the true position after it and the number of events up to it. */
export interface Narrated {
  readonly entry: LogEntry
  readonly memory: Int16Array
  readonly events: number
}

/**
 * Follows a match one event behind it, on a position of its own, and keeps the position after every single
 * entry of the log: what a screen needs to let one piece move after the other.
 */
export class Narrator<S extends AnyState> {
  readonly told: Narrated[] = []
  readonly #game: Game<S>
  readonly #match: Match<S>
  readonly #state: S
  readonly #moves = new MoveList()
  #events = 0
  readonly #chance: Chance = { outcome: () => this.#drawn() }

  constructor(match: Match<S>) {
    this.#game = match.game
    this.#match = match
    this.#state = match.start === null ? match.game.begin(match.box) : clone(match.game, match.start)
    this.#state.log = { add: (entry) => this.#tell(entry) }
    this.#advance()
  }

  /** Catches up with the match; what was told on the way is at the end of `told`. */
  follow(): void {
    for (let event = this.#next(); event?.type === 'move'; event = this.#next()) {
      this.#events++
      apply(this.#game, this.#state, event.move)
      this.#advance()
    }
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

  #tell(entry: LogEntry): void {
    this.told.push({ entry, memory: this.#state.mem.slice(), events: this.#events })
  }
}
