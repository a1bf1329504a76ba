import {
  choice,
  type Move,
  type MoveList,
  moveKind,
  NONE,
  push,
  type Refusal,
  refusal,
} from '@chronik/kernel'
import type { Farm, VillageState } from '../box/state.ts'
import { COLOURS, SPACES } from '../box/vocabulary.ts'
import { refuseSkip, skip } from '../course/skip.ts'
import { take } from '../course/take.ts'
import { cubesOfAnyColour, mixOf, pay, payMix, refuseMix } from '../goods/payment.ts'

export const well = moveKind('well', {})
export const wellFree = moveKind('well free', {})
export const wellAction = moveKind('well <action>', { action: SPACES })
export const decline = moveKind('decline', {})

/** The most cubes of one colour on the farm. */
function mostOfOneColour({ cubes }: Farm): number {
  let most = 0
  for (let colour = 0; colour < cubes.length; colour++) if (cubes[colour] > most) most = cubes[colour]
  return most
}

// V-495, V-R7: three cubes of one colour; coins may stand in for any of them, even for all.
export function wellPayable(state: VillageState, seat: number): boolean {
  const farm = state.farms[seat]
  return mostOfOneColour(farm) + farm.coins >= state.box.figures.well.cubes
}

export function refuseWell(state: VillageState, seat: number): Refusal {
  const farm = state.farms[seat]
  const missing = state.box.figures.well.cubes - mostOfOneColour(farm) - farm.coins
  return refusal('well-cubes-missing', 'V-495', { missing })
}

function listWellMixes(state: VillageState, moves: MoveList, seat: number): void {
  const { cubes, coins } = state.farms[seat]
  const price = state.box.figures.well.cubes
  for (let jokers = 0; jokers < price && jokers <= coins; jokers++) {
    const needed = price - jokers
    for (let colour = 0; colour < COLOURS.size; colour++) {
      if (cubes[colour] >= needed) moves.add(pay(colourMix(colour, needed, jokers)))
    }
  }
  if (coins >= price) moves.add(pay(mixOf(0, 0, 0, 0, price)))
}

function colourMix(colour: number, amount: number, coins: number): number {
  return mixOf(0, 0, 0, 0, coins) | (amount << (colour * 2))
}

// V-497: no cube leaves the board.
function takeNothing(state: VillageState): void {
  state.taken.space = NONE
  state.taken.cube = NONE
}

function nameAction(state: VillageState, seat: number): void {
  push(state, wellActionChoice, seat)
  for (const window of state.box.windows.beforeAction) window(state, seat)
}

// V-R8: the payment comes first, then an action is named.
export const wellPay = choice<VillageState>('d-well-pay', [pay], {
  rule: 'V-495',
  list: listWellMixes,
  play(state, move: Move, seat) {
    takeNothing(state)
    payMix(state, seat, pay.get.mix(move))
    nameAction(state, seat)
  },
  refuse(state, move, seat) {
    const price = cubesOfAnyColour(state.box.figures.well.cubes)
    const refused = refuseMix(state.farms[seat], pay.get.mix(move), price)
    return refused.code === 'wrong-payment' ? refusal('not-one-colour', 'V-495') : refused
  },
})

// V-495 to V-498, V-R8: any action with a possible use, whether its space is empty or not; it is then used.
export const wellActionChoice = choice<VillageState>('d-well-action', [wellAction, skip], {
  rule: 'V-496',
  list(state, moves, seat) {
    for (const space of state.box.spaces)
      if (state.box.actions[space].possible(state, seat)) moves.add(wellAction(space))
  },
  play(state, move, seat) {
    const space = wellAction.get.action(move)
    state.log?.add({ code: 'well-action', seat, action: SPACES.list[space] })
    state.performed = space
    state.box.actions[space].begin(state, seat, 0)
  },
  refuse(state, move, seat) {
    if (skip.is(move)) return refuseSkip(state)
    const space = wellAction.get.action(move)
    if (!state.box.spaces.includes(space))
      return refusal('not-in-play', 'V-495', { what: SPACES.list[space] })
    return state.box.actions[space].whyNot(state, seat)
  },
})

// V-705, V-R24, V-R25: with no cube left, a final turn is one free use of the well, or nothing.
export const freeWell = choice<VillageState>('d-free-well', [wellFree, decline, well, take], {
  rule: 'V-705',
  list(_state, moves) {
    moves.add(wellFree())
    moves.add(decline())
  },
  play(state, move, seat) {
    takeNothing(state)
    if (decline.is(move)) {
      state.log?.add({ code: 'skip', seat })
      return
    }
    state.log?.add({ code: 'well', seat, free: true })
    nameAction(state, seat)
  },
  refuse: (_state, move) =>
    well.is(move) ? refusal('well-is-free', 'V-R25') : refusal('board-empty', 'V-705'),
})
