/** Lets so many go each second, evenly; without a rate, everybody at once. */
export class Pace {
  readonly #waiting: (() => void)[] = []
  readonly #perMillisecond: number
  #last = performance.now()
  #due = 0

  constructor(perSecond: number | null) {
    this.#perMillisecond = perSecond === null ? Number.POSITIVE_INFINITY : perSecond / 1000
    if (perSecond !== null) setInterval(() => this.#let(), 2).unref()
  }

  go(act: () => void): void {
    if (this.#perMillisecond === Number.POSITIVE_INFINITY) act()
    else this.#waiting.push(act)
  }

  #let(): void {
    const now = performance.now()
    // What nobody took is gone: no bursts after a quiet moment.
    this.#due = Math.min(this.#due + (now - this.#last) * this.#perMillisecond, 10)
    this.#last = now
    for (; this.#due >= 1 && this.#waiting.length > 0; this.#due--) this.#waiting.shift()?.()
  }
}
