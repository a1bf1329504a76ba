import { type VillageState, village } from '@chronik/village'
import { scoreOf } from '#lib/table/scores.ts'

/** What a seat would score if the match ended now: nothing of it can be lost but by spending. */
export function safeScore(view: VillageState, seat: number): number {
  return scoreOf(village, view).totals[seat]
}
