import { COLOURS, type VillageState } from '@chronik/village'
import { type Amount, amount } from '#lib/table/kit/amount.ts'
import { goodsInPlay, goodsOf } from '../reading.ts'

export function influenceOf(view: VillageState, preview: VillageState | null, seat: number): Amount[] {
  return COLOURS.list.map((colour, at) =>
    amount(colour, view.farms[seat].cubes[at], preview?.farms[seat].cubes[at]),
  )
}

export function goodsAmounts(view: VillageState, preview: VillageState | null, seat: number): Amount[] {
  return goodsInPlay(view).map((good) =>
    amount(good, goodsOf(view, seat, good), preview === null ? undefined : goodsOf(preview, seat, good)),
  )
}

export const coinsOf = (view: VillageState, preview: VillageState | null, seat: number): Amount =>
  amount('coin', view.farms[seat].coins, preview?.farms[seat].coins)

export const grainOf = (view: VillageState, preview: VillageState | null, seat: number): Amount =>
  amount('grain', view.farms[seat].grain, preview?.farms[seat].grain)

export const prestigeOf = (view: VillageState, preview: VillageState | null, seat: number): Amount =>
  amount('prestige', view.farms[seat].prestige, preview?.farms[seat].prestige)

/** One space of the lifetime track. */
export interface Moment {
  readonly at: number
  readonly look: 'past' | 'now' | 'path' | 'to' | 'free'
}

/** The lifetime track: what has been lived, where the marker stands, what the chosen option would spend. */
export function lifetimeOf(view: VillageState, preview: VillageState | null, seat: number): Moment[] {
  const { trackLength } = view.box
  const { lifetime } = view.farms[seat]
  const spent = preview === null ? 0 : timeSpent(view, preview, seat)
  return Array.from({ length: trackLength }, (_, at): Moment => {
    if (at === lifetime) return { at, look: 'now' }
    const ahead = (at - lifetime + trackLength) % trackLength
    if (spent > 0 && ahead === spent % trackLength) return { at, look: 'to' }
    if (ahead < spent) return { at, look: 'path' }
    return { at, look: at < lifetime ? 'past' : 'free' }
  })
}

function timeSpent(view: VillageState, preview: VillageState, seat: number): number {
  const before = view.farms[seat]
  const after = preview.farms[seat]
  return (after.crossings - before.crossings) * view.box.trackLength + after.lifetime - before.lifetime
}

/** Whether the quill is crossed, so that somebody will die. */
export function crossesQuill(view: VillageState, preview: VillageState | null, seat: number): boolean {
  return preview !== null && preview.farms[seat].crossings > view.farms[seat].crossings
}
