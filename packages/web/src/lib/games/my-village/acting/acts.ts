import type { Language } from '@chronik/kernel'
import * as m from '#lib/words/messages.js'

type Word = (inputs: object, options: { locale: Language }) => string

/** What the button says that makes a move binding, by the kind of the move. */
const ACTS: { readonly [kind: string]: Word } = {
  'die <die>': m.my_do_take,
  'value <value> coins <coins> markers <markers>': m.my_do_use,
  black: m.my_do_take,
  white: m.my_do_use,
  leader: m.my_do_walk,
  'black <banner>': m.my_do_take,
  'white <banner>': m.act_do_end,
  stop: m.act_do_end,
  none: m.act_do_end,
  'pay <purse>': m.my_do_pay,
  'plow <from> <field>': m.act_do_end,
  house: m.act_do_end,
  stories: m.act_do_end,
  coins: m.act_do_end,
  'place-left': m.act_do_end,
  'shift-right': m.act_do_end,
  'graduate <side> <profession>': m.act_do_end,
  use: m.my_do_reveal,
  skip: m.act_do_end,
  'free <customer>': m.my_do_take,
  'take <customer>': m.my_do_take,
  keep: m.act_do_end,
  redraw: m.my_do_reveal,
  accept: m.act_do_end,
  decline: m.act_do_end,
  'tile <banner>': m.act_do_end,
  stay: m.act_do_end,
  'mark <octagon>': m.act_do_end,
  'victim <profession>': m.my_do_die,
  'labourer <profession>': m.my_do_hire,
  block: m.my_do_block,
  suffer: m.my_do_suffer,
}

export const actOf = (kind: string, language: Language): string => ACTS[kind]({}, { locale: language })

export const hasAct = (kind: string): boolean => Object.hasOwn(ACTS, kind)
