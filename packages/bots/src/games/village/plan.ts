import { village } from '@chronik/village'
import type { Plan } from '../../training/train.ts'
import { byHand } from './by-hand.ts'

export const plan: Plan = {
  setups: village.samples(),
  stages: 5,
  ridge: 0.0005,
  temperature: 0.6,
  trust: 0.5,
  byHand,
}
