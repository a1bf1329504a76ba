import type { MyVillageState } from '../box/state.ts'

// M-202: palm up, and one story point more, whatever lies there already.
export function prepareHand(state: MyVillageState): void {
  const { hand } = state
  if (hand.back === 1) {
    hand.back = 0
    state.log?.add({ code: 'hand-palm', seat: hand.holder })
  }
  hand.stories++
  state.log?.add({ code: 'hand-story', seat: hand.holder, stories: hand.stories })
}

// M-414 to M-416: not with the back up, and not by the start player in his first turn of the round.
export function handObstacle(
  state: MyVillageState,
  seat: number,
): 'hand-back-up' | 'hand-of-start-player' | null {
  if (state.hand.back === 1) return 'hand-back-up'
  return seat === state.start && state.turn.index < state.box.players ? 'hand-of-start-player' : null
}

// M-412: the taker gets its story points and lays it back side up.
export function takeHand(state: MyVillageState, seat: number): void {
  const { hand } = state
  const { holder: from, stories } = hand
  state.villages[seat].tree += stories
  hand.stories = 0
  hand.holder = seat
  hand.back = 1
  state.log?.add({ code: 'hand', seat, from, stories })
}
