import type { VillageState } from '@chronik/village'
import type { Seat } from '#lib/table/contract.ts'
import { m } from '#lib/words/messages.js'
import { fillingsIn, firstOf } from './modules/modules.ts'
import { untilTheEnd } from './outlook.ts'
import { situationOf } from './situation.ts'

/** What goes on at the table, in a few words; while cubes are taken, how near the end is. */
export function phaseOf(view: VillageState, seats: readonly Seat[], due: number): string {
  const { market, mass } = situationOf(view)
  if (due < 0 && view.depth === 0) return m.board_phase_over()
  if (market !== null) return m.board_phase_market({ name: seats[market.caller]?.name ?? 'Conny' })
  if (mass?.step === 'choose') return m.board_phase_choose()
  if (mass?.step === 'promote') return m.board_phase_promote()
  const more = firstOf(fillingsIn(view.box), (filling) => filling.phase?.(view))
  if (more !== null) return more
  if (view.end.begun === 1 || view.end.rung === 1) return m.board_phase_last()
  return m.board_outlook_short(untilTheEnd(view))
}
