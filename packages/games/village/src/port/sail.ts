import { choice, type Move, moveKind, push, type Refusal, refusal, rule } from '@chronik/kernel'
import { stop } from '../board/crafts.ts'
import type { VillageState } from '../box/state.ts'
import { payable, payment, refuseCost } from '../goods/payment.ts'
import { payTime } from '../life/time.ts'
import { dock } from './island.ts'
import { HARBOUR, seaOf } from './sea.ts'
import { fieldName, shipOf } from './ship.ts'
import { SEA_FIELDS } from './vocabulary.ts'

export const sail = moveKind('sail <field>', { field: SEA_FIELDS })

/** Before each step of a move; `moved` is 1 after the first. */
export const sailing = rule<VillageState>('sailing', (state, seat, moved) => {
  push(state, sailChoice, seat, moved)
  for (const window of state.box.windows.sail) window(state, seat)
})

function symbolOf(state: VillageState, seat: number): number {
  return seaOf(state).captains[shipOf(state, seat).captain].influence
}

// VP-302, VP-303: the first step is free; so are steps already paid or granted; others cost the captain's symbol.
function mustPay(state: VillageState, seat: number, moved: number): boolean {
  const { paid, granted } = shipOf(state, seat)
  return moved === 1 && paid === 0 && granted === 0
}

/**
 * VP-R1: who leaves the harbour makes a step. VP-R3: at sea the ship may stay where it is; up to version 1 it
 * had to leave a time field.
 */
function mayStop(state: VillageState, seat: number, moved: number): boolean {
  const { field } = shipOf(state, seat)
  if (moved === 1 || seaOf(state).islands[field] !== null) return true
  return field !== HARBOUR && state.box.rules >= 2
}

// VP-R3: a move that ends on a time field costs its time, also if the ship never left it.
function stay(state: VillageState, seat: number): void {
  const { field, calm } = shipOf(state, seat)
  if (seaOf(state).islands[field] !== null) return
  state.log?.add({ code: 'stay', seat, field: fieldName(field) })
  if (calm === 0) payTime(state, seat, seaOf(state).time[field], 'time-field')
}

// VP-301, VP-R5: from field to field along a line, past other ships and as often as it can be paid.
export const sailChoice = choice<VillageState>('d-sail', [sail, stop], {
  rule: 'VP-302',
  list(state, moves, seat, moved) {
    if (!mustPay(state, seat, moved) || payable(state.farms[seat], symbolOf(state, seat)))
      for (const field of seaOf(state).next[shipOf(state, seat).field]) moves.add(sail(field))
    if (mayStop(state, seat, moved)) moves.add(stop())
  },
  play(state, move: Move, seat, moved) {
    if (stop.is(move)) {
      if (moved === 0) stay(state, seat)
      endMove(state, seat)
      return
    }
    push(state, sailing, seat, 1)
    push(state, enterField, seat, sail.get.field(move))
    if (moved === 1) spendStep(state, seat)
  },
  refuse: refuseSail,
})

// VP-302, VP-303: steps already paid come first, then granted ones, then the symbol, which may buy several.
function spendStep(state: VillageState, seat: number): void {
  const ship = shipOf(state, seat)
  if (ship.paid > 0) ship.paid--
  else if (ship.granted > 0) ship.granted--
  else {
    ship.paid = seaOf(state).captains[ship.captain].steps - 1
    push(state, payment, seat, symbolOf(state, seat))
  }
}

function refuseSail(state: VillageState, move: Move, seat: number): Refusal {
  const from = shipOf(state, seat).field
  if (stop.is(move)) return refusal('must-sail', from === HARBOUR ? 'VP-R1' : 'VP-R3')
  const to = sail.get.field(move)
  if (to === HARBOUR) return refusal('harbour-by-return', 'VP-R2')
  if (!seaOf(state).next[from].includes(to))
    return refusal('no-line', 'VP-301', { from: fieldName(from), to: fieldName(to) })
  return { ...refuseCost(state.farms[seat], symbolOf(state, seat)), rule: 'VP-302' }
}

// VP-304: each entry of a time field costs time, unless the sea is calm for this ship.
export const enterField = rule<VillageState>('enter-field', (state, seat, field) => {
  const ship = shipOf(state, seat)
  state.log?.add({ code: 'sail', seat, from: fieldName(ship.field), to: fieldName(field) })
  ship.field = field
  if (ship.calm === 0) payTime(state, seat, seaOf(state).time[field], 'time-field')
})

// VP-305, VP-306, VP-R4, VP-R6: a stop at an island is docking; on a time field nothing else happens.
function endMove(state: VillageState, seat: number): void {
  const ship = shipOf(state, seat)
  ship.paid = 0
  ship.granted = 0
  ship.calm = 0
  if (seaOf(state).islands[ship.field] !== null) dock(state, seat)
}

/** Further steps of the move under way that cost no cubes; unused ones lapse with it. */
export function grantSteps(state: VillageState, seat: number, steps: number): void {
  shipOf(state, seat).granted += steps
}

/** Time fields cost nothing for the rest of the move under way. */
export function calmSea(state: VillageState, seat: number): void {
  shipOf(state, seat).calm = 1
}
