import { choice, moveKind, refusal } from '@chronik/kernel'
import { showNextMonk } from '../board/monks.ts'
import { activateSteward } from '../board/steward.ts'
import type { MyVillageState } from '../box/state.ts'
import { BLACK_BANNERS, CARDS } from '../box/vocabulary.ts'
import { takeHand } from '../course/hand.ts'
import { pay } from '../goods/payment.ts'
import { pushBlackAction } from './effects.ts'
import { cardOffered, costOf, obstacleTo, refuseOffer } from './offers.ts'
import { takeCard } from './placing.ts'

export const blackBanner = moveKind('black <banner>', { banner: BLACK_BANNERS })

// M-351 a: is there a black banner of this value that can be activated?
export function anyBlack(state: MyVillageState, seat: number): boolean {
  const { blackOf, offers } = state.box
  const banners = blackOf[state.turn.value]
  for (let index = 0; index < banners.length; index++) {
    if (obstacleTo(state, seat, offers[banners[index]]) === null) return true
  }
  return false
}

// M-401, M-402: exactly one black banner that shows the value.
export const black = choice<MyVillageState>('black', [blackBanner], {
  rule: 'M-403',
  list(state, moves, seat) {
    const { blackOf, offers } = state.box
    const banners = blackOf[state.turn.value]
    for (let index = 0; index < banners.length; index++) {
      if (obstacleTo(state, seat, offers[banners[index]]) === null) moves.add(blackBanner(banners[index]))
    }
  },
  play: (state, move, seat) => activateBlack(state, seat, blackBanner.get.banner(move)),
  refuse: (state, move, seat) =>
    refuseOffer(state, seat, blackBanner.get.banner(move)) ?? refusal('not-now', 'M-351'),
})

// M-403: take the card, pay time and extra costs, carry out the banner action.
function activateBlack(state: MyVillageState, seat: number, banner: number): void {
  const offer = state.box.offers[banner]
  const hidden = offer.cards.first === offer.cards.end || offer.kind === 'travel'
  const card = hidden ? offer.cards.first : cardOffered(state, offer)
  const named = hidden ? null : CARDS.list[card]
  state.log?.add({ code: 'black', seat, banner: BLACK_BANNERS.list[banner], card: named })
  switch (offer.kind) {
    case 'hand':
      takeHand(state, seat)
      return
    case 'steward':
      activateSteward(state, seat, state.box.figures.steward.cards.length)
      return
    case 'travel':
      pushBlackAction(state, seat, card)
      pay(state, seat, costOf(state, seat, offer))
      return
    default:
      takeCard(state, card)
      pushBlackAction(state, seat, card)
      pay(state, seat, costOf(state, seat, offer))
      if (offer.kind === 'monk') showNextMonk(state, offer.stack)
  }
}
