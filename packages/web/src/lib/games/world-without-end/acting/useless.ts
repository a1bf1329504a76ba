import type { Language, Refusal } from '@chronik/kernel'
import * as m from '#lib/words/messages.js'
import { countedIn } from '../words.ts'
import type { WorldContext } from './context.ts'
import { needsOf } from './needs.ts'

type Word = (inputs: object, options: { locale: Language }) => string

const SHORT: { readonly [code: string]: Word } = {
  'no-houses': m.world_why_no_houses,
  'no-house-left': m.world_why_no_houses,
  'nothing-to-sell': m.world_why_nothing_to_sell,
  'cloth-covered': m.world_why_nothing_to_sell,
  'nothing-to-repeat': m.world_why_nothing_to_repeat,
  'no-site': m.world_why_no_site,
  'yields-empty': m.world_why_stock_empty,
  'stock-empty': m.world_why_stock_empty,
  'no-material': m.world_why_stock_empty,
  'no-seal-left': m.world_why_no_seal,
  'no-own-material': m.world_why_no_material,
  'no-open-project': m.world_why_no_field,
  'no-project-for-seal': m.world_why_no_project,
}

/** Why a card can do nothing, in words that find room on it. */
export const uselessInShort = ({ code }: Refusal, language: Language): string =>
  (SHORT[code] ?? m.world_useless)({}, { locale: language })

/** The same where no pieces stand beside the words: what is missing is named. */
export function uselessInBrief(context: WorldContext, why: Refusal): string {
  const { language } = context
  const [need] = needsOf(context, why)
  return need === undefined
    ? uselessInShort(why, language)
    : m.world_lacks({ what: countedIn(need.piece, need.amount, language) }, { locale: language })
}
