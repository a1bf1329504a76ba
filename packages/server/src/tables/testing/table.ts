import { TablePlan } from '@chronik/protocol'
import { village } from '@chronik/village'
import type { input } from 'zod'
import { type Act, perform } from '../acts.ts'
import { openTable } from '../opening.ts'
import type { Outcome } from '../outcome.ts'
import type { Who } from '../seats.ts'
import type { Table } from '../table.ts'
import type { WayBack } from '../undo.ts'

export const ann: Who = { id: 'ann', name: 'Ann' }
export const ben: Who = { id: 'ben', name: 'Ben' }
export const cid: Who = { id: 'cid', name: 'Cid' }
export const dot: Who = { id: 'dot', name: 'Dot' }

export const NOW = 1_000

let secrets = 0

/** A table of Village that Ann opens. */
export function opened(plan: Partial<input<typeof TablePlan>> = {}): Outcome {
  const whole = TablePlan.parse({
    request: 'request-1',
    game: 'village',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    ...plan,
  })
  return openTable(village, ann, whole, {
    id: 'table',
    now: NOW,
    code: 'BCD234',
    secret: () => `secret-${++secrets}`,
  })
}

export function doing(table: Table, who: Who, act: Act, wayBack: WayBack | null = null): Outcome {
  return perform(table, who, act, { now: NOW, colours: village.colours, secret: 'secret', wayBack })
}

/** The table after acts that must all be possible. */
export function after(table: Table, ...acts: readonly (readonly [Who, Act])[]): Table {
  return acts.reduce((now, [who, act]) => value(doing(now, who, act)), table)
}

export function value(outcome: Outcome): Table {
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}

/** Why it was refused. */
export function why(outcome: Outcome): string {
  return outcome.ok ? 'done' : outcome.refusal.code
}

/** A match of Ann, Ben, Cid and perhaps others that is under way. */
export function playing(...others: readonly Who[]): Table {
  const seats = [ann, ...others].map((_, index) => ({
    kind: index === 0 ? ('me' as const) : ('open' as const),
  }))
  const full = others.reduce((table, who) => after(table, [who, { kind: 'join' }]), value(opened({ seats })))
  return after(full, [ann, { kind: 'start' }])
}
