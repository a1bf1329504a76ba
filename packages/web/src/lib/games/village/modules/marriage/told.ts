import type { VillageLog, VillageState } from '@chronik/village'
import type { Flight } from '../../../../motion/flight.ts'
import type { Seat, TargetId } from '../../../../table/contract.ts'

/** A place of the wedding board as a spot. */
export function place(word: string): TargetId[] | null {
  if (word.startsWith('ceremony-')) return [`rank:${word.slice(-1)}`]
  if (word === 'bakery' || word === 'store' || word === 'parents') return [`house:${word}`]
  return null
}

/** Where somebody stands: the figure itself, its place, its home. */
function standsAt(seat: number, figure: string, at: string): TargetId[] {
  const home = seat < 0 ? 'pinks' : at === 'farm' ? `yard:${seat}` : ''
  return [`figure:${seat}:${figure}`, ...(place(at) ?? []), ...(home === '' ? [] : [home])]
}

/** The pieces that an entry of the wedding board moves. */
export function flights(entry: VillageLog, _after: VillageState, seats: readonly Seat[]): Flight[] | null {
  switch (entry.code) {
    case 'wed':
    case 'wedding-move':
      return [
        {
          piece: `meeple-${seats[entry.seat]?.colour ?? 'red'}-${entry.figure.charAt(0)}`,
          from: standsAt(entry.seat, entry.figure, entry.from),
          to: standsAt(entry.seat, entry.figure, entry.to),
        },
      ]
    case 'pink':
      return [
        {
          piece: 'meeple-pink',
          from: standsAt(-1, entry.figure, entry.from),
          to: standsAt(-1, entry.figure, entry.to),
        },
      ]
    case 'wedding-die':
      return [{ piece: `wedding-die-${entry.colour}`, from: ['die'], to: place(entry.shows) ?? [] }]
    case 'couple':
      return [
        {
          piece: 'wedding',
          from: ['die'],
          to: [`figure:${entry.higherSeat}:${entry.higher}`],
        },
      ]
    case 'bread':
      return [
        {
          piece: 'bread',
          from: [`bread:${entry.seat}`],
          to: [`figure:${entry.seat}:${entry.figure}`, ...(place(entry.to) ?? [])],
        },
      ]
    case 'bread-back':
      return [{ piece: 'bread', from: [`figure:${entry.seat}:${entry.figure}`], to: [] }]
    default:
      return null
  }
}

/** What an entry is about, to light up on the board. */
export function targets(entry: VillageLog): TargetId[] | null {
  switch (entry.code) {
    case 'wed':
    case 'wedding-move':
    case 'bread':
      return [`figure:${entry.seat}:${entry.figure}`, ...(place(entry.to) ?? [])]
    case 'pink':
      return place(entry.to) ?? []
    case 'wedding-die':
      return place(entry.shows) ?? []
    case 'couple':
      return [`figure:${entry.higherSeat}:${entry.higher}`, `figure:${entry.lowerSeat}:${entry.lower}`]
    case 'wedding-phase':
      return ['space:wedding']
    default:
      return null
  }
}
