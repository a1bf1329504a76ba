import { expect, test } from 'vitest'
import { ranked, sumUpTo, winnersOf } from './scoring.ts'

const score = {
  lines: [
    { id: 'prestige', values: [4, 6, 6] },
    { id: 'coins', values: [1, 2, 2] },
  ],
  totals: [5, 8, 8],
  places: [3, 1, 1],
}

test('seats are ranked by their places, and who shares the first place wins', () => {
  expect(ranked(score)).toEqual([1, 2, 0])
  expect(winnersOf(score)).toEqual([1, 2])
})

test('the sum runs line by line', () => {
  expect([0, 1, 2].map((count) => sumUpTo(score.lines, 1, count))).toEqual([0, 6, 8])
})
