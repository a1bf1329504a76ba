import type { Setup } from '@chronik/kernel'
import type { Analysed } from '../analysis/analysed.ts'
import type { Seat } from '../table/contract.ts'

/** How a finished match ended, one figure for each seat. */
export interface SavedResult {
  readonly totals: readonly number[]
  readonly places: readonly number[]
  /** The title of a match without opponents. */
  readonly rank?: string
}

/** A match as this device keeps it. */
export interface SavedMatch {
  readonly id: string
  readonly game: string
  readonly setup: Setup
  readonly seats: readonly Seat[]
  /** 32 bytes as hexadecimal digits; the draws of the match follow from it. */
  readonly seed: string
  /** The record as text up to now; null as long as nobody sat down. */
  readonly record: string | null
  /** Moves of the turn under way that are not yet binding, in notation. */
  readonly series?: readonly string[]
  readonly round: number
  /** The seat whose decision is awaited, or -1. */
  readonly due: number
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly updatedAt: number
  readonly over: boolean
  readonly result?: SavedResult
  /** The seat that has given the match up before its end. */
  readonly given?: number
  /** Another course of a match that was played: which, and after how many entries of its log. */
  readonly branch?: { readonly of: string; readonly told: number }
  /** What was found when it was looked back on. */
  readonly analysis?: Analysed
}

/** A match without another person at it goes to whoever sits at the device: the first seat of a person. */
export function ownSeat({ seats }: Pick<SavedMatch, 'seats'>): number {
  return Math.max(
    0,
    seats.findIndex(({ kind }) => kind === 'person'),
  )
}
