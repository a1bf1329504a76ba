import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placesBy, totalsOf } from './score.ts'

test.each<[number[], number[][], number[]]>([
  [[10, 20, 30], [], [3, 2, 1]],
  [[20, 20, 10], [], [1, 1, 3]],
  [[10, 20, 20, 20], [], [4, 1, 1, 1]],
  [[5, 5], [[1, 2]], [2, 1]],
  [
    [5, 5, 5],
    [
      [1, 2, 2],
      [9, 3, 3],
    ],
    [3, 1, 1],
  ],
  [
    [5, 5, 5],
    [
      [1, 2, 2],
      [9, 3, 4],
    ],
    [3, 2, 1],
  ],
  [[6, 5], [[0, 9]], [1, 2]],
  [[-3, -1], [], [2, 1]],
  [[7], [], [1]],
])('totals %j with tie-breaks %j make places %j', (totals, tieBreaks, places) => {
  expect(placesBy(totals, ...tieBreaks)).toEqual(places)
})

test('a place is one more than the number of those who are ahead', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 6 }), (totals) => {
      const places = placesBy(totals)
      expect(Math.min(...places)).toBe(1)
      places.forEach((place, seat) => {
        expect(place).toBe(1 + totals.filter((total) => total > totals[seat]).length)
      })
    }),
  )
})

test('totals add the lines up, seat by seat', () => {
  const lines = [
    { id: 'a', values: [1, 2, 3] },
    { id: 'b', values: [-4, 0, 5] },
  ]
  expect(totalsOf(lines, 3)).toEqual([-3, 2, 8])
  expect(totalsOf([], 2)).toEqual([0, 0])
})
