import type { Plan } from '../../training/train.ts'
import { byHand } from './by-hand.ts'

export const plan: Plan = {
  setups: [{ players: 2 }, { players: 3 }, { players: 4 }],
  stages: 5,
  ridge: 0.01,
  temperature: 0.5,
  midTurn: 6,
  byHand,
}
