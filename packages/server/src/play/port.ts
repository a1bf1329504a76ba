import type { LogEntry, MatchRecord, Refusal, Score } from '@chronik/kernel'
import type { Table } from '../tables/table.ts'

/** Plays the matches of all tables: positions are caches, rebuilt from the deeds. */
export interface Matches {
  /** Sets the table up: draws the seed and publishes the commitment to it. Gives what the table then is. */
  begin(table: Table): Promise<Table>
  /** Plays a series of moves whole, or refuses it whole. Resolves when it is safe on disk. */
  submit(submission: Submission): Promise<Submitted>
  /** What a viewer needs to go on: everything, or what came after the deed it has seen. */
  catchUp(table: string, viewer: number, seen: number | null): Promise<Update>
  /** Calls the listener with every further deed, as this viewer may see it. */
  watch(table: string, viewer: number, listener: (update: Update) => void): Promise<() => void>
  /** Seats changed hands (a bot takes over, somebody conceded): look at the table again. */
  reseat(table: Table): Promise<void>
  /** The match as a record; the seed is in it only when the match is over. */
  record(table: string): Promise<MatchRecord | null>
  close(): Promise<void>
}

/** A spectator sees as the kernel's SPECTATOR, -1. */
export interface Submission {
  readonly table: string
  readonly seat: number
  /** The deed it builds on: the last one the client has seen. */
  readonly seq: number
  /** Chosen by the client; a retry after a lost answer names the same. */
  readonly request: string
  /** In notation. */
  readonly moves: readonly string[]
}

export type Submitted =
  | { readonly kind: 'played'; readonly seq: number }
  /** Nothing was changed; `index` tells the first move that is not possible. */
  | { readonly kind: 'refused'; readonly index: number; readonly refusal: Refusal }

/** What a viewer learns: a position of its own view and what was told on the way. */
export interface Update {
  readonly table: string
  readonly seq: number
  /** The deed this follows; null if the position is whole. */
  readonly after: number | null
  /** The memory of the view: whole, or pairs of place and value that changed. */
  readonly position: { readonly whole: readonly number[] } | { readonly changes: readonly number[] }
  readonly log: readonly LogEntry[]
  readonly turn:
    | { readonly over: false; readonly seat: number; readonly decision: string }
    | { readonly over: true; readonly score: Score }
}
