import type { Language } from '@chronik/kernel'
import { nameOf } from '@chronik/kernel'
import { village } from '@chronik/village'
import * as m from '../../../words/messages.js'

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

export function fromSpace(space: string, language: Language): string {
  const name = nameOf(space, language, village.names)
  return FROM[space]?.({}, { locale: language }) ?? m.act_from_any({ place: name }, { locale: language })
}

/** `in der Schmiede`: where somebody works, with its article. */
const IN: { readonly [building: string]: Phrase } = {
  wainwright: m.act_in_wainwright,
  stables: m.act_in_stables,
  scriptorium: m.act_in_scriptorium,
  smithy: m.act_in_smithy,
}

export function inBuilding(building: string, language: Language): string {
  const name = nameOf(building, language, village.names)
  return IN[building]?.({}, { locale: language }) ?? m.act_in_any({ place: name }, { locale: language })
}

/** `auf dem Hof`: where somebody stands or dies, with its article. */
const AT: { readonly [place: string]: Phrase } = {
  farm: m.act_at_farm,
  ...IN,
  'black-bag': m.act_at_bag,
  'beside-tray': m.act_at_tray,
  'on-church': m.act_at_on_church,
}

export function atPlace(place: string, language: Language): string {
  const locale = { locale: language }
  const phrase = AT[place]
  if (phrase !== undefined) return phrase({}, locale)
  const castle = /^castle-(\w)$/.exec(place)
  if (castle !== null) return m.act_at_castle({ letter: castle[1].toUpperCase() }, locale)
  const step = /^(council|church)-(\d)$/.exec(place)
  if (step === null) return m.act_in_any({ place: nameOf(place, language, village.names) }, locale)
  return step[1] === 'council'
    ? m.act_at_council({ step: step[2] }, locale)
    : m.act_at_church({ step: step[2] }, locale)
}
