import { type Settlement, seatsThatStay } from '@chronik/protocol'
import { refused as no, type Outcome, done as yes } from './outcome.ts'
import { personAt, type Who, withSeat } from './seats.ts'
import type { Table, TableSeat } from './table.ts'

/** Agrees with the table as it stands, or takes that back. */
export function beReady(table: Table, who: Who, ready: boolean): Outcome {
  const at = personAt(table, who.id)
  const seat = table.seats[at]
  if (seat?.kind !== 'person') return no('not-seated')
  if (table.status !== 'gathering') return no('not-gathering')
  return yes((seat.ready ?? false) === ready ? table : withSeat(table, at, { ...seat, ready }))
}

/** The host changes what is agreed: whoever was ready was so for something else. */
export function settle(table: Table, who: Who, to: Settlement, colours: readonly string[]): Outcome {
  if (table.host !== who.id) return no('not-host')
  if (table.status !== 'gathering') return no('not-gathering')
  const { options, players = table.seats.length, ...rest } = to
  const seats = seatsFor(table, players, colours)
  if (seats === null) return no('too-many-seated', { players })
  const wanted = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  const settled: Table = {
    ...table,
    ...wanted,
    seats,
    setup: { ...table.setup, players, options: { ...table.setup.options, ...options } },
  }
  if (JSON.stringify(settled) === JSON.stringify(table)) return yes(table)
  return yes({ ...settled, seats: settled.seats.map((seat) => unready(seat, who)) })
}

/** Seats of another number: those that stay, and open ones in colours that nobody has. Null if more people sit here. */
function seatsFor(
  { seats }: Table,
  players: number,
  colours: readonly string[],
): readonly TableSeat[] | null {
  const stay = seatsThatStay(seats, players)?.map((seat) => seats[seat]) ?? null
  if (stay === null) return null
  const free = colours.filter((colour) => stay.every((seat) => seat.colour !== colour))
  // Too few colours means too many seats, and the game itself refuses those.
  const more = Array.from({ length: Math.max(0, players - stay.length) }, (_, at) => ({
    kind: 'open' as const,
    colour: free[at] ?? '',
  }))
  return [...stay, ...more]
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
