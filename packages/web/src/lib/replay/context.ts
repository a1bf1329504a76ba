import { getContext, setContext } from 'svelte'
import type { Analysed } from '../analysis/analysed.ts'
import type { Replaying } from './replaying.svelte.ts'

/** What the parts around a match that is watched once more share. */
export interface Watched {
  readonly replaying: Replaying
  /** What every draw followed from; null where it is not known here. */
  readonly seed: string | null
  /** The table of the server it was played at; null for a match of this device. */
  readonly table: string | null
  /** What was found when it was looked back on; null where nobody has. */
  readonly analysis: Analysed | null
}

const KEY = Symbol('watched')

export const provideWatched = (watched: Watched): Watched => setContext(KEY, watched)
export const useWatched = (): Watched => getContext<Watched>(KEY)
