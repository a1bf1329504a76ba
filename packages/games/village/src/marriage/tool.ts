import { choice, push, refusal } from '@chronik/kernel'
import { none } from '../board/council.ts'
import { MILL } from '../board/crafts.ts'
import type { Ware } from '../box/box.ts'
import { gained } from '../box/changes.ts'
import type { VillageState } from '../box/state.ts'
import { BUILDINGS, GOODS, WARES } from '../box/vocabulary.ts'
import { gainCoins } from '../goods/stock.ts'
import { tool } from './returns.ts'
import { gainTools, payTools } from './stock.ts'

/** A product was made; its maker is asked for a tool. */
export function askForTool(state: VillageState, seat: number, building: number, goods: number): void {
  push(state, toolChoice, seat, building, goods)
}

// VM-605, VM-606, VM-R9: once per production, a tool brings the same product again and nothing else is paid.
export const toolChoice = choice<VillageState>('d-tool', [tool, none], {
  rule: 'VM-605',
  list(state, moves, seat) {
    if (state.marriage.families[seat].tools > 0) moves.add(tool())
    moves.add(none())
  },
  play(state, move, seat, building, goods) {
    if (none.is(move)) return
    payTools(state, seat, 1)
    if (building === MILL) gainCoins(state, seat, state.box.figures.mill.coins, 'mill')
    else makeAgain(state, seat, building, goods)
  },
  refuse: () => refusal('no-tool', 'VM-605'),
})

function makeAgain(state: VillageState, seat: number, building: number, goods: number): void {
  const { amount } = state.box.buildings[building]
  state.farms[seat].goods[goods] += amount
  gained(state, seat)
  state.log?.add({
    code: 'product',
    seat,
    building: BUILDINGS.list[building],
    what: GOODS.list[goods],
    amount,
  })
}

export const toolWare: Ware = {
  ware: WARES.at.tool,
  count: (state, seat) => state.marriage.families[seat].tools,
  pay: payTools,
  gain: gainTools,
}
