import * as z from 'zod'
import { LIMITS } from './limits.ts'

export const UserId = z.string().min(1).max(64)

/** Who is asking, as they may know themselves. */
export const Me = z.object({
  id: UserId,
  name: z.string(),
  /** Plays without an account: everything is lost with the cookie. */
  guest: z.boolean(),
})
export type Me = z.output<typeof Me>

/** Somebody who was blocked. */
export const Blocked = z.object({ user: UserId, name: z.string() })
export type Blocked = z.output<typeof Blocked>

/** When clocks by days stand still for somebody; `left` are the days that remain this year. */
export const Vacation = z.object({ until: z.number().nullable(), left: z.int() })
export type Vacation = z.output<typeof Vacation>

/** A secret or an id in an address. */
export const Key = z
  .string()
  .min(1)
  .max(LIMITS.word)
  .regex(/^[A-Za-z0-9_-]+$/)

/** Chosen by the client, a fresh one for everything it wants; a retry after a lost answer names the same. */
export const RequestId = z
  .string()
  .min(8)
  .max(LIMITS.request)
  .regex(/^[A-Za-z0-9_-]+$/)
