import { FastRandom } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { playsSeat, seatOf } from '../tables/seats.ts'
import type { Table, TableSeat } from '../tables/table.ts'
import { tableForTests } from '../testing/tables.ts'
import { mergePerson } from './persons.ts'

const account = { user: 'anna', name: 'Anna' }
const person = (user: string, conceded = false): TableSeat => ({
  kind: 'person',
  colour: 'red',
  user,
  name: user,
  conceded,
})
const replacedBy = (user: string): TableSeat => ({
  kind: 'bot',
  colour: 'blue',
  level: 'novice',
  instead: { user, name: user },
})
const awaiting = (user: string): TableSeat => ({
  kind: 'invited',
  colour: 'white',
  invitation: 'secret',
  awaited: { user, name: user },
})
const canMove = (table: Table, user: string) => playsSeat(table, seatOf(table, user), user)

test('a replaced guest who signs in to an account at the same table leaves the account its seat', () => {
  const table = tableForTests({ status: 'playing', seats: [replacedBy('guest'), person('anna')] })
  const merged = mergePerson(table, 'guest', account)
  expect(seatOf(merged, 'anna')).toBe(1)
  expect(canMove(merged, 'anna')).toBe(true)
  expect(merged.seats[0]).toEqual({ kind: 'bot', colour: 'blue', level: 'novice' })
})

test('a guest who still plays brings the seat along, also where a bot plays for the account', () => {
  const table = tableForTests({ status: 'playing', seats: [replacedBy('anna'), person('guest')] })
  const merged = mergePerson(table, 'guest', account)
  expect([seatOf(merged, 'anna'), canMove(merged, 'anna')]).toEqual([1, true])
})

test('whatever the two had: one place is left, and who could move can', () => {
  const random = new FastRandom(7)
  const kinds = [
    () => person('guest'),
    () => person('anna'),
    () => person('guest', true),
    () => person('anna', true),
    () => replacedBy('guest'),
    () => replacedBy('anna'),
    () => awaiting('guest'),
    () => awaiting('anna'),
    () => person('ben'),
    (): TableSeat => ({ kind: 'open', colour: 'yellow' }),
  ]
  for (let round = 0; round < 2_000; round++) {
    const status = (['gathering', 'playing'] as const)[random.below(2)]
    const drawn = Array.from({ length: 4 }, () => kinds[random.below(kinds.length)]())
    // Nobody has two places to begin with.
    const seats = drawn.filter((seat, at) => {
      const holder = holderOf(seat)
      return holder === null || drawn.findIndex((other) => holderOf(other) === holder) === at
    })
    const table = tableForTests({ status, seats, kicked: ['anna'], muted: ['guest'] })
    const merged = mergePerson(table, 'guest', account)
    expect(merged.seats.filter((seat) => holderOf(seat) === 'anna').length).toBeLessThanOrEqual(1)
    expect(merged.seats.some((seat) => holderOf(seat) === 'guest')).toBe(false)
    const could = canMove(table, 'guest') || canMove(table, 'anna')
    expect([round, could && !canMove(merged, 'anna')]).toEqual([round, false])
    expect(seatOf(merged, 'anna') >= 0 && merged.kicked.includes('anna')).toBe(false)
  }
})

function holderOf(seat: TableSeat): string | null {
  if (seat.kind === 'person') return seat.user
  if (seat.kind === 'bot') return seat.instead?.user ?? null
  return seat.kind === 'invited' ? (seat.awaited?.user ?? null) : null
}
