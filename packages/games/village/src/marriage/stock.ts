import type { VillageState } from '../box/state.ts'

/** VM-601: bread and tools lie on the farm without limit; they are no goods. */
export function gainBread(state: VillageState, seat: number, amount: number, from: string): void {
  if (amount === 0) return
  state.marriage.families[seat].bread += amount
  state.log?.add({ code: 'gain', seat, what: 'bread', amount, from })
}

export function payBread(state: VillageState, seat: number, amount: number): void {
  state.marriage.families[seat].bread -= amount
  state.log?.add({ code: 'pay', seat, what: 'bread', amount })
}

export function gainTools(state: VillageState, seat: number, amount: number, from: string): void {
  if (amount === 0) return
  state.marriage.families[seat].tools += amount
  state.log?.add({ code: 'gain', seat, what: 'tool', amount, from })
}

export function payTools(state: VillageState, seat: number, amount: number): void {
  state.marriage.families[seat].tools -= amount
  state.log?.add({ code: 'pay', seat, what: 'tool', amount })
}
