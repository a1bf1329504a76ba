import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { Company } from './company.svelte.ts'
import { TestHouse, tableOf } from './testing/house.ts'

const pace = { kind: 'bank', bank: 60_000, increment: 0 } as const

function followed(house: TestHouse) {
  vi.useFakeTimers()
  const company = new Company(house)
  const stop = company.follow()
  return {
    company,
    pass(milliseconds: number) {
      house.time += milliseconds
      vi.advanceTimersByTime(1000)
      flushSync()
    },
    [Symbol.dispose]() {
      stop()
      vi.useRealTimers()
    },
  }
}

test('the running clock goes down, the others stand still, bots have none', () => {
  const house = new TestHouse()
  house.table = tableOf()
  house.clock = { pace, left: [50_000, null, 40_000], running: 2, at: house.time }
  using table = followed(house)
  table.pass(10_000)
  expect([0, 1, 2].map((seat) => table.company.leftOf(seat))).toEqual([50_000, null, 30_000])
  table.pass(60_000)
  expect(table.company.leftOf(2)).toBe(0)
})

test('no clock runs on when the match has ended, and nobody is awaited', () => {
  const house = new TestHouse()
  house.table = { ...tableOf(), status: 'abandoned' }
  house.clock = { pace, left: [50_000, null, 40_000], running: 2, at: house.time }
  house.awaited = { seat: 2, since: house.time }
  using table = followed(house)
  table.pass(10_000)
  expect(table.company.leftOf(2)).toBe(40_000)
  expect(table.company.clock?.running).toBeNull()
  expect(table.company.thinksFor(2)).toBeNull()
})

test('how long somebody thinks or is away goes by the clock of the server', () => {
  const house = new TestHouse()
  house.table = tableOf()
  house.awaited = { seat: 0, since: house.time - 5_000 }
  house.presence = { seats: [true, true, false], away: [null, null, 90_000], spectators: 2 }
  using table = followed(house)
  table.pass(30_000)
  expect(table.company.thinksFor(0)).toBe(35_000)
  expect(table.company.thinksFor(2)).toBeNull()
  expect(table.company.awayFor(2)).toBe(120_000)
  expect(table.company.awayFor(0)).toBeNull()
})

test('who is away for a minute is gone; of whom nothing is told nothing is known', () => {
  const house = new TestHouse()
  house.table = tableOf()
  house.presence = { seats: [true, true, false], away: [null, null, 10_000], spectators: 0 }
  using table = followed(house)
  const seen = () => [0, 1, 2].map((seat) => table.company.presenceOf(seat))
  expect(seen()).toEqual(['here', 'bot', 'away'])
  table.pass(50_000)
  expect(seen()).toEqual(['here', 'bot', 'gone'])
  house.tell((hear) => hear.presence?.({ seats: [], away: [], spectators: 1 }))
  expect(seen()).toEqual(['unknown', 'bot', 'unknown'])
})

test.each([
  ['dot', 'playing', 2],
  ['dot', 'over', 0],
  ['ben', 'playing', 0],
] as const)('%s sees a match that is %s so many turns later: %i', (user, status, turns) => {
  const house = new TestHouse()
  house.me = { id: user, name: user, guest: true }
  house.table = tableOf({ status, delay: 2 })
  using table = followed(house)
  expect(table.company.behind).toBe(turns)
})

test('whose own clock runs low is hurried; others are not', () => {
  const house = new TestHouse()
  house.me = { id: 'ben', name: 'Ben', guest: true }
  house.table = tableOf()
  house.clock = { pace, left: [50_000, null, 70_000], running: 2, at: house.time }
  using table = followed(house)
  table.pass(5_000)
  expect(table.company.hurried).toBe(false)
  table.pass(6_000)
  expect(table.company.hurried).toBe(true)
  house.tell((hear) => hear.clock?.({ pace, left: [50_000, null, 59_000], running: 0, at: house.time }))
  expect(table.company.hurried).toBe(false)
})

test('how long the server is not reached is counted until it is there again', () => {
  const house = new TestHouse()
  house.table = tableOf()
  using table = followed(house)
  table.pass(1_000)
  expect(table.company.lostFor).toBeNull()
  house.reached = false
  table.pass(1_000)
  table.pass(7_000)
  expect(table.company.lostFor).toBe(7_000)
  house.reached = true
  table.pass(1_000)
  expect(table.company.lostFor).toBeNull()
})

test('one’s own seat is known, also while a bot plays it, and whose table it is', () => {
  const house = new TestHouse()
  house.me = { id: 'ben', name: 'Ben', guest: true }
  house.table = tableOf()
  using table = followed(house)
  expect(table.company.seat).toBe(2)
  expect(table.company.hosts).toBe(false)
  const replaced = {
    kind: 'bot',
    colour: 'white',
    level: 'adept',
    instead: { user: 'ben', name: 'Ben' },
  } as const
  house.tell((hear) => hear.table?.(tableOf({ host: 'ben', seats: tableOf().seats.with(2, replaced) })))
  expect(table.company.seat).toBe(2)
  expect(table.company.hosts).toBe(true)
})

test('a stranger has no seat', () => {
  const house = new TestHouse()
  house.table = tableOf()
  using table = followed(house)
  expect(table.company.seat).toBe(-1)
  expect(table.company.hosts).toBe(false)
})
