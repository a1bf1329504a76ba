import { type Language, nameOf } from '@chronik/kernel'
import { CARDS, CHAPTERS, PLACES, TERMS, type WorldLog, whyUseless } from '@chronik/world-without-end'
import { capital, type Reading, refusalWords } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { penaltyAsked } from './asked.ts'
import type { WorldContext } from './context.ts'

/** What each penalty means, in the order of the penalties. */
const PENALTY_WORDS: readonly ((inputs: object, options: { locale: Language }) => string)[] = [
  m.world_penance,
  m.world_begging,
  m.world_royal_court,
]

/** W-952, W-213: what a missed duty costs once more, as far as there are points to lose. */
function doubledLoss(context: WorldContext): number {
  const { state, seat } = context
  const duty = penaltyAsked(context)
  const { missed, vp } = state.players[seat]
  return Math.min(vp, missed[duty] * state.box.losses[duty])
}

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
      if (why !== null) return m.world_note_useless({ why: refusalWords(game, why, language) }, locale)
      // W-503: one or the other, which no list of gains can say.
      return words.card === 'act-material' ? m.world_place_material({}, locale) : undefined
    }
    case 'use': {
      // Where only one project can take it, nobody is asked which.
      const built = entries.find((entry) => entry.code === 'build')
      if (built !== undefined) return capital(nameOf(built.project, language, game.names))
      // Whose favour it is explains what it costs or brings.
      const moved = entries.find((entry) => entry.code === 'favour-stone')
      return moved === undefined ? undefined : capital(nameOf(moved.person, language, game.names))
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
      return state.chapter < CHAPTERS
        ? PENALTY_WORDS[penaltyAsked(context)]({}, locale)
        : m.world_note_doubled({ vp: doubledLoss(context) }, locale)
    default:
      return undefined
  }
}
