import { expect, test } from 'vitest'
import { Pull, Spread } from './pull.ts'

const pixels = (deltaY: number, timeStamp: number) => ({ deltaY, deltaMode: 0, timeStamp })

test('one notch of a wheel is enough, forwards and back', () => {
  const pull = new Pull()
  expect(pull.turn(pixels(-100, 1000))).toBe('nearer')
  expect(pull.turn(pixels(100, 1100))).toBe('further')
  expect(new Pull().turn({ deltaY: 3, deltaMode: 1, timeStamp: 1000 })).toBe('further')
})

test('fingers on a pad turn in many small steps', () => {
  const pull = new Pull()
  const ways = Array.from({ length: 8 }, (_, at) => pull.turn(pixels(-12, 1000 + at * 16)))
  expect(ways).toEqual([null, null, null, null, null, null, 'nearer', null])
})

test('what was turned before a rest, or the other way, does not count', () => {
  const pull = new Pull()
  expect(pull.turn(pixels(-60, 1000))).toBeNull()
  expect(pull.turn(pixels(-60, 2000))).toBeNull()
  expect(pull.turn(pixels(60, 2020))).toBeNull()
  expect(pull.turn(pixels(60, 2040))).toBe('further')
})

test('small steps of fingers on a pad come together far enough to lead away, and then no further', () => {
  const spread = new Spread()
  const asked: number[] = []
  const away = (wanted: number): boolean => {
    asked.push(wanted)
    return wanted < 0.85
  }
  // A board that is seen whole stays as it is: only the whole movement tells where it leads.
  for (let step = 0; step < 12; step++) spread.turn(pixels(8, 1000 + step * 16), 1, away)
  expect(asked.at(-1)).toBeLessThan(0.85)
  expect(asked.filter((wanted) => wanted < 0.85)).toHaveLength(1)
  const before = asked.length
  spread.turn(pixels(-8, 3000), 1, away)
  expect(asked).toHaveLength(before + 1)
  expect(asked.at(-1)).toBeGreaterThan(1)
})
