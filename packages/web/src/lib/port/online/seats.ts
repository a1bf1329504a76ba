import type { TableView } from '@chronik/protocol'
import type { Seat } from '../../table/contract.ts'

/** What the seats of a table are called here; bots have no name of their own. */
export type BotNames = (seat: number) => string

/** The seats of a match under way as a screen shows them. */
export function seatsOf({ seats }: TableView, botName: BotNames): Seat[] {
  return seats.map((seat, index) => {
    const { colour } = seat
    switch (seat.kind) {
      case 'person':
        // A bot plays on for who has given up.
        return { kind: seat.conceded ? 'bot' : 'person', name: seat.name, colour }
      case 'bot':
        return { kind: 'bot', name: seat.instead?.name ?? botName(index), colour, level: seat.level }
      default:
        return { kind: 'bot', name: botName(index), colour }
    }
  })
}

/** The seats whose turns are made here: one's own, while the match runs and no bot plays for it. */
export function ownSeats({ seats, status }: TableView, viewer: number): number[] {
  const seat = seats[viewer]
  if (status !== 'playing') return []
  return seat?.kind === 'person' && !seat.conceded ? [viewer] : []
}
