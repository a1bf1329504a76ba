import { SPECTATOR } from '@chronik/kernel'
import type { OwnTable, Seat, TableCard, TableView } from '@chronik/protocol'
import { CLOCK } from '../settings/clock.ts'
import { seatOf } from './seats.ts'
import type { Table, TableSeat, UserId } from './table.ts'

/**
 * What a viewer may know of a table: no secret of an invitation, and the seed only when it is over. Votes are about the
 * match as it stands now: who sees it later learns nothing of them.
 */
export function viewOfTable(table: Table, viewer: number = SPECTATOR): TableView {
  const behind = isBehind(table, viewer)
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
    delay: table.delay,
    code: table.status === 'gathering' ? table.code : null,
    language: table.language,
    company: table.company,
    host: table.host,
    hostName: table.hostName,
    seats: table.seats.map(seatView),
    commitment: table.commitment,
    seed: isEnded(table) && !isSealed(table) ? table.seed : null,
    result: table.result,
    proposals: behind ? [] : table.proposals,
    pace: table.pace,
    paused: table.paused,
    overdue: behind ? null : table.overdue,
    muted: table.muted,
    rematchOf: table.rematchOf,
    rematch: table.rematch,
    event: table.event,
    createdAt: table.createdAt,
    startedAt: table.startedAt,
    endedAt: table.endedAt,
    version: table.version,
  }
}

/** The same for lists: short, whatever edition is played. */
export function cardOfTable(table: Table, viewer: number = SPECTATOR): TableCard {
  const {
    setup,
    commitment: _commitment,
    seed: _seed,
    proposals: _proposals,
    muted: _muted,
    ...rest
  } = viewOfTable(table, viewer)
  const { edition } = setup
  return {
    ...rest,
    setup: {
      players: setup.players,
      options: setup.options,
      edition: edition === null ? null : { id: edition.id, corrections: edition.corrections.length },
    },
  }
}

function seatView(seat: TableSeat): Seat {
  if (seat.kind !== 'invited') return seat
  const { invitation: _invitation, ...rest } = seat
  return rest
}

/** The same for somebody: their seat, and the invitations if it is their table. */
export function ownTable(table: Table, user: UserId | null): OwnTable {
  const seat = viewerOf(table, user)
  const hosts = user !== null && table.host === user
  return {
    table: viewOfTable(table, seat),
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

/** Others are still to play with the same seed: nobody else looks on, and nothing of it is published. */
export function isSealed({ event }: Table, now: number = CLOCK.wall()): boolean {
  return event?.kind === 'day' && now < event.until
}

/** With whose eyes somebody sees the match: those of their seat, or a spectator's. */
export function viewerOf(table: Table, user: UserId | null): number {
  return user === null ? SPECTATOR : seatOf(table, user)
}

/** Whether a viewer sees the match some deeds later than it is played. */
export function isBehind({ delay, status }: Pick<Table, 'delay' | 'status'>, viewer: number): boolean {
  return viewer === SPECTATOR && delay > 0 && status === 'playing'
}

/** Why somebody may not see the match, or null; a table that still gathers shows itself to who has its link. */
export function hiddenFrom(table: Table, user: UserId | null): 'no-spectators' | 'kicked' | null {
  if (table.status === 'gathering') return null
  if (user !== null && (table.host === user || seatOf(table, user) >= 0)) return null
  if (user !== null && table.kicked.includes(user)) return 'kicked'
  return table.spectators && !isSealed(table) ? null : 'no-spectators'
}

export function mayWatch(table: Table, user: UserId | null): boolean {
  return hiddenFrom(table, user) === null
}
