/** How much of something may still be done: some at once, and so many come back each second. */
export class Allowance {
  readonly #most: number
  readonly #rate: number
  #left: number
  #filledAt = performance.now()

  constructor(most: number, rate: number) {
    this.#most = most
    this.#rate = rate
    this.#left = most
  }

  /** Takes one; false if none is left. */
  take(): boolean {
    const now = performance.now()
    this.#left = Math.min(this.#most, this.#left + ((now - this.#filledAt) * this.#rate) / 1000)
    this.#filledAt = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}
