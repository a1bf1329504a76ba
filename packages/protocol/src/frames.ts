import { LANGUAGES } from '@chronik/kernel'
import * as z from 'zod'
import { About, ChatLine, ChatText, Room, Writing } from './chat.ts'
import { Key, Me, RequestId } from './person.ts'
import { Submission, Update, Visit, Visited } from './play.ts'
import { Refused } from './refused.ts'
import { TableView } from './table.ts'
import { Clock } from './time.ts'

/** The last deed a client has seen, so that it learns only what came after it. */
const seen = z.int().min(0).nullable()

/** What a client sends. Answers name the request, or the table that was to be watched. */
export const ClientFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('language'), language: z.enum(LANGUAGES) }),
  z.object({ type: z.literal('watch'), table: Key, seen: seen.default(null) }),
  z.object({ type: z.literal('unwatch'), table: Key }),
  Submission.extend({ type: z.literal('submit') }),
  Visit.extend({ type: z.literal('visit'), request: RequestId }),
  z.object({
    type: z.literal('say'),
    table: Key,
    request: RequestId,
    room: Room,
    text: ChatText,
    about: About.optional(),
  }),
  /** Somebody is about to say something; it is told to the room and forgotten. */
  z.object({ type: z.literal('write'), table: Key, room: Room }),
  z.object({ type: z.literal('ping'), at: z.number().optional() }),
])
export type ClientFrame = z.input<typeof ClientFrame>

/** Who is at the table just now; of the seats nothing is told to who sees the match later than it is played. */
const Presence = z.object({
  /** By seat: is the person connected? Bots always are. */
  seats: z.array(z.boolean()).readonly(),
  /** By seat: milliseconds since the person was last here, as of now; null for who is here and for bots. */
  away: z.array(z.number().nullable()).readonly(),
  spectators: z.int(),
})
export type Presence = z.output<typeof Presence>

/** What the server sends. */
export const ServerFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), version: z.int(), me: Me.nullable(), now: z.number() }),
  /** The table is watched from now on; what is to be known of the match follows as an update. */
  z.object({
    type: z.literal('watching'),
    table: TableView,
    /** Whose eyes: a seat, or -1 for a spectator. */
    viewer: z.int(),
    presence: Presence,
  }),
  Update.extend({ type: z.literal('update') }),
  z.object({ type: z.literal('table'), table: TableView }),
  z.object({ type: z.literal('presence'), table: Key, presence: Presence }),
  z.object({ type: z.literal('chat'), line: ChatLine }),
  /** Somebody else in the room is writing just now. */
  Writing.extend({ type: z.literal('writing'), table: Key }),
  /** The clocks changed without a move: a pause, a vote, more time, a quiet hour. */
  z.object({ type: z.literal('clock'), table: Key, clock: Clock }),
  /** Something those at the table should know, in their language. */
  z.object({ type: z.literal('notice'), table: Key, code: z.string(), words: z.string() }),
  z.object({ type: z.literal('played'), table: Key, request: RequestId, seq: z.int() }),
  Visited.extend({ type: z.literal('visited'), table: Key, request: RequestId }),
  z.object({ type: z.literal('said'), table: Key, request: RequestId, id: z.int() }),
  Refused.extend({ type: z.literal('refused'), table: Key.optional(), request: z.string().optional() }),
  /** The table is not watched any more: it may not be, or the seat has changed; watch it again if need be. */
  z.object({ type: z.literal('unwatched'), table: Key }),
  z.object({ type: z.literal('pong'), at: z.number().optional() }),
])
export type ServerFrame = z.output<typeof ServerFrame>
