import { CARDS, type WorldLog, whyUseless } from '@chronik/world-without-end'
import { type Reading, refusalWords } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import type { WorldContext } from './context.ts'

/** What is to be known of an option beside its price. */
export function noteOf(
  context: WorldContext,
  { kind, words }: Reading,
  entries: readonly WorldLog[],
): string | undefined {
  const { game, state, seat, language } = context
  const locale = { locale: language }
  switch (kind) {
    case 'play:<card>': {
      const why = whyUseless(state, seat, CARDS.at[words.card as keyof typeof CARDS.at])
      return why === null
        ? undefined
        : m.world_note_useless({ why: refusalWords(game, why, language) }, locale)
    }
    case 'build:<material>':
      return entries.some(({ code }) => code === 'finished') ? m.world_note_finishes({}, locale) : undefined
    default:
      return undefined
  }
}
