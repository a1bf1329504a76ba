import type { Refusal } from '@chronik/kernel'
import type { Clock, Writing } from '@chronik/protocol'
import type { ChatLine } from '../store/port.ts'
import type { Table } from '../tables/table.ts'

/** What happened beside the moves of a match. Plain data, so that it can travel between processes. */
export type News =
  | { readonly kind: 'table'; readonly table: Table }
  | { readonly kind: 'chat'; readonly line: ChatLine }
  /** Somebody is about to say something. */
  | { readonly kind: 'writing'; readonly table: string; readonly writing: Writing }
  | { readonly kind: 'clock'; readonly table: string; readonly clock: Clock }
  /** Something those at the table should know; told in the words of each. */
  | { readonly kind: 'notice'; readonly table: string; readonly refusal: Refusal }

/** Carries news to everybody who has live connections. */
export interface Bus {
  tell(news: News): void
  /** Gives the way to stop listening. */
  listen(listener: (news: News) => void): () => void
}

/** The bus of a single process. */
export function localBus(): Bus {
  const listeners = new Set<(news: News) => void>()
  return {
    tell(news) {
      for (const listener of listeners) listener(news)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
