import type { IncomingHttpHeaders } from 'node:http'
import type { UserId } from '../tables/table.ts'

/** Who is asking, told by the session cookie. */
export interface Visitor {
  readonly id: UserId
  readonly name: string
  /** Plays without an account: everything is lost with the cookie. */
  readonly guest: boolean
  /** Tells the sessions of a user apart; no secret. */
  readonly session: string
}

/** Takes a request of Fastify or of Node, also one that asks for a WebSocket. */
export type Identify = (request: { readonly headers: IncomingHttpHeaders }) => Promise<Visitor | null>

/** What live connections have to know about people. */
export type PersonChange =
  | { readonly kind: 'renamed'; readonly user: UserId; readonly name: string }
  /** A guest signed in to an account that existed: everything of `from` is now of `into`. */
  | { readonly kind: 'merged'; readonly from: UserId; readonly into: UserId; readonly name: string }
  | { readonly kind: 'deleted'; readonly user: UserId }
  | { readonly kind: 'signed-out'; readonly user: UserId; readonly session: string }

export interface People {
  readonly identify: Identify
  /** Calls the listener after each change is safe on disk; gives the way to stop. */
  watch(listener: (change: PersonChange) => void): () => void
  /** Which of these sessions have ended: by time, or because somebody or something removed them. */
  ended(sessions: Iterable<string>): Promise<ReadonlySet<string>>
}
