import { expect, test } from 'vitest'
import { chainOf } from './chain.ts'

test('M-455: the chain of a turn counts its own banners, in their order', () => {
  const before = [
    { code: 'turn', seat: 1, turn: 0 },
    { code: 'white', seat: 1, banner: 'game' },
  ]
  const now = [
    { code: 'turn', seat: 0, turn: 1 },
    { code: 'white', seat: 0, banner: 'school' },
    { code: 'pupil', seat: 0, from: 'supply', to: 'left' },
    { code: 'white', seat: 0, banner: 'field-3' },
  ]
  expect(chainOf([...before, ...now])).toEqual(['school', 'field-3'])
  expect(chainOf([])).toEqual([])
})
