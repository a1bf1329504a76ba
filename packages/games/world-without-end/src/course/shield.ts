import { clockwise, type WorldState } from '../box/state.ts'
import { PHASES } from '../box/vocabulary.ts'

// W-212, W-942, W-R25: the shield goes to the next seat clockwise, after every round and once more at the chapter end.
export function passShield(state: WorldState): void {
  const from = state.active
  state.active = clockwise(state, 1)
  state.log?.add({ code: 'shield', from, to: state.active })
}

/** W-212: who holds the shield in this round or a later one of the chapter. */
export function holderIn(state: WorldState, round: number): number {
  // At the end of a round it has been passed already.
  const passed = state.phase >= PHASES.at['round-end'] ? 1 : 0
  return clockwise(state, Math.max(0, round - state.round - passed))
}
