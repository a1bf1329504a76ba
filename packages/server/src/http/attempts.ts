import { CLOCK } from '../settings/clock.ts'

/** Counts tries at something that can be guessed, whatever address they come from. */
export class Attempts {
  readonly #tries = new Map<string, { count: number; until: number }>()
  readonly #allowed: number
  readonly #window: number
  readonly #now: () => number

  /** `allowed` tries within `window` milliseconds from the first. */
  constructor(allowed: number, window: number, now: () => number = CLOCK.steady) {
    this.#allowed = allowed
    this.#window = window
    this.#now = now
  }

  /** Counts one try; gives the seconds to wait if there were too many, else 0. */
  take(key: string): number {
    const now = this.#now()
    const known = this.#tries.get(key)
    if (known === undefined || known.until <= now) {
      this.#tries.delete(key)
      this.#makeRoom(now)
      this.#tries.set(key, { count: 1, until: now + this.#window })
      return 0
    }
    known.count++
    return known.count > this.#allowed ? Math.ceil((known.until - now) / 1000) : 0
  }

  /** It was the right one: earlier tries are forgiven. */
  forgive(key: string): void {
    this.#tries.delete(key)
  }

  /** Keys come from strangers. The first in the map is always the one that ends first. */
  #makeRoom(now: number): void {
    for (const [key, { until }] of this.#tries) {
      if (until > now && this.#tries.size < MOST_KEYS) return
      this.#tries.delete(key)
    }
  }
}

const MOST_KEYS = 50_000
