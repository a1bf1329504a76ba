import type { Setup } from '@chronik/kernel'
import { village } from '@chronik/village'
import type { Plan } from '../../training/train.ts'
import { byHand } from './by-hand.ts'
import { styles } from './styles.ts'

const COMBINATIONS = [
  ['inn'],
  ['port'],
  ['marriage'],
  ['inn', 'port'],
  ['inn', 'marriage'],
  ['port', 'marriage'],
]
const ALL = ['inn', 'port', 'marriage']

/** Half of the tables without modules, a quarter with all of them; small tables more often than large ones. */
const tables: readonly Setup[] = [2, 3, 4, 2, 5, 3, 2, 4, 2, 3, 4, 1].flatMap((players, index) => [
  { players },
  { players, options: { expansions: ALL, goals: true } },
  { players, options: { goals: index % 2 === 0 } },
  { players, options: { expansions: COMBINATIONS[index % COMBINATIONS.length], goals: index % 4 === 1 } },
])

export const plan: Plan = {
  course: { setups: tables, hidden: [64, 32], lambda: 0.97, whims: 0.5, opening: 150, passes: 2 },
  setups: village.samples(),
  stages: 5,
  ridge: 0.0005,
  temperature: 0.6,
  trust: 0.5,
  byHand,
  styles,
}
