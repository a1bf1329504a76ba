import { nameOf } from '@chronik/kernel'
import {
  CARDS,
  PENALTIES,
  PLACES,
  personAhead,
  repeatedBy,
  TERMS,
  type WorldLog,
  whyUseless,
} from '@chronik/world-without-end'
import { capital, type Reading, refusalWords } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { projectOf } from '../reading.ts'
import { countedIn, plagueWords } from '../words.ts'
import { builtProject, penaltyAsked } from './asked.ts'
import type { WorldContext } from './context.ts'
import { tokensOf } from './effects.ts'
import { favourNow } from './outlook.ts'
import { staysOf } from './stays.ts'

/** What an option would waste or suffer. */
export function noteOf(context: WorldContext, { kind, words }: Reading): string | undefined {
  const { game, state, seat, language } = context
  const locale = { locale: language }
  switch (kind) {
    case 'play:<card>': {
      const why = whyUseless(state, seat, CARDS.at[words.card as keyof typeof CARDS.at])
      return why === null
        ? undefined
        : m.world_note_useless({ why: refusalWords(game, why, language) }, locale)
    }
    case 'accept':
      return staysOf(context, [])
    case 'protect':
      return staysOf(context, [PENALTIES.list[penaltyAsked(context)]])
    default:
      return undefined
  }
}

/** What else is to be known of an option beside its price. */
export function remarkOf(
  context: WorldContext,
  { kind, words }: Reading,
  entries: readonly WorldLog[],
): string | undefined {
  const { game, state, seat, language, decision } = context
  const locale = { locale: language }
  switch (kind) {
    case 'play:<card>':
      return whyUseless(state, seat, CARDS.at[words.card as keyof typeof CARDS.at]) === null
        ? followsFrom(context, words.card)
        : undefined
    case 'use': {
      // Where only one project can take it, nobody is asked which.
      const built = entries.find((entry) => entry.code === 'build')
      if (built !== undefined) return capital(nameOf(built.project, language, game.names))
      const donated = entries.find((entry) => entry.code === 'donate')
      if (donated !== undefined)
        return `${capital(nameOf(donated.project, language, game.names))}. ${donorBonus(context, donated.project)}`
      const moved = entries.find((entry) => entry.code === 'favour-stone')
      return moved === undefined ? undefined : favourOf(context, moved.person, entries)
    }
    case 'build:<material>':
      if (entries.some(({ code }) => code === 'finished')) return m.world_note_finishes({}, locale)
      return decision === 'first-material'
        ? capital(nameOf(builtProject(context), language, game.names))
        : undefined
    case 'project:<project>':
      return entries.some(({ code }) => code === 'build')
        ? undefined
        : m.world_note_project({ vp: state.terms[TERMS.at['project-vp']] }, locale)
    case 'donate:<project>':
      return donorBonus(context, words.project)
    case 'treat':
      return plagueWords(state, language)
    case 'treat:<place>': {
      const brings = state.box.places[PLACES.at[words.place as keyof typeof PLACES.at]].kind
      if (brings === 'material') return m.world_place_material({}, locale)
      return brings === 'free-house' ? m.world_place_house({}, locale) : undefined
    }
    default:
      return undefined
  }
}

/** What laying a card comes to, where no list of gains can say it. */
function followsFrom(context: WorldContext, card: string): string | undefined {
  const { game, state, seat, language } = context
  const locale = { locale: language }
  const name = (word: string): string => nameOf(word, language, game.names)
  // W-503: one or the other.
  if (card === 'act-material') return m.world_place_material({}, locale)
  // W-507: the card that was laid before it.
  if (card === 'act-privilege')
    return m.world_note_repeats({ card: name(CARDS.list[repeatedBy(state, seat)]) }, locale)
  // W-517: whose favour it would be.
  return card === 'act-favour' ? favourOf(context, personAhead(state), favourNow(context)) : undefined
}

/** Whose favour it is explains what it costs or brings, or that it does neither. */
function favourOf(
  { game, seat, language }: WorldContext,
  person: string,
  entries: readonly WorldLog[],
): string {
  const { cost, gain } = tokensOf(entries, seat)
  const name = capital(nameOf(person, language, game.names))
  return cost.length + gain.length > 0 ? name : m.world_note_no_favour({ person: name }, { locale: language })
}

/** W-614: what a donation brings when its project is finished. */
function donorBonus({ state, language }: WorldContext, project: string): string {
  const { bonus, treats } = projectOf(state, project)
  const what = bonus.map(({ piece, amount }) => countedIn(piece, amount, language)).join(', ')
  return (treats ? m.world_note_donation_treat : m.world_note_donation)({ what }, { locale: language })
}
