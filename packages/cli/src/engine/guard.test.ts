import { expect, test } from 'vitest'
import { withinTime } from './guard.ts'

test('gives back what the task gives back', () => {
  expect(withinTime(() => 6 * 7)).toBe(42)
})

test('passes on what the task throws', () => {
  expect(() =>
    withinTime(() => {
      throw new RangeError('no')
    }),
  ).toThrow(RangeError)
})

test('stops a task that does not end', () => {
  expect(() =>
    withinTime(() => {
      for (;;);
    }, 50),
  ).toThrow(/timed out/)
})
