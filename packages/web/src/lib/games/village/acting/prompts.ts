import type { Language } from '@chronik/kernel'
import { couldDie, sellsFree } from '@chronik/village'
import type { Prompt, TargetId } from '../../../table/contract.ts'
import { readMove } from '../../../table/wording.ts'
import * as m from '../../../words/messages.js'
import { fillingsIn, firstOf } from '../modules/modules.ts'
import { membersAt } from '../reading.ts'
import type { VillageContext } from './figures.ts'
import { connysNextWords } from './notes.ts'
import { fromSpace } from './places.ts'

type Word = (inputs: object, options: { locale: Language }) => string

const QUESTIONS: { readonly [decision: string]: Word } = {
  'd-setup-cube': m.act_ask_setup_cube,
  'd-source': m.act_ask_source,
  'd-well-pay': m.act_ask_well_pay,
  'd-well-action': m.act_ask_well_action,
  'd-free-well': m.act_ask_free_well,
  'd-pay': m.act_ask_pay,
  'd-reward-cubes': m.act_ask_reward_cubes,
  'd-harvest': m.act_ask_harvest,
  'd-family': m.act_ask_family,
  'd-crafts': m.act_ask_crafts,
  'd-train-member': m.act_ask_train_member,
  'd-train-produce': m.act_ask_train_produce,
  'd-animal': m.act_ask_animal,
  'd-market': m.act_ask_market,
  'd-travel': m.act_ask_travel,
  'd-council': m.act_ask_council,
  'd-council-pay': m.act_ask_council_pay,
  'd-privilege': m.act_ask_privilege,
  'd-goods': m.act_ask_goods,
  'd-church': m.act_ask_church,
  'd-church-pay': m.act_ask_church_pay,
  'd-death': m.act_ask_death,
  'd-mass-choose': m.act_ask_mass_choose,
  'd-promote': m.act_ask_promote,
  'd-conny-colour': m.act_ask_conny_colour,
  'd-conny-cube': m.act_ask_conny_cube,
}

/** Decisions in which the cube or action that led here is over; Conny's answer follows. */
const BEFORE_CONNY: readonly string[] = ['d-harvest', 'd-family', 'd-crafts', 'd-travel', 'd-council']

export function promptOf(context: VillageContext): Prompt {
  const { decision, language } = context
  const question = (questionOf(context) ?? m.act_ask_any)({}, { locale: language })
  const hints = [
    hintOf(context),
    ...fillingsIn(context.state.box).map(({ hints: more }) => more?.[decision]?.(context)),
  ]
  const hint = hints.filter((one) => one !== undefined).join(' ') || undefined
  const warning = owedWords(context)
  return { question, ...(hint !== undefined && { hint }), ...(warning !== undefined && { warning }) }
}

/** V-601: the quill was passed earlier in this turn: somebody dies when it ends, whatever is chosen now. */
function owedWords({ state, seat, decision, language }: VillageContext): string | undefined {
  const owed = state.farms[seat].dying > 0 && decision !== 'd-death' && couldDie(state, seat).length > 0
  return owed ? m.act_hint_owed({}, { locale: language }) : undefined
}

function questionOf({ state, decision }: VillageContext): Word | null {
  return QUESTIONS[decision] ?? firstOf(fillingsIn(state.box), ({ questions }) => questions?.[decision])
}

/** Whether a decision has a question of its own. */
export function hasQuestion(context: VillageContext): boolean {
  return questionOf(context) !== null
}

function hintOf(context: VillageContext): string | undefined {
  const { decision, language, state, seat } = context
  const locale = { locale: language }
  switch (decision) {
    case 'd-source':
      return m.act_hint_source({}, locale)
    case 'd-market':
      return marketHint(context)
    case 'd-church':
      return connysNextWords(context) ?? `${churchPrice(context)} ${m.act_hint_number({}, locale)}`
    case 'd-church-pay':
      return churchPrice(context)
    case 'd-mass-choose':
      return m.act_hint_mass_choose({ coins: state.farms[seat].coins }, locale)
    case 'd-promote':
      return m.act_hint_promote({ grain: state.farms[seat].grain }, locale)
    case 'd-death':
      return m.act_hint_death({}, locale)
    case 'd-train-member':
      return m.act_hint_number({}, locale)
    case 'd-train-produce':
      return m.act_hint_train_produce({}, locale)
    case 'd-animal':
      return m.board_harvest_rates(state.box.figures.harvest, locale)
    case 'd-harvest':
      return connysHint(context) ?? m.board_harvest_rates(state.box.figures.harvest, locale)
    case 'd-free-well':
      return m.act_hint_free_well({}, locale)
    case 'd-pay':
      return payHint(context)
    case 'd-council':
    case 'd-travel':
      return connysHint(context) ?? (isOfSeveralNumbers(context) ? m.act_hint_number({}, locale) : undefined)
    default:
      return connysHint(context)
  }
}

function connysHint(context: VillageContext): string | undefined {
  return BEFORE_CONNY.includes(context.decision) ? connysNextWords(context) : undefined
}

/** V-604: whether it matters for the time to come who leaves the farm. */
function isOfSeveralNumbers({ state, seats, seat }: VillageContext): boolean {
  return new Set(membersAt(state, seats, seat, 'farm').map(({ number }) => number)).size > 1
}

/** V-490: what it takes to send somebody. */
function churchPrice({ state, language }: VillageContext): string {
  const { faith, time } = state.box.figures.church
  return m.act_hint_church_pay({ faith, time }, { locale: language })
}

/** V-306: a coin stands in for a cube, for whoever has one. */
function payHint({ game, moves, language }: VillageContext): string | undefined {
  const withCoins = moves.some((move) => readMove(game, move).words.mix?.includes('coin'))
  return withCoins ? m.act_hint_pay({}, { locale: language }) : undefined
}

/** V-445: whether the next sale is free. */
function marketHint({ state, seat, language }: VillageContext): string {
  const locale = { locale: language }
  const { surchargePersuasion: persuasion, surchargeTime: time } = state.box.figures.market
  return sellsFree(state, seat)
    ? m.act_hint_market_free({}, locale)
    : m.act_hint_market({ persuasion, time }, locale)
}

const CRAFTS: { readonly [building: string]: Word } = {
  wainwright: m.act_ask_wainwright,
  stables: m.act_ask_stables,
  scriptorium: m.act_ask_scriptorium,
  smithy: m.act_ask_smithy,
}

/** The question once a place is chosen. */
export function narrowedQuestion(context: VillageContext, id: TargetId): string {
  const { language } = context
  const locale = { locale: language }
  const [kind, word] = id.split(':')
  const space = kind === 'space' || kind === 'cube' ? word : spaceOf(context, kind)
  if (context.decision === 'd-source' && space !== null)
    return m.act_ask_source_from({ from: fromSpace(context.state.box, space, language) }, locale)
  const narrowed = firstOf(fillingsIn(context.state.box), (filling) => filling.narrowed?.(context, id))
  if (narrowed !== null) return narrowed
  if (kind === 'building') return (CRAFTS[word] ?? m.act_ask_crafts)({}, locale)
  if (kind === 'figure') return m.act_ask_member_goes({}, locale)
  return promptOf(context).question
}

/** The action space to which something on the board belongs. */
export function spaceOf({ state }: VillageContext, kind: string): string | null {
  return SPACE_OF[kind] ?? firstOf(fillingsIn(state.box), ({ spaceOf: own }) => own?.[kind])
}

const SPACE_OF: { readonly [kind: string]: string } = {
  building: 'crafts',
  mill: 'crafts',
  castle: 'travel',
  road: 'travel',
  council: 'council',
  church: 'church',
  bag: 'church',
  customer: 'market',
}
