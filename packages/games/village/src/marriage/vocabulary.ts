import { words } from '@chronik/kernel'

export const MARRIAGE_SIDES = words(['a', 'b'])
export const RANKS = 6
export const PINK_FIGURES = words(['pink-a', 'pink-b', 'pink-c'])
/** Where a pink figure can be. */
export const PINK_PLACES = words([
  'supply',
  'ceremony-1',
  'ceremony-2',
  'ceremony-3',
  'ceremony-4',
  'ceremony-5',
  'ceremony-6',
  'bakery',
  'store',
  'parents',
])
