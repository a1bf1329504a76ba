import type { IncomingHttpHeaders } from 'node:http'
import type { PersonChange } from '../bus/news.ts'
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

export interface People {
  readonly identify: Identify
  /** Calls the listener after each change is safe on disk; gives the way to stop. */
  watch(listener: (change: PersonChange) => void): () => void
  /** Which of these sessions have ended: by time, or because somebody or something removed them. */
  ended(sessions: Iterable<string>): Promise<ReadonlySet<string>>
}
