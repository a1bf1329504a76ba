import type { Language, LogEntry, Refusal, Score, Setup, Verification } from '@chronik/kernel'
import type { Seat } from '../table/contract.ts'

/**
 * What a table on the screen and the host of its match say to each other. The host may live in a worker of
 * this browser or behind a wire: everything is plain data, moves are notation, positions are the memory of
 * a view.
 */

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
  /** YYYY-MM-DD */
  readonly date: string
}

export type Ask =
  | { readonly type: 'open'; readonly match: MatchFile; readonly viewer: number }
  /** A tentative turn of a seat, whole; `seen` is how many events the table knew when it was made. */
  | { readonly type: 'play'; readonly seat: number; readonly seen: number; readonly moves: readonly string[] }
  /** The eyes through which the table is seen from now on. */
  | { readonly type: 'look'; readonly viewer: number }
  /** The position after this many entries of the log. */
  | { readonly type: 'visit'; readonly told: number }
  /** Advice for the seat that is to decide in this position of its own view. */
  | { readonly type: 'advise'; readonly position: Int16Array }
  /** The advice is no longer wanted. */
  | { readonly type: 'stop-advice' }
  | { readonly type: 'verify' }

export type Tell =
  | Happened
  | { readonly type: 'refused'; readonly index: number; readonly refusal: Refusal }
  | { readonly type: 'looked'; readonly viewer: number; readonly position: Int16Array }
  | { readonly type: 'visited'; readonly told: number; readonly position: Int16Array }
  | { readonly type: 'thinking'; readonly seat: number }
  | { readonly type: 'advice'; readonly advice: SpokenAdvice }
  | { readonly type: 'verified'; readonly verification: Verification }
  | { readonly type: 'broken'; readonly why: 'record' | 'crash'; readonly message: string }

/** What happened since the last message, and where the table stands now. */
export interface Happened {
  readonly type: 'happened'
  readonly viewer: number
  /** How many events the match has now. */
  readonly events: number
  /** How many entries of the log were told before the first of these. */
  readonly told: number
  readonly beats: readonly ToldBeat[]
  readonly position: Int16Array
  readonly due: Due
  /** The record up to here, to be kept. */
  readonly record: string
  /** Whether somebody at this table knows what others must not. */
  readonly secrets: boolean
}

/** An entry of the log as the viewer may read it, with the position after it; null for what is long past. */
export interface ToldBeat {
  readonly entry: LogEntry
  readonly position: Int16Array | null
}

export type Due =
  | { readonly over: false; readonly seat: number; readonly decision: string }
  | { readonly over: true; readonly score: Score; readonly course: readonly CoursePoint[] }

/** The score as it would be counted at the end of a round. */
export interface CoursePoint {
  readonly round: number
  readonly totals: readonly number[]
}

/** What a bot would do, why, and what else it thought of. */
export interface SpokenAdvice {
  readonly moves: readonly { readonly move: string; readonly share: number; readonly score: number }[]
  readonly reasons: readonly { readonly name: Spoken; readonly points: number }[]
}

/** The same in every language. */
export type Spoken = { readonly [language in Language]: string }
