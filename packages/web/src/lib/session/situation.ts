import type { AnyState, LogEntry, Move, Refusal, Score, Verification } from '@chronik/kernel'
import type { Stored } from '../library/shelf.ts'
import type { Moment } from './draft.ts'
import type { CoursePoint, SpokenAdvice } from './protocol.ts'

/** Everything that is to be seen at a table at one moment; a new one takes its place at every change. */
export interface Situation {
  readonly phase: 'opening' | 'playing' | 'over' | 'broken'
  /** Whose eyes. */
  readonly viewer: number
  /** The newest position that is certain; null before the first. */
  readonly position: AnyState | null
  /** Whose decision is awaited, or -1. */
  readonly due: number
  readonly decision: string
  /** The turn of a person here, while it is being made. */
  readonly turn: Turn | null
  readonly told: readonly LogEntry[]
  /** The bot whose answer is awaited. */
  readonly thinking: number | null
  /** The person to whom the device is to be passed before anything is shown. */
  readonly curtain: number | null
  /** A moment of the past that is looked at. */
  readonly visit: { readonly told: number; readonly position: AnyState } | null
  readonly advice: 'thinking' | SpokenAdvice | null
  readonly result: { readonly score: Score; readonly course: readonly CoursePoint[] } | null
  readonly verification: Verification | null
  readonly trouble: Trouble | null
  /** Whether the match as it stands is kept on this device; null while nothing had to be kept. */
  readonly kept: Stored | null
}

/** A turn in the making. */
export interface Turn {
  readonly seat: number
  readonly series: readonly Move[]
  /** The moment in which is to be chosen: now, or before the last move while it awaits confirmation. */
  readonly moment: Moment
  /** The move that awaits confirmation: nothing is left to choose. */
  readonly chosen: Move | null
  /** The position with everything that is chosen. */
  readonly state: AnyState
  /** What the series tells so far; it may yet be taken back. */
  readonly told: readonly LogEntry[]
  /** Sent, and not yet answered. */
  readonly sent: boolean
}

/**
 * - `refused`: the host did not accept the series; the turn begins anew,
 * - `restarted`: the host was lost and has been started again from what was kept,
 * - `unreadable`: the stored match cannot be opened,
 * - `lost`: the host cannot be started.
 */
export type Trouble =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'restarted' | 'unreadable' | 'lost'; readonly message: string }

/** Before anything is known. */
export const OPENING: Omit<Situation, 'viewer'> = {
  phase: 'opening',
  position: null,
  due: -1,
  decision: '',
  turn: null,
  told: [],
  thinking: null,
  curtain: null,
  visit: null,
  advice: null,
  result: null,
  verification: null,
  trouble: null,
  kept: null,
}
