import type { Plan } from '../../training/train.ts'
import { byHand } from './by-hand.ts'
import { styles } from './styles.ts'

export const plan: Plan = {
  course: {
    setups: [2, 3, 4, 2].map((players) => ({ players })),
    hidden: [64, 32],
    lambda: 0.95,
    whims: 0.3,
    opening: 40,
    passes: 2,
  },
  setups: [{ players: 2 }, { players: 3 }, { players: 4 }],
  stages: 5,
  ridge: 0.01,
  temperature: 0.5,
  midTurn: 6,
  byHand,
  styles,
}
