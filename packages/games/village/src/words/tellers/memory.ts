import type { Memory, Tellers } from '@chronik/kernel/story'
import type { VillageLog } from '../log.ts'

/** What the story of Village keeps in mind. */
export interface VillageMemory {
  /** Conny's colour, if she takes part. */
  readonly conny: string | null
  /** Whether somebody was served on this market day. */
  readonly served: boolean
}

export const memory: Memory<VillageLog, VillageMemory> = {
  start: { conny: null, served: false },
  after(before, entry) {
    switch (entry.code) {
      case 'conny-colour':
        return { ...before, conny: entry.colour }
      case 'market-day':
        return before.served ? { ...before, served: false } : before
      case 'serve':
        return before.served ? before : { ...before, served: true }
      default:
        return before
    }
  },
}

/** Tellers of some codes of the log. */
export type VillageTellers<C extends VillageLog['code']> = Pick<
  Tellers<VillageLog, VillageLog, VillageMemory>,
  C
>
