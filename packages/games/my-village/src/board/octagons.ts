import type { MyVillageBox } from '../box/box.ts'
import type { MyVillageState } from '../box/state.ts'
import {
  AREA_OCTAGONS,
  CHURCH_CARDS,
  CRAFT_CARDS,
  CUSTOMER_CARDS,
  FIELD_CARDS,
  MONK_CARDS,
  PROFESSIONS,
  servedBy,
  TRAVEL_CARDS,
  villageOf,
} from '../box/vocabulary.ts'
import { countAt } from './village.ts'

type Count = (state: MyVillageState, seat: number) => number

// M-806, M-R29: cards of the kinds that the Area Hall can mark.
const AREA_CARDS: { readonly [octagon in (typeof AREA_OCTAGONS.list)[number]]: Count } = {
  travel: (state, seat) => countAt(state, TRAVEL_CARDS, villageOf(seat)),
  craft: (state, seat) => countAt(state, CRAFT_CARDS, villageOf(seat)),
  served: (state, seat) => countAt(state, CUSTOMER_CARDS, servedBy(seat)),
  religion: (state, seat) =>
    countAt(state, CHURCH_CARDS, villageOf(seat)) + countAt(state, MONK_CARDS, villageOf(seat)),
  harvest: (state, seat) => countAt(state, FIELD_CARDS, villageOf(seat)),
}
const byOctagon = AREA_OCTAGONS.list.map((octagon) => AREA_CARDS[octagon])

/** M-806, M-807: how many cards or villagers of a village an octagon of its hall counts. */
export function octagonCount(state: MyVillageState, seat: number, octagon: number): number {
  return octagon < AREA_OCTAGONS.size
    ? byOctagon[octagon](state, seat)
    : state.villages[seat].villagers[octagon - AREA_OCTAGONS.size]
}

/** M-806, M-807: the prestige that a marked octagon brings for each of them. */
export function octagonRate({ figures }: MyVillageBox, octagon: number): number {
  const { area, population } = figures.hall
  return octagon < AREA_OCTAGONS.size
    ? area[AREA_OCTAGONS.list[octagon]]
    : population[PROFESSIONS.list[octagon - AREA_OCTAGONS.size]]
}
