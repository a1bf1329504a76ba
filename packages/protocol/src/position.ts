import type { Update } from './play.ts'

/** What came of an update: positions after each entry of the log, where they were told. */
export type Taken =
  | { readonly kind: 'new'; readonly positions: readonly (Int16Array | null)[] }
  /** `known`: it was seen before, `gap`: something is missing in between. */
  | { readonly kind: 'known' | 'gap' }

/** The memory of a view, kept in step by updates. */
export class Position {
  /** The last deed it follows from; null until a whole position has come. */
  seq: number | null = null
  memory: Int16Array = new Int16Array()

  take({ seq, after, base, beats, changes }: Update): Taken {
    if (this.seq !== null && after !== null && seq <= this.seq) return { kind: 'known' }
    if (base === null && (this.seq === null || after !== this.seq)) return { kind: 'gap' }
    if (base !== null) this.memory = Int16Array.from(base)
    const positions = beats.map((beat) => {
      if (beat.changes === null) return null
      this.#change(beat.changes)
      return this.memory.slice()
    })
    this.#change(changes)
    this.seq = seq
    return { kind: 'new', positions }
  }

  #change(changes: readonly number[]): void {
    for (let at = 0; at + 1 < changes.length; at += 2) this.memory[changes[at]] = changes[at + 1]
  }
}
