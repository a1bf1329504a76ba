import { windowsOf } from '../board/monks.ts'
import { octagonCount, octagonRate } from '../board/octagons.ts'
import type { MyVillageState } from '../box/state.ts'
import {
  CARDS,
  type Cards,
  CHURCH_CARDS,
  CUSTOMER_CARDS,
  FIELD_CARDS,
  HALL_CARDS,
  MEETING_PLACE_CARDS,
  OCTAGONS,
  servedBy,
  TRAVEL_CARDS,
  villageOf,
} from '../box/vocabulary.ts'

/** What something in a village brings to a line of the score sheet. */
export interface Worth {
  readonly line: string
  /** A card, an octagon of a hall, or `window`. */
  readonly what: string
  readonly count: number
  readonly points: number
}

/** M-903 to M-907: what each card of a village brings, in the order of the score sheet. */
export function worthsOf(state: MyVillageState, seat: number): readonly Worth[] {
  const own = villageOf(seat)
  const windows = windowsOf(state, seat)
  return [
    ...cardsOf(state, 'religion', CHURCH_CARDS, own),
    ...(windows === 0
      ? []
      : [{ line: 'religion', what: 'window', count: windows, points: state.box.figures.windows[windows] }]),
    ...cardsOf(state, 'council', MEETING_PLACE_CARDS, own),
    ...cardsOf(state, 'council', HALL_CARDS, own),
    ...marksOf(state, seat),
    ...cardsOf(state, 'harvest', FIELD_CARDS, own),
    ...cardsOf(state, 'travel', TRAVEL_CARDS, own),
    ...cardsOf(state, 'customers', CUSTOMER_CARDS, servedBy(seat)),
  ]
}

function cardsOf(state: MyVillageState, line: string, { first, end }: Cards, place: number): Worth[] {
  return CARDS.list
    .slice(first, end)
    .filter((_, card) => state.cards[first + card] === place)
    .map((what) => ({ line, what, count: 1, points: state.box.cards[CARDS.at[what]].prestige }))
}

function marksOf(state: MyVillageState, seat: number): Worth[] {
  return OCTAGONS.list.flatMap((what, octagon) => {
    if (state.villages[seat].marks[octagon] === 0) return []
    const count = octagonCount(state, seat, octagon)
    return [{ line: 'council', what, count, points: count * octagonRate(state.box, octagon) }]
  })
}
