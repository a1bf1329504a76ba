import type { TargetId } from '../contract.ts'

/** Whether the tab key reaches a spot: each knows of itself only, so that two of them change and not all. */
class Stop {
  is = $state(false)
}

/**
 * The board is one stop of the tab key: one of its spots can be reached by it, the arrows lead from there to
 * the others. It is the one that had the focus last, else the first at which something can be done.
 */
class Roving {
  #last: TargetId | null = null
  #first: TargetId | null = null
  readonly #stops = new Map<TargetId, Stop>()

  /** What a spot reads of it. */
  stopAt(at: TargetId): { readonly is: boolean } {
    return this.#stop(at)
  }

  /** A spot has the focus. */
  visit(at: TargetId): void {
    this.#change(at, this.#first)
  }

  /** What can be done has changed: the last spot stays the stop as long as it still means something. */
  offer(possible: readonly TargetId[], known: { has(id: TargetId): boolean }): void {
    const last = this.#last !== null && known.has(this.#last) ? this.#last : null
    this.#change(last, possible[0] ?? null)
  }

  #change(last: TargetId | null, first: TargetId | null): void {
    const before = this.#last ?? this.#first
    this.#last = last
    this.#first = first
    const now = last ?? first
    if (now === before) return
    if (before !== null) this.#stop(before).is = false
    if (now !== null) this.#stop(now).is = true
  }

  #stop(at: TargetId): Stop {
    let stop = this.#stops.get(at)
    if (stop === undefined) {
      stop = new Stop()
      this.#stops.set(at, stop)
    }
    return stop
  }
}

export const roving = new Roving()
