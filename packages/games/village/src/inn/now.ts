import { choice, type Move, push, type Refusal, refusal, rule, waiting } from '@chronik/kernel'
import { stallsEmpty } from '../board/market.ts'
import { payRoad, WITHOUT_CUBES, WITHOUT_WAGON } from '../board/travel.ts'
import type { VillageState } from '../box/state.ts'
import { GOODS, PLACES, TIME_PAYMENTS, type TimePayment } from '../box/vocabulary.ts'
import { payPlague } from '../course/turn.ts'
import { GAIN_RULES, gainCubes, payable } from '../goods/payment.ts'
import { GRAVE, layToRest } from '../life/death.ts'
import { figureName, placeName, put } from '../life/figures.ts'
import { leave } from '../life/leave.ts'
import { moveMarker } from '../life/time.ts'
import { CARTOGRAPHER, cartographer, HELMSMAN, helmsman, QUARTERMASTER, quartermaster } from './at-sea.ts'
import { no } from './cards.ts'
import { scrapChoice } from './choices.ts'
import { amountOf, card, discard, holds, type Offered } from './person.ts'
import { persons } from './persons.ts'
import { refuseCard } from './unplayable.ts'
import { PERSONS } from './vocabulary.ts'

const WATCHMAN = PERSONS.at['person-watchman']
const HERBALIST = PERSONS.at['person-herbalist']
const TRAVELLER = PERSONS.at['person-traveller']
const MESSENGER = PERSONS.at['person-messenger']
const BARD = PERSONS.at['person-bard']
const SCRAPDEALER = PERSONS.at['person-scrapdealer']

// VI-508, VI-542: the watchman lowers one payment of time.
const watchman: Offered = {
  answered(state, seat, played, amount, what) {
    const due = played ? lowered(state, amount) : amount
    if (due > 0) moveMarker(state, seat, due, TIME_PAYMENTS.list[what])
  },
}

function lowered(state: VillageState, amount: number): number {
  return Math.max(0, amount - amountOf(state, WATCHMAN))
}

/** A payment of time, and what it comes to without the watchman and with him. */
export interface TimeToLower {
  readonly what: TimePayment
  readonly without: number
  readonly with: number
}

/** VI-508: the payment of time that the watchman may lower now; null if none is due. */
export function timeToLower(state: VillageState): TimeToLower | null {
  const now = waiting(state, cardNow)
  if (now?.a !== WATCHMAN) return null
  return { what: TIME_PAYMENTS.list[now.c], without: now.b, with: lowered(state, now.b) }
}

// VI-509, VI-543: the herbalist pays for the plague cube and gives a cube of any colour.
const herbalist: Offered = {
  answered(state, seat, played) {
    if (played) push(state, gainCubes, seat, amountOf(state, HERBALIST), GAIN_RULES.at['VI-509'])
    else payPlague(state, seat)
  },
}

// VI-519, VI-R11: the messenger waives the wagon of a road; without a wagon the road means playing the card.
const messenger: Offered = {
  answered: (state, seat, played, road) => push(state, travellerNow, seat, road, played ? WITHOUT_WAGON : 0),
  needed: (state, seat) => state.farms[seat].goods[GOODS.at.wagon] < state.box.figures.travel.wagons,
}

// VI-518, VI-R11: the traveller waives the cubes of a road; who lacks them plays the card by taking the road.
const traveller: Offered = {
  answered: (state, seat, played, road, waived) =>
    payRoad(state, seat, road, played ? waived | WITHOUT_CUBES : waived),
  needed: (state, seat, road) => !payable(state.farms[seat], state.box.roads[road].influence),
}

// VI-521, VI-550: the bard lays a figure beside the chronicle that would have entered the graveyard.
const bard: Offered = {
  answered(state, seat, played, figure) {
    if (!played) {
      layToRest(state, seat, figure, GRAVE)
      return
    }
    const from = placeName(state.farms[seat].figures[figure])
    leave(state, seat, figure, true)
    put(state, seat, figure, PLACES.at['chronicle-extra'])
    state.log?.add({ code: 'death', seat, figure: figureName(figure), from, to: 'chronicle-extra' })
  },
}

// VI-522, VI-551: the scrap dealer takes a customer that was left over.
const scrapDealer: Offered = {
  answered(state, seat, played) {
    if (played) push(state, scrapChoice, seat)
  },
}

/** VI-404: the cards that are offered inside a payment, a death or a voyage. */
const OFFERED: { readonly [person: number]: Offered } = {
  [WATCHMAN]: watchman,
  [HERBALIST]: herbalist,
  [MESSENGER]: messenger,
  [TRAVELLER]: traveller,
  [BARD]: bard,
  [SCRAPDEALER]: scrapDealer,
  [QUARTERMASTER]: quartermaster,
  [HELMSMAN]: helmsman,
  [CARTOGRAPHER]: cartographer,
}

// VI-404: cards of the windows inside a payment, a death or a voyage are offered at that moment.
export const cardNow = choice<VillageState>('d-card-now', [card, no], {
  rule: 'VI-404',
  list(state, moves, seat, person, a) {
    moves.add(card(person))
    if (OFFERED[person].needed?.(state, seat, a) !== true) moves.add(no())
  },
  play(state, move: Move, seat, person, a, b) {
    const played = card.is(move)
    if (played) discard(state, seat, person)
    OFFERED[person].answered(state, seat, played, a, b)
  },
  refuse(state, move, seat, person) {
    if (no.is(move)) return refusal('card-needed', 'VI-R11', { person: PERSONS.list[person] })
    return refuseOther(state, seat, card.get.person(move), person)
  },
})

/** Another card than the one in question; cards of the same moment are asked for one after another. */
function refuseOther(state: VillageState, seat: number, person: number, asked: number): Refusal {
  const refused = refuseCard(state, seat, person, false)
  return refused.rule === 'VI-404' && persons[person]?.moment === persons[asked]?.moment
    ? refusal('other-card-asked', 'VI-404', { person: PERSONS.list[asked] })
    : refused
}

/** Offers a card if the seat holds it; true if it did. */
function offerNow(state: VillageState, seat: number, person: number, a = 0, b = 0): boolean {
  if (!holds(state, seat, person)) return false
  push(state, cardNow, seat, person, a, b)
  return true
}

export function watchmanTakesOver(
  state: VillageState,
  seat: number,
  amount: number,
  what: TimePayment,
): boolean {
  return offerNow(state, seat, WATCHMAN, amount, TIME_PAYMENTS.at[what])
}

export function herbalistTakesOver(state: VillageState, seat: number): boolean {
  return offerNow(state, seat, HERBALIST)
}

// VI-549: messenger and traveller may both be used on one step.
export function roadWaiver(state: VillageState, seat: number): number {
  return (
    (holds(state, seat, TRAVELLER) ? WITHOUT_CUBES : 0) | (holds(state, seat, MESSENGER) ? WITHOUT_WAGON : 0)
  )
}

export function roadTakesOver(state: VillageState, seat: number, road: number): boolean {
  if (roadWaiver(state, seat) === 0) return false
  push(state, messengerNow, seat, road, 0)
  return true
}

export const messengerNow = rule<VillageState>('messenger-now', (state, seat, road) => {
  if (!offerNow(state, seat, MESSENGER, road, 0)) push(state, travellerNow, seat, road, 0)
})

export const travellerNow = rule<VillageState>('traveller-now', (state, seat, road, waived) => {
  if (!offerNow(state, seat, TRAVELLER, road, waived)) payRoad(state, seat, road, waived)
})

export function bardTakesOver(state: VillageState, seat: number, figure: number): boolean {
  return offerNow(state, seat, BARD, figure)
}

// VI-R7: the scrap dealer works at the end of a market day that the player called.
export function scrapWindow(state: VillageState, caller: number): void {
  state.inn.traders = 0
  if (!stallsEmpty(state) && caller < state.box.players) offerNow(state, caller, SCRAPDEALER)
}

export function captainTakesOver(state: VillageState, seat: number, captain: number): boolean {
  return offerNow(state, seat, QUARTERMASTER, captain)
}

// VX-532, VX-534, VI-404: helmsman and cartographer are offered before each step of the player's voyage.
export function sailWindow(state: VillageState, seat: number): void {
  offerNow(state, seat, CARTOGRAPHER)
  offerNow(state, seat, HELMSMAN)
}
