import {
  type AnyState,
  clone,
  copyInto,
  type Event,
  type Game,
  type LogEntry,
  Match,
  type Move,
  type Played,
  SealedChance,
  type Seed,
  type Setup,
  type Turn,
} from '@chronik/kernel'
import { withinTime } from './guard.ts'
import { readPosition } from './position.ts'

/** A match on the table of the engine. Whatever goes wrong in it, it stays as it was. */
export class Table {
  readonly game: Game
  readonly setup: Setup
  readonly seed: Seed
  #match: Match
  /** Whether the position was put here from outside: then rules may meet what cannot be. */
  #foreign = false

  /** Throws MisfitError if the setup does not fit. */
  constructor(game: Game, setup: Setup, seed: Seed) {
    this.game = game
    this.setup = setup
    this.seed = seed
    this.#match = this.#fresh()
  }

  get match(): Match {
    return this.#match
  }

  get foreign(): boolean {
    return this.#foreign
  }

  get turn(): Turn {
    return this.careful(() => this.#match.turn)
  }

  /** Asks the rules something; on a foreign position only for a while. */
  careful<T>(task: () => T): T {
    return this.#foreign ? withinTime(task) : task()
  }

  play(moves: readonly Move[], seat: number | undefined): Played {
    const before = clone(this.game, this.#match.state)
    const events = this.#match.events.length
    const told = this.#match.log.length
    try {
      return this.careful(() => this.#match.play(moves, seat))
    } catch (error) {
      this.#goBack(before, this.#match.events.slice(0, events), this.#match.log.slice(0, told))
      throw error
    }
  }

  /** Puts another position on the table; one that cannot be is refused and nothing changes. */
  set(json: unknown): void {
    const match = this.#fresh()
    withinTime(() => match.set(readPosition(this.game, match.box, json)))
    this.#match = match
    this.#foreign = true
  }

  #fresh(): Match {
    return new Match(this.game, this.setup, new SealedChance(this.seed))
  }

  #goBack(before: AnyState, events: readonly Event[], log: readonly LogEntry[]): void {
    const match = this.#fresh()
    const state = this.game.blank(match.box)
    copyInto(state, before)
    match.set(state)
    for (const event of events) match.events.push(event)
    for (const entry of log) match.log.push(entry)
    this.#match = match
  }
}
