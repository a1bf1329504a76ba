/**
 * What is read lies open alone: sheets that nobody asked for wait until nothing else is being read, and then open
 * in the order in which they came.
 */
export class Turns {
  readonly #read = new Set<symbol>()
  #waiting: readonly { readonly sheet: symbol; open(): void }[] = []

  /** Opens at once and is read from now on; what it gives says that it is gone. */
  atOnce(open: () => void): () => void {
    const sheet = Symbol()
    this.#read.add(sheet)
    open()
    return () => this.#gone(sheet)
  }

  /** Opens as soon as nothing else is being read; what it gives says that it is gone, also while it waits. */
  inTurn(open: () => void): () => void {
    if (this.#read.size === 0) return this.atOnce(open)
    const sheet = Symbol()
    this.#waiting = [...this.#waiting, { sheet, open }]
    return () => this.#gone(sheet)
  }

  #gone(sheet: symbol): void {
    this.#read.delete(sheet)
    this.#waiting = this.#waiting.filter((one) => one.sheet !== sheet)
    const [next, ...rest] = this.#waiting
    if (this.#read.size > 0 || next === undefined) return
    this.#waiting = rest
    this.#read.add(next.sheet)
    next.open()
  }
}
