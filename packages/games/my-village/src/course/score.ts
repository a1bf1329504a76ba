import { placesBy, type Score, type ScoreLine, totalsOf } from '@chronik/kernel'
import { windowsOf } from '../board/monks.ts'
import { octagonCount, octagonRate } from '../board/octagons.ts'
import { owns } from '../board/village.ts'
import type { MyVillageState } from '../box/state.ts'
import {
  type Cards,
  CHURCH_CARDS,
  CUSTOMER_CARDS,
  FIELD_CARDS,
  FIELDS,
  HALL_CARDS,
  MEETING_PLACE_CARDS,
  OCTAGONS,
  servedBy,
  TRAVEL_CARDS,
  villageOf,
} from '../box/vocabulary.ts'

type Count = (state: MyVillageState, seat: number) => number

function prestigeAt(state: MyVillageState, cards: Cards, place: number): number {
  let sum = 0
  for (let card = cards.first; card < cards.end; card++) {
    if (state.cards[card] === place) sum += state.box.cards[card].prestige
  }
  return sum
}

// M-806, M-807: what the marked octagons of a hall bring.
function marksOf(state: MyVillageState, seat: number): number {
  const { marks } = state.villages[seat]
  let sum = 0
  for (let octagon = 0; octagon < OCTAGONS.size; octagon++)
    if (marks[octagon] === 1) sum += octagonRate(state.box, octagon) * octagonCount(state, seat, octagon)
  return sum
}

/** The score sheet, line by line. */
const SHEET: { readonly [line: string]: Count } = {
  // M-903: the church and its windows.
  religion: (state, seat) =>
    prestigeAt(state, CHURCH_CARDS, villageOf(seat)) + state.box.figures.windows[windowsOf(state, seat)],
  // M-904: meeting place and hall.
  council: (state, seat) =>
    prestigeAt(state, MEETING_PLACE_CARDS, villageOf(seat)) +
    prestigeAt(state, HALL_CARDS, villageOf(seat)) +
    marksOf(state, seat),
  // M-905: fields.
  harvest: (state, seat) => prestigeAt(state, FIELD_CARDS, villageOf(seat)),
  // M-906: travel cards.
  travel: (state, seat) => prestigeAt(state, TRAVEL_CARDS, villageOf(seat)),
  // M-907: served customers only.
  customers: (state, seat) => prestigeAt(state, CUSTOMER_CARDS, servedBy(seat)),
  // M-908: story points on the main house.
  stories: (state, seat) => state.villages[seat].house,
  // M-909: labourers cost prestige.
  labourers: (state, seat) => 0 - state.villages[seat].labourers * state.box.figures.labourer,
  // M-910, M-R30: the holder of the start hand, whichever side is up.
  hand: (state, seat) => (state.hand.holder === seat ? state.box.figures.hand.prestige : 0),
}

const counts = Object.values(SHEET)

/** What the sheet would count for one village if the match ended now: for those who ask it again and again. */
export function pointsOf(state: MyVillageState, seat: number): number {
  let sum = 0
  for (let line = 0; line < counts.length; line++) sum += counts[line](state, seat)
  return sum
}

// M-912, M-R28: coins, goods, jokers, plows on fields and story points on the tree break a tie.
export function leftovers(state: MyVillageState, seat: number): number {
  const { coins, goods, jokers, tree } = state.villages[seat]
  let sum = coins + jokers + tree
  for (const count of goods) sum += count
  for (let field = 0; field < FIELDS.size; field++) {
    if (owns(state, seat, FIELD_CARDS.first + field)) sum += state.plows[field]
  }
  return sum
}

export function score(state: MyVillageState): Score {
  const seats = Array.from({ length: state.box.players }, (_, seat) => seat)
  const lines: ScoreLine[] = Object.entries(SHEET).map(([id, count]) => ({
    id,
    values: seats.map((seat) => count(state, seat)),
  }))
  const totals = totalsOf(lines, seats.length)
  const rest = seats.map((seat) => leftovers(state, seat))
  return { lines, totals, places: placesBy(totals, rest) }
}
