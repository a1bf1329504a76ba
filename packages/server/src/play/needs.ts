import type { Seed } from '@chronik/kernel'
import type { Bus } from '../bus/port.ts'
import type { Clock } from '../settings/clock.ts'
import type { Store } from '../store/port/store.ts'
import type { Thinking } from './bots/driver.ts'
import type { ThinkingPool } from './bots/pool.ts'
import type { Games } from './games.ts'
import type { MatchesHooks } from './port.ts'

/** What the matches are played with. */
export interface MatchesNeeds extends MatchesHooks {
  readonly store: Store
  readonly games: Games
  /** The module that exports these games, for the threads of the bots. */
  readonly module?: URL
  /** How many matches stay in memory. */
  readonly most?: number
  /** How many threads bots think in. */
  readonly threads?: number
  /** Milliseconds of work after which a thread of bots counts as stuck. */
  readonly longest?: number
  /** Milliseconds somebody waits for a bot before it plays below its level. */
  readonly botPatience?: number
  /** Tells other processes on the same store what happened here, and the other way round. */
  readonly bus?: Bus
  /** Where bots think instead of in the threads of this process. */
  readonly thinking?: (pool: ThinkingPool, threads: number) => Thinking
  readonly clock?: Clock
  /** Milliseconds between two looks at the clocks. */
  readonly tick?: number
  /** Whether somebody is on vacation: clocks by days stand still for them. */
  onVacation?(user: string): boolean
  /** Draws the seed of a match; without it, one that nobody can guess. */
  readonly seed?: () => Seed
}
