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

/** How a game is thought about, as the arena found it best. */
type Style = Pick<Thinking, 'rollout' | 'boldness' | 'horizon'>

const STYLES: { readonly [game: string]: Style } = {
  village: { boldness: 0.2 },
  // Turns are long and single steps say little: all that is compared is how the own turn may end.
  'my-village': { rollout: { length: 'turn', guide: 'impression' }, horizon: 'turn', boldness: 0.2 },
}

/** How long a game is thought about: so that the levels stand evenly apart. */
const PACES: { readonly [game: string]: { readonly master: number; readonly grandmaster: number } } = {
  'my-village': { master: 40, grandmaster: 20_000 },
}
const USUAL_PACE = { master: 100, grandmaster: 60_000 }
const PATIENCE = 2_000

export function styleOf(game: string): Style {
  return STYLES[game] ?? {}
}

/** A careless first impression, a glance ahead, a good look, and as far as two seconds go. */
export function mannerOf(game: string, level: Level): Manner {
  const pace = PACES[game] ?? USUAL_PACE
  switch (level) {
    case 'random':
      return { kind: 'random' }
    case 'novice':
      return { kind: 'impression', temperature: 0.6 }
    case 'adept':
      return { kind: 'search', iterations: 8, nodes: roomFor(8) }
    case 'master':
      return { ...styleOf(game), kind: 'search', iterations: pace.master, nodes: roomFor(pace.master) }
    case 'grandmaster': {
      const iterations = pace.grandmaster
      return {
        ...styleOf(game),
        kind: 'search',
        iterations,
        nodes: roomFor(iterations),
        milliseconds: PATIENCE,
      }
    }
  }
}

/** The memory of a search: an iteration adds two to four nodes. */
export function roomFor(iterations: number): number {
  return 1_000 + 5 * iterations
}
