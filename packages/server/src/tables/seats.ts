import type { RefusalCode } from './outcome.ts'
import type { Table, TableSeat, UserId } from './table.ts'

/** Who does something at a table. */
export interface Who {
  readonly id: UserId
  readonly name: string
}

export type PersonSeat = Extract<TableSeat, { kind: 'person' }>

/** The seat where this person sits, or -1. */
export function personAt(table: Table, user: UserId): number {
  return table.seats.findIndex((seat) => seat.kind === 'person' && seat.user === user)
}

/** The seat that is this person's, also if a bot has taken it over, or -1. */
export function seatOf(table: Table, user: UserId): number {
  return table.seats.findIndex(
    (seat) =>
      (seat.kind === 'person' && seat.user === user) || (seat.kind === 'bot' && seat.instead?.user === user),
  )
}

/** Who decides about the match: the persons who have not given it up. */
export function deciders(table: Table): PersonSeat[] {
  return table.seats.filter((seat): seat is PersonSeat => seat.kind === 'person' && !seat.conceded)
}

/** Whether this person may move for the seat. */
export function playsSeat(table: Table, index: number, user: UserId): boolean {
  const seat = table.seats[index]
  return seat?.kind === 'person' && seat.user === user && !seat.conceded
}

/** The seat that this person may move for now, or why there is none. */
export function seatToPlay(table: Table, user: UserId): number | RefusalCode {
  const seat = seatOf(table, user)
  if (!playsSeat(table, seat, user)) return table.seats[seat]?.kind === 'person' ? 'conceded' : 'not-seated'
  return table.startedAt === null ? 'not-playing' : seat
}

export function withSeat(table: Table, index: number, seat: TableSeat): Table {
  return { ...table, seats: table.seats.with(index, seat) }
}

/** The next person who has not given up is the host; nobody else changes that. */
export function passHost(table: Table): Table {
  const next = deciders(table).find(({ user }) => user !== table.host)
  return next === undefined ? table : { ...table, host: next.user, hostName: next.name }
}
