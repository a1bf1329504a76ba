import type { MyVillageState } from '../box/state.ts'
import { CARDS, type Kind, TAKEN, villageOf } from '../box/vocabulary.ts'

/** M-154: the area in which the cards of a kind lie. */
const AREAS: { readonly [kind in Kind]: string } = {
  craft: 'craft',
  field: 'harvest',
  church: 'religion',
  monk: 'religion',
  hall: 'council',
  'meeting-place': 'council',
  travel: 'travel',
  customer: 'market',
}

// M-403: the card leaves the offer.
export function takeCard(state: MyVillageState, card: number): void {
  state.cards[card] = TAKEN
}

// M-154, M-403: the card is turned light side up and laid in the area of its kind.
export function placeCard(state: MyVillageState, seat: number, card: number): void {
  state.cards[card] = villageOf(seat)
  state.log?.add({ code: 'place', seat, card: CARDS.list[card], area: AREAS[state.box.cards[card].kind] })
}
