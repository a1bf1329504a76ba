import { expect, test } from 'vitest'
import { Attempts } from './attempts.ts'

test('after too many tries there is a wait, for this key only, and it ends', () => {
  let now = 0
  const attempts = new Attempts(2, 60_000, () => now)
  expect([attempts.take('a'), attempts.take('a')]).toEqual([0, 0])
  now = 10_000
  expect(attempts.take('a')).toBe(50)
  expect(attempts.take('b')).toBe(0)
  now = 60_000
  expect(attempts.take('a')).toBe(0)
})

test('being right forgives', () => {
  const attempts = new Attempts(1, 60_000, () => 0)
  attempts.take('a')
  attempts.forgive('a')
  expect(attempts.take('a')).toBe(0)
})

test('a hundred thousand keys do not fill the memory, and the newest still count', () => {
  const attempts = new Attempts(1, 60_000, () => 0)
  for (let key = 0; key < 100_000; key++) attempts.take(String(key))
  expect(attempts.take('99999')).toBeGreaterThan(0)
  expect(attempts.take('0')).toBe(0)
})
