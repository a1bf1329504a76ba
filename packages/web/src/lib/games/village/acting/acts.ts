import type { Language } from '@chronik/kernel'
import type { Reading } from '../../../table/wording.ts'
import * as m from '../../../words/messages.js'
import { fillingsIn, firstOf } from '../modules/modules.ts'
import type { VillageContext } from './figures.ts'

type Word = (inputs: object, options: { locale: Language }) => string

/** What the button says that makes a move binding, by the kind of the move. */
const ACTS: { readonly [kind: string]: Word } = {
  'setup-cube <colour>': m.act_do_take,
  'take <space> <cube>': m.act_do_take,
  well: m.act_do_use,
  'well free': m.act_do_use,
  'well <action>': m.act_do_use,
  decline: m.act_do_skip,
  'pay <mix>': m.act_do_pay,
  'gain <mix>': m.act_do_take,
  skip: m.act_do_skip,
  harvest: m.act_do_harvest,
  newborn: m.act_do_newborn,
  'home <number> <place>': m.act_do_home,
  'train <building>': m.act_do_train,
  'produce <building>': m.act_do_produce,
  'buy <building>': m.act_do_buy,
  mill: m.act_do_mill,
  'member <number>': m.act_do_train,
  produce: m.act_do_produce,
  stop: m.act_do_train,
  'make <goods>': m.act_do_take,
  'serve <customer>': m.act_do_serve,
  pass: m.act_do_pass,
  'travel <number> <from>-><to>': m.act_do_travel,
  'enter <number>': m.act_do_enter,
  'advance <number> <step>': m.act_do_climb,
  use: m.act_do_use,
  'pay scroll': m.act_do_pay,
  'privilege <step>': m.act_do_use,
  none: m.act_do_skip,
  'goods <goods>': m.act_do_take,
  'church <number>': m.act_do_send,
  'pay time': m.act_do_pay,
  'die <number> <place>': m.act_do_die,
  'choose <number>': m.act_do_call,
  'promote <number> <step>': m.act_do_climb,
  done: m.act_do_skip,
  'conny <cube>': m.act_do_conny,
  'conny-colour <colour>': m.act_do_choose,
}

export function actOf({ state, decision, language }: VillageContext, { kind }: Reading): string {
  const all = fillingsIn(state.box)
  const word =
    firstOf(all, ({ actsAt }) => actsAt?.[decision]?.[kind]) ??
    ACTS[kind] ??
    firstOf(all, ({ acts }) => acts?.[kind]) ??
    m.act_do_choose
  return word({}, { locale: language })
}
