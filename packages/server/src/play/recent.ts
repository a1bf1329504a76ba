import { type Match, Narrator, Witness } from '@chronik/kernel'
import type { Update } from '@chronik/protocol'

/** Positions after the last deeds are kept, so that who was away for a moment learns only what changed. */
const REMEMBERED = 16

/** The last positions of a match, after deeds and after entries of its log; and how much every deed has told. */
export class Recent {
  /** How much of the log was told after each deed. */
  readonly #told: number[]
  /** The memory after the last deeds; the newest is last. */
  readonly #memories: Int16Array[]
  /** What was to be decided after the last deeds, as the memories are. */
  readonly #turns: Update['turn'][]
  /** Knows the positions after the entries of the opening, as long as nothing else has happened. */
  #opening: Narrator | null
  /** Knows those after the entries of the last deeds. */
  #witness: Witness

  constructor(match: Match, turn: Update['turn']) {
    this.#told = [match.log.length]
    this.#memories = [match.state.mem.slice()]
    this.#turns = [turn]
    this.#opening = new Narrator(match)
    this.#witness = new Witness(match)
  }

  /** How much of the log was told after a deed. */
  toldAfter(deed: number): number {
    return this.#told[deed]
  }

  /** The memory after a deed, if it is one of the last. */
  memoryAfter(deed: number): Int16Array | null {
    return this.#memories[this.#memories.length - 1 - (this.#last - deed)] ?? null
  }

  /** What was to be decided after a deed, if it is one of the last. */
  turnAfter(deed: number): Update['turn'] | null {
    return this.#turns[this.#turns.length - 1 - (this.#last - deed)] ?? null
  }

  /** The position after so many entries, if it is remembered. */
  positionAfter(told: number): Int16Array | null {
    return this.#witness.after(told) ?? this.#opening?.after(told) ?? null
  }

  /** One more deed has brought the match where it is. */
  add(match: Match, turn: Update['turn']): void {
    this.#told.push(match.log.length)
    this.#remember(match, turn)
  }

  /** The match was set up anew: only where it is now is remembered of its deeds. */
  startAnew(match: Match, turn: Update['turn']): void {
    this.#memories.length = 0
    this.#turns.length = 0
    this.#remember(match, turn)
    this.startWatching(match)
  }

  /** From now on the positions after entries are kept; those before are long past. */
  startWatching(match: Match): void {
    this.#opening = null
    this.#witness = new Witness(match)
  }

  /** The positions after entries are forgotten that nobody can ask for any more. */
  forgetPassed(): void {
    const passed = this.#told[this.#last - REMEMBERED + 1] ?? 0
    if (passed > 0) this.#opening = null
    this.#witness.forget(passed)
  }

  get #last(): number {
    return this.#told.length - 1
  }

  /** The oldest memory that is not needed any more is written over. */
  #remember({ state: { mem } }: Match, turn: Update['turn']): void {
    const oldest = this.#memories.length < REMEMBERED ? undefined : this.#memories.shift()
    oldest?.set(mem)
    this.#memories.push(oldest ?? mem.slice())
    this.#turns.push(turn)
    if (this.#turns.length > REMEMBERED) this.#turns.shift()
  }
}
