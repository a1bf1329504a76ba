import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const score = {
  lines: [
    { id: 'travel', values: [3, 1] },
    { id: 'customers', values: [4, 9] },
  ],
  totals: [7, 10],
}

test('the points of everybody stand by what they come from', () => {
  expect(standingOf(score, () => true).totals).toEqual([
    { points: 7, more: false },
    { points: 10, more: false },
  ])
})

test('what lies face down is neither told nor counted, and that there is more is said', () => {
  const standing = standingOf(score, (line, seat) => line !== 'customers' || seat === 0)
  expect(standing.lines[1].values).toEqual([4, null])
  expect(standing.totals).toEqual([
    { points: 7, more: false },
    { points: 1, more: true },
  ])
})
