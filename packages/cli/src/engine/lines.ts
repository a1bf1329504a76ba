/** One line of input, or what is wrong with it. */
export type Line = { readonly text: string } | { readonly wrong: 'line-too-long' | 'not-utf8' }

const NEWLINE = 10

/** Cuts a stream of bytes into lines and keeps no more of a line than the limit. */
export class LineCutter {
  readonly #limit: number
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  #parts: Uint8Array[] = []
  #length = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  *cut(chunk: Uint8Array): Generator<Line> {
    let start = 0
    for (;;) {
      const end = chunk.indexOf(NEWLINE, start)
      if (end < 0) break
      this.#keep(chunk.subarray(start, end))
      yield this.#take()
      start = end + 1
    }
    this.#keep(chunk.subarray(start))
  }

  /** What came after the last newline, if anything. */
  *rest(): Generator<Line> {
    if (this.#length > 0) yield this.#take()
  }

  #keep(part: Uint8Array): void {
    this.#length += part.length
    if (this.#length > this.#limit) this.#parts = []
    else if (part.length > 0) this.#parts.push(part)
  }

  #take(): Line {
    const parts = this.#parts
    const tooLong = this.#length > this.#limit
    this.#parts = []
    this.#length = 0
    if (tooLong) return { wrong: 'line-too-long' }
    try {
      return { text: this.#decoder.decode(parts.length === 1 ? parts[0] : Buffer.concat(parts)) }
    } catch {
      return { wrong: 'not-utf8' }
    }
  }
}
