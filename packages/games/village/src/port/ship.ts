import { moveKind } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { WARES } from '../box/vocabulary.ts'
import { HARBOUR, MEMBER, SHIP, seaOf } from './sea.ts'
import { CARGO, SEA_FIELDS } from './vocabulary.ts'

/** Pieces go into a hold in the harbour and on islands; they are sold on islands and at the stands. */
export const load = moveKind('load <kind>', { kind: CARGO })
export const sell = moveKind('sell <kind>', { kind: CARGO })

type Ship = VillageState['port']['ships'][number]

export function shipOf(state: VillageState, seat: number): Ship {
  return state.port.ships[seat]
}

export function inHarbour(state: VillageState, seat: number): boolean {
  return shipOf(state, seat).field === HARBOUR
}

export function fieldName(field: number): string {
  return SEA_FIELDS.list[field]
}

/** Whether a kind of piece lies in a hold of the seat; other modules count cargo with it. */
export function isAboard(state: VillageState, seat: number, kind: number): boolean {
  return shipOf(state, seat).cargo[kind] === 1
}

/** Which cargo each ware is; -1 for those that cannot be loaded. */
const CARGO_OF = Int8Array.from(WARES.list, (ware) => (CARGO.list as readonly string[]).indexOf(ware))

/** VP-504: cargo counts as owned where life goals ask for it. */
export function piecesAboard(state: VillageState, seat: number, ware: number): number {
  const kind = CARGO_OF[ware]
  return kind < 0 ? 0 : shipOf(state, seat).cargo[kind]
}

// VP-205: one piece for each hold.
export function hasEmptyHold(state: VillageState, seat: number): boolean {
  const { cargo } = shipOf(state, seat)
  let pieces = 0
  for (let kind = 0; kind < CARGO.size; kind++) pieces += cargo[kind]
  return pieces < seaOf(state).holds
}

// VP-702: a member that leaves the ship leaves its hold empty; ship, captain and other cargo stay.
export function clearHold(state: VillageState, seat: number, figure: number): void {
  if (state.farms[seat].figures[figure] === SHIP) shipOf(state, seat).cargo[MEMBER] = 0
}
