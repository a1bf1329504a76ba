import type { Language } from '@chronik/kernel'
import { nameOf } from '@chronik/kernel'
import { type VillageState, village } from '@chronik/village'
import * as m from '../../../words/messages.js'
import { fillingsIn, firstOf } from '../modules/modules.ts'

type Phrase = (inputs: object, options: { locale: Language }) => string

/** `vom Handwerk`: where a cube comes from, with its article. */
const FROM: { readonly [space: string]: Phrase } = {
  harvest: m.act_from_harvest,
  family: m.act_from_family,
  crafts: m.act_from_crafts,
  market: m.act_from_market,
  travel: m.act_from_travel,
  council: m.act_from_council,
  church: m.act_from_church,
}

export function fromSpace(box: VillageState['box'], space: string, language: Language): string {
  const name = nameOf(space, language, village.names)
  const from = FROM[space] ?? firstOf(fillingsIn(box), ({ from: own }) => own?.[space])
  return from?.({}, { locale: language }) ?? m.act_from_any({ place: name }, { locale: language })
}
