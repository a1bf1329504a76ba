import { group, rows, secret, wordOrNone } from '@chronik/kernel'
import { MOST_PLAYERS } from '../box/vocabulary.ts'
import type { GoalLog } from './log.ts'
import { GOLDEN_GOALS, SILVER_GOALS } from './vocabulary.ts'

/** Two goals for each player, known to their owner, and those already shown to all. */
export const goalFields = group({
  cards: rows(MOST_PLAYERS, {
    silver: secret(wordOrNone(SILVER_GOALS)),
    golden: secret(wordOrNone(GOLDEN_GOALS)),
    silverShown: wordOrNone(SILVER_GOALS),
    goldenShown: wordOrNone(GOLDEN_GOALS),
  }),
})

declare module '../box/state.ts' {
  interface VillageFields {
    readonly goals: typeof goalFields
  }
}

declare module '../words/log.ts' {
  interface VillageLogs {
    readonly goals: GoalLog
  }
}
