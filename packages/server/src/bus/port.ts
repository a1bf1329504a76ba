import type { News } from './news.ts'

/** A process among those that serve the same tables. */
export type Member = string

/** Hears what happened, and in which process. */
export type Listener = (news: News, from: Member) => void

/**
 * Carries news to everybody who has live connections, in this process and in all others that serve the same
 * tables. Who tells is heard in order; what is told while the way to others is cut may be lost: they are told
 * that they missed something. One conformance suite runs against every adapter.
 */
export interface Bus {
  readonly self: Member
  /** All processes that are there, this one among them. */
  readonly members: readonly Member[]
  /** Since when at least one process of the house was there without a break, in milliseconds since 1970. */
  readonly aliveSince: number
  /** This process hears it at once, the others soon. */
  tell(news: News): void
  /** Gives the way to stop listening. */
  listen(listener: Listener): () => void
  /** A process came or went; who went without a word may not have told its last news. */
  onMembers(listener: (change: MembersChange) => void): () => void
  /** News may have been missed: what matters is to be looked up. */
  onGap(listener: () => void): () => void
  /** Others need not wait to notice that this process is gone. */
  close(): Promise<void>
}

export interface MembersChange {
  readonly came: readonly Member[]
  readonly went: readonly Member[]
}
