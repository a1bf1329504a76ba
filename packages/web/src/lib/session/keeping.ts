import type { SavedMatch } from '../library/saved.ts'
import type { Happened } from './protocol.ts'

/** The match as it is kept after what happened. */
export function savedAfter(
  match: SavedMatch,
  { due, record }: Happened,
  round: number,
  now: number,
): SavedMatch {
  const { series: _before, result: _result, ...rest } = match
  const saved = { ...rest, record, round, due: due.over ? -1 : due.seat, updatedAt: now, over: due.over }
  if (!due.over) return saved
  const { totals, places, rank } = due.score
  return { ...saved, result: { totals, places, ...(rank === undefined ? {} : { rank }) } }
}
