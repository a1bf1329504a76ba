import { HIDDEN, NONE } from '@chronik/kernel'
import {
  CAPTAIN_PLACES,
  CAPTAINS,
  CARGO,
  CHESTS,
  COLOURS,
  type Route,
  routesOf,
  SEA_BURIALS,
  SEA_FIELDS,
  TILES,
  type VillageState,
} from '@chronik/village'
import type { Seat } from '#lib/table/contract.ts'
import { buried, type Figure, figuresAt, membersAt } from '../../reading.ts'

export type Field = (typeof SEA_FIELDS.list)[number]
export type IslandField = keyof VillageState['box']['figures']['port']['islands']
export type Captain = (typeof CAPTAINS.list)[number]

export const ISLANDS = SEA_FIELDS.list.filter((field): field is IslandField => field.startsWith('i'))
export const TIME_FIELDS = SEA_FIELDS.list.filter((field) => field.startsWith('t'))

/** What lies in a hold: goods and tiles by their word, a member as its figure. */
export interface Hold {
  readonly kind: string
  readonly piece: string
  readonly figure: Figure | null
}

interface Ship {
  readonly seat: number
  readonly field: Field
  readonly captain: Captain | null
  readonly holds: readonly Hold[]
}

/** A player's ship: where it lies, who leads it, what it carries. */
export function shipOf(view: VillageState, seats: readonly Seat[], seat: number): Ship {
  const { field, captain, cargo } = view.port.ships[seat]
  const holds = CARGO.list.flatMap((kind, at): Hold[] => {
    if (cargo[at] !== 1) return []
    const figure = kind === 'member' ? (membersAt(view, seats, seat, 'ship')[0] ?? null) : null
    return [{ kind, piece: figure?.piece ?? kind, figure }]
  })
  return {
    seat,
    field: SEA_FIELDS.list[field],
    captain: captain === NONE ? null : CAPTAINS.list[captain],
    holds,
  }
}

export function shipsOf(view: VillageState, seats: readonly Seat[]): Ship[] {
  return Array.from({ length: view.box.players }, (_, seat) => shipOf(view, seats, seat))
}

/** How many tiles of a kind are left on their island. */
export const tilesLeft = (view: VillageState, tile: (typeof TILES.list)[number]): number =>
  view.port.stacks[TILES.at[tile]]

export const tilesHome = (view: VillageState, seat: number, tile: (typeof TILES.list)[number]): number =>
  view.port.ships[seat].home[TILES.at[tile]]

/** What a chest holds, where the viewer knows it; others see a chest and nothing more. */
export interface ChestContent {
  readonly coins: number
  readonly tools: number
}

function contentOf({ box }: VillageState, chest: number): ChestContent | null {
  return chest === HIDDEN || chest === NONE ? null : box.figures.port.chests[CHESTS.list[chest]]
}

/** The closed chests at home, in the order in which they are numbered. */
export function chestsHome(view: VillageState, seat: number): (ChestContent | null)[] {
  const { chests } = view.port.ships[seat]
  return Array.from({ length: tilesHome(view, seat, 'chest') }, (_, at) => contentOf(view, chests[at]))
}

export function chestAboard(view: VillageState, seat: number): ChestContent | null {
  const { aboard, cargo } = view.port.ships[seat]
  return cargo[CARGO.at.chest] === 1 ? contentOf(view, aboard) : null
}

/** Who keeps the lighthouse of an island. */
export const keeperOf = (view: VillageState, seats: readonly Seat[], field: Field): Figure | null =>
  figuresAt(view, seats, `lighthouse-${field}`)[0] ?? null

/** What the lighthouse of an island asks for, piece by piece; null where there is none. */
export function lightPrice(
  { box }: VillageState,
  field: IslandField,
): { cost: string[]; points: number } | null {
  const { lighthouse } = box.figures.port.islands[field]
  if (lighthouse === null) return null
  const cubes = COLOURS.list.flatMap((colour) =>
    Array.from({ length: lighthouse.influence[colour] ?? 0 }, () => colour),
  )
  const wagons = Array.from({ length: lighthouse.wagons }, () => 'wagon')
  return { cost: [...wagons, ...cubes], points: lighthouse.prestige }
}

/** Cargo that an island buys, and for how much. */
export function boughtOn(
  { box }: VillageState,
  field: IslandField,
): { readonly kind: string; readonly points: number }[] {
  const { buys } = box.figures.port.islands[field]
  return CARGO.list.flatMap((kind) => {
    const points = buys[kind] ?? 0
    return points > 0 ? [{ kind, points }] : []
  })
}

/** What a captain asks for a further step: cubes one by one, `influence-any` for those of any colour. */
export function symbolOf({ box }: VillageState, captain: Captain): { cubes: string[]; steps: number } {
  const { influence, any, steps } = box.figures.port.captains[captain]
  const named = COLOURS.list.flatMap((colour) => Array.from({ length: influence[colour] ?? 0 }, () => colour))
  return { cubes: [...named, ...Array.from({ length: any }, () => 'influence-any')], steps }
}

export const captainPrice = ({ box }: VillageState, captain: Captain): number =>
  box.figures.port.captains[captain].price

export const captainPlace = (view: VillageState, captain: Captain): (typeof CAPTAIN_PLACES.list)[number] =>
  CAPTAIN_PLACES.list[view.port.captains[CAPTAINS.at[captain]]]

/** Captains by their price, dearer ones behind. */
export function captainsByPrice(view: VillageState): { price: number; captains: Captain[]; left: number }[] {
  const prices = [...new Set(CAPTAINS.list.map((captain) => captainPrice(view, captain)))]
  return prices
    .toSorted((one, other) => one - other)
    .map((price) => {
      const captains = CAPTAINS.list.filter((captain) => captainPrice(view, captain) === price)
      return { price, captains, left: captains.filter((one) => captainPlace(view, one) === 'stack').length }
    })
}

export const captainsLeft = (view: VillageState): number =>
  captainsByPrice(view).reduce((sum, { left }) => sum + left, 0)

/** The fields for the dead at sea, with their prestige and who lies there. */
export function burialsOf(
  view: VillageState,
  seats: readonly Seat[],
): { field: string; points: number; lies: Figure | null; taken: boolean }[] {
  return SEA_BURIALS.list.map((field, at) => ({
    field,
    points: view.box.figures.port.seaBurials[field],
    lies: buried(view, seats, view.port.burials[at]),
    taken: view.port.burials[at] >= 0,
  }))
}

export const burialsTaken = ({ port }: VillageState): number =>
  SEA_BURIALS.list.filter((_, at) => port.burials[at] >= 0).length

/** Every field that the ship can reach in the move under way, by name. */
export function routes(view: VillageState): ReadonlyMap<string, Route> {
  return new Map(routesOf(view).map((route) => [SEA_FIELDS.list[route.field], route]))
}
