import type { Level } from '@chronik/bots'
import { sendAway } from './audience.ts'
import { refused as no, type Outcome, done as yes } from './outcome.ts'
import { passHost, personAt, seatOf, type Who, withSeat } from './seats.ts'
import { hesitates } from './settling.ts'
import type { Table, TableSeat, UserId } from './table.ts'

/** Sits down, or changes the seat: by invitation, on a named seat, or on the first that is free. */
export function join(table: Table, who: Who, wish: { seat?: number; invitation?: string }): Outcome {
  const now = personAt(table, who.id)
  const wanted = wish.seat !== undefined || wish.invitation !== undefined
  if (now >= 0 && (!wanted || wish.seat === now)) return yes(table)
  const invited = wish.invitation === undefined ? -1 : invitedAt(table, wish.invitation)
  // The invitation was used up when it was accepted: who comes by it again is already here.
  if (wish.invitation !== undefined && invited < 0) return now >= 0 ? yes(table) : no('no-invitation')
  if (table.status !== 'gathering') return no('not-gathering')
  const at = invited >= 0 ? invited : (wish.seat ?? firstFree(table, who.id))
  if (at < 0) return no('full')
  const seat = table.seats[at]
  if (seat === undefined) return no('no-seat')
  const kept = seat.kind === 'invited' && (at === invited || seat.awaited?.user === who.id)
  if (seat.kind !== 'open' && !kept) return no('seat-taken')
  if (table.kicked.includes(who.id) && !kept) return no('kicked')
  const left = now < 0 ? table : withSeat(table, now, { kind: 'open', colour: table.seats[now].colour })
  const person: TableSeat = {
    kind: 'person',
    colour: seat.colour,
    user: who.id,
    name: who.name,
    conceded: false,
  }
  return yes({ ...withSeat(left, at, person), kicked: table.kicked.filter((user) => user !== who.id) })
}

function invitedAt(table: Table, invitation: string): number {
  return table.seats.findIndex((seat) => seat.kind === 'invited' && seat.invitation === invitation)
}

/** The seat that is kept for this person, or else the first open one. */
function firstFree(table: Table, user: UserId): number {
  const kept = table.seats.findIndex((seat) => seat.kind === 'invited' && seat.awaited?.user === user)
  return kept >= 0 ? kept : table.seats.findIndex((seat) => seat.kind === 'open')
}

/** Leaves before the start; a table that its last person leaves is closed. */
export function leave(table: Table, who: Who, now: number): Outcome {
  const at = personAt(table, who.id)
  if (at < 0 && table.host !== who.id) return yes(table)
  if (table.status === 'playing') return no('not-gathering')
  if (table.status !== 'gathering') return yes(table)
  const left = at < 0 ? table : withSeat(table, at, { kind: 'open', colour: table.seats[at].colour })
  if (table.host !== who.id) return yes(left)
  const passed = passHost(left)
  return yes(passed === left ? { ...left, status: 'abandoned', endedAt: now, proposals: [] } : passed)
}

/** The host sends somebody away. */
export function kick(table: Table, who: Who, user: UserId): Outcome {
  if (table.host !== who.id) return no('not-host')
  if (user === who.id) return no('own-seat')
  const at = personAt(table, user)
  if (at < 0) return seatOf(table, user) >= 0 ? no('own-seat') : sendAway(table, user)
  if (table.status !== 'gathering') return no('not-gathering')
  const left = withSeat(table, at, { kind: 'open', colour: table.seats[at].colour })
  return yes({ ...left, kicked: [...table.kicked, user] })
}

export type Arrangement =
  | { readonly kind: 'open' }
  | { readonly kind: 'invited' }
  | { readonly kind: 'bot'; readonly level: Level }

/** The host decides who is to sit on a seat where nobody sits yet; `secret` is that of a new invitation. */
export function arrange(table: Table, who: Who, at: number, to: Arrangement, secret: string): Outcome {
  if (table.host !== who.id) return no('not-host')
  if (table.status !== 'gathering') return no('not-gathering')
  const seat = table.seats[at]
  if (seat === undefined) return no('no-seat')
  if (seat.kind === 'person') return no('seat-taken')
  const { colour } = seat
  switch (to.kind) {
    case 'open':
      return yes(seat.kind === 'open' ? table : withSeat(table, at, { kind: 'open', colour }))
    case 'invited':
      return yes(
        seat.kind === 'invited'
          ? table
          : withSeat(table, at, { kind: 'invited', colour, invitation: secret }),
      )
    case 'bot':
      return yes(
        seat.kind === 'bot' && seat.level === to.level
          ? table
          : withSeat(table, at, { kind: 'bot', colour, level: to.level }),
      )
  }
}

/** Everybody chooses their own colour, the host also that of seats without a person; those give way. */
export function recolour(
  table: Table,
  who: Who,
  at: number,
  colour: string,
  colours: readonly string[],
): Outcome {
  if (table.status !== 'gathering') return no('not-gathering')
  const seat = table.seats[at]
  if (seat === undefined) return no('no-seat')
  if (seat.kind === 'person' ? seat.user !== who.id : table.host !== who.id)
    return no(seat.kind === 'person' ? 'own-seat' : 'not-host')
  if (!colours.includes(colour)) return no('no-colour', { colour })
  if (seat.colour === colour) return yes(table)
  const other = table.seats.findIndex((one) => one.colour === colour)
  if (other < 0) return yes(withSeat(table, at, { ...seat, colour }))
  if (table.seats[other].kind === 'person') return no('colour-taken')
  const swapped = withSeat(table, other, { ...table.seats[other], colour: seat.colour })
  return yes(withSeat(swapped, at, { ...seat, colour }))
}

/** The host starts when all seats are taken. */
export function start(table: Table, who: Who, now: number): Outcome {
  if (table.status === 'playing' && table.host === who.id) return yes(table)
  if (table.status !== 'gathering') return no('not-gathering')
  if (table.host !== who.id) return no('not-host')
  if (table.seats.some(({ kind }) => kind === 'open' || kind === 'invited')) return no('seats-open')
  if (hesitates(table)) return no('not-ready')
  return yes({ ...table, status: 'playing', startedAt: now })
}
