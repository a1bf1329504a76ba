import { choice, type Move, moveKind, push, type Refusal, refusal } from '@chronik/kernel'
import type { Action } from '../box/box.ts'
import type { VillageState } from '../box/state.ts'
import { GOODS } from '../box/vocabulary.ts'
import { refuseSkip, skip, waive } from '../course/skip.ts'
import { gainGrain } from '../goods/stock.ts'
import { anyAt, FARM } from '../life/figures.ts'

export const harvest = moveKind('harvest', {})

// V-401, V-R9: it takes a member on the farm and room in the store.
function possible(state: VillageState, seat: number): boolean {
  return state.farms[seat].grain < state.box.grainLimit && anyAt(state, seat, FARM)
}

function whyNot(state: VillageState, seat: number): Refusal {
  if (!anyAt(state, seat, FARM)) return refusal('nobody-on-farm', 'V-401')
  return refusal('store-full', 'V-R9', { limit: state.box.grainLimit })
}

// V-402 to V-405: the best single combination of animal and plow counts; everything used is kept.
function bringIn(state: VillageState, seat: number): void {
  const { goods } = state.farms[seat]
  const { plain, horse, ox } = state.box.figures.harvest
  const plowed = goods[GOODS.at.plow] > 0
  const tool =
    plowed && goods[GOODS.at.ox] > 0 ? 'ox' : plowed && goods[GOODS.at.horse] > 0 ? 'horse' : 'plain'
  const amount = tool === 'ox' ? ox : tool === 'horse' ? horse : plain
  state.log?.add({ code: 'harvest', seat, amount, with: tool })
  gainGrain(state, seat, amount, 'harvest')
}

export const harvestChoice = choice<VillageState>('d-harvest', [harvest, skip], {
  rule: 'V-401',
  list(_state, moves, _seat, waivable) {
    moves.add(harvest())
    if (waivable === 1) moves.add(skip())
  },
  play(state, move: Move, seat) {
    if (skip.is(move)) waive(state, seat)
    else bringIn(state, seat)
  },
  refuse: refuseSkip,
})

export const harvestAction: Action = {
  possible,
  whyNot,
  begin: (state, seat, waivable) => push(state, harvestChoice, seat, waivable),
}
