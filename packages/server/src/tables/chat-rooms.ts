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

/** Everybody talks in the own room. */
export function maySay(table: Table, user: UserId, room: Room): boolean {
  const own = seatOf(table, user) >= 0 ? 'players' : 'spectators'
  return room === own && mayWatch(table, user)
}
