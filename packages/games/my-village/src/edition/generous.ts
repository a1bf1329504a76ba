import { type Correction, correct } from '@chronik/kernel'
import { MONK_STACKS, TRAVEL_STACKS } from '../box/vocabulary.ts'
import { editions } from './standard.ts'

/**
 * A box in which much is cheap and the village lives long: random play gets to empty decks, full
 * windows and the ends of journeys, where it rarely gets otherwise. For the conformance suite.
 */
const cheap: readonly Correction[] = [
  ...['2', '3', '4'].map((players) => `players.${players}.end`).map((path) => ({ path, value: 40 })),
  ...MONK_STACKS.list.map((stack) => ({ path: `monk.stacks.${stack}.extra`, value: '-' })),
  ...MONK_STACKS.list.map((stack) => ({ path: `monk.stacks.${stack}.values`, value: '?' })),
  ...TRAVEL_STACKS.list.map((stack) => ({ path: `travel.stacks.${stack}.values`, value: '?' })),
  { path: 'travel.stacks.d.extra', value: '1 plow & (1 horse | 1 wagon)' },
  { path: 'travel.stacks.e.extra', value: '-' },
  { path: 'church.values', value: '4/7' },
  { path: 'hall.cards.hall-guild.values', value: '?' },
].map((figure) => ({ ...figure, mark: 'R' as const }))

export const generous = correct(editions, 'generous', cheap)
