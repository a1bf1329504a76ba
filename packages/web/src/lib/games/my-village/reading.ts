import { NONE } from '@chronik/kernel'
import {
  activeSeat,
  BANNERS,
  CARDS,
  type Cards,
  CHURCH_CARDS,
  CRAFT_CARDS,
  CRAFTS,
  CUSTOMER_CARDS,
  FIELD_CARDS,
  HALL_CARDS,
  isDisplayed,
  MEETING_PLACE_CARDS,
  MONK_CARDS,
  type MyVillageState,
  PROFESSIONS,
  servedBy,
  TAKEN,
  TRAVEL_CARDS,
  valueShown,
  villageOf,
} from '@chronik/my-village'

/** The words of the cards that lie at a place, in the order of the vocabulary. */
export function cardsAt({ cards }: MyVillageState, { first, end }: Cards, place: number): string[] {
  const found: string[] = []
  for (let card = first; card < end; card++) if (cards[card] === place) found.push(CARDS.list[card])
  return found
}

/** The cards of one kind in a village. */
const own = (view: MyVillageState, seat: number, kind: Cards): string[] =>
  cardsAt(view, kind, villageOf(seat))

export const churchOf = (view: MyVillageState, seat: number): string | null =>
  own(view, seat, CHURCH_CARDS)[0] ?? null
export const hallOf = (view: MyVillageState, seat: number): string | null =>
  own(view, seat, HALL_CARDS)[0] ?? null
export const meetingPlaceOf = (view: MyVillageState, seat: number): string | null =>
  own(view, seat, MEETING_PLACE_CARDS)[0] ?? null
export const monksOf = (view: MyVillageState, seat: number): string[] => own(view, seat, MONK_CARDS)
export const fieldsOf = (view: MyVillageState, seat: number): string[] => own(view, seat, FIELD_CARDS)
export const journeyCardsOf = (view: MyVillageState, seat: number): string[] => own(view, seat, TRAVEL_CARDS)
export const waitingOf = (view: MyVillageState, seat: number): string[] => own(view, seat, CUSTOMER_CARDS)
/** The monk who has come and whose bonus is offered. */
export const comingMonk = (view: MyVillageState): string =>
  cardsAt(view, MONK_CARDS, TAKEN)[0] ?? CARDS.list[MONK_CARDS.first]
export const servedOf = (view: MyVillageState, seat: number): string[] =>
  cardsAt(view, CUSTOMER_CARDS, servedBy(seat))

/** The craft building of each kind in a village, or null for a plot. */
export function craftsOf(view: MyVillageState, seat: number): (string | null)[] {
  const cards = own(view, seat, CRAFT_CARDS)
  return CRAFTS.list.map((craft) => cards.find((card) => card.startsWith(`${craft}-`)) ?? null)
}

export const hasVillager = (view: MyVillageState, seat: number, profession: string): boolean =>
  view.villages[seat].villagers[(PROFESSIONS.list as readonly string[]).indexOf(profession)] === 1

/** Whether a plow stands on a field. */
export const isPlowed = ({ plows }: MyVillageState, field: string): boolean =>
  plows[CARDS.at[field] - FIELD_CARDS.first] === 1

/** The values that a banner shows, as they are printed: `5/8`, `7`, `?`. */
export const valuesOf = (printed: string): readonly string[] => printed.split('/')

/** What is printed on the white banner of a card. */
export function whiteValues({ box }: MyVillageState, card: string): readonly string[] {
  const { figures } = box
  if (card === 'school') return valuesOf(figures.school.values)
  const kind = box.cards[CARDS.at[card]].kind
  switch (kind) {
    case 'craft':
      return valuesOf(figures.craft.values[card])
    case 'field':
      return valuesOf(figures.field.values)
    case 'hall':
      return valuesOf(figures.hall.cards[card].values)
    case 'meeting-place':
      return valuesOf(figures.meetingPlace.values)
    case 'customer':
      return valuesOf(figures.customer[card].values)
    default:
      return []
  }
}

/** Other seats in the order of their turns, beginning after this one. */
export const othersOf = ({ box }: MyVillageState, seat: number): number[] =>
  Array.from({ length: box.players - 1 }, (_, at) => (seat + at + 1) % box.players)

/** The value that marks the banners of a village: only of the one whose turn it is. */
export const hitIn = (view: MyVillageState, seat: number): number =>
  activeSeat(view) === seat ? valueShown(view) : 0

/** Whether a white banner has been activated in this turn. */
export const isUsed = ({ turn }: MyVillageState, banner: string): boolean =>
  turn.used[BANNERS.at[banner]] === 1

/** What the tile lies beside: a white banner of this village. */
export function tileOf({ villages }: MyVillageState, seat: number): string | null {
  const { tile } = villages[seat]
  return tile === NONE ? null : BANNERS.list[tile]
}

/** The customers on display, in the order of their places. */
export function displayedIn({ cards }: MyVillageState): string[] {
  return CARDS.list
    .slice(CUSTOMER_CARDS.first, CUSTOMER_CARDS.end)
    .filter((customer) => isDisplayed(cards[CARDS.at[customer]]))
    .sort((one, other) => cards[CARDS.at[one]] - cards[CARDS.at[other]])
}
