import * as z from 'zod'
import { LIMITS } from './limits.ts'
import { Key, UserId } from './person.ts'

/** Somebody may not come in: since when, until when (null: for good), and why. */
export const Ban = z.object({ at: z.number(), until: z.number().nullable(), reason: z.string() })
export type Ban = z.output<typeof Ban>

/** How somebody is kept out: for so many days, or for good. */
export const BanWish = z.object({
  reason: z.string().min(1).max(LIMITS.report),
  days: z.int().min(1).max(3_650).nullable().default(null),
})

/** Somebody as who runs the server sees them. */
export const PersonOnFile = z.object({
  user: UserId,
  name: z.string(),
  guest: z.boolean(),
  /** Null where nobody gave one. */
  email: z.string().nullable(),
  since: z.number(),
  ban: Ban.nullable(),
})
export type PersonOnFile = z.output<typeof PersonOnFile>

/** A table as who runs the server sees it. */
export const TableOnFile = z.object({
  table: Key,
  game: z.string(),
  status: z.enum(['gathering', 'playing', 'over', 'abandoned']),
  /** Whether the lobby shows it. */
  open: z.boolean(),
  host: z.object({ user: UserId, name: z.string() }),
  seats: z
    .array(
      z.object({
        kind: z.enum(['open', 'invited', 'person', 'bot']),
        user: UserId.nullable(),
        name: z.string(),
        here: z.boolean(),
      }),
    )
    .readonly(),
  createdAt: z.number(),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
})
export type TableOnFile = z.output<typeof TableOnFile>

/** Everything about somebody that is needed to decide about them. */
export const PersonFile = PersonOnFile.extend({
  /** How many sessions are open, and when one of them was last used. */
  sessions: z.int(),
  lastSeen: z.number().nullable(),
  /** The newest tables first. */
  tables: z.array(TableOnFile).readonly(),
  /** Reports about them, newest first. */
  reports: z.array(z.object({ id: z.int(), open: z.boolean() })).readonly(),
})
export type PersonFile = z.output<typeof PersonFile>
