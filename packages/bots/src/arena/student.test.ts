import { expect, test } from 'vitest'
import { shareWithin, standardErrors } from './student.ts'

test.each([
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [4, 2.776],
  [7, 2.365],
  [19, 2.093],
  [30, 2.042],
  [120, 1.98],
])('with %i degrees of freedom 95 %% lie within %f standard errors, as printed tables say', (freedom, t) => {
  expect(standardErrors(0.95, freedom)).toBeCloseTo(t, 3)
})

test('with many degrees of freedom it becomes the normal distribution', () => {
  expect(standardErrors(0.95, 20_000)).toBeCloseTo(1.96, 3)
  expect(standardErrors(0.99, 20_000)).toBeCloseTo(2.576, 3)
})

test.each([1, 2, 3, 4, 9, 10, 1001])(
  'the shares of %i degrees of freedom grow from nothing to all',
  (freedom) => {
    const shares = [0, 0.5, 1, 2, 4, 8, 1e9].map((t) => shareWithin(t, freedom))
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
    expect(shares[0]).toBe(0)
    expect(shares[6]).toBeCloseTo(1, 6)
  },
)

test('two degrees of freedom have a share in closed form', () => {
  for (const t of [0.3, 1, 2.5]) expect(shareWithin(t, 2)).toBeCloseTo(t / Math.sqrt(2 + t * t), 12)
})
