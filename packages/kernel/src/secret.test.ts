import { expect, test } from 'vitest'
import { secretsOf } from './secret.ts'
import { group, int, ints, rows, secret } from './shape.ts'

test('secrets are found with their names and the seat whose row they stand in', () => {
  const fields = {
    round: int(),
    farms: rows(2, { coins: int(), hand: secret(ints(3)), chest: group({ card: secret(int()) }) }),
  }
  expect(secretsOf(fields)).toEqual([
    { seat: 0, field: 'hand', start: 2, end: 5 },
    { seat: 0, field: 'card', start: 5, end: 6 },
    { seat: 1, field: 'hand', start: 7, end: 10 },
    { seat: 1, field: 'card', start: 10, end: 11 },
  ])
})

test('a secret without an owner is a mistake', () => {
  expect(() => secretsOf({ chest: group({ card: secret(int()) }) })).toThrow(
    'the secret field "card" stands in no row of a seat',
  )
})

test('a secret inside rows of rows belongs to the seat of the outermost one', () => {
  const fields = { farms: rows(2, { coins: int(), chests: rows(2, { size: int(), card: secret(int()) }) }) }
  expect(secretsOf(fields).map(({ seat, start }) => [seat, start])).toEqual([
    [0, 2],
    [0, 4],
    [1, 7],
    [1, 9],
  ])
})
