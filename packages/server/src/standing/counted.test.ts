import { describe, expect, test } from 'vitest'
import type { Table, TableResult, TableSeat } from '../tables/table.ts'
import { tableForTests } from '../testing/tables.ts'
import { counted } from './counted.ts'

const person = (user: string, more: object = {}): TableSeat => ({
  colour: 'red',
  kind: 'person',
  user,
  name: user,
  conceded: false,
  ...more,
})
const bot = (instead?: string): TableSeat => ({
  colour: 'red',
  kind: 'bot',
  level: 'adept',
  ...(instead !== undefined && { instead: { user: instead, name: instead } }),
})

function over(seats: readonly TableSeat[], ranks: number[], given: Partial<Table> = {}): Table {
  const result: TableResult = { scores: ranks.map((rank) => 50 - rank), ranks, reason: 'played' }
  return tableForTests({ status: 'over', seats, result, ...given })
}

const ranksOf = (table: Table) => counted(table)?.parts.map(({ user, rank, left }) => [user, rank, left])

describe('what counts of a match', () => {
  test('a match among people counts as it was played, shared places included', () => {
    const table = over([person('a'), person('b'), person('c')], [1, 1, 3])
    expect(counted(table)?.rated).toBe(true)
    expect(ranksOf(table)).toEqual([
      ['a', 1, false],
      ['b', 1, false],
      ['c', 3, false],
    ])
  })

  test('a bot at the table makes it unrated; it still has its place', () => {
    const table = over([person('a'), bot(), person('c')], [3, 1, 2])
    expect(counted(table)?.rated).toBe(false)
    expect(ranksOf(table)).toEqual([
      ['a', 3, false],
      ['c', 2, false],
    ])
  })

  test('whose seat a bot has taken over counts as left, however well the bot has played', () => {
    const table = over([person('a'), bot('b'), person('c')], [3, 1, 2])
    expect(counted(table)?.rated).toBe(true)
    expect(ranksOf(table)).toEqual([
      ['a', 2, false],
      ['b', 3, true],
      ['c', 1, false],
    ])
  })

  test('who gave up stands last, together with others who did', () => {
    const table = over([person('a', { conceded: true }), bot('b'), person('c')], [2, 3, 1])
    expect(ranksOf(table)).toEqual([
      ['a', 2, true],
      ['b', 2, true],
      ['c', 1, false],
    ])
  })

  test.each([
    ['a match that was abandoned', tableForTests({ status: 'abandoned', result: null }), null],
    ['a match under way', tableForTests({ status: 'playing' }), null],
    [
      'figures of their own',
      over([person('a'), person('b')], [1, 2], { setup: { players: 2, options: {}, edition: {} } }),
      false,
    ],
    ['a match alone', over([person('a')], [1]), false],
    ['a match that everybody left', over([bot('a'), bot('b')], [1, 2]), false],
  ])('%s is not rated', (_, table, rated) => {
    expect(counted(table)?.rated ?? null).toBe(rated)
  })
})
