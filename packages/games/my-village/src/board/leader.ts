import { choice, moveKind, NONE, push, refusal } from '@chronik/kernel'
import type { MyVillageState } from '../box/state.ts'
import { COIN_SPACE, MAIN_HOUSE, PATH, STORY_SPACE } from '../box/vocabulary.ts'
import { gainCoins, gainStories, payTime } from './village.ts'

export const toHouse = moveKind('house', {})
export const toStories = moveKind('stories', {})

// M-502: one time, then the headman goes one space along the path.
export function activateLeader(state: MyVillageState, seat: number): void {
  state.log?.add({ code: 'leader', seat })
  payTime(state, seat, state.box.figures.leader.time)
  if (state.villages[seat].headman === COIN_SPACE) push(state, path, seat)
  else walkTo(state, seat, COIN_SPACE)
}

// M-503, M-505: the coin space brings a coin. M-504: the story space brings story points.
function walkTo(state: MyVillageState, seat: number, space: number): void {
  const village = state.villages[seat]
  const { coins, stories } = state.box.figures.leader
  state.log?.add({ code: 'headman', seat, from: PATH.list[village.headman], to: PATH.list[space] })
  village.headman = space
  if (space === COIN_SPACE) gainCoins(state, seat, coins, NONE)
  else if (space === STORY_SPACE) gainStories(state, seat, stories)
  else secure(state, seat)
}

// M-506: on the main house all story points of the tree become safe.
function secure(state: MyVillageState, seat: number): void {
  const village = state.villages[seat]
  const stories = village.tree
  village.house += stories
  village.tree = 0
  state.log?.add({ code: 'secure', seat, stories })
}

// M-504: from the coin space back to the main house or on to the story space.
export const path = choice<MyVillageState>('path', [toHouse, toStories], {
  list(_state, moves) {
    moves.add(toHouse())
    moves.add(toStories())
  },
  play: (state, move, seat) => walkTo(state, seat, toHouse.is(move) ? MAIN_HOUSE : STORY_SPACE),
  refuse: () => refusal('not-now', 'M-504'),
})
