import * as z from 'zod'
import { UserId } from './person.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Hours in which nobody has to think about a move, by the clock of a place: from 22 to 8 in `Europe/Berlin`. */
export const QuietHours = z.object({
  from: z.int().min(0).max(23),
  to: z.int().min(0).max(23),
  zone: z.string().min(1).max(64).refine(isZone, { error: 'no time zone' }),
})

/** How much time people have; milliseconds. */
export const Pace = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  /** "30 min + 30 s": a store of time for the whole match, and some more after each turn. */
  z.object({
    kind: z.literal('bank'),
    bank: z
      .int()
      .min(minute)
      .max(12 * hour),
    increment: z.int().min(0).max(hour),
  }),
  /** "24 h a move". */
  z.object({
    kind: z.literal('move'),
    limit: z
      .int()
      .min(minute)
      .max(14 * day),
    quiet: QuietHours.nullable().default(null),
  }),
])
export type Pace = z.output<typeof Pace>

/** The clocks of a match, as the server reads them at a moment. */
export const Clock = z.object({
  pace: Pace,
  /** By seat: milliseconds that were left at `at`; null for seats without a clock, such as bots. */
  left: z.array(z.number().nullable()).readonly(),
  /** The seat whose clock runs since `at`; null while none does: the match is paused, it is a quiet hour, a bot's turn or a vote. */
  running: z.int().nullable(),
  /** Milliseconds since 1970, by the server's clock (as `now` of the greeting). */
  at: z.number(),
})
export type Clock = z.output<typeof Clock>

/** Whose decision is awaited, and since when (by the server's clock). */
export const Awaited = z.object({ seat: z.int(), since: z.number() })
export type Awaited = z.output<typeof Awaited>

/** What those at the table can choose when somebody's time is over for the second time. */
export const OVERDUE_CHOICES = ['wait', 'bot', 'end'] as const
export const OverdueChoice = z.enum(OVERDUE_CHOICES)
export type OverdueChoice = z.output<typeof OverdueChoice>

/** The vote about a seat whose time is over. */
export const Overdue = z.object({
  seat: z.int(),
  since: z.number(),
  /** Until then votes are taken (by the server's clock); without any, a bot takes the seat. */
  until: z.number(),
  votes: z.array(z.object({ user: UserId, choice: OverdueChoice })).readonly(),
})
export type Overdue = z.output<typeof Overdue>

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
