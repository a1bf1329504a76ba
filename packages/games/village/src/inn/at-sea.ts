import type { VillageState } from '../box/state.ts'
import { payCaptain } from '../port/hire.ts'
import { calmSea, grantSteps } from '../port/sail.ts'
import { seaOf } from '../port/sea.ts'
import { answers, needs, offerNow } from './now.ts'
import { amountOf, holds } from './person.ts'
import { PERSONS } from './vocabulary.ts'

// VX-533, VX-552: with the quartermaster any captain comes without coins.
const QUARTERMASTER = PERSONS.at['person-quartermaster']

export function captainWaiver(state: VillageState, seat: number): boolean {
  return holds(state, seat, QUARTERMASTER)
}

export function captainTakesOver(state: VillageState, seat: number, captain: number): boolean {
  return offerNow(state, seat, QUARTERMASTER, captain)
}

answers[QUARTERMASTER] = (state, seat, played, captain) => {
  if (!played) payCaptain(state, seat, captain)
}

// VI-R11: a captain that only the card makes payable means playing it.
needs[QUARTERMASTER] = (state, seat, captain) =>
  state.farms[seat].coins < seaOf(state).captains[captain].price

// VX-532, VX-534, VI-404: helmsman and cartographer are offered before each step of an own move.
const HELMSMAN = PERSONS.at['person-helmsman']
const CARTOGRAPHER = PERSONS.at['person-cartographer']

export function sailWindow(state: VillageState, seat: number): void {
  offerNow(state, seat, CARTOGRAPHER)
  offerNow(state, seat, HELMSMAN)
}

// VX-551: further steps without cubes; unused ones lapse with the move.
answers[HELMSMAN] = (state, seat, played) => {
  if (played) grantSteps(state, seat, amountOf(state, HELMSMAN))
}

// VX-552: time fields of the rest of the move cost nothing.
answers[CARTOGRAPHER] = (state, seat, played) => {
  if (played) calmSea(state, seat)
}
