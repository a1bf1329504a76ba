import type { TargetId } from '../contract.ts'

/**
 * The board is one stop of the tab key: one of its spots can be reached by it, the arrows lead from there to
 * the others. It is the one that had the focus last, else the first at which something can be done.
 */
class Roving {
  #last = $state.raw<TargetId | null>(null)
  #first = $state.raw<TargetId | null>(null)

  /** The spot that the tab key reaches. */
  get stop(): TargetId | null {
    return this.#last ?? this.#first
  }

  /** A spot has the focus. */
  visit(at: TargetId): void {
    this.#last = at
  }

  /** What can be done has changed: the last spot stays the stop as long as it still means something. */
  offer(possible: readonly TargetId[], known: { has(id: TargetId): boolean }): void {
    this.#first = possible[0] ?? null
    if (this.#last !== null && !known.has(this.#last)) this.#last = null
  }
}

export const roving = new Roving()
