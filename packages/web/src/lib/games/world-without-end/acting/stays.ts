import { lossesOnceMore, PENALTIES, type Penalty, type WorldState } from '@chronik/world-without-end'
import * as m from '#lib/words/messages.js'
import { penaltyInShort, penaltyWords } from '../words.ts'
import { isLastChapter } from './asked.ts'
import type { WorldContext } from './context.ts'

/** The penalties that a seat has to suffer or to cancel. */
export const missedBy = (state: WorldState, seat: number): Penalty[] =>
  PENALTIES.list.filter((_, at) => state.players[seat].missed[at] > 0)

/** What has to be suffered of the penalties that are left, if some are cancelled; nothing if no other is. */
export function staysOf(context: WorldContext, cancelled: readonly Penalty[]): string | undefined {
  const { state, seat, language } = context
  const stays = missedBy(state, seat).filter((penalty) => !cancelled.includes(penalty))
  return !isLastChapter(context) && stays.length === 1 && cancelled.length === 0
    ? penaltyWords(stays[0], language)
    : suffered(context, stays)
}

/** W-921 to W-923, W-952: what penalties mean; after the last chapter points once more. */
export function suffered(context: WorldContext, penalties: readonly Penalty[]): string | undefined {
  const { state, seat, language } = context
  const locale = { locale: language }
  if (isLastChapter(context)) {
    const spared = PENALTIES.list.flatMap((penalty, at) => (penalties.includes(penalty) ? [] : [at]))
    const vp = lossesOnceMore(state, seat, spared)
    return vp === 0 ? undefined : m.world_note_doubled({ vp }, locale)
  }
  const what = penalties.map((penalty) => penaltyInShort(penalty, language)).join(', ')
  return what === '' ? undefined : m.world_note_remains({ what }, locale)
}
