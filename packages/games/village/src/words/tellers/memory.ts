import type { Memory, Tellers } from '@chronik/kernel/story'
import type { VillageLog } from '../log.ts'

/** What the story of Village keeps in mind. */
export interface VillageMemory {
  /** Conny's colour, if she takes part. */
  readonly conny: string | null
  /** Whether somebody was served on this market day. */
  readonly served: boolean
  /** Who has the start player marker. */
  readonly starter: number
  /** The person played last in this turn, or nothing. */
  readonly person: string
  /** Whether a wedding is held. */
  readonly wedding: boolean
}

export const memory: Memory<VillageLog, VillageMemory> = {
  start: { conny: null, served: false, starter: -1, person: '', wedding: false },
  after(before, entry) {
    switch (entry.code) {
      case 'conny-colour':
        return { ...before, conny: entry.colour }
      case 'market-day':
        return before.served ? { ...before, served: false } : before
      case 'serve':
        return before.served ? before : { ...before, served: true }
      case 'start-player':
        return { ...before, starter: entry.seat }
      case 'round':
        return { ...before, starter: entry.seat, wedding: false }
      case 'wedding-phase':
        return { ...before, wedding: true }
      case 'person-played':
        return { ...before, person: entry.person }
      case 'take':
      case 'well':
      case 'mass':
        return before.person === '' ? before : { ...before, person: '' }
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
