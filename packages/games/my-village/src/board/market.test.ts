import { expect, test } from 'vitest'
import { optionsOf, tableAt, villageAt } from '../../test/position.ts'

test('M-651 a customer has no black banner of its own', () => {
  const table = tableAt({ value: 7 }).play('1 black')
  expect(optionsOf(table, 'black ')).toEqual(['field', 'travel-a'])
})

test('M-652 serving needs the merchant, the value and all goods', () => {
  const village = {
    cards: ['customer-06', 'stable-1', 'brewery-1', 'field-1'],
    goods: { horse: 1, beer: 1 },
    board: 'board-1',
  }
  const table = tableAt({ value: 9, villages: [village] }).play('1 white')
  expect(villageAt(table, 1)).toMatchObject({ served: ['customer-06'], goods: '', time: 0 })
  const uses = (more: object, value = 9) => tableAt({ value, villages: [{ ...village, ...more }] }).told
  expect(uses({ villagers: ['abbot'] })).toContain('leader')
  expect(tableAt({ value: 9, villages: [{ ...village, goods: { horse: 1 } }] }).options).toEqual([
    'black',
    'leader',
  ])
  expect(tableAt({ value: 10, turn: 1, villages: [village] }).options).toEqual(['black', 'leader'])
})

test('M-653 several customers in one turn, each a banner of its own', () => {
  const village = {
    cards: ['customer-06', 'customer-07', 'customer-29', 'stable-1', 'brewery-1', 'smithy-1'],
    goods: { horse: 3, beer: 2, plow: 1 },
    board: 'board-1',
  }
  const table = tableAt({ value: 9, villages: [village] }).play(
    '1 white',
    '1 white customer-07',
    '1 white customer-29',
    '1 white customer-06',
  )
  expect(villageAt(table, 1)).toMatchObject({
    served: ['customer-06', 'customer-07', 'customer-29'],
    goods: '',
  })
})

test('M-654, M-907 a waiting customer is worth nothing', () => {
  const table = tableAt({ value: 7, villages: [{ cards: ['customer-20'], served: ['customer-01'] }] })
  const line = table.match.game.score(table.state).lines.find(({ id }) => id === 'customers')
  expect(line?.values).toEqual([2, 0])
})

test('M-458, M-652 two customers want the only horse: whoever is served first takes it', () => {
  const village = {
    cards: ['customer-01', 'customer-02', 'stable-2', 'hall-guild'],
    goods: { horse: 1 },
    jokers: 0,
    board: 'board-1',
  }
  const table = tableAt({
    value: 6,
    villages: [{ ...village, cards: ['customer-01', 'customer-14', 'customer-29', 'stable-2'] }],
  }).play('1 white')
  expect(optionsOf(table, 'white ')).toEqual(['customer-01', 'game'])
  table.play('1 white customer-01')
  expect(optionsOf(table)).toEqual(['stop', 'white game'])
})
