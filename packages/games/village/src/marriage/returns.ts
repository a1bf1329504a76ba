import { choice, moveKind, NONE, push, rule } from '@chronik/kernel'
import { none } from '../board/council.ts'
import type { VillageState } from '../box/state.ts'
import { cubesOfAnyColour, payable, payment, refuseCost } from '../goods/payment.ts'
import { FARM } from '../life/figures.ts'
import { forEachOnBoard, inCeremony, isPink, moveTo, partnerOf, pinkToSupply } from './people.ts'
import { gainBread, gainTools } from './stock.ts'

export const bread = moveKind('bread', {})
export const tool = moveKind('tool', {})

// VM-507 (iii), VM-509: all without a partner go home; who comes from the ceremony may buy, from the start player on.
export const returns = rule<VillageState>('returns', (state) => {
  let unmarried = 0
  for (let seat = 0; seat < state.box.players; seat++) if (inCeremony(state, seat)) unmarried |= 1 << seat
  forEachOnBoard(state, goHome)
  push(state, purchases, state.startSeat, 0, unmarried)
})

// VM-R4: a pink figure without a partner has no farm and goes back to the supply.
function goHome(state: VillageState, person: number): void {
  if (partnerOf(state, person) !== NONE) return
  if (isPink(person)) pinkToSupply(state, person)
  else moveTo(state, person, FARM)
}

/** VX-R3: seat after seat; one bit for each who may buy. */
export const purchases = rule<VillageState>('purchases', (state, seat, asked, unmarried) => {
  const { players } = state.box
  if (asked === players) return
  push(state, purchases, (seat + 1) % players, asked + 1, unmarried)
  if (unmarried & (1 << seat)) push(state, buyChoice, seat)
})

function price(state: VillageState): number {
  return cubesOfAnyColour(state.box.figures.marriage.purchase.cubes)
}

// VM-509: one bread or one tool for cubes of any colour.
export const buyChoice = choice<VillageState>('d-wed-buy', [bread, tool, none], {
  rule: 'VM-509',
  list(state, moves, seat) {
    if (payable(state.farms[seat], price(state))) {
      moves.add(bread())
      moves.add(tool())
    }
    moves.add(none())
  },
  play(state, move, seat) {
    if (none.is(move)) return
    const { tiles } = state.box.figures.marriage.purchase
    if (bread.is(move)) gainBread(state, seat, tiles, 'ceremony')
    else gainTools(state, seat, tiles, 'ceremony')
    push(state, payment, seat, price(state))
  },
  refuse: (state, _move, seat) => ({ ...refuseCost(state.farms[seat], price(state)), rule: 'VM-509' }),
})
