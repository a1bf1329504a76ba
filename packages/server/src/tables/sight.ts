import { SPECTATOR } from '@chronik/kernel'
import type { OwnTable, Seat, TableView } from '@chronik/protocol'
import { seatOf } from './seats.ts'
import type { Table, TableSeat, UserId } from './table.ts'

/** What everybody may know of a table: no secret of an invitation, and the seed only when it is over. */
export function viewOfTable(table: Table): TableView {
  const { kicked: _kicked, seats, seed, setup, ...rest } = table
  return {
    ...rest,
    setup: setup as TableView['setup'],
    seats: seats.map(seatView),
    seed: isEnded(table) ? seed : null,
    result:
      rest.result === null
        ? null
        : { ...rest.result, scores: [...rest.result.scores], ranks: [...rest.result.ranks] },
    proposals: rest.proposals.map((one) => ({ ...one, by: [...one.by] })),
  }
}

function seatView(seat: TableSeat): Seat {
  if (seat.kind !== 'invited') return seat
  const { invitation: _invitation, ...rest } = seat
  return rest
}

/** The same for somebody: their seat, and the invitations if it is their table. */
export function ownTable(table: Table, user: UserId | null): OwnTable {
  const seat = user === null ? -1 : seatOf(table, user)
  const hosts = user !== null && table.host === user
  return {
    table: viewOfTable(table),
    seat: seat < 0 ? null : seat,
    invitations: hosts
      ? table.seats.flatMap((one, at) =>
          one.kind === 'invited' ? [{ seat: at, invitation: one.invitation }] : [],
        )
      : [],
  }
}

export function isEnded(table: Table): boolean {
  return table.status === 'over' || table.status === 'abandoned'
}

/** With whose eyes somebody sees the match: those of their seat, or a spectator's. */
export function viewerOf(table: Table, user: UserId | null): number {
  return user === null ? SPECTATOR : seatOf(table, user)
}

/** Whether somebody may see the match; a table that still gathers shows itself to who has its link. */
export function mayWatch(table: Table, user: UserId | null): boolean {
  if (table.spectators || table.status === 'gathering') return true
  return user !== null && (table.host === user || seatOf(table, user) >= 0)
}
