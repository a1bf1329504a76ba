import { describe, expect, test } from 'vitest'
import { MatchClock } from './clock.ts'
import { isQuiet, loudPart } from './quiet.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('a store of time for the whole match', () => {
  const pace = { kind: 'bank', bank: 30 * MINUTE, increment: 30_000 } as const

  test('only the seat that is due pays, and gets the increment when its turn passes on', () => {
    const clock = new MatchClock(pace, 2)
    clock.charge(0, 2 * MINUTE, 0)
    expect(clock.left(0)).toBe(28 * MINUTE)
    clock.charge(0, MINUTE, 1)
    expect([clock.left(0), clock.left(1)]).toEqual([27 * MINUTE + 30_000, 30 * MINUTE])
  })

  test('never falls below nothing, and more time that was given and not used stays', () => {
    const clock = new MatchClock(pace, 2)
    clock.charge(0, HOUR, 1)
    expect(clock.left(0)).toBe(30_000)
    clock.charge(1, -5 * MINUTE, 0)
    expect(clock.left(1)).toBe(35 * MINUTE + 30_000)
  })
})

test('so much for each move: all of it is there again for the next', () => {
  const clock = new MatchClock({ kind: 'move', limit: 24 * HOUR, quiet: null }, 2)
  clock.charge(0, HOUR, 0)
  expect(clock.left(0)).toBe(23 * HOUR)
  clock.charge(0, 2 * HOUR, 1)
  expect(clock.left(0)).toBe(24 * HOUR)
})

describe('quiet hours go by the clock of the place', () => {
  const night = { from: 22, to: 8, zone: 'Europe/Berlin' }
  const at = (text: string) => Date.parse(text)

  test('over midnight, in winter and in summer', () => {
    expect(isQuiet(night, at('2026-11-16T20:59:00Z'))).toBe(false)
    expect(isQuiet(night, at('2026-11-16T21:00:00Z'))).toBe(true)
    expect(isQuiet(night, at('2026-11-17T06:59:00Z'))).toBe(true)
    expect(isQuiet(night, at('2026-11-17T07:00:00Z'))).toBe(false)
    expect(isQuiet(night, at('2026-07-16T20:00:00Z'))).toBe(true)
    expect(isQuiet({ ...night, from: 8, to: 8 }, at('2026-11-16T07:30:00Z'))).toBe(false)
  })

  test('of a day and a night, fourteen hours count', () => {
    const from = at('2026-11-16T12:00:00Z')
    expect(loudPart(night, from, from + 24 * HOUR)).toBe(14 * HOUR)
    expect(loudPart(null, from, from + 24 * HOUR)).toBe(24 * HOUR)
    expect(loudPart(night, from, from - HOUR)).toBe(0)
  })
})
