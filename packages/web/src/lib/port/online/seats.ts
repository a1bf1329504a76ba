import type { TableView } from '@chronik/protocol'
import type { Seat } from '../../table/contract.ts'

/** What the seats of a table are called here; bots have no name of their own. */
export type BotNames = (seat: number) => string

/** The seats of a match under way as a screen shows them; `nobody` is who has deleted the account. */
export function seatsOf({ seats }: TableView, botName: BotNames, nobody = ''): Seat[] {
  const bots = namesBeside(seats, botName)
  return seats.map((seat, index) => {
    const { colour } = seat
    switch (seat.kind) {
      case 'person':
        // A bot plays on for who has given up.
        return { kind: seat.conceded ? 'bot' : 'person', name: seat.name || nobody, colour }
      case 'bot':
        return { kind: 'bot', name: (seat.instead?.name ?? bots[index]) || nobody, colour, level: seat.level }
      default:
        return { kind: 'bot', name: bots[index], colour }
    }
  })
}

/** The seats whose turns are made here: one's own, while the match runs and no bot plays for it. */
export function ownSeats({ seats, status }: TableView, viewer: number): number[] {
  const seat = seats[viewer]
  if (status !== 'playing') return []
  return seat?.kind === 'person' && !seat.conceded ? [viewer] : []
}

/** More than there are names for bots. */
const MANY = 8

/** What bots would be called, seat by seat: not like a person at the table, and not like each other. */
function namesBeside(seats: TableView['seats'], botName: BotNames): string[] {
  const taken = new Set(seats.map(personIn))
  return seats.map((seat, index) => {
    if (personIn(seat) !== '') return ''
    const names = Array.from({ length: MANY }, (_, more) => botName(index + more))
    const free = names.find((name) => !taken.has(name.toLowerCase())) ?? names[0]
    taken.add(free.toLowerCase())
    return free
  })
}

/** Whose name stands at a seat; empty where a bot has to get one. */
function personIn(seat: TableView['seats'][number]): string {
  if (seat.kind === 'person') return seat.name.toLowerCase() || NOBODY
  return seat.kind === 'bot' ? (seat.instead?.name.toLowerCase() ?? '') : ''
}

/** Who has deleted the account has no name any more, but had the seat. */
const NOBODY = ' '
