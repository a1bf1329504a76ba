import { group, int, ints, rows, wordOrNone } from '@chronik/kernel'
import { MOST_PLAYERS, SPACES } from '../box/vocabulary.ts'
import type { InnLog } from './log.ts'
import { PERSONS, STACKS } from './vocabulary.ts'

/** The most cards in one stack. */
const DEEPEST_STACK = 11

/** The Inn board. Below the top of a stack lie cards nobody has seen, then those slid under it, in order. */
export const innFields = group({
  stacks: rows(STACKS, {
    top: wordOrNone(PERSONS),
    unseen: int(),
    slid: int(),
    under: ints(DEEPEST_STACK, wordOrNone(PERSONS)),
  }),
  /** Persons that lie in some stack and have not been seen yet: 1 for each. */
  unseen: ints(PERSONS, int(0, 1)),
  hands: rows(MOST_PLAYERS, { size: int(), cards: ints(PERSONS, int(0, 1)) }),
  /** Seats whose sales are free of the surcharge in this market day, one bit each. */
  traders: int(),
  /** The action that the herald called last in this turn. */
  heralded: wordOrNone(SPACES),
})

declare module '../box/state.ts' {
  interface VillageFields {
    readonly inn: typeof innFields
  }
}

declare module '../words/log.ts' {
  interface VillageLogs {
    readonly inn: InnLog
  }
}
