import type { Refusal } from '@chronik/kernel'
import type { Clock, Writing } from '@chronik/protocol'
import type { ChatLine } from '../store/port/chat.ts'
import type { Deed } from '../store/port/deeds.ts'
import type { Status, Table, UserId } from '../tables/table.ts'

/** What happened: plain data, so that it can travel between processes. */
export type News =
  /**
   * A table was changed. The table itself comes along only in the process that changed it: it holds the seed,
   * which leaves the database for nobody but who plays the match. Others read it.
   */
  | {
      readonly kind: 'table'
      readonly id: string
      readonly version: number
      readonly status: Status
      readonly table?: Table
    }
  /**
   * A match has gone on to this deed, which is safe. It comes along, so that nobody who follows the match has to look
   * it up (servers of before do not send it); who has missed the one before reads both.
   */
  | { readonly kind: 'deed'; readonly table: string; readonly seq: number; readonly deed?: Deed }
  | { readonly kind: 'chat'; readonly line: ChatLine }
  /** Somebody is about to say something in a room. */
  | { readonly kind: 'writing'; readonly table: string; readonly writing: Writing }
  /** The clocks run or stand still; every process sees that for itself. */
  | { readonly kind: 'clock'; readonly table: string; readonly clock: Clock }
  /** The seat that is due after a deed has spent so much of its time at a moment of the wall: it was given more. */
  | {
      readonly kind: 'granted'
      readonly table: string
      readonly seq: number
      readonly spent: number
      readonly at: number
    }
  /** Something those at the table should know; told in the words of each. */
  | { readonly kind: 'notice'; readonly table: string; readonly refusal: Refusal }
  /** Somebody is at a table of the teller, or no longer. */
  | { readonly kind: 'presence'; readonly table: string; readonly user: UserId; readonly here: boolean }
  /** So many spectators watch a table at the teller's. */
  | { readonly kind: 'spectators'; readonly table: string; readonly count: number }
  /** Everybody who is at the teller's, for who has just come. */
  | {
      readonly kind: 'everybody'
      readonly here: readonly (readonly [table: string, user: UserId])[]
      readonly spectators: readonly (readonly [table: string, count: number])[]
    }
  /** Somebody has blocked or unblocked somebody, went on vacation or came back. */
  | { readonly kind: 'wishes'; readonly user: UserId }
  | { readonly kind: 'person'; readonly change: PersonChange }
  /** Tries that were counted against limits: by limit and by whom. */
  | {
      readonly kind: 'tries'
      readonly tries: readonly (readonly [limit: string, key: string, count: number])[]
    }

/** What live connections have to know about people. */
export type PersonChange =
  | { readonly kind: 'renamed'; readonly user: UserId; readonly name: string }
  /** A guest signed in to an account that existed: everything of `from` is now of `into`. */
  | { readonly kind: 'merged'; readonly from: UserId; readonly into: UserId; readonly name: string }
  | { readonly kind: 'deleted'; readonly user: UserId }
  | { readonly kind: 'signed-out'; readonly user: UserId; readonly session: string }

/** News of a table that was changed here. */
export function newsOf(table: Table): News {
  const { id, version, status } = table
  return { kind: 'table', id, version, status, table }
}

/** What other processes hear of it; null if it is none of their business. */
export function forOthers(news: News): News | null {
  if (news.kind === 'clock') return null
  if (news.kind !== 'table') return news
  const { id, version, status } = news
  return { kind: 'table', id, version, status }
}
