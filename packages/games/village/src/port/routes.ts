import { comesNext, waiting } from '@chronik/kernel'
import type { VillageState } from '../box/state.ts'
import { timesPayable } from '../goods/payment.ts'
import { sailChoice } from './sail.ts'
import { seaOf } from './sea.ts'
import { shipOf } from './ship.ts'

/** A step of a route: the field it enters, its time, and how the step itself is paid. */
export interface Leg {
  readonly field: number
  readonly time: number
  /** `symbol`: the cubes that the captain asks for; all others cost none. */
  readonly by: 'free' | 'paid' | 'granted' | 'symbol'
}

/** The cheapest way to a field in the move under way. */
export interface Route {
  readonly field: number
  readonly legs: readonly Leg[]
  readonly time: number
  /** How often the symbol of the captain is paid. */
  readonly symbols: number
}

/** A way that is looked at: what was spent, and what is left of steps that cost nothing more. */
interface Way extends Route {
  readonly paid: number
  readonly granted: number
}

/** VP-301: the fields along the lines of a field. */
export const fieldsNextTo = (state: VillageState, field: number): readonly number[] =>
  seaOf(state).next[field]

/**
 * VP-301 to VP-304: every field that the ship can still reach in this move, by the fewest cubes, then the least
 * time, then the fewest steps. Empty unless the move is to be decided on.
 */
export function routesOf(state: VillageState): Route[] {
  const now = comesNext(state, sailChoice) ? waiting(state, sailChoice) : null
  if (now === null) return []
  const { seat, a: moved } = now
  const { captains, next } = seaOf(state)
  const { field, paid, granted, captain } = shipOf(state, seat)
  const { influence } = captains[captain]
  const most = timesPayable(state.farms[seat], influence)
  const best = new Map<number, Way>()
  const known = new Map<string, Way>()
  const open: Way[] = [{ field, legs: [], time: 0, symbols: 0, paid, granted }]
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    for (const to of next[way.field]) {
      const further = sailOn(state, seat, way, to, moved)
      if (further.symbols > most || to === field) continue
      const key = `${to} ${further.paid} ${further.granted}`
      const before = known.get(key)
      if (before !== undefined && !isBetter(further, before)) continue
      known.set(key, further)
      open.push(further)
      const found = best.get(to)
      if (found === undefined || isBetter(further, found)) best.set(to, further)
    }
  }
  return [...best.values()].map(({ paid: _paid, granted: _granted, ...route }) => route)
}

// VP-302, VP-303: the first step is free; then steps already paid, granted ones, and at last the symbol.
function sailOn(state: VillageState, seat: number, way: Way, to: number, moved: number): Way {
  const { captains, time } = seaOf(state)
  const { captain, calm } = shipOf(state, seat)
  const first = moved === 0 && way.legs.length === 0
  const by = first ? 'free' : way.paid > 0 ? 'paid' : way.granted > 0 ? 'granted' : 'symbol'
  const spent = calm === 1 ? 0 : time[to]
  const bought = by === 'symbol' ? captains[captain].steps - 1 : 0
  return {
    field: to,
    legs: [...way.legs, { field: to, time: spent, by }],
    time: way.time + spent,
    symbols: way.symbols + (by === 'symbol' ? 1 : 0),
    paid: way.paid - (by === 'paid' ? 1 : 0) + bought,
    granted: way.granted - (by === 'granted' ? 1 : 0),
  }
}

function isBetter(one: Way, other: Way): boolean {
  if (one.symbols !== other.symbols) return one.symbols < other.symbols
  if (one.time !== other.time) return one.time < other.time
  return one.legs.length < other.legs.length
}
