import type { Streak } from '@chronik/protocol'
import { dayAfter } from './plan.ts'

/** So many days are told, today among them: five weeks. */
const TOLD = 35

/** Days one after the other, up to today or, as long as today can still come, up to yesterday. */
export function streakOf(days: readonly string[], today: string): Streak {
  let longest = 0
  let run = 0
  let last = ''
  for (const day of days) {
    run = last !== '' && dayAfter(last) === day ? run + 1 : 1
    longest = Math.max(longest, run)
    last = day
  }
  const goesOn = last === today || last === dayAfter(today, -1)
  const since = dayAfter(today, 1 - TOLD)
  return { now: goesOn ? run : 0, longest, days: days.filter((day) => day >= since) }
}
