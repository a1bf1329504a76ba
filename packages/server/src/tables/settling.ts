import type { Settlement } from '@chronik/protocol'
import { refused as no, type Outcome, done as yes } from './outcome.ts'
import { personAt, type Who, withSeat } from './seats.ts'
import type { Table } from './table.ts'

/** Agrees with the table as it stands, or takes that back. */
export function beReady(table: Table, who: Who, ready: boolean): Outcome {
  const at = personAt(table, who.id)
  const seat = table.seats[at]
  if (seat?.kind !== 'person') return no('not-seated')
  if (table.status !== 'gathering') return no('not-gathering')
  return yes((seat.ready ?? false) === ready ? table : withSeat(table, at, { ...seat, ready }))
}

/** The host changes what is agreed: whoever was ready was so for something else. */
export function settle(table: Table, who: Who, to: Settlement): Outcome {
  if (table.host !== who.id) return no('not-host')
  if (table.status !== 'gathering') return no('not-gathering')
  const { options, ...rest } = to
  const wanted = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const settled: Table = {
    ...table,
    ...wanted,
    setup:
      options === undefined
        ? table.setup
        : { ...table.setup, options: { ...table.setup.options, ...options } },
  }
  if (JSON.stringify(settled) === JSON.stringify(table)) return yes(table)
  return yes({ ...settled, seats: settled.seats.map((seat) => unready(seat, who)) })
}

/** Who sat down for something else has to agree before it begins; the host has done so. */
function unready(seat: Table['seats'][number], { id }: Who): Table['seats'][number] {
  return seat.kind === 'person' && (seat.user !== id || seat.ready === true)
    ? { ...seat, ready: false }
    : seat
}

/** Whether somebody was asked anew, or took it back, and has not agreed since. */
export function hesitates({ seats, host }: Table): boolean {
  return seats.some((seat) => seat.kind === 'person' && seat.user !== host && seat.ready === false)
}
