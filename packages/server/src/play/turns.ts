/** One thing at a time for each table, in the order of asking; tables do not wait for each other. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>()

  take<T>(table: string, act: () => Promise<T>): Promise<T> {
    const before = this.#last.get(table) ?? Promise.resolve()
    const mine = before.then(act, act)
    this.#last.set(table, mine)
    const forget = () => {
      if (this.#last.get(table) === mine) this.#last.delete(table)
    }
    mine.then(forget, forget)
    return mine
  }

  /** The tables at which something is under way. */
  get underWay(): readonly string[] {
    return [...this.#last.keys()]
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values())
  }
}
