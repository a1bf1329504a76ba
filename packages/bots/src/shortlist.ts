import type { Move } from '@chronik/kernel'
import type { TurnPlan } from './planner.ts'

/** Plans that differ by less, in points, end in the same way: one of them is enough. */
const SAME = 0.001

/** Keeps the best few plans of all that are looked at. */
export class Shortlist {
  readonly #count: number
  readonly #plans: TurnPlan[] = []

  constructor(count: number) {
    this.#count = count
  }

  /** The best plans, best first. */
  get plans(): readonly TurnPlan[] {
    return this.#plans
  }

  add(moves: readonly Move[], value: number): void {
    const plans = this.#plans
    const full = plans.length === this.#count
    if (full && value <= (plans.at(-1)?.value ?? value)) return
    if (plans.some((known) => Math.abs(known.value - value) < SAME)) return
    if (full) plans.pop()
    let place = plans.length
    while (place > 0 && plans[place - 1].value < value) place--
    plans.splice(place, 0, { moves: [...moves], value })
  }
}
