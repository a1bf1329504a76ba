import type { Refusal } from '@chronik/kernel'
import { m } from '#lib/words/messages.js'

const SHORT: { readonly [code: string]: () => string } = {
  'no-houses': () => m.world_why_no_houses(),
  'no-house-left': () => m.world_why_no_houses(),
  'nothing-to-sell': () => m.world_why_nothing_to_sell(),
  'cloth-covered': () => m.world_why_nothing_to_sell(),
  'nothing-to-repeat': () => m.world_why_nothing_to_repeat(),
  'no-site': () => m.world_why_no_site(),
  'yields-empty': () => m.world_why_stock_empty(),
  'stock-empty': () => m.world_why_stock_empty(),
  'no-material': () => m.world_why_stock_empty(),
  'no-seal-left': () => m.world_why_no_seal(),
  'no-own-material': () => m.world_why_no_material(),
  'no-open-project': () => m.world_why_no_field(),
  'no-project-for-seal': () => m.world_why_no_project(),
}

/** Why a card can do nothing, in words that find room on it. */
export const uselessInShort = ({ code }: Refusal): string => SHORT[code]?.() ?? m.world_useless()
