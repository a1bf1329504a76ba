import { HIDDEN } from '@chronik/kernel'
import {
  CARDS,
  EVENTS,
  GOODS,
  MATERIALS,
  PERSONS,
  PLACES,
  PROJECTS,
  SITES,
  STAGES,
  STOCK,
  TERMS,
  TILES,
  TREASURES,
  type WorldState,
} from '@chronik/world-without-end'
import type { Seat, Token } from '#lib/table/contract.ts'

/** The position as plain data: what the parts of the table draw. */

const COLOURS: readonly string[] = ['red', 'green', 'yellow', 'blue']

/** The colour of a seat; whoever comes with one that the box does not hold gets a free one. */
export function colourOf(seats: readonly Seat[], seat: number): string {
  const wanted = seats[seat]?.colour ?? ''
  if (COLOURS.includes(wanted)) return wanted
  const free = COLOURS.filter((colour) => seats.every((one) => one.colour !== colour))
  const before = seats.slice(0, seat).filter(({ colour }) => !COLOURS.includes(colour)).length
  return free[before] ?? COLOURS[seat]
}

/** The others, clockwise from the left of a seat. */
export function othersOf({ box }: WorldState, seat: number): number[] {
  return Array.from({ length: box.players - 1 }, (_, nth) => (seat + nth + 1) % box.players)
}

export const token = ({
  treasure,
  amount,
}: {
  readonly treasure: number
  readonly amount: number
}): Token => ({
  piece: TREASURES.list[treasure],
  amount,
})

export interface Field {
  readonly material: string
  readonly filled: boolean
}

export interface Project {
  readonly word: string
  readonly stage: (typeof STAGES.list)[number]
  readonly covered: boolean
  readonly fields: readonly Field[]
  readonly filled: number
  readonly donors: readonly number[]
  /** What its donors get; the hospital also lets them treat somebody. */
  readonly bonus: readonly Token[]
  readonly treats: boolean
  /** The metal on top of the tower. */
  readonly metal: 'none' | 'open' | 'set'
}

export function projectOf(view: WorldState, word: string): Project {
  const at = PROJECTS.at[word as keyof typeof PROJECTS.at]
  const { stage, covered, built, donors } = view.projects[at]
  const fields = MATERIALS.list.flatMap((material, one) =>
    Array.from({ length: view.box.fields[at][one] }, (_, nth) => ({ material, filled: nth < built[one] })),
  )
  return {
    word,
    stage: STAGES.list[stage],
    covered: covered === 1,
    fields,
    filled: fields.filter(({ filled }) => filled).length,
    donors: Array.from({ length: view.box.players }, (_, seat) => seat).filter((seat) => donors[seat] === 1),
    bonus: view.box.bonuses[at].map(token),
    treats: view.box.treats[at],
    metal: word !== 'tower' ? 'none' : view.metal === 1 ? 'set' : 'open',
  }
}

export interface Place {
  readonly word: string
  /** Before the plague nobody knows of it; then a door is closed, somebody is sick, or all is over. */
  readonly state: 'aside' | 'healthy' | 'sick' | 'over'
  readonly value: number
  readonly advantage: readonly Token[]
  readonly kind: 'gain' | 'material' | 'free-house' | 'none'
}

const PLACE_STATES: Readonly<Record<(typeof TILES.list)[number], Place['state']>> = {
  aside: 'aside',
  'face-down': 'healthy',
  'face-up': 'sick',
  gone: 'over',
}

export function placesOf(view: WorldState): Place[] {
  return PLACES.list.map((word, at) => {
    const advantage = view.box.places[at]
    return {
      word,
      state: PLACE_STATES[TILES.list[view.tiles[at]]],
      value: view.values[at],
      kind: advantage.kind,
      advantage: advantage.kind === 'gain' ? [token(advantage.gain)] : [],
    }
  })
}

export interface Lot {
  readonly word: string
  readonly material: string
  /** Whose house stands there, or -1. */
  readonly owner: number
}

export interface Pair {
  readonly yields: Token
  readonly lots: readonly Lot[]
}

/** The building sites, those with the same yield side by side. */
export function pairsOf(view: WorldState): Pair[] {
  const seen = new Set<number>()
  const pairs: Pair[] = []
  for (let at = 0; at < SITES.size; at++) {
    if (seen.has(at)) continue
    const { twin, yield: rent } = view.box.sites[at]
    seen.add(twin)
    pairs.push({ yields: token(rent), lots: [lotOf(view, at), lotOf(view, twin)] })
  }
  return pairs
}

function lotOf(view: WorldState, at: number): Lot {
  return {
    word: SITES.list[at],
    material: MATERIALS.list[view.box.sites[at].material],
    owner: view.sites[at],
  }
}

export interface Voussoir {
  readonly space: number
  readonly person: string
  readonly covered: boolean
  readonly stone: boolean
}

export function arcOf(view: WorldState): Voussoir[] {
  return view.box.arc.map((person, at) => ({
    space: at + 1,
    person: PERSONS.list[person],
    covered: view.coveredFavours[at] === 1,
    stone: view.favour === at + 1,
  }))
}

export interface Price {
  readonly now: number
  /** What is printed, if an event changed it. */
  readonly was: number | null
}

/** What a term is now, beside what is printed. */
export function termOf(view: WorldState, term: keyof typeof TERMS.at): Price {
  const now = view.terms[TERMS.at[term]]
  const printed = view.box.terms[TERMS.at[term]]
  return { now, was: now === printed ? null : printed }
}

/** What lies in the stock; money never runs out. */
export function stockOf(view: WorldState, good: string): number | null {
  const at = (STOCK.list as readonly string[]).indexOf(good)
  return at < 0 ? null : view.stock[at]
}

export function amountOf(view: WorldState, seat: number, good: string): number {
  return view.players[seat].goods[GOODS.at[good as keyof typeof GOODS.at]]
}

/** Whether the goods of a seat may be seen. */
export function isOpen(view: WorldState, seat: number): boolean {
  return view.players[seat].goods[0] !== HIDDEN
}

/** The cards of a hand that may be seen. */
export function handOf(view: WorldState, seat: number): string[] {
  const { hand } = view.players[seat]
  return CARDS.list.filter((_, card) => hand[card] === 1)
}

/** The open pile from bottom to top. */
export function pileOf(view: WorldState, seat: number): string[] {
  const { pile, opened } = view.players[seat]
  return Array.from(pile.subarray(0, opened), (card) => CARDS.list[card])
}

/** The cards of the discard pile that may be seen. */
export function discardedOf(view: WorldState, seat: number): string[] {
  const { discarded } = view.players[seat]
  return CARDS.list.filter((_, card) => discarded[card] === 1)
}

/** The event card of the round, or null before it is turned up. */
export const councilOf = ({ council }: WorldState): string | null =>
  council < 0 ? null : EVENTS.list[council]
