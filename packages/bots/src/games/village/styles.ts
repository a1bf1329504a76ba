import type { Styles } from '../../training/hand-set.ts'

/** Ways to play Village that love one thing more than it is worth. */
export const styles: Styles = {
  customers: {
    scroll: 0.8,
    horse: 0.8,
    plow: 0.8,
    ox: 0.8,
    wagon: 0.8,
    servable: 0.4,
    'servable-points': 0.3,
    'at-crafts': 0.8,
  },
  travel: { castles: 1.5, 'castles-squared': 0.1, 'at-castle': 0.8, wagon: 0.6, horse: 0.4 },
  church: {
    'at-church-1': 1.2,
    'at-church-2': 1.5,
    'at-church-3': 1.8,
    'at-church-4': 2,
    'at-black-bag': 1,
    grain: 0.2,
  },
  council: { 'at-council-1': 0.6, 'at-council-2': 1.2, 'at-council-3': 1.8, 'at-council-4': 2.4, ring: 0.5 },
  chronicle: { entries: 2, 'entries-short-of-three': -0.4 },
  haste: { deaths: 1.2, lifetime: 0.15, entries: 0.6 },
  'long-life': { 'years-left': 0.4, unborn: -1, 'at-farm': 0.6, deaths: -0.6 },
}
