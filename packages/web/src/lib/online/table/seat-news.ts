import type { TableView } from '@chronik/protocol'
import { m } from '../../words/messages.js'
import { nameOf } from '../words.ts'

type Seats = TableView['seats']
type Seat = Seats[number]

const conceded = (seat: Seat | undefined): boolean => seat?.kind === 'person' && seat.conceded

/** What became of the seats of others between two looks at the table of a match, in words. */
export function seatNews(before: Seats, after: Seats, me: string | undefined): string[] {
  return after.flatMap((seat, at) => {
    const was = before[at]
    if (
      seat.kind === 'bot' &&
      seat.instead !== undefined &&
      was?.kind === 'person' &&
      seat.instead.user !== me
    )
      return [m.online_seat_taken_over({ name: nameOf(seat.instead.name) })]
    if (seat.kind !== 'person' || seat.user === me) return []
    if (conceded(seat) && !conceded(was)) return [m.online_seat_conceded({ name: nameOf(seat.name) })]
    return was?.kind === 'bot' && was.instead !== undefined
      ? [m.online_seat_back({ name: nameOf(seat.name) })]
      : []
  })
}
