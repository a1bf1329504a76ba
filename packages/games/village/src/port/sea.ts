import type { Draft } from '../box/box.ts'
import type { VillageState } from '../box/state.ts'
import { GOODS, PLACES } from '../box/vocabulary.ts'
import { packInfluence } from '../goods/payment.ts'
import { CAPTAINS, CARGO, CHESTS, SEA_BURIALS, SEA_FIELDS, TILES } from './vocabulary.ts'

/** The sea map and its pieces, compiled for fast reading. */
export interface Sea {
  readonly holds: number
  /** Fields along the lines of each field; the harbour is entered by returning only. */
  readonly next: readonly (readonly number[])[]
  /** The time of entering each field: 0 where none is shown. */
  readonly time: readonly number[]
  /** What docking at a field means; null where there is no island. */
  readonly islands: readonly (Island | null)[]
  readonly captains: readonly Captain[]
  readonly chests: readonly { readonly coins: number; readonly tools: number }[]
  /** Chests of this match, and the most coins and tools one of them holds. */
  readonly chestsInPlay: readonly number[]
  readonly mostCoins: number
  readonly mostTools: number
  /** Tiles in each stack at the beginning. */
  readonly stacks: readonly number[]
  readonly burials: readonly number[]
}

declare module '../box/box.ts' {
  interface VillageBox {
    /** The sea map of the Port, where it is in play. */
    readonly sea?: Sea
  }
}

export interface Island {
  /** Prestige for each kind of cargo; 0 where it is not bought. */
  readonly buys: readonly number[]
  /** The tile of its stack, or -1. */
  readonly stack: number
  readonly lighthouse: Lighthouse | null
}

export interface Lighthouse {
  readonly place: number
  readonly influence: number
  readonly wagons: number
  readonly prestige: number
}

interface Captain {
  readonly price: number
  /** What the symbol asks for, and the further steps one payment buys. */
  readonly influence: number
  readonly steps: number
}

export const HARBOUR = SEA_FIELDS.at.harbour
export const SHIP = PLACES.at.ship
export const SEA_1 = PLACES.at['sea-1']
export const MEMBER = CARGO.at.member
export const GRAIN = CARGO.at.grain
export const CHEST = TILES.at.chest

/** The kind of cargo of each tile, and of goods that can be loaded (-1 for others). */
export const CARGO_OF_TILE = TILES.list.map((tile) => CARGO.at[tile])
export const TILE_OF_CARGO = CARGO.list.map((kind) => (TILES.list as readonly string[]).indexOf(kind))
export const GOODS_OF_CARGO = CARGO.list.map((kind) => (GOODS.list as readonly string[]).indexOf(kind))

/** The sea of the match; only asked where there is one. */
export function seaOf(state: VillageState): Sea {
  const { sea } = state.box
  if (sea === undefined) throw new Error('there is no sea in this box')
  return sea
}

// VP-102, VP-103, VX-105, VX-106: the sea map with its stacks; chests with tools only where there are tools.
export function chartSea({ figures, card, options }: Draft): Sea {
  const { port } = figures
  const tools = (options.expansions as readonly string[]).includes('marriage')
  const chestsInPlay = CHESTS.list.flatMap((name, chest) =>
    tools || !name.startsWith('chest-m') ? [chest] : [],
  )
  const chests = CHESTS.list.map((name) => port.chests[name])
  const tiles = port.tiles[card]
  return {
    holds: port.holds,
    next: SEA_FIELDS.list.map((field) => neighbours(port.lines, field)),
    time: SEA_FIELDS.list.map((field) => (field.startsWith('t') ? port.timeField : 0)),
    islands: SEA_FIELDS.list.map((field) => islandOf(port.islands, field)),
    captains: CAPTAINS.list.map((name) => {
      const { price, influence, any, steps } = port.captains[name]
      return { price, influence: packInfluence(influence, any), steps }
    }),
    chests,
    chestsInPlay,
    mostCoins: Math.max(...chestsInPlay.map((chest) => chests[chest].coins)),
    mostTools: Math.max(...chestsInPlay.map((chest) => chests[chest].tools)),
    stacks: TILES.list.map((tile) => (tile === 'chest' ? chestsInPlay.length : tiles)),
    burials: SEA_BURIALS.list.map((field) => port.seaBurials[field]),
  }
}

// VP-R2: lines lead both ways, but none leads into the harbour.
function neighbours(lines: Draft['figures']['port']['lines'], field: string): number[] {
  return lines.flatMap(([one, other]) => {
    const to = one === field ? other : other === field ? one : 'harbour'
    return to === 'harbour' ? [] : [SEA_FIELDS.at[to]]
  })
}

function islandOf(islands: Draft['figures']['port']['islands'], field: string): Island | null {
  if (!Object.hasOwn(islands, field)) return null
  const { buys, stack, lighthouse } = islands[field as keyof typeof islands]
  return {
    buys: CARGO.list.map((kind) => buys[kind] ?? 0),
    stack: stack === null ? -1 : TILES.at[stack],
    lighthouse: lighthouse && {
      place: (PLACES.list as readonly string[]).indexOf(`lighthouse-${field}`),
      influence: packInfluence(lighthouse.influence),
      wagons: lighthouse.wagons,
      prestige: lighthouse.prestige,
    },
  }
}
