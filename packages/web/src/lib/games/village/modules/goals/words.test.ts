import { Match, SeededChance } from '@chronik/kernel'
import { goalsOf, type VillageState, village } from '@chronik/village'
import { expect, test } from 'vitest'
import { goalsTell } from './words.ts'

test('VL-101, VL-201: what life goals are is told with what both of them bring', () => {
  const { state } = new Match<VillageState>(
    village,
    { players: 2, options: { goals: true } },
    new SeededChance(3),
  )
  const { silver, golden } = state.box.figures.goals
  const told = goalsTell(goalsOf(state, 0))
  expect(told).toContain(String(silver))
  expect(told).toContain(String(golden))
})
