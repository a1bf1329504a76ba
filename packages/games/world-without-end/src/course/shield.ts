import { clockwise, type WorldState } from '../box/state.ts'

// W-212, W-942, W-R25: the shield goes to the next seat clockwise, after every round and once more at the chapter end.
export function passShield(state: WorldState): void {
  const from = state.active
  state.active = clockwise(state, 1)
  state.log?.add({ code: 'shield', from, to: state.active })
}
