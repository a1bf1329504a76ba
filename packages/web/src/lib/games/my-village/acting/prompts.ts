import {
  AREA_OCTAGONS,
  billOf,
  faceOf,
  OCTAGONS,
  octagonRate,
  timeToBridge,
  valueShown,
} from '@chronik/my-village'
import type { Prompt } from '#lib/table/contract.ts'
import { readMove } from '#lib/table/wording.ts'
import * as m from '#lib/words/messages.js'
import { titled } from '../naming.ts'
import { cardName } from '../words.ts'
import type { MyVillageContext } from './context.ts'

type Ask = (context: MyVillageContext) => Prompt

/** So much time one turn may well cost. */
const NEAR = 4

function bridge(context: MyVillageContext): Omit<Prompt, 'question'> {
  const locale = { locale: context.language }
  const warned = (warning: string) => ({ warning, sign: 'reaper' })
  if (context.state.villages[context.seat].reaper === 1) return warned(m.my_hint_reaper({}, locale))
  const time = timeToBridge(context.state, context.seat)
  return time <= NEAR
    ? warned(m.my_hint_near({ time }, locale))
    : { hint: m.my_hint_bridge({ time }, locale) }
}

const simple =
  (ask: (inputs: object, options: { locale: MyVillageContext['language'] }) => string): Ask =>
  (context) => ({ question: ask({}, { locale: context.language }), ...bridge(context) })

const value: Ask = (context) => ({
  question: m.my_ask_use({ value: valueShown(context.state) }, { locale: context.language }),
  ...bridge(context),
})

/** M-806, M-807: what a marked octagon will bring. */
function markHint({ game, state, moves, language }: MyVillageContext): string {
  const marks = moves.map((move) => readMove(game, move)).filter(({ kind }) => kind === 'mark <octagon>')
  const octagon = (OCTAGONS.list as readonly string[]).indexOf(marks[0].words.octagon)
  return m.my_hint_mark(
    {
      living: octagon < AREA_OCTAGONS.size ? 'no' : 'yes',
      points: octagonRate(state.box, octagon),
    },
    { locale: language },
  )
}

const PROMPTS: { readonly [decision: string]: Ask } = {
  'die-1': simple(m.my_ask_die_1),
  'die-2': (context) => ({
    question: m.my_ask_die_2({ face: faceOf(context.state.turn.die1) }, { locale: context.language }),
    ...bridge(context),
  }),
  change: value,
  use: value,
  black: simple(m.my_ask_black),
  white: (context) => ({
    question: context.state.turn.used.includes(1)
      ? m.my_ask_white_more({}, { locale: context.language })
      : m.my_ask_white({}, { locale: context.language }),
    ...bridge(context),
  }),
  pay: (context) => ({
    question: m.my_ask_pay(
      { name: cardName(context, billOf(context.state)?.banner ?? 'steward') },
      { locale: context.language },
    ),
    ...bridge(context),
  }),
  path: simple(m.my_ask_path),
  school: simple(m.my_ask_school),
  trade: (context) => ({
    question: m.my_ask_trade({}, { locale: context.language }),
    hint: m.my_hint_trade({}, { locale: context.language }),
  }),
  'free-customer': (context) => ({
    question: m.my_ask_free({}, { locale: context.language }),
    hint: m.my_hint_free({}, { locale: context.language }),
  }),
  customer: simple(m.my_ask_customer),
  redraw: (context) => ({
    question: m.my_ask_redraw({}, { locale: context.language }),
    hint: m.my_hint_redraw({}, { locale: context.language }),
  }),
  bonus: (context) => ({
    question: m.my_ask_bonus({}, { locale: context.language }),
    hint: m.my_hint_bonus({}, { locale: context.language }),
  }),
  tile: (context) => ({
    question: m.my_ask_tile({}, { locale: context.language }),
    hint: m.my_hint_tile({}, { locale: context.language }),
  }),
  mark: (context) => ({
    question: m.my_ask_mark({}, { locale: context.language }),
    hint: markHint(context),
  }),
  victim: (context) => ({
    question: m.my_ask_victim({}, { locale: context.language }),
    hint: m.my_hint_victim({ steps: context.state.rat }, { locale: context.language }),
  }),
  labourer: (context) => ({
    question: m.my_ask_labourer({}, { locale: context.language }),
    hint: m.my_hint_labourer({ points: context.state.box.figures.labourer }, { locale: context.language }),
  }),
  block: (context) => ({
    question: m.my_ask_block({}, { locale: context.language }),
    hint: m.my_hint_block(
      { name: titled('church-salvation', context.language) },
      { locale: context.language },
    ),
  }),
}

export const promptOf = (context: MyVillageContext): Prompt => PROMPTS[context.decision](context)

/** Whether a decision has a question of its own. */
export const hasQuestion = (decision: string): boolean => Object.hasOwn(PROMPTS, decision)
