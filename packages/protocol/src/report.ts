import * as z from 'zod'
import { ChatLine } from './chat.ts'
import { LIMITS } from './limits.ts'
import { Key, UserId } from './person.ts'

export const REPORT_REASONS = ['insult', 'spam', 'name', 'stalling', 'cheating', 'other'] as const
const Reason = z.enum(REPORT_REASONS)

/** What somebody reports; the server adds what was said and played. */
export const ReportWish = z.object({
  table: Key,
  user: UserId,
  reason: Reason,
  text: z.string().max(LIMITS.report).default(''),
  /** Lines of the chat that are meant, by id. */
  lines: z.array(z.int()).max(LIMITS.quotes).default([]),
  /** Deeds that are meant: from one to another. */
  deeds: z
    .object({ from: z.int().min(0), to: z.int().min(0) })
    .nullable()
    .default(null),
})
export type ReportWish = z.output<typeof ReportWish>

/** A report as who runs the server reads it. */
export const Report = z.object({
  id: z.int(),
  at: z.number(),
  table: Key,
  by: z.object({ user: UserId, name: z.string() }),
  about: z.object({ user: UserId, name: z.string() }),
  reason: Reason,
  text: z.string(),
  lines: z.array(ChatLine).readonly(),
  moves: z
    .array(z.object({ seq: z.int(), seat: z.int(), lines: z.array(z.string()).readonly(), at: z.number() }))
    .readonly(),
  closedAt: z.number().nullable(),
  outcome: z.string().nullable(),
})
export type Report = z.output<typeof Report>
