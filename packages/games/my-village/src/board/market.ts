import type { MyVillageState } from '../box/state.ts'
import { CARDS, servedBy } from '../box/vocabulary.ts'
import { returnTile } from './meeting-place.ts'

// M-652: a served customer goes onto the served stack, for good.
export function serve(state: MyVillageState, seat: number, customer: number): void {
  state.cards[customer] = servedBy(seat)
  const { prestige } = state.box.cards[customer]
  state.log?.add({ code: 'serve', seat, customer: CARDS.list[customer], prestige })
  returnTile(state, seat, customer)
}
