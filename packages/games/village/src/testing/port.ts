import { NONE, placeOf, type Words } from '@chronik/kernel'
import { NOBODY, type VillageState } from '../box/state.ts'
import { CHEST, MEMBER, SHIP, seaOf } from '../port/sea.ts'
import {
  CAPTAIN_PLACES,
  CAPTAINS,
  CARGO,
  CHESTS,
  SEA_BURIALS,
  SEA_FIELDS,
  TILES,
} from '../port/vocabulary.ts'

/** A player's ship and what it brought home; without it the ship lies empty in the harbour. */
export interface ShipSketch {
  readonly at?: string
  /** At sea `captain-2a` unless named. */
  readonly captain?: string
  /** Kinds in the holds; a member aboard is named among the members, a chest by its id. */
  readonly cargo?: readonly string[]
  readonly cocoa?: number
  readonly tea?: number
  readonly chests?: readonly string[]
}

/** The sea as a test describes it; what is not named is as at the beginning. */
export interface SeaSketch {
  /** Tiles left on an island; by default all that are on no ship and on no farm. */
  readonly stacks?: { readonly [tile: string]: number }
  /** Captains that have left the game. */
  readonly gone?: readonly string[]
  /** Sea burial fields on which strangers lie. */
  readonly buried?: readonly string[]
  readonly opened?: readonly string[]
}

export function sketchPort(
  state: VillageState,
  sketch: SeaSketch,
  ships: readonly (ShipSketch | undefined)[],
): void {
  const { port, box } = state
  for (const name of sketch.gone ?? []) port.captains[known(CAPTAINS, name)] = CAPTAIN_PLACES.at.box
  for (const name of sketch.opened ?? []) port.opened[known(CHESTS, name)] = 1
  for (const name of sketch.buried ?? []) port.burials[known(SEA_BURIALS, name)] = STRANGER
  port.stacks.set(seaOf(state).stacks)
  port.stacks[CHEST] -= sketch.opened?.length ?? 0
  for (let seat = 0; seat < box.players; seat++) sketchShip(state, seat, ships[seat] ?? {})
  for (const [tile, left] of Object.entries(sketch.stacks ?? {})) port.stacks[known(TILES, tile)] = left
}

const STRANGER = 99

function sketchShip(state: VillageState, seat: number, sketch: ShipSketch): void {
  const { port } = state
  const ship = port.ships[seat]
  ship.field = known(SEA_FIELDS, sketch.at ?? 'harbour')
  if (sketch.at !== undefined) {
    ship.captain = known(CAPTAINS, sketch.captain ?? 'captain-2a')
    port.captains[ship.captain] = CAPTAIN_PLACES.at.hired
  }
  ship.cargo[MEMBER] = state.farms[seat].figures.includes(SHIP) ? 1 : 0
  for (const name of sketch.cargo ?? []) {
    const chest = placeOf(CHESTS, name)
    if (chest >= 0) ship.aboard = chest
    const kind = chest >= 0 ? 'chest' : name
    ship.cargo[known(CARGO, kind)] = 1
    if (placeOf(TILES, kind) >= 0) port.stacks[known(TILES, kind)]--
  }
  ship.home.set([sketch.cocoa ?? 0, sketch.tea ?? 0, sketch.chests?.length ?? 0])
  ship.chests.set((sketch.chests ?? []).map((name) => known(CHESTS, name)))
  for (let tile = 0; tile < TILES.size; tile++) port.stacks[tile] -= ship.home[tile]
}

/** A ship as tests compare it: where it is, who leads it, what it carries. */
export function shipAt(state: VillageState, seat: number) {
  const { field, captain, cargo } = state.port.ships[seat]
  return {
    at: SEA_FIELDS.list[field],
    captain: captain === NONE ? null : CAPTAINS.list[captain],
    cargo: CARGO.list.filter((_, kind) => cargo[kind] === 1),
  }
}

/** Tiles that a seat has brought home. */
export function broughtHome(state: VillageState, seat: number) {
  const [cocoa, tea, chests] = state.port.ships[seat].home
  return { cocoa, tea, chests }
}

/** Tiles left on the islands. */
export function onIslands(state: VillageState) {
  const [cocoa, tea, chests] = state.port.stacks
  return { cocoa, tea, chests }
}

/** The occupied sea burial fields. */
export function buriedAt(state: VillageState): string[] {
  return SEA_BURIALS.list.filter((_, field) => state.port.burials[field] !== NOBODY)
}

function known(vocabulary: Words, word: string): number {
  const place = placeOf(vocabulary, word)
  if (place < 0) throw new Error(`"${word}" is no word of this vocabulary`)
  return place
}
