import { type Language, nameOf } from '@chronik/kernel'
import { phraseIn } from '@chronik/kernel/story'
import {
  DUTIES,
  goodsDemanded,
  goodsToGive,
  PENALTIES,
  rentsLeft,
  treatmentBudget,
  withoutDiscards,
} from '@chronik/world-without-end'
import { ESCAPED } from '@chronik/world-without-end/story'
import type { Prompt } from '#lib/table/contract.ts'
import * as m from '#lib/words/messages.js'
import { eventWords } from '../words.ts'
import {
  askingEvent,
  builtProject,
  hasManySites,
  isLastChapter,
  laidCard,
  penaltyAsked,
  repeatedCard,
} from './asked.ts'
import type { WorldContext } from './context.ts'

type Word = (inputs: object, options: { locale: Language }) => string

const QUESTIONS: { readonly [decision: string]: Word } = {
  'court-card': m.world_ask_court_card,
  'court-discard': m.world_ask_court_discard,
  'war-card': m.world_ask_war_card,
  'war-discard': m.world_ask_war_discard,
  'event-swap': m.world_ask_swap,
  'good-to-lose': m.world_ask_good_to_lose,
  'house-to-take-back': m.world_ask_house_to_take_back,
  'material-from-event': m.world_ask_material,
  'forced-discard': m.world_ask_forced_discard,
  orientation: m.world_ask_orientation,
  'long-term-swap': m.world_ask_long_term_swap,
  'open-card': m.world_ask_open_card,
  material: m.world_ask_material,
  project: m.world_ask_project,
  'first-material': m.world_ask_first_material,
  'second-material': m.world_ask_second_material,
  'wool-to-sell': m.world_ask_wool_to_sell,
  'cloth-to-sell': m.world_ask_cloth_to_sell,
  site: m.world_ask_site,
  'free-house': m.world_ask_free_house,
  'house-for-rent': m.world_ask_house_for_rent,
  donation: m.world_ask_donation,
  'cloth-to-make': m.world_ask_cloth_to_make,
  medicine: m.world_ask_medicine,
  'person-to-treat': m.world_ask_person_to_treat,
  'hospital-treatment': m.world_ask_hospital_treatment,
  'material-for-care': m.world_ask_material,
  discard: m.world_ask_discard,
}

/** Questions that name what they are about. */
const NAMED: readonly string[] = ['use', 'protection-choice']

/** Whether a decision has a question of its own. */
export function hasQuestion(decision: string): boolean {
  return Object.hasOwn(QUESTIONS, decision) || NAMED.includes(decision)
}

export function promptOf(context: WorldContext): Prompt {
  const hint = hintOf(context)
  return { question: questionOf(context), sign: warningSign(context), ...(hint !== undefined && { hint }) }
}

/** What stands before a warning: the penalty or the points at stake, or the card that would be wasted. */
function warningSign(context: WorldContext): string {
  if (context.decision !== 'protection-choice') return 'action-card'
  return isLastChapter(context) ? 'vp' : PENALTIES.list[penaltyAsked(context)]
}

export function questionOf(context: WorldContext): string {
  const { decision, language, game } = context
  const locale = { locale: language }
  const name = (word: string) => nameOf(word, language, game.names)
  if (decision === 'use') {
    const card = name(laidCard(context))
    const repeated = repeatedCard(context)
    return repeated === null
      ? m.world_ask_use({ card }, locale)
      : m.world_ask_use_as({ card, repeated: name(repeated) }, locale)
  }
  if (decision === 'protection-choice') {
    const penalty = penaltyAsked(context)
    return isLastChapter(context)
      ? m.world_ask_protection_last({ duty: name(DUTIES.list[penalty]) }, locale)
      : m.world_ask_protection({ escaped: phraseIn(ESCAPED[PENALTIES.list[penalty]], language) }, locale)
  }
  return (QUESTIONS[decision] ?? m.act_ask_any)({}, locale)
}

/** What else is to be known before answering. */
function hintOf(context: WorldContext): string | undefined {
  const { decision, language, state, seat, game } = context
  const locale = { locale: language }
  const name = (word: string) => nameOf(word, language, game.names)
  const player = state.players[seat]
  switch (decision) {
    case 'court-card':
    case 'court-discard':
      return m.world_hint_court({}, locale)
    case 'war-card':
    case 'war-discard':
      return m.world_hint_war({}, locale)
    case 'good-to-lose':
      // The scene tells the event; of several goods it is told how many are still due.
      return goodsDemanded(state) > 1
        ? m.world_hint_goods_to_lose({ left: goodsToGive(state) }, locale)
        : eventWords(state.box, askingEvent(context), language)
    case 'event-swap':
      return eventWords(state.box, askingEvent(context), language)
    case 'long-term-swap':
      return m.world_hint_long_term_swap({}, locale)
    case 'orientation':
      return m.world_hint_orientation({}, locale)
    case 'open-card':
      return withoutDiscards(state)
        ? m.world_hint_open_card_only({}, locale)
        : m.world_hint_open_card({}, locale)
    case 'use':
      return m.world_hint_use({}, locale)
    case 'discard':
      return m.world_hint_discard({}, locale)
    case 'forced-discard':
      return m.world_hint_forced_discard({}, locale)
    case 'second-material':
      return m.world_hint_second_material({ project: name(builtProject(context)) }, locale)
    case 'house-for-rent':
      return m.world_hint_house_for_rent({ count: rentsLeft(state) }, locale)
    case 'site':
    case 'free-house':
      return hasManySites(context) ? m.world_hint_many_sites({}, locale) : m.world_hint_site({}, locale)
    case 'person-to-treat':
      return m.world_hint_person_to_treat({ left: treatmentBudget(state) }, locale)
    case 'hospital-treatment':
      return m.world_hint_hospital_treatment({}, locale)
    case 'donation':
      return m.world_hint_donation({ count: player.seals }, locale)
    case 'protection-choice':
      return isLastChapter(context)
        ? m.world_hint_protection_last({}, locale)
        : m.world_hint_protection({}, locale)
    default:
      return undefined
  }
}
