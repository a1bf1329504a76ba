import type { TargetId } from './contract.ts'

/** What somebody who teaches points at: a table that shows one area at a time opens the one where it lies. */
class Pointed {
  #id = $state.raw<TargetId | null>(null)
  #times = $state(0)
  /** Whether it is in sight: people look around, and then do not find back. */
  seen = $state(true)

  get id(): TargetId | null {
    // Whoever follows looks there once more each time it is shown.
    void this.#times
    return this.#id
  }

  at(id: TargetId | null): void {
    this.#id = id
    this.seen = true
  }

  /** Leads there again. */
  show(): void {
    this.#times++
  }
}

export const pointed = new Pointed()
