import type { AnyState } from './game.ts'
import type { Match } from './match.ts'

/**
 * Stands beside a match and keeps the position after every entry of the log from now on, as a narrator does who plays
 * everything a second time. There is one place beside a match.
 */
export class Witness<S extends AnyState = AnyState> {
  readonly #match: Match<S>
  /** The positions that are kept; the first is that after `#forgotten + 1` entries. */
  #memories: Int16Array[] = []
  #forgotten: number
  /** Memories that were forgotten and can be written over. */
  #spare: Int16Array[] = []

  constructor(match: Match<S>) {
    this.#match = match
    this.#forgotten = match.log.length
    match.onEntry = (memory, told) => this.#see(memory, told)
  }

  /** The memory of the position after so many entries; null if it was forgotten or has not been seen. */
  after(told: number): Int16Array | null {
    return told > this.#match.log.length ? null : (this.#memories[told - 1 - this.#forgotten] ?? null)
  }

  /** The positions after the first so many entries are not needed any more, by nobody: they are written over. */
  forget(told: number): void {
    const known = Math.min(told, this.#match.log.length) - this.#forgotten
    if (known <= 0) return
    this.#spare = this.#memories.slice(0, known)
    this.#memories = this.#memories.slice(known)
    this.#forgotten += known
  }

  /** What was taken back meanwhile is written over by what came instead. */
  #see(memory: Int16Array, told: number): void {
    const at = told - 1 - this.#forgotten
    const old = this.#memories[at] ?? this.#spare.pop()
    old?.set(memory)
    this.#memories[at] = old ?? memory.slice()
  }
}
