/** Times in milliseconds, told as the few numbers that matter. */
export class Latencies {
  readonly #times: number[] = []

  add(milliseconds: number): void {
    this.#times.push(milliseconds)
  }

  get count(): number {
    return this.#times.length
  }

  summary(): Summary {
    const sorted = this.#times.toSorted((one, other) => one - other)
    const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
    return { p50: at(0.5), p99: at(0.99), max: at(1) }
  }
}

export interface Summary {
  readonly p50: number
  readonly p99: number
  readonly max: number
}
