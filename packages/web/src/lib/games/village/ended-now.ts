import { type VillageState, village } from '@chronik/village'
import { scoreOf } from '#lib/table/scores.ts'

/** What a seat would score if the match ended now. It can become less: whoever leaves the council takes its points along. */
export function scoreIfEnded(view: VillageState, seat: number): number {
  return scoreOf(village, view).totals[seat]
}
