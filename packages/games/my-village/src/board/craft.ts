import type { MyVillageState } from '../box/state.ts'
import { CARDS, GOODS } from '../box/vocabulary.ts'
import { craftOf } from '../cards/cards.ts'

// M-603, M-604, M-362: one good on a free goods space of this building, or it is forfeited.
export function makeGood(state: MyVillageState, seat: number, card: number): void {
  const { goods } = state.villages[seat]
  const good = craftOf(card)
  if (goods[good] === state.box.figures.craft.spaces) {
    state.log?.add({ code: 'forfeit', seat, card: CARDS.list[card] })
    return
  }
  goods[good]++
  state.log?.add({ code: 'good', seat, good: GOODS.list[good], card: CARDS.list[card] })
}
