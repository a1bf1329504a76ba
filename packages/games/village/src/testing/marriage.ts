import { NONE, placeOf } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { MOST_PLAYERS, PLACES } from '../box/vocabulary.ts'
import { PINK_FIGURES, PINK_PLACES } from '../marriage/vocabulary.ts'

/** Couples as a test describes them: two seats, or a seat and a pink figure, in one area of the board. */
export interface CoupleSketch {
  readonly at: string
  readonly who: readonly (number | string)[]
  /** The round in which a pink partner came to the parents. */
  readonly since?: number
}

const PER_SEAT = 16

export function sketchCouples(state: VillageState, couples: readonly CoupleSketch[]): void {
  const { families, pinks } = state.marriage
  for (const { partners } of families) partners.fill(NONE)
  for (const { at, who, since } of couples) {
    const [one, other] = who.map((person) => personAt(state, person, at, since ?? 1))
    marry(one, other)
    marry(other, one)
  }

  function marry(person: number, partner: number): void {
    const seat = Math.floor(person / PER_SEAT)
    if (seat >= MOST_PLAYERS) pinks[person - MOST_PLAYERS * PER_SEAT].partner = partner
    else families[seat].partners[person % PER_SEAT] = partner
  }
}

/** The first unmarried figure of a seat at a place, or a pink figure, which is put there. */
function personAt(state: VillageState, person: number | string, at: string, since: number): number {
  const { families, pinks } = state.marriage
  if (typeof person === 'number') {
    const place = placeOf(PLACES, at)
    const figure = state.farms[person].figures.findIndex(
      (where, one) => where === place && families[person].partners[one] === NONE,
    )
    if (figure < 0) throw new Error(`nobody of seat ${person} is at ${at}`)
    return person * PER_SEAT + figure
  }
  const pink = placeOf(PINK_FIGURES, person)
  pinks[pink].place = placeOf(PINK_PLACES, at)
  pinks[pink].since = at === 'parents' ? since : 0
  return MOST_PLAYERS * PER_SEAT + pink
}

/** Where the pink figures in play are. */
export function pinkPlaces(state: VillageState): string[] {
  const { pinkFigures, soloPinkFigures } = state.box.figures.marriage
  const count = state.box.solo ? soloPinkFigures : pinkFigures
  return state.marriage.pinks.slice(0, count).map(({ place }) => PINK_PLACES.list[place])
}
