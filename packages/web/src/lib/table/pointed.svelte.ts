import type { TargetId } from './contract.ts'

/** What somebody who teaches points at: a table that shows one area at a time opens the one where it lies. */
class Pointed {
  #id = $state.raw<TargetId | null>(null)

  get id(): TargetId | null {
    return this.#id
  }

  at(id: TargetId | null): void {
    this.#id = id
  }
}

export const pointed = new Pointed()
