import type { DayCard } from '@chronik/protocol'
import { levelName } from '../../shell/new-match/words.ts'
import { m } from '../../words/messages.js'

/** Against whom the match of a day is played. */
export function againstText({ players, level }: Pick<DayCard, 'players' | 'level'>): string {
  return level === null ? m.day_alone() : m.day_against({ count: players - 1, level: levelName(level) })
}

/** A long number as people compare it: "4be1 07d9 …". */
export function printText(fingerprint: string): string {
  return `${fingerprint.slice(0, 4)} ${fingerprint.slice(4, 8)} ${fingerprint.slice(8, 12)}`
}

/** A day of the world's clock in words. */
export function dayText(day: string, language: string, form: 'long' | 'short' = 'long'): string {
  const parts: Intl.DateTimeFormatOptions =
    form === 'long' ? { weekday: 'long', day: 'numeric', month: 'long' } : { day: 'numeric', month: 'long' }
  return new Intl.DateTimeFormat(language, { ...parts, timeZone: 'UTC' }).format(new Date(day))
}

/** Weeks from Monday to Sunday up to the one of today, for a calendar. */
export function weeksUpTo(today: string, weeks: number): string[][] {
  const DAY = 24 * 60 * 60 * 1000
  const now = Date.parse(today)
  const weekday = (new Date(now).getUTCDay() + 6) % 7
  const first = now - (weekday + 7 * (weeks - 1)) * DAY
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) =>
      new Date(first + (7 * week + day) * DAY).toISOString().slice(0, 10),
    ),
  )
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
