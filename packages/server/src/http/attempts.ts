import { CLOCK } from '../settings/clock.ts'

/** Counts tries at something that can be guessed, whatever address they come from. */
export class Attempts {
  readonly #tries = new Map<string, { count: number; until: number }>()
  readonly #allowed: number
  readonly #window: number
  readonly #now: () => number
  /** Learns of each try, and of each key that is forgiven. */
  onTry: (key: string, forgiven: boolean) => void = () => {}

  /** `allowed` tries within `window` milliseconds from the first. */
  constructor(allowed: number, window: number, now: () => number = CLOCK.steady) {
    this.#allowed = allowed
    this.#window = window
    this.#now = now
  }

  /** Counts one try; gives the seconds to wait if there were too many, else 0. */
  take(key: string): number {
    this.onTry(key, false)
    const { count, until } = this.#count(key, 1)
    return count > this.#allowed ? Math.ceil((until - this.#now()) / 1000) : 0
  }

  /** So many tries were counted elsewhere; none means that the key was forgiven there. */
  heard(key: string, count: number): void {
    if (count === 0) this.#tries.delete(key)
    else this.#count(key, count)
  }

  /** It was the right one: earlier tries are forgiven. */
  forgive(key: string): void {
    this.#tries.delete(key)
    this.onTry(key, true)
  }

  #count(key: string, count: number): { readonly count: number; readonly until: number } {
    const now = this.#now()
    const known = this.#tries.get(key)
    if (known !== undefined && known.until > now) {
      known.count += count
      return known
    }
    this.#tries.delete(key)
    this.#makeRoom(now)
    const fresh = { count, until: now + this.#window }
    this.#tries.set(key, fresh)
    return fresh
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
