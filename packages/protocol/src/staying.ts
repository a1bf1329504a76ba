import type { Seat } from './table.ts'

/** Who is expected by name keeps the seat like who sits there. */
const isTaken = (seat: Pick<Seat, 'kind'> & { readonly awaited?: unknown }): boolean =>
  seat.kind === 'person' || (seat.kind === 'invited' && seat.awaited !== undefined)

/**
 * Which seats stay at a table that gathers players when it has so many: free ones go first, then those of bots, from
 * the last on. Null if more people sit there.
 */
export function seatsThatStay(seats: readonly Seat[], players: number): readonly number[] | null {
  const numbers = seats.map((_, seat) => seat)
  const goes = (kind: Seat['kind']) =>
    numbers.filter((seat) => seats[seat].kind === kind && !isTaken(seats[seat])).reverse()
  const leaving = [...goes('open'), ...goes('invited'), ...goes('bot')]
  const tooMany = Math.max(0, seats.length - players)
  if (leaving.length < tooMany) return null
  const gone = new Set(leaving.slice(0, tooMany))
  return numbers.filter((seat) => !gone.has(seat))
}

/** So many seats a table must keep. */
export const fewestSeats = (seats: readonly Seat[]): number => seats.filter(isTaken).length
