import { gained } from '../box/changes.ts'
import type { VillageState } from '../box/state.ts'
import { CUBES, GOODS, PLAGUE } from '../box/vocabulary.ts'

/** V-311: grain beyond the limit of the farm is lost; the part that fits is taken. */
export function gainGrain(state: VillageState, seat: number, amount: number, from: string): void {
  const farm = state.farms[seat]
  const fits = Math.min(amount, state.box.grainLimit - farm.grain)
  farm.grain += fits
  gained(state, seat)
  state.log?.add({ code: 'gain', seat, what: 'grain', amount: fits, from })
  if (fits < amount) state.log?.add({ code: 'overflow', seat, amount: amount - fits })
}

export function payGrain(state: VillageState, seat: number, amount: number): void {
  if (amount === 0) return
  state.farms[seat].grain -= amount
  state.log?.add({ code: 'pay', seat, what: 'grain', amount })
}

export function gainCoins(state: VillageState, seat: number, amount: number, from: string): void {
  state.farms[seat].coins += amount
  gained(state, seat)
  state.log?.add({ code: 'gain', seat, what: 'coin', amount, from })
}

export function payCoins(state: VillageState, seat: number, amount: number): void {
  state.farms[seat].coins -= amount
  state.log?.add({ code: 'pay', seat, what: 'coin', amount })
}

export function gainGoods(
  state: VillageState,
  seat: number,
  goods: number,
  amount: number,
  from: string,
): void {
  state.farms[seat].goods[goods] += amount
  gained(state, seat)
  state.log?.add({ code: 'gain', seat, what: GOODS.list[goods], amount, from })
}

export function payGoods(state: VillageState, seat: number, goods: number, amount: number): void {
  if (amount === 0) return
  state.farms[seat].goods[goods] -= amount
  state.log?.add({ code: 'pay', seat, what: GOODS.list[goods], amount })
}

export function gainCube(state: VillageState, seat: number, colour: number, from: string): void {
  if (colour === PLAGUE) throw new Error('no player holds plague cubes')
  state.farms[seat].cubes[colour]++
  gained(state, seat)
  state.log?.add({ code: 'gain', seat, what: CUBES.list[colour], amount: 1, from })
}

/** V-312: prestige won during play counts at once. */
export function gainPrestige(state: VillageState, seat: number, amount: number, from: string): void {
  state.farms[seat].prestige += amount
  state.log?.add({ code: 'gain', seat, what: 'prestige', amount, from })
}
