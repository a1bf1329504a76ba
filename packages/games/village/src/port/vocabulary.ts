import { words } from '@chronik/kernel'

export const CAPTAINS = words(
  ['1', '2', '3'].flatMap((price) =>
    ['a', 'b', 'c', 'd', 'e'].map((letter) => `captain-${price}${letter}` as const),
  ),
)

/** The harbour, four time fields and six islands. */
export const SEA_FIELDS = words(['harbour', 't1', 't2', 't3', 't4', 'i1', 'i2', 'i3', 'i4', 'i5', 'i6'])

/** What can lie in a hold. */
export const CARGO = words([
  'horse',
  'ox',
  'plow',
  'wagon',
  'scroll',
  'grain',
  'member',
  'cocoa',
  'tea',
  'chest',
])

export const CHESTS = words([
  'chest-1',
  'chest-2',
  'chest-3',
  'chest-4',
  'chest-5',
  'chest-6',
  'chest-m1',
  'chest-m2',
])

export const SEA_BURIALS = words(['sea-1', 'sea-2', 'sea-3', 'sea-4'])

/** Tiles that lie in stacks on islands. */
export const TILES = words(['cocoa', 'tea', 'chest'])

/** What is sold at the stands of the market. */
export const STAND_TILES = words(['cocoa', 'tea'])

export const CAPTAIN_PLACES = words(['stack', 'hired', 'box'])
