import { barrier, choice, moveKind, NONE, push, refusal } from '@chronik/kernel'
import { anyBlack, black } from './black.ts'
import { reaperCheck } from './death.ts'
import { change, firstDie, secondDie } from './dice.ts'
import { activateLeader } from './leader.ts'
import type { MyVillageState } from './state.ts'
import { anyWhite, white } from './white.ts'

export const useBlack = moveKind('black', {})
export const useWhite = moveKind('white', {})
export const useLeader = moveKind('leader', {})

// M-251: make the banner value, activate banners, check for a death; then the turn ends.
export function pushTurn(state: MyVillageState, seat: number): void {
  state.log?.add({ code: 'turn', seat, turn: state.turn.index + 1 })
  push(state, endTurn, seat)
  push(state, reaperCheck, seat)
  push(state, use, seat)
  push(state, change, seat)
  push(state, secondDie, seat)
  push(state, firstDie, seat)
}

// M-351, M-352: one black banner, white banners, or the leader banner, which is always possible.
export const use = choice<MyVillageState>('use', [useBlack, useWhite, useLeader], {
  list(state, moves, seat) {
    if (anyBlack(state, seat)) moves.add(useBlack())
    if (anyWhite(state, seat)) moves.add(useWhite())
    moves.add(useLeader())
  },
  play(state, move, seat) {
    if (useLeader.is(move)) activateLeader(state, seat)
    else if (useBlack.is(move)) push(state, black, seat)
    else push(state, white, seat, 0)
  },
  refuse: (state, move) =>
    refusal(useBlack.is(move) ? 'no-black-banner' : 'no-white-banner', 'M-351', { value: state.turn.value }),
})

export const endTurn = barrier<MyVillageState>('end-turn', (state) => {
  const { turn } = state
  turn.die1 = NONE
  turn.die2 = NONE
  turn.value = 0
  turn.used.fill(0)
  turn.index++
})
