import { words } from '@chronik/kernel'

export const SILVER_GOALS = words([
  'goal-aristocrat',
  'goal-writer',
  'goal-knight',
  'goal-farmer',
  'goal-brewer',
  'goal-smith',
  'goal-collector',
  'goal-patron',
])

export const GOLDEN_GOALS = words([
  'goal-saint',
  'goal-councillor',
  'goal-patriarch',
  'goal-globetrotter',
  'goal-seafarer',
  'goal-acolyte',
  'goal-merchant',
  'goal-historian',
  'goal-master',
])
