import type { Opening } from './opening.ts'
import { refused as no, type Outcome, done as yes } from './outcome.ts'
import { seatOf, type Who } from './seats.ts'
import type { Table, TableSeat } from './table.ts'

/** The table that goes on from an ended one, with the same settings: everybody who was there is invited. */
export function rematch(table: Table, who: Who, { id, now, code, secret }: Opening): Outcome {
  if (seatOf(table, who.id) < 0) return no('not-seated')
  if (table.status === 'gathering' || table.status === 'playing') return no('not-over')
  return yes({
    ...table,
    id,
    code,
    status: 'gathering',
    host: who.id,
    hostName: who.name,
    kicked: [],
    seats: table.seats.map((seat) => seatAgain(seat, who, secret)),
    commitment: null,
    seed: null,
    result: null,
    proposals: [],
    paused: null,
    overdue: null,
    muted: [],
    event: null,
    rematchOf: table.id,
    rematch: null,
    createdAt: now,
    startedAt: null,
    endedAt: null,
    version: 1,
  })
}

function seatAgain(seat: TableSeat, who: Who, secret: () => string): TableSeat {
  const { colour } = seat
  switch (seat.kind) {
    case 'person':
      return personAgain(colour, seat, who, secret)
    case 'bot':
      if (seat.instead !== undefined) return personAgain(colour, seat.instead, who, secret)
      return { kind: 'bot', colour, level: seat.level }
    case 'open':
      return { kind: 'open', colour }
    case 'invited':
      return { kind: 'invited', colour, invitation: secret() }
  }
}

function personAgain(
  colour: string,
  { user, name }: { readonly user: string; readonly name: string },
  who: Who,
  secret: () => string,
): TableSeat {
  return user === who.id
    ? { kind: 'person', colour, user, name: who.name, conceded: false }
    : { kind: 'invited', colour, invitation: secret(), awaited: { user, name } }
}
