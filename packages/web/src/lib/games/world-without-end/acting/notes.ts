import type { Language } from '@chronik/kernel'
import { CARDS, CHAPTERS, PLACES, TERMS, type WorldLog, whyUseless } from '@chronik/world-without-end'
import { type Reading, refusalWords } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { penaltyAsked } from './asked.ts'
import type { WorldContext } from './context.ts'

/** What each penalty means, in the order of the penalties. */
const PENALTY_WORDS: readonly ((inputs: object, options: { locale: Language }) => string)[] = [
  m.world_penance,
  m.world_begging,
  m.world_royal_court,
]

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
    case 'project:<project>':
      return entries.some(({ code }) => code === 'build')
        ? undefined
        : m.world_note_project({ vp: state.terms[TERMS.at['project-vp']] }, locale)
    case 'treat:<place>': {
      const brings = state.box.places[PLACES.at[words.place as keyof typeof PLACES.at]].kind
      if (brings === 'material') return m.world_place_material({}, locale)
      return brings === 'free-house' ? m.world_place_house({}, locale) : undefined
    }
    case 'accept':
      return state.chapter < CHAPTERS ? PENALTY_WORDS[penaltyAsked(context)]({}, locale) : undefined
    default:
      return undefined
  }
}
