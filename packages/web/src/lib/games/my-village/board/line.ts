import { bannerLine, jokersOfLine, type MyVillageState, type Way, waysTo } from '@chronik/my-village'
import { pieceOfBanner, pieceOfOffer } from '../words.ts'

/** A sign on a flag: what answers to the value, and whether it can be used now. */
export interface Sign {
  readonly piece: string
  readonly count: number
  readonly dim: boolean
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
