import { expect, test } from 'vitest'
import { seatBySeat } from './course.ts'

test('every seat has one point for every moment of the match', () => {
  const course = [
    { round: 0, totals: [1, 1] },
    { round: 1, totals: [4, 2] },
    { round: 2, totals: [9, 12] },
  ]
  expect(seatBySeat(course)).toEqual([
    [1, 4, 9],
    [1, 2, 12],
  ])
  expect(seatBySeat([])).toEqual([])
})
