import type { Blank } from '@chronik/kernel'
import { achieved } from '../box/changes.ts'
import type { VillageState } from '../box/state.ts'
import { FIGURES, PLACES } from '../box/vocabulary.ts'

export const FARM = PLACES.at.farm
export const UNBORN = PLACES.at.unborn
export const BLACK_BAG = PLACES.at['black-bag']
export const COUNCIL_1 = PLACES.at['council-1']
export const CHURCH_1 = PLACES.at['church-1']
export const CASTLE_A = PLACES.at['castle-a']
export const NO_FIGURE = -1

/** The numbers printed on figures. */
export const HIGHEST_NUMBER = 4
/** The kinds of figures of one colour: by printed number, plain or raised by one. */
export const KINDS = 2 * HIGHEST_NUMBER

/** In notation a figure is its printed number, `1` to `4`; a raised one is `1+` to `4+`. */
export const kindBlank: Blank = {
  size: KINDS + 1,
  format: (kind) => (kind > HIGHEST_NUMBER ? `${kind - HIGHEST_NUMBER}+` : `${kind}`),
  parse: (text) => (/^[1-4]\+?$/.test(text) ? Number(text[0]) + (text.length > 1 ? HIGHEST_NUMBER : 0) : -1),
  expected: `the number of a family member from 1 to ${HIGHEST_NUMBER}`,
  pattern: '\\S+?',
}

/** A figure is put somewhere else. */
export function put(state: VillageState, seat: number, figure: number, place: number): void {
  state.farms[seat].figures[figure] = place
  achieved(state, seat)
}

/** The number that counts: the printed one, or one more for a raised figure. */
export function numberOf(state: VillageState, seat: number, figure: number): number {
  return state.box.numbers[figure] + state.farms[seat].raised[figure]
}

export function kindOf(state: VillageState, seat: number, figure: number): number {
  return state.box.numbers[figure] + state.farms[seat].raised[figure] * HIGHEST_NUMBER
}

/** V-R32: of equal figures at one place the first is meant. */
export function figureAt(state: VillageState, seat: number, kind: number, place: number): number {
  const { figures, raised } = state.farms[seat]
  const { numbers, figureCount } = state.box
  for (let figure = 0; figure < figureCount; figure++) {
    if (figures[figure] === place && numbers[figure] + raised[figure] * HIGHEST_NUMBER === kind) return figure
  }
  return NO_FIGURE
}

/**
 * Where a seat has somebody, one bit for each of the first 32 places: the farm and nearly everything that actions
 * ask for.
 */
export function inhabited(state: VillageState, seat: number): number {
  const { figures } = state.farms[seat]
  const { figureCount } = state.box
  let found = 0
  for (let figure = 0; figure < figureCount; figure++) {
    const place = figures[figure]
    if (place < 32) found |= 1 << place
  }
  return found
}

export function anyAt(state: VillageState, seat: number, place: number): boolean {
  const { figures } = state.farms[seat]
  const { figureCount } = state.box
  for (let figure = 0; figure < figureCount; figure++) if (figures[figure] === place) return true
  return false
}

export function countAt(state: VillageState, seat: number, place: number): number {
  return countBetween(state, seat, place, place)
}

/** How many figures stand on a stretch of places, such as all steps of the church. */
export function countBetween(state: VillageState, seat: number, first: number, last: number): number {
  const { figures } = state.farms[seat]
  const { figureCount } = state.box
  let count = 0
  for (let figure = 0; figure < figureCount; figure++) {
    const place = figures[figure]
    if (place >= first && place <= last) count++
  }
  return count
}

/** The highest place of a stretch on which a figure stands, or -1. */
export function foremostBetween(state: VillageState, seat: number, first: number, last: number): number {
  const { figures } = state.farms[seat]
  const { figureCount } = state.box
  let foremost = -1
  for (let figure = 0; figure < figureCount; figure++) {
    const place = figures[figure]
    if (place >= first && place <= last && place > foremost) foremost = place
  }
  return foremost
}

/** The kinds of figures at a place, one bit for each kind. */
export function kindsAt(state: VillageState, seat: number, place: number): number {
  const { figures, raised } = state.farms[seat]
  const { numbers, figureCount } = state.box
  let found = 0
  for (let figure = 0; figure < figureCount; figure++) {
    if (figures[figure] === place) found |= 1 << (numbers[figure] + raised[figure] * HIGHEST_NUMBER)
  }
  return found
}

/** Whether an earlier figure is of the same kind and stands at the same place (V-R32). */
export function isDouble(state: VillageState, seat: number, figure: number): boolean {
  const { figures, raised } = state.farms[seat]
  const { numbers } = state.box
  for (let other = 0; other < figure; other++) {
    if (
      figures[other] === figures[figure] &&
      numbers[other] === numbers[figure] &&
      raised[other] === raised[figure]
    )
      return true
  }
  return false
}

export function figureName(figure: number): string {
  return FIGURES.list[figure]
}

export function placeName(place: number): string {
  return PLACES.list[place]
}
