import type { MyVillageState } from '../box/state.ts'
import { type Way, waysTo } from '../dice/ways.ts'
import { bannerLine, jokersOfLine } from './line.ts'

/** A value that can be made, and how many banners it is good for now. */
export interface Useful {
  readonly way: Way
  readonly white: number
  readonly black: number
}

const open = (banners: readonly { readonly obstacle: string | null }[]): number =>
  banners.filter(({ obstacle }) => obstacle === null).length

/**
 * What a player has of a value: the white banners make a chain, of the black ones only one is used (M-351) and the
 * others are a choice; every price counts.
 */
const worth = ({ way, white, black }: Useful): number =>
  2 * white + (black > 0 ? 1.5 : 0) + black / 20 - way.time - 1.5 * way.coins - 2 * way.markers

/**
 * M-351: the values that are good for a banner, the most rewarding first. The headman walks with every value: where
 * nothing else is possible, the values that cost the least are good for him.
 */
export function usefulWays(state: MyVillageState, seat: number): readonly Useful[] {
  const ways = waysTo(state, seat)
  const jokers = open(jokersOfLine(state, seat))
  const all = bannerLine(state, seat).flatMap(({ value, white, black }): Useful[] => {
    const way = ways[value]
    return way === null ? [] : [{ way, white: open(white) + jokers, black: open(black) }]
  })
  const good = all.filter(({ white, black }) => white + black > 0)
  return (good.length > 0 ? good : all).sort((one, other) => worth(other) - worth(one))
}
