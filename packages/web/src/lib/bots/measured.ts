import type { Level } from '@chronik/bots'

/** How often one level beat another, with its 95 % interval, in per cent; measured as docs/bots.md tells. */
export interface Measured {
  readonly level: Level
  readonly against: Level
  readonly blocks: number
  readonly won: number
  /** Null where every match was won: blocks that do not spread say nothing of an interval. */
  readonly within: number | null
}

/** Two at the table: the fair share is one half. */
export const MEASURED: { readonly [game: string]: readonly Measured[] } = {
  village: [
    { level: 'novice', against: 'random', blocks: 40, won: 92.5, within: 5.8 },
    { level: 'adept', against: 'novice', blocks: 40, won: 97.5, within: 3.5 },
    { level: 'master', against: 'adept', blocks: 40, won: 91.2, within: 6.2 },
    { level: 'grandmaster', against: 'master', blocks: 16, won: 96.9, within: 6.7 },
  ],
  'my-village': [
    { level: 'novice', against: 'random', blocks: 40, won: 100, within: null },
    { level: 'adept', against: 'novice', blocks: 40, won: 98.8, within: 2.5 },
    { level: 'master', against: 'adept', blocks: 40, won: 68.8, within: 11.3 },
    { level: 'grandmaster', against: 'master', blocks: 20, won: 100, within: null },
  ],
  'world-without-end': [
    { level: 'novice', against: 'random', blocks: 40, won: 100, within: null },
    { level: 'adept', against: 'novice', blocks: 40, won: 98.8, within: 2.5 },
    { level: 'master', against: 'adept', blocks: 40, won: 87.5, within: 7 },
    { level: 'grandmaster', against: 'master', blocks: 20, won: 85, within: 13.4 },
  ],
}
