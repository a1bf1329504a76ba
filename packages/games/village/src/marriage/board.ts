import { NONE, waiting } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { PLACES } from '../box/vocabulary.ts'
import { favourChoice, favours } from './favours.ts'
import { forEachOnBoard, nameOf, partnerOf, personAt, pinksInPlay, seatOf } from './people.ts'
import { houseChoice, marry, rankRoll } from './phase.ts'
import { buyChoice, purchases, returns } from './returns.ts'
import { PINK_PLACES, RANKS } from './vocabulary.ts'

/** Somebody on the wedding board; a pink figure belongs to no seat (-1). */
export interface Guest {
  readonly seat: number
  /** The word of the figure: `2a`, `pink-b`. */
  readonly figure: string
  /** The partner, or null for whoever is alone. */
  readonly partner: { readonly seat: number; readonly figure: string } | null
}

function guestOf(state: VillageState, person: number): Guest {
  const partner = partnerOf(state, person)
  return {
    seat: seatOf(person),
    figure: nameOf(person),
    partner: partner === NONE ? null : { seat: seatOf(partner), figure: nameOf(partner) },
  }
}

/** Who stands on the ranks of the ceremony, from the highest to the lowest. */
export function ceremonyOf(state: VillageState): (Guest | null)[] {
  return Array.from({ length: RANKS }, (_, at) => {
    const person = personAt(state, at + 1)
    return person === NONE ? null : guestOf(state, person)
  })
}

export type House = 'bakery' | 'store' | 'parents'

/** Who lives in a house, couple by couple; whoever is alone stands alone. */
export function householdsOf(state: VillageState, house: House): (readonly Guest[])[] {
  const people: number[] = []
  forEachOnBoard(state, (_state, person, place) => {
    if (place === PLACES.at[house]) people.push(person)
  })
  return people.flatMap((person) => {
    const partner = partnerOf(state, person)
    if (partner === NONE) return [[guestOf(state, person)]]
    return people.indexOf(partner) < people.indexOf(person)
      ? []
      : [[guestOf(state, person), guestOf(state, partner)]]
  })
}

/** Pink figures that nobody has met yet. */
export function pinkSupply(state: VillageState): number {
  return state.marriage.pinks
    .slice(0, pinksInPlay(state))
    .filter(({ place }) => place === PINK_PLACES.at.supply).length
}

/** VM-502 to VM-512: how far the wedding has come, or null while none is held. */
export function weddingStep(state: VillageState): 'ceremony' | 'moving' | 'favours' | null {
  if (waiting(state, rankRoll) !== null || waiting(state, marry) !== null) return 'ceremony'
  if (waiting(state, returns) !== null || waiting(state, purchases) !== null) return 'moving'
  return waiting(state, favours) === null && waiting(state, favourChoice) === null ? null : 'favours'
}

/** VM-505: the rank whose owner is choosing a house, or null. */
export function rankChoosing(state: VillageState): number | null {
  return waiting(state, houseChoice)?.a ?? null
}

/** VM-509: seats that may still buy something for whoever came home unmarried, in their order. */
export function buyersLeft(state: VillageState): number[] {
  const { players } = state.box
  const now = waiting(state, buyChoice)
  const rest = waiting(state, purchases)
  const seats = now === null ? [] : [now.seat]
  if (rest === null) return seats
  for (let after = 0; rest.a + after < players; after++) {
    const seat = (rest.seat + after) % players
    if (rest.b & (1 << seat)) seats.push(seat)
  }
  return seats
}
