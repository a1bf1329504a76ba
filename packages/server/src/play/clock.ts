import type { Pace } from '@chronik/protocol'

/** The time each seat has, as the deeds tell it: what was spent on each, and what came back. */
export class MatchClock {
  readonly #pace: Pace
  readonly #left: number[]

  constructor(pace: Pace, seats: number) {
    this.#pace = pace
    const first = pace.kind === 'bank' ? pace.bank : pace.kind === 'move' ? pace.limit : 0
    this.#left = Array.from({ length: seats }, () => first)
  }

  /** What the seat has for the decision it is about to make, in milliseconds. */
  left(seat: number): number {
    return this.#left[seat] ?? 0
  }

  /**
   * A deed of a seat took so long (less than nothing if it was given more time than it used), and then it is the
   * turn of another seat or still of the same. Time comes back when the turn passes on.
   */
  charge(seat: number, spent: number, next: number | null): void {
    const pace = this.#pace
    if (pace.kind === 'none' || this.#left[seat] === undefined) return
    this.#left[seat] = Math.max(0, this.#left[seat] - spent)
    if (next === seat) return
    if (pace.kind === 'bank') this.#left[seat] += pace.increment
    else this.#left[seat] = pace.limit
  }
}
