import { Match, SeededChance } from '@chronik/kernel'
import { incomeIn, type WorldState, worldWithoutEnd } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { rotationOf } from './council.ts'

test('a card that is turned on and on, either way, lies in one of four rotations', () => {
  expect([-9, -4, -1, 0, 3, 4, 9, 14].map(rotationOf)).toEqual([3, 0, 3, 0, 3, 0, 1, 2])
})

test('however often it was turned, every seat has a corner', () => {
  const { state } = new Match<WorldState>(worldWithoutEnd, { players: 4 }, new SeededChance(7))
  for (const quarters of [-13, -5, 9, 22])
    expect([0, 1, 2, 3].every((seat) => incomeIn(state, seat, rotationOf(quarters)).amount > 0)).toBe(true)
})
