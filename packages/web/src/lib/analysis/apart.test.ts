import { expect, test } from 'vitest'
import { apart } from './apart.ts'

test('what lies far apart stays; what would cover its neighbour makes room for it', () => {
  expect(apart([10, 100, 200], 24, 300)).toEqual([10, 100, 200])
  expect(apart([10, 15, 200], 24, 300)).toEqual([10, 34, 200])
  expect(apart([10, 15, 16], 24, 300)).toEqual([10, 34, 58])
})

test('at the end they move back instead', () => {
  expect(apart([280, 290, 295], 24, 300)).toEqual([252, 276, 300])
  expect(apart([], 24, 300)).toEqual([])
})
