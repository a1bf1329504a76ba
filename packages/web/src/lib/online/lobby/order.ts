import type { OwnCard, TableCard } from '@chronik/protocol'
import { isLive } from '../words.ts'

/** It is up to whoever asks. */
export const isDue = ({ awaited, seat }: OwnCard): boolean => awaited !== null && awaited.seat === seat

/** What is left on the clock that runs, or for who is awaited; Infinity without one. */
export function leftOn({ clock, awaited }: OwnCard, now: number): number {
  if (clock === null || awaited === null) return Number.POSITIVE_INFINITY
  const left = clock.left[awaited.seat] ?? Number.POSITIVE_INFINITY
  return clock.running === awaited.seat ? left - (now - clock.at) : left
}

/** My tables as they need me: my turn first, then the shortest clock, then those that gather players. */
export function inOrder(cards: readonly OwnCard[], now: number): OwnCard[] {
  const rank = (card: OwnCard): number => (isDue(card) ? 0 : card.table.status === 'playing' ? 1 : 2)
  return cards.toSorted(
    (a, b) =>
      rank(a) - rank(b) || compare(leftOn(a, now), leftOn(b, now)) || b.table.createdAt - a.table.createdAt,
  )
}

/** Endless clocks are equal: their difference is no number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b)

/** The name of a friend whose table it is, or who sits there; null if nobody does. */
export function friendAt(
  { host, seats }: Pick<TableCard, 'host' | 'seats'>,
  friends: readonly { readonly user: string; readonly name: string }[],
): string | null {
  const there = [host, ...seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : []))]
  return friends.find(({ user }) => there.includes(user))?.name ?? null
}

export interface Filter {
  readonly game: string
  readonly pace: 'live' | 'days' | 'all'
  readonly language: string
  readonly company: string
}

export const ALL: Filter = { game: '', pace: 'all', language: '', company: '' }

/** A table that looks for nothing in particular suits everybody. */
export function suits(table: TableCard, { game, pace, language, company }: Filter): boolean {
  return (
    (game === '' || table.game === game) &&
    (pace === 'all' || isLive(table.pace) === (pace === 'live')) &&
    (language === '' || table.language === null || table.language === language) &&
    (company === '' || table.company === 'any' || table.company === company)
  )
}
