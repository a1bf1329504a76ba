import type { Situation } from './situation.ts'

/** The situation at a table as it is now; every change gives a new one. */
export class Present {
  #now: Situation
  readonly #changed: (situation: Situation) => void

  constructor(first: Situation, changed: (situation: Situation) => void) {
    this.#now = first
    this.#changed = changed
  }

  get now(): Situation {
    return this.#now
  }

  change(changes: Partial<Situation>): void {
    this.#now = { ...this.#now, ...changes }
    this.#changed(this.#now)
  }
}
