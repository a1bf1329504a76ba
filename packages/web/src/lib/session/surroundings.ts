import type { Drafts } from '../port/drafts.ts'
import type { Plans } from '../port/plans.ts'
import type { Adviser } from './adviser.ts'
import type { DraftBeat } from './draft.ts'
import type { Situation } from './situation.ts'

/** What a sitting needs from outside. */
export interface Surroundings {
  readonly drafts: Drafts
  /** Where turns are prepared while others think; without it nobody is waited for that long. */
  readonly plans?: Plans
  readonly adviser: Adviser
  /** Whether a finished turn waits for a confirmation. */
  confirms(): boolean
  changed(situation: Situation): void
  /** Something happened that nobody here has seen yet, in order. `own`: a person here has just done it. */
  happened(beats: readonly DraftBeat[], own: boolean): void
}
