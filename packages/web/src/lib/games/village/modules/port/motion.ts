import type { VillageLog, VillageState } from '@chronik/village'
import type { Flight } from '#lib/motion/flight.ts'
import type { Seat, TargetId } from '#lib/table/contract.ts'

const TILES: readonly string[] = ['cocoa', 'tea', 'chest']

/** Where a piece lies that goes aboard, comes home or is sold. */
function stockOf(seat: number, what: string, place: string): TargetId[] {
  if (place === 'ship') return [`hold:${seat}:${what}`, `mat:${seat}`, `ship:${seat}`]
  if (place === 'farm') {
    if (what === 'grain') return [`grain:${seat}`, `farm:${seat}`]
    return TILES.includes(what)
      ? [`home:${seat}:${what}`, `mat:${seat}`, `farm:${seat}`]
      : [`good:${seat}:${what}`, `farm:${seat}`]
  }
  if (place === 'box') return [`stand:${what}`]
  return place === 'supply' ? [] : [`tiles:${place}`, `field:${place}`]
}

/** The pieces that an entry of the log moves at sea: a ship leg by leg, cargo into its hold. */
export function flights(
  entry: VillageLog,
  _after: VillageState,
  seats: readonly Seat[],
): readonly Flight[] | null {
  const colour = (seat: number): string => seats[seat]?.colour ?? 'red'
  switch (entry.code) {
    case 'sail':
    case 'return': {
      const ship = `ship:${entry.seat}`
      return [
        {
          piece: `cog-${colour(entry.seat)}`,
          from: [ship, `field:${entry.from}`],
          to: [ship, `field:${entry.to}`],
          self: true,
        },
      ]
    }
    case 'hire':
      return [
        {
          piece: entry.captain,
          from: [`captain:${entry.captain}`, entry.from.replace('captains-', 'captains:')],
          to: [`mate:${entry.seat}`, `ship:${entry.seat}`, `farm:${entry.seat}`],
        },
      ]
    case 'captain-leaves':
      return [{ piece: entry.captain, from: [`mate:${entry.seat}`, `farm:${entry.seat}`], to: [] }]
    case 'load':
    case 'unload':
    case 'sell':
    case 'spend':
      return [
        {
          piece: entry.what,
          from: stockOf(entry.seat, entry.what, entry.from),
          to: stockOf(entry.seat, entry.what, entry.to),
        },
      ]
    case 'load-chest':
      return [
        {
          piece: 'chest',
          from: stockOf(entry.seat, 'chest', entry.from),
          to: stockOf(entry.seat, 'chest', 'ship'),
        },
      ]
    case 'open-chest':
      return [
        { piece: 'chest-open', from: [`chest:${entry.seat}:${entry.number}`, `farm:${entry.seat}`], to: [] },
      ]
    case 'load-member':
    case 'unload-member':
    case 'lighthouse': {
      const self = `figure:${entry.seat}:${entry.figure}`
      const at = (place: string): TargetId[] =>
        place === 'farm'
          ? [`yard:${entry.seat}`, `farm:${entry.seat}`]
          : place === 'ship'
            ? [`hold:${entry.seat}:member`, `ship:${entry.seat}`]
            : [place.replace('lighthouse-', 'lighthouse:')]
      return [
        {
          piece: `meeple-${colour(entry.seat)}-${entry.figure.charAt(0)}`,
          from: [self, ...at(entry.from)],
          to: [self, ...at(entry.to)],
        },
      ]
    }
    case 'dock':
    case 'stay':
      return []
    default:
      return null
  }
}

/** What an entry is about, to light up on the sea. */
export function targets(entry: VillageLog): readonly TargetId[] | null {
  switch (entry.code) {
    case 'sail':
    case 'return':
      return [`ship:${entry.seat}`, `field:${entry.to}`]
    case 'dock':
      return [`ship:${entry.seat}`, `field:${entry.island}`]
    case 'stay':
      return [`ship:${entry.seat}`, `field:${entry.field}`]
    case 'hire':
    case 'captain-leaves':
    case 'load':
    case 'unload':
    case 'load-chest':
    case 'load-member':
    case 'unload-member':
      return [`ship:${entry.seat}`]
    case 'sell':
    case 'spend':
      return [entry.to === 'box' ? `stand:${entry.what}` : `ship:${entry.seat}`]
    case 'lighthouse':
      return [`figure:${entry.seat}:${entry.figure}`, entry.to.replace('lighthouse-', 'lighthouse:')]
    case 'open-chest':
      return [`farm:${entry.seat}`]
    default:
      return null
  }
}

/** A place of the vocabulary as something on the sea. */
export function place(word: string): readonly TargetId[] | null {
  if (word.startsWith('lighthouse-')) return [word.replace('lighthouse-', 'lighthouse:')]
  return word.startsWith('sea-') ? [`sea:${word}`] : null
}
