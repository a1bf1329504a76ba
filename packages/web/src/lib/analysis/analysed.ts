import type { Part } from '@chronik/bots'

/** One decision of a match as it is looked back on. */
export interface LookedAt {
  /** How many events had happened before it. */
  readonly event: number
  readonly seat: number
  /** Moves in notation. */
  readonly played: string
  readonly best: string
  /** How likely its seat was to win with the best move and with the one played, from 0 to 1. */
  readonly before: number
  readonly after: number
  readonly choices: number
  /** How likely each seat was to win before it. */
  readonly chances: readonly number[]
}

/** A match that was looked back on, or as much of it as has been. */
export interface Analysed {
  /** How hard each decision was thought about. */
  readonly iterations: number
  /** How many events the match has, and how many of them were looked at. */
  readonly events: number
  readonly read: number
  readonly moves: readonly LookedAt[]
}

/** What is to be looked at: a match that is over, whole. */
export interface AnalysisQuestion {
  readonly game: string
  readonly record: string
  readonly iterations: number
  /** Every so many decisions, beginning with this one: several threads share a match. */
  readonly part: Part
}

export const isWhole = ({ events, read }: Analysed): boolean => read >= events
