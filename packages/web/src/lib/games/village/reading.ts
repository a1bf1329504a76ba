import { NONE } from '@chronik/kernel'
import {
  CUBES,
  CUSTOMERS,
  FIGURES,
  GOODS,
  PLACES,
  PLAYER_COLOURS,
  SPACES,
  type VillageState,
  WARES,
} from '@chronik/village'
import type { Seat } from '#lib/table/contract.ts'
import type { Standee } from '#lib/table/kit/crowd.ts'

/** A member of a family as it stands somewhere. */
export interface Figure extends Standee {
  readonly seat: number
  readonly word: string
  readonly number: number
  readonly colour: string
  /** Something makes it count one higher than its number. */
  readonly raised: boolean
}

/** Conny sits on the seat after the players and has figures of her own. */
export const connySeat = (view: VillageState): number => view.box.players

export function colourOf(view: VillageState, seats: readonly Seat[], seat: number): string {
  if (seat < view.box.players) return seats[seat]?.colour ?? PLAYER_COLOURS.list[seat]
  return connysColour(view, seats)
}

/** Before her colour is chosen she wears the last one that is free. */
function connysColour({ conny }: VillageState, seats: readonly Seat[]): string {
  if (conny.colour !== NONE) return PLAYER_COLOURS.list[conny.colour]
  return PLAYER_COLOURS.list.findLast((colour) => colour !== seats[0]?.colour) ?? 'purple'
}

function figuresOf(view: VillageState, seat: number): Int16Array {
  return seat < view.box.players ? view.farms[seat].figures : view.conny.figures
}

/** Seats that have figures on the table, Conny behind the players. */
function seatsWithFigures({ box }: VillageState): number[] {
  return Array.from({ length: box.players + (box.solo ? 1 : 0) }, (_, seat) => seat)
}

export function figureOf(view: VillageState, seats: readonly Seat[], seat: number, figure: number): Figure {
  const word = FIGURES.list[figure]
  const number = view.box.numbers[figure]
  const colour = colourOf(view, seats, seat)
  const raised = view.farms[seat]?.raised[figure] === 1
  const piece = `meeple-${colour}-${number}${raised ? '-raised' : ''}`
  return { id: `figure:${seat}:${word}`, piece, seat, word, number, colour, raised }
}

/** Everybody at a place, seat by seat. */
export function figuresAt(view: VillageState, seats: readonly Seat[], place: string): Figure[] {
  return seatsWithFigures(view).flatMap((seat) => membersAt(view, seats, seat, place))
}

/** Members of one seat at a place. */
export function membersAt(view: VillageState, seats: readonly Seat[], seat: number, place: string): Figure[] {
  const wanted = PLACES.list.indexOf(place as (typeof PLACES.list)[number])
  const figures = figuresOf(view, seat)
  const found: Figure[] = []
  for (let figure = 0; figure < view.box.figureCount; figure++) {
    if (figures[figure] === wanted) found.push(figureOf(view, seats, seat, figure))
  }
  return found
}

/** Who lies on a place of the chronicle or in a grave: seat times 16 plus figure, as the rules keep it. */
export function buried(view: VillageState, seats: readonly Seat[], code: number): Figure | null {
  if (code < 0) return null
  const figure = code % 16
  return figure < FIGURES.size ? figureOf(view, seats, Math.floor(code / 16), figure) : null
}

/** Castles are visited as long as nothing else is done with a journey; then they are no line of the score. */
export const hasCastles = ({ scoring }: VillageState['box']): boolean =>
  scoring.some(({ id }) => id === 'travel')

/** The cubes of a space one by one, in the order of the vocabulary. */
export function cubesOn(view: VillageState, space: string): string[] {
  const { cubes } = view.spaces[SPACES.at[space as keyof typeof SPACES.at]]
  return CUBES.list.flatMap((cube, at) => Array.from({ length: cubes[at] }, () => cube))
}

/** How many cubes the space holds in this match. */
export function socketsOf({ box }: VillageState, space: string): number {
  const at = SPACES.at[space as keyof typeof SPACES.at]
  return box.fill[box.spaces.indexOf(at)] ?? 0
}

export interface Demand {
  readonly ware: string
  readonly amount: number
}

export function demandOf({ box }: VillageState, customer: number): Demand[] {
  return WARES.list.flatMap((ware, at) => {
    const amount = box.customers[customer].demand[at]
    return amount > 0 ? [{ ware, amount }] : []
  })
}

export function customersServed(view: VillageState, seat: number): number[] {
  return CUSTOMERS.list.flatMap((_, customer) => (view.servedBy[customer] === seat ? [customer] : []))
}

export function customerPoints(view: VillageState, seat: number): number {
  return customersServed(view, seat).reduce((sum, one) => sum + view.box.customers[one].points, 0)
}

/** Customers whose faces nobody has seen yet. */
export function stackOf({ customerStack }: VillageState): number {
  return customerStack.reduce((sum, one) => sum + one, 0)
}

/** Kinds of goods in play, in the order of the vocabulary. */
export function goodsInPlay({ box }: VillageState): string[] {
  return box.goods.map((at) => GOODS.list[at])
}

export const goodsOf = (view: VillageState, seat: number, good: string): number =>
  view.farms[seat].goods[GOODS.at[good as keyof typeof GOODS.at]]
