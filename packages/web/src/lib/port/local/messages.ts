import type { Setup } from '@chronik/kernel'
import type { SavedResult } from '../../library/saved.ts'
import type { Seat } from '../../table/contract.ts'
import type { OpenedTable, Played, Series, Told } from '../port.ts'

/** What the port and the thread that hosts its match say to each other. */

/** A match as its host needs it to begin or to go on. */
export interface MatchFile {
  readonly id: string
  readonly game: string
  readonly setup: Setup
  readonly seats: readonly Seat[]
  /** Secret until the match is over. */
  readonly seed: string
  /** What has happened, as the text of a record; null before the first move. */
  readonly record: string | null
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** It is only looked at: nobody moves, no bot thinks. */
  readonly still: boolean
  /** The seat that has given the match up. */
  readonly given?: number
}

export type Ask =
  | { readonly type: 'open'; readonly match: MatchFile; readonly viewer: number }
  | { readonly type: 'play'; readonly number: number; readonly series: Series }
  | { readonly type: 'visit'; readonly number: number; readonly told: number }
  | { readonly type: 'look'; readonly seat: number }
  | { readonly type: 'recall' }
  | { readonly type: 'concede'; readonly seat: number }

export type Say =
  | { readonly type: 'opened'; readonly table: OpenedTable }
  /** What is told, and what is to be kept of it. */
  | { readonly type: 'told'; readonly told: Told; readonly page?: Page }
  | { readonly type: 'played'; readonly number: number; readonly played: Played }
  | { readonly type: 'visited'; readonly number: number; readonly position: Int16Array | null }
  | { readonly type: 'broken'; readonly why: 'record' | 'crash'; readonly message: string }

/** What is new in the match, as it is kept. */
export interface Page {
  /** The record as a whole: its beginning, or all of it once the match is over. */
  readonly record?: string
  /** Lines that follow what was written before. */
  readonly lines: readonly string[]
  readonly round: number
  /** The seat whose decision is awaited, or -1. */
  readonly due: number
  readonly result?: SavedResult
  /** The seat that has given the match up. */
  readonly given?: number
}
