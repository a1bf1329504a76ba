import type { AnyState, Move, MoveList } from '@chronik/kernel'
import type { Planner } from './planner.ts'

interface Remembered {
  readonly mem: Int16Array
  readonly plan: readonly Move[]
}

/** Plans a turn only once in every position that is met again: what follows a turn often does. */
export class RememberedPlans<S extends AnyState> {
  readonly #planner: Planner<S>
  readonly #plans = new Map<number, Remembered[]>()

  constructor(planner: Planner<S>) {
    this.#planner = planner
  }

  clear(): void {
    this.#plans.clear()
  }

  plan(state: S, moves: MoveList): readonly Move[] {
    const key = keyOf(state.mem)
    const alike = this.#plans.get(key) ?? []
    const known = alike.find(({ mem }) => mem.every((cell, at) => cell === state.mem[at]))
    if (known !== undefined) return known.plan
    const plan = this.#planner.plan(state, moves)
    this.#plans.set(key, [...alike, { mem: state.mem.slice(), plan }])
    return plan
  }
}

/** A number that tells most positions apart. */
function keyOf(mem: Int16Array): number {
  let key = 0
  for (let at = 0; at < mem.length; at++) key = (Math.imul(key, 31) + mem[at]) | 0
  return key
}
