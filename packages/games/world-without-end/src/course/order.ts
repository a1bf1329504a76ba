import { push, type Step } from '@chronik/kernel'
import { clockwise, type WorldState } from '../box/state.ts'

// W-204: everyone in clockwise order, the active player first; each finishes before the next begins.
export function eachClockwise(state: WorldState, step: Step<WorldState>, a = 0, b = 0, c = 0): void {
  for (let nth = state.box.players - 1; nth >= 0; nth--) push(state, step, clockwise(state, nth), a, b, c)
}
