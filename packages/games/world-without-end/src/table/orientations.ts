import { cornerFor, favourSteps } from '../board/council.ts'
import { spaceAfter } from '../board/favour.ts'
import type { Gain } from '../box/box.ts'
import type { WorldState } from '../box/state.ts'
import { PERSONS } from '../box/vocabulary.ts'

/** W-311, W-321: what the event card on the council brings a seat if it lies in this rotation. */
export function incomeIn(state: WorldState, seat: number, rotation: number): Gain {
  const { box, council } = state
  return box.events[council].corners[cornerFor(box.sides[seat], rotation)]
}

/** W-311: how far the favour stone would go in this rotation. */
export function stepsIn(state: WorldState, rotation: number): number {
  return favourSteps(state, rotation)
}

/** W-333, W-334: the spaces that the favour stone would touch on so many steps. */
export function pathOf(state: WorldState, steps: number): number[] {
  return Array.from({ length: steps }, (_, step) => spaceAfter(state, step + 1))
}

/** W-517: whom the card of favour leads the stone to. */
export function personAhead(state: WorldState): (typeof PERSONS.list)[number] {
  return personAfter(state, state.box.figures.actions.favourSteps)
}

/** W-331: whom the favour stone would come to after so many steps. */
export function personAfter(state: WorldState, steps: number): (typeof PERSONS.list)[number] {
  return PERSONS.list[state.box.arc[spaceAfter(state, steps) - 1]]
}
