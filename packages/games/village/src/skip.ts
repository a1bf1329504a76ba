import { moveKind, NONE } from '@chronik/kernel'
import type { VillageState } from './state.ts'

/** V-209: an action reached by a cube may be declined. */
export const skip = moveKind('skip', {})

export function waive(state: VillageState, seat: number): void {
  state.performed = NONE
  state.log?.add({ code: 'skip', seat })
}
