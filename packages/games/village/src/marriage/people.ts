import { NONE } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { MOST_PLAYERS, PLACES } from '../box/vocabulary.ts'
import { figureName, placeName, put } from '../life/figures.ts'
import { PINK_FIGURES, PINK_PLACES, RANKS } from './vocabulary.ts'

export const CEREMONY_1 = PLACES.at['ceremony-1']
const CEREMONY_6 = CEREMONY_1 + RANKS - 1
export const BAKERY = PLACES.at.bakery
export const STORE = PLACES.at.store
export const PARENTS = PLACES.at.parents
const SUPPLY = PINK_PLACES.at.supply

/** A person in one integer: seat times 16 plus figure; the pink ones stand behind all seats. */
const PER_SEAT = 16
const FIRST_PINK = MOST_PLAYERS * PER_SEAT
/** Places of pink figures are those of the board, behind the supply. */
const PINK_OFFSET = CEREMONY_1 - 1

function personOf(seat: number, figure: number): number {
  return seat * PER_SEAT + figure
}

export function isPink(person: number): boolean {
  return person >= FIRST_PINK
}

/** Whose figure it is; nobody's for a pink one. */
export function seatOf(person: number): number {
  return isPink(person) ? NONE : Math.floor(person / PER_SEAT)
}

export function nameOf(person: number): string {
  return isPink(person) ? PINK_FIGURES.list[person - FIRST_PINK] : figureName(person % PER_SEAT)
}

/** How many pink figures are in the game. */
export function pinksInPlay(state: VillageState): number {
  const { pinkFigures, soloPinkFigures } = state.box.figures.marriage
  return state.box.solo ? soloPinkFigures : pinkFigures
}

export function isOnBoard(place: number): boolean {
  return place >= CEREMONY_1 && place <= PARENTS
}

export function isInCeremony(place: number): boolean {
  return place >= CEREMONY_1 && place <= CEREMONY_6
}

export function inCeremony(state: VillageState, seat: number): boolean {
  const { figures } = state.farms[seat]
  const { figureCount } = state.box
  for (let figure = 0; figure < figureCount; figure++) if (isInCeremony(figures[figure])) return true
  return false
}

/** Who stands on a rank of the ceremony, or NONE. */
export function personAt(state: VillageState, rank: number): number {
  const place = CEREMONY_1 + rank - 1
  const { players, figureCount } = state.box
  for (let seat = 0; seat < players; seat++) {
    const { figures } = state.farms[seat]
    for (let figure = 0; figure < figureCount; figure++)
      if (figures[figure] === place) return personOf(seat, figure)
  }
  for (let pink = 0; pink < pinksInPlay(state); pink++)
    if (state.marriage.pinks[pink].place === place - PINK_OFFSET) return FIRST_PINK + pink
  return NONE
}

export function partnerOf(state: VillageState, person: number): number {
  const { families, pinks } = state.marriage
  return isPink(person)
    ? pinks[person - FIRST_PINK].partner
    : families[seatOf(person)].partners[person % PER_SEAT]
}

function setPartner(state: VillageState, person: number, partner: number): void {
  const { families, pinks } = state.marriage
  if (isPink(person)) pinks[person - FIRST_PINK].partner = partner
  else families[seatOf(person)].partners[person % PER_SEAT] = partner
}

// VM-506: a couple is two who move together.
export function join(state: VillageState, higher: number, lower: number): void {
  setPartner(state, higher, lower)
  setPartner(state, lower, higher)
  state.log?.add({
    code: 'couple',
    higher: nameOf(higher),
    higherSeat: seatOf(higher),
    lower: nameOf(lower),
    lowerSeat: seatOf(lower),
  })
}

/** Ends a couple; says who is left alone, or NONE. */
export function part(state: VillageState, person: number): number {
  const partner = partnerOf(state, person)
  if (partner === NONE) return NONE
  setPartner(state, person, NONE)
  setPartner(state, partner, NONE)
  return partner
}

/** Moves a person to another place of the board. */
export function moveTo(state: VillageState, person: number, place: number): void {
  if (isPink(person)) {
    movePink(state, person - FIRST_PINK, place - PINK_OFFSET)
    return
  }
  const seat = seatOf(person)
  const figure = person % PER_SEAT
  const from = placeName(state.farms[seat].figures[figure])
  put(state, seat, figure, place)
  state.log?.add({ code: 'wedding-move', seat, figure: figureName(figure), from, to: placeName(place) })
}

export function pinkToSupply(state: VillageState, person: number): void {
  movePink(state, person - FIRST_PINK, SUPPLY)
}

/** Puts a pink figure on a rank of the ceremony. */
export function pinkToRank(state: VillageState, pink: number, rank: number): void {
  movePink(state, pink, CEREMONY_1 + rank - 1 - PINK_OFFSET)
}

function movePink(state: VillageState, pink: number, place: number): void {
  const row = state.marriage.pinks[pink]
  const from = PINK_PLACES.list[row.place]
  row.place = place
  row.since = place === PINK_PLACES.at.parents ? state.round : 0
  state.log?.add({ code: 'pink', figure: PINK_FIGURES.list[pink], from, to: PINK_PLACES.list[place] })
}

// VM-503: from the supply, else from the parents' area the one that has been there longest; its partner is widowed.
export function freePink(state: VillageState): number {
  const { pinks } = state.marriage
  let longest = NONE
  for (let pink = 0; pink < pinksInPlay(state); pink++) {
    const { place, since } = pinks[pink]
    if (place === SUPPLY) return pink
    if (place === PINK_PLACES.at.parents && (longest === NONE || since < pinks[longest].since)) longest = pink
  }
  if (longest !== NONE) part(state, FIRST_PINK + longest)
  return longest
}

/**
 * VM-702, VM-R5: a pink partner goes back to the supply at once, another stays behind alone.
 * VM-604: the bread under the dead goes back to the supply.
 */
export function farewell(state: VillageState, seat: number, figure: number, dead: boolean): void {
  const farm = state.farms[seat]
  if (dead && farm.raised[figure] === 1) {
    farm.raised[figure] = 0
    const from = placeName(farm.figures[figure])
    state.log?.add({ code: 'bread-back', seat, figure: figureName(figure), from, to: 'supply' })
  }
  const left = part(state, personOf(seat, figure))
  if (left !== NONE && isPink(left)) pinkToSupply(state, left)
}

/** Calls for every person on the board, seat after seat, then the pink ones. */
export function forEachOnBoard(
  state: VillageState,
  does: (state: VillageState, person: number, place: number) => void,
): void {
  const { players, figureCount } = state.box
  for (let seat = 0; seat < players; seat++) {
    const { figures } = state.farms[seat]
    for (let figure = 0; figure < figureCount; figure++)
      if (isOnBoard(figures[figure])) does(state, personOf(seat, figure), figures[figure])
  }
  for (let pink = 0; pink < pinksInPlay(state); pink++) {
    const { place } = state.marriage.pinks[pink]
    if (place !== SUPPLY) does(state, FIRST_PINK + pink, place + PINK_OFFSET)
  }
}
