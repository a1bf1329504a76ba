import type { AnyState } from '../game.ts'
import { SPECTATOR } from '../view.ts'
import { checkAhead } from './ahead.ts'
import type { Check } from './finding.ts'
import { checkApply, checkOrder } from './legal.ts'
import { checkCopy, checkInvariants, checkJson } from './memory.ts'
import { checkNotation, checkRefusals, unlistedMoves } from './refusals.ts'
import { checkTentative } from './tentative.ts'
import type { Trial } from './trial.ts'
import { checkChoices, checkImagined, checkView, viewersOf } from './views.ts'

/** Everything that can be looked at where a decision is due; while shrinking, only what failed. */
export function lookClosely<S extends AnyState>(trial: Trial<S>, only: Check | null): void {
  const wanted = (...checks: readonly Check[]): boolean => only === null || checks.includes(only)
  if (wanted('order')) checkOrder(trial)
  if (wanted('copy', 'hash')) checkCopy(trial)
  if (wanted('json', 'hash')) checkJson(trial, trial.state, 'the position')
  if (wanted('invariant')) checkInvariants(trial, trial.state, 'the position')
  const unlisted = unlistedMoves(trial)
  if (wanted('notation')) checkNotation(trial, [...trial.some(trial.moves.toArray(), 24), ...unlisted])
  if (wanted('refusal', 'legal')) checkRefusals(trial, unlisted)
  if (wanted('apply', 'range', 'copy', 'log', 'legal', 'bound')) checkApply(trial)
  for (const viewer of viewersOf(trial)) {
    if (wanted('view', 'json', 'hash')) checkView(trial, viewer)
    if (!wanted('imagine', 'world', 'tentative', 'legal')) continue
    checkImagined(trial, viewer)
    if (viewer !== trial.seat) {
      if (viewer !== SPECTATOR) checkAhead(trial, viewer)
      continue
    }
    checkChoices(trial, unlisted)
    checkTentative(trial)
  }
}
