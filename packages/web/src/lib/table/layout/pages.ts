/** Pages that were shown lately, in the order in which they came first: whoever turns back to one finds it as it was. */
export class Pages<T> {
  readonly #most: number
  #kept: readonly T[] = []
  /** The one shown last stands last. */
  #shown: readonly T[] = []

  constructor(most: number) {
    this.#most = most
  }

  /** All pages that are kept, this one among them; the same list as long as they are the same pages. */
  turnTo(page: T): readonly T[] {
    this.#shown = [...this.#shown.filter((one) => one !== page), page].slice(-this.#most)
    if (!this.#kept.includes(page))
      this.#kept = [...this.#kept.filter((one) => this.#shown.includes(one)), page]
    return this.#kept
  }
}
