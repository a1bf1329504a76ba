import { LANGUAGES } from '@chronik/kernel'
import * as z from 'zod'
import { Key } from './person.ts'
import { QuietHours } from './time.ts'

/** What somebody wants to hear of, in which language, and when not. */
export const NoticeWishes = z.object({
  turn: z.boolean().default(true),
  over: z.boolean().default(true),
  invited: z.boolean().default(true),
  friend: z.boolean().default(true),
  /** Whether pages that are open tell of it as well. */
  page: z.boolean().default(true),
  language: z.enum(LANGUAGES),
  quiet: QuietHours.nullable().default(null),
})
export type NoticeWishes = z.output<typeof NoticeWishes>

/** A way on which somebody hears of what awaits them. */
export const NoticeWay = z.object({
  id: Key,
  kind: z.enum(['mail', 'push', 'webhook']),
  /** Where it leads, as its owner recognises it. */
  label: z.string(),
  /** A mail is sent only after its owner has opened the link in the first one. */
  confirmed: z.boolean(),
})
export type NoticeWay = z.output<typeof NoticeWay>

const word = z.string().min(1).max(200)

/** A way that is to be opened. */
export const NoticeWayPlan = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('mail') }),
  z.object({
    kind: z.literal('push'),
    endpoint: z.string().min(1).max(1_000),
    p256dh: word,
    auth: word,
  }),
  z.object({
    kind: z.literal('webhook'),
    url: z.string().min(1).max(1_000),
    format: z.enum(['discord', 'slack', 'json']),
  }),
])
export type NoticeWayPlan = z.output<typeof NoticeWayPlan>

/** Everything about what I hear of. */
export const Notices = z.object({
  wishes: NoticeWishes,
  ways: z.array(NoticeWay).readonly(),
  /** The ways that this server can go. */
  offers: z.object({
    mail: z.boolean(),
    webhook: z.boolean(),
    /** The key that a browser subscribes with. */
    push: z.string(),
  }),
})
export type Notices = z.output<typeof Notices>

/** Something that awaits me, as a page that is open tells it. */
export const News = z.object({
  /** The same thing at another time, such as my next turn at the same table, has another. */
  id: z.string(),
  kind: z.enum(['turn', 'over', 'invited', 'friend']),
  title: z.string(),
  /** With a sentence of the story where there is one; what a spectator may know, never more. */
  text: z.string(),
  /** Where it leads, within the app. */
  link: z.string(),
  /** Since when it awaits me, in milliseconds since 1970. */
  at: z.number(),
})
export type News = z.output<typeof News>

/** What a page that is open tells me. */
export const Bell = z.object({
  /** Whether pages tell of anything at all. */
  on: z.boolean(),
  news: z.array(News).readonly(),
  /** The server's clock. */
  now: z.number(),
})
export type Bell = z.output<typeof Bell>

/** The key in a link that confirms a way, or switches it off. */
export const NoticeKey = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/)
