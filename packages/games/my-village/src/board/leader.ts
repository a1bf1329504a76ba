import { choice, type Move, moveKind, NONE, push, refusal } from '@chronik/kernel'
import { stay } from '../box/answers.ts'
import { lapse, mayLapse } from '../box/lapse.ts'
import type { MyVillageState } from '../box/state.ts'
import { COIN_SPACE, MAIN_HOUSE, PATH, STORY_SPACE } from '../box/vocabulary.ts'
import { gainCoins, gainStories, payTime } from './village.ts'

export const toHouse = moveKind('house', {})
export const toStories = moveKind('stories', {})
export const toCoins = moveKind('coins', {})

// M-502: one time, then the headman goes one space along the path. M-R08, since version 2: or he stays.
export function activateLeader(state: MyVillageState, seat: number): void {
  state.log?.add({ code: 'leader', seat })
  payTime(state, seat, state.box.figures.leader.time)
  if (mayLapse(state) || state.villages[seat].headman === COIN_SPACE) push(state, path, seat)
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

// M-503 to M-505: the path is a line with the coin space in the middle. M-361: the walk may lapse.
export const path = choice<MyVillageState>('path', [toHouse, toStories, toCoins, stay], {
  rule: 'M-502',
  list(state, moves, seat) {
    if (state.villages[seat].headman === COIN_SPACE) {
      moves.add(toHouse())
      moves.add(toStories())
    } else moves.add(toCoins())
    if (mayLapse(state)) moves.add(stay())
  },
  play(state, move, seat) {
    if (stay.is(move)) lapse(state, seat, 'leader')
    else walkTo(state, seat, spaceOf(move))
  },
  refuse(state, move, seat) {
    if (stay.is(move)) return refusal('headman-walks', 'M-R08')
    const from = PATH.list[state.villages[seat].headman]
    return refusal('one-step-only', 'M-502', { from, to: PATH.list[spaceOf(move)] })
  },
})

function spaceOf(move: Move): number {
  if (toCoins.is(move)) return COIN_SPACE
  return toHouse.is(move) ? MAIN_HOUSE : STORY_SPACE
}
