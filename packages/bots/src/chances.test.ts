import { expect, test } from 'vitest'
import { chancesOf, doubtAt } from './chances.ts'

const rounded = (chances: readonly number[]) => chances.map((chance) => Math.round(chance * 100) / 100)

test('equal prospects are equal chances, and all chances make one', () => {
  expect(rounded(chancesOf([40, 40], 8))).toEqual([0.5, 0.5])
  expect(chancesOf([51, 40, 44, 12], 6).reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12)
})

test('whoever is ahead is likelier to win, the more the less is in doubt', () => {
  const [early] = chancesOf([46, 40], doubtAt(0, { early: 12, late: 2 }))
  const [late] = chancesOf([46, 40], doubtAt(1, { early: 12, late: 2 }))
  expect(early).toBeGreaterThan(0.5)
  expect(late).toBeGreaterThan(early)
})

test('a lead of one doubt means odds of e to one', () => {
  const [ahead, behind] = chancesOf([48, 40], 8)
  expect(ahead / behind).toBeCloseTo(Math.E, 12)
})
