import {
  barrier,
  choice,
  clearSteps,
  type Move,
  moveKind,
  NONE,
  push,
  type Refusal,
  refusal,
  waits,
} from '@chronik/kernel'
import { activateLeader } from '../board/leader.ts'
import type { MyVillageState } from '../box/state.ts'
import { anyBlack, black, blackBanner } from '../cards/black.ts'
import { refuseOffer } from '../cards/offers.ts'
import { anyWhite, refuseWhite, white, whiteBanner } from '../cards/white.ts'
import { change, firstDie, secondDie } from '../dice/dice.ts'
import { reaperCheck } from '../life/death.ts'

export const useBlack = moveKind('black', {})
export const useWhite = moveKind('white', {})
export const useLeader = moveKind('leader', {})

/** M-204 to M-206: how many turns a round has. */
export const turnsOfRound = ({ box }: MyVillageState): number => box.players * box.table.turns

/** M-204: whose turn it is, clockwise from the start player. */
export const activeSeat = ({ start, turn, box }: MyVillageState): number => (start + turn.index) % box.players

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
export const use = choice<MyVillageState>('use', [useBlack, useWhite, useLeader, blackBanner, whiteBanner], {
  rule: 'M-351',
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
  refuse: refuseUse,
})

/** Banners that somebody points at before the choice of a, b or c are explained, too. */
function refuseUse(state: MyVillageState, move: Move, seat: number): Refusal {
  const { value } = state.turn
  if (useBlack.is(move)) return refusal('no-black-banner', 'M-351', { value })
  if (useWhite.is(move)) return refusal('no-white-banner', 'M-351', { value })
  if (blackBanner.is(move))
    return refuseOffer(state, seat, blackBanner.get.banner(move)) ?? refusal('choose-black', 'M-351')
  return refuseWhite(state, seat, whiteBanner.get.banner(move)) ?? refusal('choose-white', 'M-351')
}

export const endTurn = barrier<MyVillageState>('end-turn', ({ turn }) => {
  layBack(turn)
  turn.index++
})

function layBack(turn: MyVillageState['turn']): void {
  turn.die1 = NONE
  turn.die2 = NONE
  turn.value = 0
  turn.used.fill(0)
}

/** M-204 to M-206: whoever has a turn to come in this round can prepare it with the dice that lie there. */
export function ahead(state: MyVillageState, seat: number): boolean {
  const { box, turn, start } = state
  if (!waits(state, endTurn)) return false
  for (let index = turn.index + 1; index < turnsOfRound(state); index++) {
    if ((start + index) % box.players !== seat) continue
    layBack(turn)
    turn.index = index
    clearSteps(state)
    pushTurn(state, seat)
    return true
  }
  return false
}
