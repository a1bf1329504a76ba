import * as z from 'zod'
import { LIMITS } from './limits.ts'
import { Key, UserId } from './person.ts'

/** Players and spectators talk apart, so that nobody is advised while the match runs. */
export const Room = z.enum(['players', 'spectators'])
export type Room = z.output<typeof Room>

/** What a line speaks of: so many entries of the log had been told. */
export const About = z.int().min(0)

export const ChatLine = z.object({
  id: z.int(),
  table: Key,
  room: Room,
  user: UserId,
  name: z.string(),
  text: z.string(),
  about: About.nullable().default(null),
  at: z.number(),
})
export type ChatLine = z.output<typeof ChatLine>

/** Who is writing in which room. */
export const Writing = z.object({ room: Room, user: UserId, name: z.string() })
export type Writing = z.output<typeof Writing>

/** What somebody says: at least one character that can be seen. */
export const ChatText = z
  .string()
  .min(1)
  .max(LIMITS.chat)
  .regex(/[^\p{C}\p{Z}]/u)
