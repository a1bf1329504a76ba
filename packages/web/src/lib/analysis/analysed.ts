import type { LookedAt, Part } from '@chronik/bots'

export type { LookedAt }

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
  /** The events whose decisions have been looked at already. */
  readonly known: readonly number[]
}

export const isWhole = ({ events, read }: Analysed): boolean => read >= events
