import type { VillageState } from '../box/state.ts'

/** A figure leaves its place on the board for good, by death or on its way home; those concerned are told. */
export function leave(state: VillageState, seat: number, figure: number, dead: boolean): void {
  for (const told of state.box.windows.leaving) told(state, seat, figure, dead)
}
