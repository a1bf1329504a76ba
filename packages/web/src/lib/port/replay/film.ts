import {
  type AnyState,
  entryFor,
  formatRecord,
  type Game,
  type LogEntry,
  type Move,
  Narrator,
  parseRecord,
  type RecordTags,
  Replay,
  resume,
  type Score,
  type Setup,
  viewInto,
  viewOf,
} from '@chronik/kernel'

/** Whose eyes a match is seen through: a seat's, or nobody's in particular, with everything open. */
export type Eyes = number | 'all'

/** Where somebody takes over: the events before it, the round and the seat that is to decide. */
export interface Fork {
  readonly events: number
  readonly round: number
  readonly due: number
}

/** A decision as its seat met it. */
export interface Choice {
  readonly state: AnyState
  readonly seat: number
  readonly decision: string
  readonly moves: readonly Move[]
}

/** A match that was played, moment by moment: the position after each entry of its log, through any eyes. */
export class Film {
  readonly game: Game
  readonly #replay: Replay
  readonly #narrator: Narrator
  readonly #log: readonly LogEntry[]
  /** How many entries were told after so many events. */
  readonly #ends: readonly number[]
  readonly #truth: AnyState
  readonly #view: AnyState

  /** Throws RecordError if the record cannot be replayed. */
  constructor(text: string, game: Game) {
    const record = parseRecord(text)
    const match = resume(record, game, NO_MORE)
    this.game = game
    this.#replay = new Replay(record, game)
    this.#narrator = new Narrator(match)
    this.#log = match.log
    let told = 0
    this.#ends = Array.from({ length: this.#replay.length + 1 }, (_, events) => {
      told += this.#replay.logOf(events).length
      return told
    })
    this.#truth = game.blank(match.box)
    this.#view = game.blank(match.box)
  }

  /** How many entries its log has. */
  get length(): number {
    return this.#log.length
  }

  get setup(): Setup {
    return this.#replay.bound.setup
  }

  /** The version of the rules it was played by. */
  get rules(): number {
    return this.#replay.record.rules
  }

  /** What its draws followed from, once that is published. */
  get seed(): string | null {
    return this.#replay.record.seed ?? null
  }

  /** What is told through these eyes. */
  entries(eyes: Eyes): readonly LogEntry[] {
    return eyes === 'all' ? this.#log : this.#log.map((entry) => entryFor(entry, eyes))
  }

  /** The memory of the position after so many entries. */
  position(told: number, eyes: Eyes): Int16Array {
    const memory = this.#narrator.after(told) ?? this.#replay.goTo(0).state.mem
    if (eyes === 'all' || this.game.secrets.length === 0) return memory.slice()
    this.#truth.mem.set(memory)
    viewInto(this.game, this.#view, this.#truth, eyes)
    return this.#view.mem.slice()
  }

  /** Who decides next after so many entries; -1 at the end. */
  due(told: number): { readonly seat: number; readonly decision: string } {
    const from = this.#ends.findIndex((end) => end >= told)
    for (let events = Math.max(0, from); events <= this.#replay.length; events++) {
      const { due } = this.#replay.goTo(events)
      if (!due.over && 'seat' in due) return { seat: due.seat, decision: due.decision }
    }
    return { seat: -1, decision: '' }
  }

  /** How many entries were told after so many events. */
  toldAfter(events: number): number {
    return this.#ends[events] ?? this.length
  }

  /** What its seat saw and could choose after so many events; null if nobody was to decide there. */
  choiceAt(events: number): Choice | null {
    const { due, state } = this.#replay.goTo(events)
    if (due.over || !('seat' in due)) return null
    const { seat, decision, moves } = due
    return { state: viewOf(this.game, state, seat), seat, decision, moves }
  }

  /** How it ended; null if it was broken off. */
  get score(): Score | null {
    const { due } = this.#replay.goTo(this.#replay.length)
    return due.over ? due.score : null
  }

  /** The last decision that is not past after so many entries; null if nothing is left to decide. */
  fork(told: number): Fork | null {
    for (let events = this.#replay.length; events >= 0; events--) {
      if (this.#ends[events] > told && events > 0) continue
      const { due, state } = this.#replay.goTo(events)
      if (!due.over && 'seat' in due) return { events, round: this.game.round(state), due: due.seat }
      if (due.over) return null
    }
    return null
  }

  /** The record up to there, as the beginning of another match. */
  beginning({ events }: Fork, { id, date, names, commitment }: Omit<RecordTags, 'seed'>): string {
    const { result: _result, seed: _seed, ...record } = this.#replay.record
    return formatRecord({
      ...record,
      id,
      ...(date !== undefined && { date }),
      ...(names !== undefined && { names }),
      ...(commitment !== undefined && { commitment }),
      events: record.events.slice(0, events),
    })
  }
}

/** What was played draws nothing more. */
const NO_MORE = {
  outcome: (): number => {
    throw new Error('a match that was played drew once more')
  },
}
