import type { Language } from '@chronik/kernel'
import * as m from '#lib/words/messages.js'

type Word = (inputs: object, options: { locale: Language }) => string

/** What the button says that makes a move binding, by the kind of the move. */
const ACTS: { readonly [kind: string]: Word } = {
  'play:<card>': m.world_do_open,
  'discard:<card>': m.world_do_discard,
  'court-open:<card>': m.world_do_open,
  'court-discard:<card>': m.world_do_discard,
  'war-open:<card>': m.world_do_open,
  'war-discard:<card>': m.world_do_discard,
  'event-discard:<card>': m.world_do_discard,
  'orient:<rotation>': m.world_do_orient,
  swap: m.world_do_swap,
  'lt-swap:<event>': m.world_do_swap,
  'give:<good>': m.world_do_give,
  'remove-house:<site>': m.world_do_remove_house,
  use: m.world_do_use,
  forgo: m.world_do_forgo,
  'take:<material>': m.world_do_take,
  'project:<project>': m.world_do_build,
  'build:<material>': m.world_do_build,
  'sell-wool:<amount>': m.world_do_sell,
  'sell-cloth:<amount>': m.world_do_sell,
  'make-cloth:<amount>': m.world_do_weave,
  'house:<site>': m.world_do_house,
  'rent:<site>': m.world_do_rent,
  'donate:<project>': m.world_do_donate,
  service: m.world_do_service,
  treat: m.world_do_treat,
  'treat:<place>': m.world_do_treat,
  protect: m.world_do_protect,
  accept: m.world_do_accept,
  pass: m.world_do_pass,
  stop: m.world_do_stop,
}

/** Whether a kind of move has a word of its own for the button. */
export function hasAct(kind: string): boolean {
  return Object.hasOwn(ACTS, kind)
}

export function actOf(kind: string, language: Language): string {
  return (ACTS[kind] ?? m.act_do_end)({}, { locale: language })
}
