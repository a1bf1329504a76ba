import { NONE, type Refusal, refusal } from '@chronik/kernel'
import { windowsOf } from '../board/monks.ts'
import { countDisplayed, stewardCanAct } from '../board/steward.ts'
import { journeyObstacle, journeyOf, travelCost } from '../board/travel.ts'
import { cardAt, isActive, ownCard } from '../board/village.ts'
import { answers, type Offer, printedValues } from '../box/box.ts'
import { mayLapse } from '../box/lapse.ts'
import type { MyVillageState } from '../box/state.ts'
import {
  BLACK_BANNERS,
  CARDS_PER_CRAFT,
  CHURCH_CARDS,
  CRAFTS,
  HALL_CARDS,
  MEETING_PLACE_CARDS,
  OFFER,
  PROFESSIONS,
  TOP,
} from '../box/vocabulary.ts'
import { handObstacle } from '../course/hand.ts'
import type { Cost } from '../goods/cost.ts'
import { canPay, missingOf } from '../goods/payment.ts'
import { craftOf } from './cards.ts'

type State = MyVillageState

/** What stands between a player and a black banner that shows the right value. */
export type BlackObstacle =
  | 'villager-missing'
  | 'craft-owned'
  | 'church-owned'
  | 'hall-owned'
  | 'meeting-place-owned'
  | 'no-church'
  | 'windows-full'
  | 'journey-over'
  | 'not-next-letter'
  | 'card-gone'
  | 'cannot-pay'
  | 'hand-back-up'
  | 'hand-of-start-player'
  | 'display-empty'

// M-404: the top card of its stack, or the card itself; NONE if it is gone.
export function cardOffered(state: State, offer: Offer): number {
  return cardAt(state, offer.cards, offer.kind === 'monk' ? TOP : OFFER)
}

export function costOf(state: State, seat: number, offer: Offer): Cost {
  return offer.kind === 'travel' ? travelCost(state, seat) : state.box.cards[offer.cards.first].black.cost
}

// M-353: all conditions of its kind must be met, and the costs be payable in full.
export function obstacleTo(state: State, seat: number, offer: Offer): BlackObstacle | null {
  if (offer.kind === 'hand') return handObstacle(state, seat)
  if (offer.kind === 'steward') return stewardObstacle(state, seat)
  if (!isActive(state, seat, offer.profession)) return 'villager-missing'
  const obstacle = conditionOf(state, seat, offer)
  if (obstacle !== null) return obstacle
  if (cardOffered(state, offer) === NONE) return 'card-gone'
  return canPay(state, seat, costOf(state, seat, offer)) ? null : 'cannot-pay'
}

// M-R09: since version 2 the steward can always be activated; before that a customer had to be there and be paid.
function stewardObstacle(state: State, seat: number): BlackObstacle | null {
  if (mayLapse(state)) return null
  if (countDisplayed(state) === 0) return 'display-empty'
  return stewardCanAct(state, seat) ? null : 'cannot-pay'
}

/** What the kind asks besides its villager. */
function conditionOf(state: State, seat: number, offer: Offer): BlackObstacle | null {
  switch (offer.kind) {
    // M-601: one building of each kind.
    case 'craft':
      return ownsCraft(state, seat, craftOf(offer.cards.first)) ? 'craft-owned' : null
    // M-701: one church.
    case 'church':
      return ownCard(state, seat, CHURCH_CARDS) === NONE ? null : 'church-owned'
    // M-721, M-722: a church, and a window left.
    case 'monk':
      if (ownCard(state, seat, CHURCH_CARDS) === NONE) return 'no-church'
      return windowsOf(state, seat) < state.box.figures.windows.length - 1 ? null : 'windows-full'
    // M-801, M-802: one hall, whether or not there is a meeting place.
    case 'hall':
      return ownCard(state, seat, HALL_CARDS) === NONE ? null : 'hall-owned'
    // M-751: one meeting place.
    case 'meeting-place':
      return ownCard(state, seat, MEETING_PLACE_CARDS) === NONE ? null : 'meeting-place-owned'
    case 'travel':
      return journeyObstacle(state, seat, offer.stack)
    // M-611: any number of fields.
    default:
      return null
  }
}

const craftCards = CRAFTS.list.map((_, craft) => ({
  first: craft * CARDS_PER_CRAFT,
  end: (craft + 1) * CARDS_PER_CRAFT,
}))

function ownsCraft(state: State, seat: number, craft: number): boolean {
  return ownCard(state, seat, craftCards[craft]) !== NONE
}

/** The rule that asks for the villager of a kind. */
const VILLAGER_RULES: { readonly [kind in Offer['kind']]?: string } = {
  craft: 'M-602',
  travel: 'M-662',
  church: 'M-701',
  monk: 'M-721',
  'meeting-place': 'M-751',
  hall: 'M-801',
}

const RULES: { readonly [obstacle in BlackObstacle]: string } = {
  'villager-missing': 'M-155',
  'craft-owned': 'M-601',
  'church-owned': 'M-701',
  'hall-owned': 'M-801',
  'meeting-place-owned': 'M-751',
  'no-church': 'M-721',
  'windows-full': 'M-722',
  'journey-over': 'M-663',
  'not-next-letter': 'M-662',
  'card-gone': 'M-405',
  'cannot-pay': 'M-353',
  'hand-back-up': 'M-416',
  'hand-of-start-player': 'M-414',
  'display-empty': 'M-R09',
}

/** Why a black banner cannot be activated now, or null if it can. */
export function refuseOffer(state: State, seat: number, index: number): Refusal | null {
  const offer = state.box.offers[index]
  const banner = BLACK_BANNERS.list[index]
  const { value } = state.turn
  if (!answers(offer.values, value))
    return refusal('value-differs', 'M-353', { banner, value, shown: printedValues(offer.values) })
  return refuseCondition(state, seat, index)
}

/** What stands between a player and a black banner, whatever the value; null if nothing does. */
export function refuseCondition(state: State, seat: number, index: number): Refusal | null {
  const offer = state.box.offers[index]
  const banner = BLACK_BANNERS.list[index]
  const obstacle = obstacleTo(state, seat, offer)
  if (obstacle === null) return null
  if (obstacle === 'villager-missing') {
    const profession = PROFESSIONS.list[offer.profession]
    return refusal(obstacle, VILLAGER_RULES[offer.kind] ?? RULES[obstacle], { banner, profession })
  }
  if (obstacle === 'hand-of-start-player' && state.box.players === 2) return refusal(obstacle, 'M-415')
  if (obstacle === 'cannot-pay') {
    const missing = offer.kind === 'steward' ? '1 coin' : missingOf(state, seat, costOf(state, seat, offer))
    return refusal(obstacle, RULES[obstacle], { banner, missing })
  }
  const journey = offer.kind === 'travel' ? journeyOf(state, seat) : {}
  return refusal(obstacle, RULES[obstacle], { banner, ...journey })
}
