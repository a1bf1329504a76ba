import type { AnyState, LogEntry, Move, Score, Verification } from '@chronik/kernel'
import type { Stored } from '../library/stored.ts'
import type { SpokenAdvice } from '../mind/advice.ts'
import type { Plan } from '../port/plans.ts'
import type { Link, Recall, TableRefusal } from '../port/port.ts'
import type { Seat } from '../table/contract.ts'
import type { Moment } from './draft.ts'
import type { Outcome } from './planning.ts'
import type { CoursePoint } from './proof.ts'

/** Everything that is to be seen at a table at one moment; a new one takes its place at every change. */
export interface Situation {
  readonly phase: 'opening' | 'playing' | 'over' | 'broken'
  readonly link: Link
  /** What whoever answers said of it, in words; empty where nothing was said. */
  readonly said: string
  readonly seats: readonly Seat[]
  /** The seats whose turns are made here. */
  readonly mine: readonly number[]
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
  readonly result: Result | null
  readonly verification: Verification | null
  /** Which entries of the log told what a person here did without any choice; null where there was one. */
  readonly forced: { readonly from: number; readonly to: number } | null
  /** The last turn of a person here, as long as it can be taken back. */
  readonly recall: Recall | null
  /** The seat that has given the match up. */
  readonly given: number | null
  /** Turns that are prepared for the next time; null where none is. */
  readonly plan: Plan | null
  /** What became of the plan when it was one's turn; null until then. */
  readonly planned: Outcome | null
  /** What was refused last; the turn begins anew. */
  readonly refused: TableRefusal | null
  /** Whether the match as it stands is kept on this device; null while nothing had to be kept. */
  readonly kept: Stored | null
}

/** The end of a match; its course is reckoned from the record. */
export interface Result {
  readonly score: Score
  readonly course: readonly CoursePoint[] | null
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
  /** How much of that belongs to the moment that is drawn: what awaits confirmation has not happened yet. */
  readonly seen: number
  /** Sent, and not yet answered. */
  readonly sent: boolean
  /** Prepared while somebody else is due: it is noted, not handed over. */
  readonly planned: boolean
}

/** Before anything has happened. */
export const OPENING: Omit<Situation, 'seats' | 'mine'> = {
  phase: 'opening',
  link: 'live',
  said: '',
  viewer: -1,
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
  forced: null,
  recall: null,
  plan: null,
  planned: null,
  given: null,
  refused: null,
  kept: null,
}
