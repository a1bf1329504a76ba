import type { Room } from '@chronik/protocol'
import { seatOf } from './seats.ts'
import { isEnded, mayWatch } from './sight.ts'
import type { Table, UserId } from './table.ts'

/** While a match runs, players and spectators hear only themselves: nobody is advised, nothing is given away. */
export function mayRead(table: Table, user: UserId | null, room: Room): boolean {
  if (!mayWatch(table, user)) return false
  const sits = user !== null && seatOf(table, user) >= 0
  if (isEnded(table)) return true
  if (room === 'players') return sits
  return table.status === 'gathering' || !sits
}

/** Why somebody may not speak in a room, or null: everybody talks in their own. */
export function silenced(
  table: Table,
  user: UserId,
  room: Room,
): 'not-your-room' | 'muted' | 'kicked' | null {
  const own = seatOf(table, user) >= 0 ? 'players' : 'spectators'
  if (room !== own || !mayWatch(table, user)) return 'not-your-room'
  if (own === 'players') return null
  // Who was sent away still sees a table that gathers, by its link, but is not heard there.
  if (table.kicked.includes(user)) return 'kicked'
  return table.muted.includes(user) ? 'muted' : null
}

export function maySay(table: Table, user: UserId, room: Room): boolean {
  return silenced(table, user, room) === null
}
