import { moveKind, NONE, type Refusal, refusal } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { SPACES } from '../box/vocabulary.ts'

/** V-209: an action reached by a cube may be declined. */
export const skip = moveKind('skip', {})

export function waive(state: VillageState, seat: number): void {
  state.performed = NONE
  state.log?.add({ code: 'skip', seat })
}

/** V-R8: an action named at the well is then performed. VX-R7: so is one that a person card brings. */
export function refuseSkip(state: VillageState): Refusal {
  return refusal('must-act', state.box.spaces.includes(SPACES.at.inn) ? 'VX-R7' : 'V-R8')
}
