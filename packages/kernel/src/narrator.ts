import { type Chance, WAITING } from './chance/chance.ts'
import { advance, apply } from './engine.ts'
import { type AnyState, clone, type Game } from './game.ts'
import type { Event, Match } from './match.ts'
import { MoveList } from './move.ts'

/** Plays the events of a match again on a position of its own, which is looked at after every entry of the log. */
class Retelling<S extends AnyState> {
  readonly #game: Game<S>
  readonly #match: Match<S>
  readonly #state: S
  readonly #moves = new MoveList()
  #events = 0
  #begun = false
  readonly #chance: Chance = { outcome: () => this.#drawn() }

  constructor(match: Match<S>, from: 'start' | 'now', tell: (memory: Int16Array) => void) {
    const { game, box, start, state } = match
    this.#game = game
    this.#match = match
    this.#state = from === 'now' ? clone(game, state) : start === null ? game.begin(box) : clone(game, start)
    this.#state.log = { add: () => tell(this.#state.mem) }
    if (from === 'start') return
    this.#events = match.events.length
    this.#begun = true
  }

  /** Catches up with the match, or goes on until that is enough. */
  follow(enough: () => boolean = () => false): void {
    if (!this.#begun) this.#advance()
    this.#begun = true
    for (let event = this.#next(); event?.type === 'move' && !enough(); event = this.#next()) {
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
}

/**
 * Follows a match one event behind it and keeps the position after every single entry of the log: what a screen
 * needs to let one piece move after the other. The positions are true ones; whoever passes them on hides what a
 * viewer must not see.
 */
export class Narrator<S extends AnyState = AnyState> {
  readonly #retelling: Retelling<S>
  /** The positions that are kept; the first is that after `#forgotten + 1` entries. */
  #memories: Int16Array[] = []
  #forgotten: number

  /** Tells from the start of the match, or only what comes from now on. */
  constructor(match: Match<S>, from: 'start' | 'now' = 'start') {
    this.#forgotten = from === 'now' ? match.log.length : 0
    this.#retelling = new Retelling(match, from, (memory) => this.#memories.push(memory.slice()))
    this.follow()
  }

  /** How many entries of the log were told. */
  get told(): number {
    return this.#forgotten + this.#memories.length
  }

  /** Catches up with the match. */
  follow(): void {
    this.#retelling.follow()
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
}

/** The memory of the true position after so many entries of the log; null if the match has not told so many. */
export function positionAfter<S extends AnyState>(match: Match<S>, told: number): Int16Array | null {
  if (told < 0 || told > match.log.length) return null
  if (told === 0) return (match.start ?? match.game.begin(match.box)).mem.slice()
  let passed = 0
  let found: Int16Array | null = null
  const retelling = new Retelling(match, 'start', (memory) => {
    passed++
    if (passed === told) found = memory.slice()
  })
  retelling.follow(() => passed >= told)
  return found
}
