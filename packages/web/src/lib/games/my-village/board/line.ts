import { bannerLine, jokersOfLine, type MyVillageState, type Way, waysTo } from '@chronik/my-village'
import { pieceOfBanner, pieceOfOffer } from '../words.ts'

/** A sign on a flag: what answers to the value, and whether it can be used now. */
export interface Sign {
  readonly piece: string
  readonly count: number
  readonly dim: boolean
}

/** How much room the flags have: at a desk, on a tablet, on a phone. */
export type FlagRoom = 'wide' | 'tight' | 'narrow'

const MOST = {
  wide: { white: 6, black: 6 },
  tight: { white: 4, black: 4 },
  narrow: { white: 2, black: 2 },
} as const satisfies Record<FlagRoom, object>

/** The signs a flag has room for, and how many things are left to a number. */
export function shownSigns(
  signs: readonly Sign[],
  half: 'white' | 'black',
  room: FlagRoom,
): { readonly shown: readonly Sign[]; readonly more: number } {
  const most = MOST[room][half]
  const shown = signs.length > most ? signs.slice(0, most - 1) : signs
  return { shown, more: signs.slice(shown.length).reduce((sum, { count }) => sum + count, 0) }
}

/** One flag of the banner line. */
interface FlagShown {
  readonly value: number
  readonly white: readonly Sign[]
  readonly black: readonly Sign[]
  /** The cheapest way there; null if there is none, or if the value is made. */
  readonly way: Way | null
}

/** Equal signs are one with a number. */
function gathered(signs: readonly { readonly piece: string; readonly dim: boolean }[]): Sign[] {
  const found: Sign[] = []
  for (const { piece, dim } of signs) {
    const at = found.findIndex((one) => one.piece === piece && one.dim === dim)
    if (at < 0) found.push({ piece, dim, count: 1 })
    else found[at] = { ...found[at], count: found[at].count + 1 }
  }
  return found
}

/** The banner line of a seat; the ways count only while its dice are being chosen. */
export function lineOf(view: MyVillageState, seat: number, chooses: boolean): readonly FlagShown[] {
  const ways = chooses ? waysTo(view, seat) : []
  return bannerLine(view, seat).map(({ value, white, black }) => ({
    value,
    white: gathered(
      white.map(({ banner, obstacle }) => ({ piece: pieceOfBanner(banner), dim: obstacle !== null })),
    ),
    black: gathered(
      black
        .filter(({ obstacle }) => obstacle === null)
        .map(({ banner }) => ({ piece: pieceOfOffer(banner), dim: false })),
    ),
    way: ways[value] ?? null,
  }))
}

/** What answers to every value. */
export const anyOf = (view: MyVillageState, seat: number): Sign[] =>
  gathered(
    jokersOfLine(view, seat).map(({ banner, obstacle }) => ({ piece: banner, dim: obstacle !== null })),
  )
