import type { Level } from '@chronik/bots'

/** How the match of a day is played. */
export interface DayPlan {
  readonly players: number
  readonly options: { readonly [id: string]: unknown }
  readonly level: Level | null
}

const DAY = 24 * 60 * 60 * 1000

const alone: DayPlan = { players: 1, options: {}, level: null }
const against = (bots: number): DayPlan => ({ players: 1 + bots, options: {}, level: 'adept' })

/** What follows day after day; whoever is not named here is played against one bot and against two by turns. */
const TURNS: { readonly [game: string]: readonly DayPlan[] } = {
  village: [against(2), alone, against(1)],
}
const USUAL = [against(1), against(2)]

/** The match of a game on a day: the same for everybody, and known before. */
export function planFor(game: string, day: string): DayPlan {
  const turns = TURNS[game] ?? USUAL
  return turns[(Date.parse(day) / DAY) % turns.length]
}

/** The day at a moment, by the clock of the world. */
export function dayAt(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}

export function endOf(day: string): number {
  return Date.parse(day) + DAY
}

export function dayAfter(day: string, days = 1): string {
  return dayAt(Date.parse(day) + days * DAY)
}
