import type { Update } from './play.ts'

/** The memory of a view, kept in step by updates. */
export class Position {
  /** The last deed it follows from; null until a whole position has come. */
  seq: number | null = null
  memory: Int16Array = new Int16Array()

  /**
   * Takes an update: `new` if something was learned, `known` if it was seen before, `gap` if something is
   * missing in between.
   */
  take({ seq, after, position }: Update): 'new' | 'known' | 'gap' {
    if (this.seq !== null && after !== null && seq <= this.seq) return 'known'
    if ('whole' in position) {
      this.memory = Int16Array.from(position.whole)
    } else {
      if (this.seq === null || after !== this.seq) return 'gap'
      const { changes } = position
      for (let at = 0; at + 1 < changes.length; at += 2) this.memory[changes[at]] = changes[at + 1]
    }
    this.seq = seq
    return 'new'
  }
}
