import { words } from '@chronik/kernel'
import type { Thinking } from './search/search.ts'

/** The levels of opponents; their names are message keys. */
export const LEVELS = words(['random', 'novice', 'adept', 'master', 'grandmaster'])
export type Level = (typeof LEVELS.list)[number]

/** How a level plays: by chance, by first impression with some carelessness, or by looking ahead. */
export type Manner =
  | { readonly kind: 'random' }
  | { readonly kind: 'impression'; readonly temperature: number }
  | SearchManner

export interface SearchManner extends Omit<Thinking, 'seed'> {
  readonly kind: 'search'
  readonly iterations: number
  /** Where there is a clock, the search ends after so much time at the latest. */
  readonly milliseconds?: number
}

type Manners = { readonly [level in Level]: Manner }

/** A glance ahead, a good look, and as far as two seconds go. */
const MANNERS: Manners = {
  random: { kind: 'random' },
  novice: { kind: 'impression', temperature: 0.6 },
  adept: { kind: 'search', iterations: 8, nodes: 1_000 },
  master: { kind: 'search', iterations: 400, nodes: 8_000 },
  grandmaster: { kind: 'search', iterations: 60_000, nodes: 300_000, milliseconds: 2_000 },
}

/** Where turns are long and single steps say little, positions are played to the end of the turn first. */
const TO_THE_TURN_END = { length: 'turn', guide: 'impression' } as const

/** Games whose levels differ: an iteration that plays on takes about four times as long. */
const OWN: { readonly [game: string]: Manners } = {
  'my-village': {
    ...MANNERS,
    master: { kind: 'search', iterations: 100, nodes: 4_000, rollout: TO_THE_TURN_END },
    grandmaster: {
      kind: 'search',
      iterations: 20_000,
      nodes: 100_000,
      milliseconds: 2_000,
      rollout: TO_THE_TURN_END,
    },
  },
}

export function mannerOf(game: string, level: Level): Manner {
  return (OWN[game] ?? MANNERS)[level]
}
