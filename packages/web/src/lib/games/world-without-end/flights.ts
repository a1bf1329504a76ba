import type { LogEntry } from '@chronik/kernel'
import type { WorldLog, WorldState } from '@chronik/world-without-end'
import type { Flight } from '#lib/motion/flight.ts'
import type { Seat, TargetId } from '#lib/table/contract.ts'
import { colourOf } from './reading.ts'
import { spot } from './spots.ts'

const MOST_AT_ONCE = 5

/** What the stone jumps over. */
type Covers = Pick<WorldState, 'coveredFavours'>

/** The pieces that an entry moves, as far as the table lets them be seen. */
export function worldFlights(told: LogEntry, after: Covers, seats: readonly Seat[]): readonly Flight[] {
  const entry = told as WorldLog
  const colour = (seat: number): string => colourOf(seats, seat)
  switch (entry.code) {
    case 'gain':
      return [
        {
          piece: entry.good,
          from: entry.why === 'income' ? [spot.corner(entry.seat)] : sourceOf(entry.good, entry.why),
          to: goodsOf(entry.seat, entry.good),
          amount: Math.min(entry.amount, MOST_AT_ONCE),
        },
      ]
    case 'give':
      return [
        {
          piece: entry.good,
          from: goodsOf(entry.seat, entry.good),
          to: [spot.stock(entry.good)],
          amount: Math.min(entry.amount, MOST_AT_ONCE),
        },
      ]
    case 'vp':
      return entry.amount > 0
        ? [{ piece: 'vp', from: pointsFrom(entry), to: [spot.points(entry.seat)] }]
        : [{ piece: 'vp', from: [spot.points(entry.seat)], to: [] }]
    case 'open':
      return [
        {
          piece: entry.card,
          from: [spot.card(entry.seat, entry.card), spot.hand(entry.seat)],
          to: [spot.pile(entry.seat)],
        },
      ]
    case 'discard':
    case 'drawn':
      return [{ piece: 'action-card', from: [spot.hand(entry.seat)], to: [spot.discards(entry.seat)] }]
    case 'build':
      return [
        {
          piece: entry.material,
          from: goodsOf(entry.seat, entry.material),
          to: [spot.project(entry.project)],
        },
      ]
    case 'progress':
      return [
        { piece: entry.material, from: [spot.stock(entry.material)], to: [spot.project(entry.project)] },
      ]
    case 'donate':
      return [
        {
          piece: `seal-${colour(entry.seat)}`,
          from: [spot.seals(entry.seat)],
          to: [spot.project(entry.project)],
        },
      ]
    case 'seal-back':
      return [
        {
          piece: `seal-${colour(entry.seat)}`,
          from: [spot.project(entry.project)],
          to: [spot.seals(entry.seat)],
        },
      ]
    case 'house':
      return [
        {
          piece: `house-${colour(entry.seat)}`,
          from: [spot.houses(entry.seat)],
          to: [spot.site(entry.site)],
        },
      ]
    case 'house-back':
      return [
        {
          piece: `house-${colour(entry.seat)}`,
          from: [spot.site(entry.site)],
          to: [spot.houses(entry.seat)],
        },
      ]
    case 'favour-stone':
      return [
        {
          piece: 'favour-stone',
          from: [spot.favour(entry.from)],
          over: between(entry.from, entry.to, after),
          to: [spot.favour(entry.to)],
        },
      ]
    case 'treated':
      return [{ piece: `plague-tile-${entry.value}`, from: [spot.place(entry.place)], to: [] }]
    case 'sick':
      return [{ piece: `plague-tile-${entry.value}`, from: [], to: [spot.place(entry.place)] }]
    case 'shield':
      return [{ piece: 'start-shield', from: [spot.shield(entry.from)], to: [spot.shield(entry.to)] }]
    case 'cover':
      return [{ piece: 'covering-tile', from: [], to: coveredAt(entry.what, entry.which) }]
    case 'uncover':
      return [{ piece: 'covering-tile', from: coveredAt(entry.what, entry.which), to: [] }]
    default:
      return []
  }
}

function coveredAt(what: 'project' | 'favour' | 'market', which: string): TargetId[] {
  if (what === 'project') return [spot.project(which)]
  return what === 'favour' ? [spot.favour(Number(which))] : [spot.stock('cloth')]
}

/** The spaces on which the stone touches down on its way. */
function between(from: number, to: number, { coveredFavours }: Covers): TargetId[] {
  const spaces: TargetId[] = []
  for (let space = (from % 10) + 1; space !== to; space = (space % 10) + 1) {
    if (coveredFavours[space - 1] === 0) spaces.push(spot.favour(space))
  }
  return spaces
}

/** Where goods of a seat are seen: one's own goods one by one, those of others behind the screen. */
function goodsOf(seat: number, good: string): TargetId[] {
  return [spot.good(seat, good), `goods:${seat}`, spot.player(seat)]
}

function sourceOf(good: string, why: string): TargetId[] {
  return why === 'favour' ? [spot['favour-stone']] : [spot.stock(good)]
}

function pointsFrom(entry: Extract<WorldLog, { code: 'vp' }>): TargetId[] {
  return entry.why === 'income'
    ? [spot.corner(entry.seat)]
    : entry.why === 'favour'
      ? [spot['favour-stone']]
      : []
}
