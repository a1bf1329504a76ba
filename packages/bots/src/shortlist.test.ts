import type { Move } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { Shortlist } from './shortlist.ts'

test('the best few plans are kept, best first, and those that are worth the same once', () => {
  const shortlist = new Shortlist(3)
  const add = (move: number, value: number) => shortlist.add([move as Move], value)
  add(1, 5)
  add(2, 7)
  add(3, 7.0004)
  add(4, 1)
  add(5, 6)
  add(6, 0)
  expect(shortlist.plans).toEqual([
    { moves: [2], value: 7 },
    { moves: [5], value: 6 },
    { moves: [1], value: 5 },
  ])
})

test('the moves of a plan stay as they were', () => {
  const shortlist = new Shortlist(2)
  const path = [1, 2] as Move[]
  shortlist.add(path, 1)
  path.pop()
  expect(shortlist.plans[0].moves).toEqual([1, 2])
})
