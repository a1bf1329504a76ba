import { expect, test } from 'vitest'
import { Presence } from './presence.ts'

test('who has several tabs is here until the last is closed', () => {
  let now = 1_000
  const presence = new Presence(() => now)
  expect([presence.come('t', 'ann'), presence.come('t', 'ann')]).toEqual([true, false])
  now = 5_000
  expect([presence.go('t', 'ann'), presence.isHere('t', 'ann'), presence.awayFor('t', 'ann')]).toEqual([
    false,
    true,
    0,
  ])
  expect([presence.go('t', 'ann'), presence.isHere('t', 'ann')]).toEqual([true, false])
  now = 7_000
  expect(presence.awayFor('t', 'ann')).toBe(2_000)
  presence.come('t', 'ann')
  expect(presence.awayFor('t', 'ann')).toBe(0)
})

test('who was never here is away since the server began, and each table counts for itself', () => {
  let now = 1_000
  const presence = new Presence(() => now)
  presence.come('t', 'ann')
  now = 61_000
  expect([presence.awayFor('t', 'ben'), presence.awayFor('u', 'ann')]).toEqual([60_000, 60_000])
})
