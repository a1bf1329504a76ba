import { refused as no, type Outcome, done as yes } from './outcome.ts'
import { seatOf, type Who } from './seats.ts'
import type { Table, UserId } from './table.ts'

/** People a host can send away or silence at one table; a larger crowd is shown out as a whole. */
const MOST = 200

/** The host silences a spectator, or lets them speak again. Players talk to each other as they like. */
export function mute(table: Table, who: Who, user: UserId, muted: boolean): Outcome {
  if (table.host !== who.id) return no('not-host')
  if (user === who.id || seatOf(table, user) >= 0) return no('own-seat')
  if (table.muted.includes(user) === muted) return yes(table)
  if (muted && table.muted.length >= MOST) return no('busy')
  const left = table.muted.filter((one) => one !== user)
  return yes({ ...table, muted: muted ? [...left, user] : left })
}

/** The host sends a spectator away, for good. */
export function sendAway(table: Table, user: UserId): Outcome {
  if (table.kicked.includes(user)) return yes(table)
  if (table.kicked.length >= MOST) return no('busy')
  return yes({ ...table, kicked: [...table.kicked, user] })
}

/** The host plays with or without spectators. */
export function showOut(table: Table, who: Who, allowed: boolean): Outcome {
  if (table.host !== who.id) return no('not-host')
  return yes(table.spectators === allowed ? table : { ...table, spectators: allowed })
}
