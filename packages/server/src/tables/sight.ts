import { SPECTATOR } from '@chronik/kernel'
import type { OwnTable, Seat, TableView } from '@chronik/protocol'
import { seatOf } from './seats.ts'
import type { Table, TableSeat, UserId } from './table.ts'

/** What everybody may know of a table: no secret of an invitation, and the seed only when it is over. */
export function viewOfTable(table: Table): TableView {
  // Named one by one: what is added to a table later stays unseen until somebody decides otherwise.
  return {
    id: table.id,
    game: table.game,
    rules: table.rules,
    setup: table.setup as TableView['setup'],
    status: table.status,
    open: table.open,
    spectators: table.spectators,
    hints: table.hints ?? true,
    host: table.host,
    hostName: table.hostName,
    seats: table.seats.map(seatView),
    commitment: table.commitment,
    seed: isEnded(table) ? table.seed : null,
    result: table.result,
    proposals: table.proposals,
    rematchOf: table.rematchOf,
    rematch: table.rematch,
    createdAt: table.createdAt,
    startedAt: table.startedAt,
    endedAt: table.endedAt,
    version: table.version,
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
