import type { LogEntry } from '@chronik/kernel'
import { CUBES, GOODS, PLAYER_COLOURS, SPACES, type VillageLog, type VillageState } from '@chronik/village'
import type { Flight } from '../../motion/flight.ts'
import type { Seat, TargetId } from '../../table/contract.ts'
import { fillingsIn, firstOf } from './modules/modules.ts'
import { placeTarget } from './targets.ts'

/** More pieces at once would only be a swarm. */
const MOST_AT_ONCE = 3

/** The pieces that an entry of the log moves on the table of Village. */
export function villageFlights(told: LogEntry, after: VillageState, seats: readonly Seat[]): Flight[] {
  const entry = told as VillageLog
  const colour = (seat: number) => seats[seat]?.colour ?? PLAYER_COLOURS.list[after.conny.colour] ?? 'purple'
  switch (entry.code) {
    case 'fill':
      return [
        cube(
          entry.cube,
          ['green-bag', 'well'],
          [`cube:${entry.space}:${entry.cube}`, `space:${entry.space}`],
        ),
      ]
    case 'take': {
      const goal =
        entry.cube === 'plague'
          ? [`time:${entry.seat}`, `farm:${entry.seat}`]
          : stockOf(entry.seat, entry.cube)
      return [cube(entry.cube, [`cube:${entry.space}:${entry.cube}`, `space:${entry.space}`], goal)]
    }
    case 'conny-take':
      return [
        cube(
          entry.cube,
          [`cube:${entry.space}:${entry.cube}`, `space:${entry.space}`],
          [`tray:${entry.slot}`, 'tray'],
        ),
      ]
    case 'gain':
      // A cube that was taken has flown already.
      if ((SPACES.list as readonly string[]).includes(entry.from) && isCube(entry.what)) return []
      return [
        {
          piece: entry.what,
          from: sourceOf(entry.from),
          to: stockOf(entry.seat, entry.what),
          amount: few(entry.amount),
        },
      ]
    case 'product':
      return [
        {
          piece: entry.what,
          from: [`building:${entry.building}`],
          to: stockOf(entry.seat, entry.what),
          amount: few(entry.amount),
        },
      ]
    case 'pay':
      return [{ piece: entry.what, from: stockOf(entry.seat, entry.what), to: [], amount: few(entry.amount) }]
    case 'time':
      return [hop(entry.seat, entry.from, entry.to, entry.amount, after.box.trackLength, colour(entry.seat))]
    case 'deal':
      return [{ piece: 'customer-back', from: ['stack'], to: [`customer:${entry.customer}`] }]
    case 'move-up':
      return [
        { piece: entry.customer, from: [`customer:${entry.customer}`], to: [`customer:${entry.customer}`] },
      ]
    case 'serve':
      return [
        {
          piece: entry.customer,
          from: [`customer:${entry.customer}`],
          to: [`served:${entry.seat}`, `farm:${entry.seat}`],
        },
      ]
    case 'marker':
      return [
        {
          piece: `marker-${colour(entry.seat)}`,
          from: [`farm:${entry.seat}`],
          to: [`marker:${entry.seat}:${entry.castle}`, `castle:${entry.castle}`],
        },
      ]
    case 'ring': {
      const farm = [`ring:${entry.seat}`, `farm:${entry.seat}`]
      const roof = ['ring', 'council:1']
      return [
        {
          piece: 'next-start',
          from: entry.to === 'farm' ? roof : farm,
          to: entry.to === 'farm' ? farm : roof,
        },
      ]
    }
    case 'newborn':
    case 'home':
    case 'train':
    case 'travel':
    case 'council':
    case 'church':
    case 'choose':
    case 'draw':
    case 'promote':
    case 'death':
    case 'conny-bag':
    case 'conny-church': {
      const self = `figure:${entry.seat}:${entry.figure}`
      const piece = `meeple-${colour(entry.seat)}-${entry.figure.charAt(0)}`
      const farm = `farm:${entry.seat}`
      return [
        {
          piece,
          from: [self, ...placesOf(entry.seat, entry.from), farm],
          to: [self, ...placesOf(entry.seat, entry.to), farm],
        },
      ]
    }
    default:
      return [...(firstOf(fillingsIn(after.box), (filling) => filling.flights?.(entry, after, seats)) ?? [])]
  }
}

/** A place of the vocabulary on the screen; the farm and those to come have their own corners. */
function placesOf(seat: number, place: string): TargetId[] {
  if (place === 'unborn') return [`unborn:${seat}`]
  return place === 'farm' ? [`yard:${seat}`] : placeTarget(place)
}

function few(amount: number): number {
  return Math.min(amount, MOST_AT_ONCE)
}

function cube(piece: string, from: readonly TargetId[], to: readonly TargetId[]): Flight {
  return { piece, from, to }
}

function isCube(what: string): boolean {
  return (CUBES.list as readonly string[]).includes(what)
}

/** Where pieces of a kind lie on a farm. */
function stockOf(seat: number, what: string): TargetId[] {
  const farm = `farm:${seat}`
  if (what === 'coin') return [`coins:${seat}`, farm]
  if (what === 'grain' || what === 'prestige') return [`${what}:${seat}`, farm]
  if (isCube(what)) return [`influence:${seat}:${what}`, farm]
  return (GOODS.list as readonly string[]).includes(what) ? [`good:${seat}:${what}`, farm] : [farm]
}

/** Where a gift comes from: a space, a castle, the mill; from nowhere it just appears. */
function sourceOf(from: string): TargetId[] {
  if (from === 'mill') return ['mill']
  if (from.startsWith('castle-')) return [`castle:${from}`]
  if (from === 'council' || from === 'church') return [`${from}:1`, `space:${from}`]
  return from === 'supply' || from === 'setup' ? [] : [`space:${from}`]
}

/** The marker of the lifetime hops from space to space. */
function hop(seat: number, from: number, to: number, amount: number, length: number, colour: string): Flight {
  const at = (space: number) => `lifetime:${seat}:${space % length}`
  return {
    piece: `marker-${colour}`,
    from: [at(from)],
    over: Array.from({ length: Math.max(0, amount - 1) }, (_, step) => at(from + step + 1)),
    to: [at(to)],
  }
}
