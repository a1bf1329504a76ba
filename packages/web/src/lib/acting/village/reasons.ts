import { type Language, nameOf } from '@chronik/kernel'
import { village } from '@chronik/village'
import * as m from '../../words/messages.js'
import { capital } from '../wording.ts'

type Word = (inputs: object, options: { locale: Language }) => string

/** Features of a position in words, as far as they are no words of the game themselves. */
const REASONS: { readonly [feature: string]: Word } = {
  score: m.act_reason_score,
  coins: m.act_reason_coins,
  'cube-pairs': m.act_reason_pairs,
  'years-left': m.act_reason_years,
  unborn: m.act_reason_unborn,
  lifetime: m.act_reason_lifetime,
  deaths: m.act_reason_deaths,
  entries: m.act_reason_entries,
  'entries-short-of-three': m.act_reason_entries,
  'entries-squared': m.act_reason_entries,
  castles: m.act_reason_castles,
  'castles-squared': m.act_reason_castles,
  ring: m.act_reason_ring,
  servable: m.act_reason_servable,
  'servable-points': m.act_reason_servable,
  always: m.act_reason_always,
  'at-farm': m.act_reason_farm,
  'at-crafts': m.act_reason_crafts,
  'at-castle': m.act_reason_castles,
  'at-black-bag': m.act_reason_bag,
  'at-elsewhere': m.act_reason_elsewhere,
  'goal-open': m.act_reason_goals,
  persons: m.act_reason_persons,
  cargo: m.act_reason_cargo,
  'home-tiles': m.act_reason_home_tiles,
  tools: m.act_reason_tools,
}

export function reasonWords(feature: string, language: Language): string {
  const reason = REASONS[feature]
  if (reason !== undefined) return reason({}, { locale: language })
  return capital(nameOf(feature.replace(/^at-/, ''), language, village.names))
}
