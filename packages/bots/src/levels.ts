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

export const MANNERS: { readonly [level in Level]: Manner } = {
  random: { kind: 'random' },
  novice: { kind: 'impression', temperature: 1.5 },
  adept: { kind: 'search', iterations: 60, nodes: 20_000 },
  master: { kind: 'search', iterations: 1_000, nodes: 80_000 },
  grandmaster: { kind: 'search', iterations: 10_000, nodes: 600_000 },
}
