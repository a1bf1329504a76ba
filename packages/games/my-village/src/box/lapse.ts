import type { MyVillageState } from './state.ts'

/** What can lapse: the action of a banner, or the benefit of a church. */
export type Lapsing = 'leader' | 'school' | 'steward' | 'church-trade'

// M-361, since version 2: the action of every activated banner may lapse, in part or wholly.
export function mayLapse(state: MyVillageState): boolean {
  return state.box.rules >= 2
}

export function lapse(state: MyVillageState, seat: number, what: Lapsing): void {
  state.log?.add({ code: 'lapse', seat, what })
}
