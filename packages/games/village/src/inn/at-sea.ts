import type { VillageState } from '../box/state.ts'
import { payCaptain } from '../port/hire.ts'
import { calmSea, grantSteps } from '../port/sail.ts'
import { seaOf } from '../port/sea.ts'
import { amountOf, holds, type Offered } from './person.ts'
import { PERSONS } from './vocabulary.ts'

export const QUARTERMASTER = PERSONS.at['person-quartermaster']
export const HELMSMAN = PERSONS.at['person-helmsman']
export const CARTOGRAPHER = PERSONS.at['person-cartographer']

export function captainWaiver(state: VillageState, seat: number): boolean {
  return holds(state, seat, QUARTERMASTER)
}

// VX-533, VX-552, VI-R11: with the quartermaster any captain comes without coins; who lacks them plays the card.
export const quartermaster: Offered = {
  answered(state, seat, played, captain) {
    if (!played) payCaptain(state, seat, captain)
  },
  needed: (state, seat, captain) => state.farms[seat].coins < seaOf(state).captains[captain].price,
}

// VX-532, VX-551: further steps without cubes; unused ones lapse with the move.
export const helmsman: Offered = {
  answered(state, seat, played) {
    if (played) grantSteps(state, seat, amountOf(state, HELMSMAN))
  },
}

// VX-534, VX-552: time fields of the rest of the move cost nothing.
export const cartographer: Offered = {
  answered(state, seat, played) {
    if (played) calmSea(state, seat)
  },
}
