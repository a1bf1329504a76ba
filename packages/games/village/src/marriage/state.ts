import { group, int, ints, NONE, rows, word } from '@chronik/kernel'
import { FIGURES, MOST_PLAYERS } from '../box/vocabulary.ts'
import type { MarriageLog } from './log.ts'
import { PINK_FIGURES, PINK_PLACES } from './vocabulary.ts'

/** What the wedding board adds to the table; a partner is a person of people.ts or NONE. */
export const marriageFields = group({
  families: rows(MOST_PLAYERS, {
    bread: int(),
    tools: int(),
    partners: ints(FIGURES, int(NONE)),
  }),
  /** Neutral partners; `since` is the round in which one came to the parents' area. */
  pinks: rows(PINK_FIGURES, { place: word(PINK_PLACES), partner: int(NONE), since: int() }),
})

declare module '../box/state.ts' {
  interface VillageFields {
    readonly marriage: typeof marriageFields
  }
}

declare module '../words/log.ts' {
  interface VillageLogs {
    readonly marriage: MarriageLog
  }
}
