import { expect, test } from 'vitest'
import { expectOptions, optionsOf, tableAt, villageAt } from '../../test/position.ts'

test.each([
  ['stable-1', 'horse'],
  ['brewery-1', 'beer'],
  ['smithy-1', 'plow'],
  ['scriptorium-1', 'scroll'],
  ['cartwright-1', 'wagon'],
])('M-601, M-603 %s is placed with one %s on it, for two time', (card, good) => {
  const table = tableAt({ value: 5 }).play('1 black', `1 black ${card}`)
  expect(villageAt(table, 1)).toMatchObject({ cards: [card], goods: `${good} 1`, time: 2 })
})

test('M-601, M-602 one building of each kind, any card of the row', () => {
  const table = tableAt({ value: 8, villages: [{ cards: ['stable-1'] }] }).play('1 black')
  expect(optionsOf(table, 'black ').filter((one) => one.startsWith('stable'))).toEqual([])
  expect(optionsOf(table, 'black ')).toContain('brewery-2')
  expect(optionsOf(table, 'black ')).toContain('brewery-4')
})

test('M-604 the white banner makes one more good for one time, with the craftsman only', () => {
  const village = { cards: ['brewery-2'], goods: { beer: 1 }, board: 'board-3' }
  const table = tableAt({ value: 8, villages: [village] }).play('1 white')
  expect(villageAt(table, 1)).toMatchObject({ goods: 'beer 2', time: 1 })
  const absent = tableAt({ value: 8, villages: [{ ...village, villagers: ['merchant'] }] })
  expect(absent.told).toContain('leader')
})

test('M-E24, M-362, M-604, M-614 a plow moved to the field makes room for a new one', () => {
  const position = {
    value: 5,
    villages: [{ cards: ['smithy-1', 'field-1'], goods: { plow: 3 }, board: 'board-4' }],
  }
  const moved = tableAt(position)
  expect(moved.options).toContain('plow smithy-1 field-1')
  moved.play('1 plow smithy-1 field-1', '1 white')
  expect(villageAt(moved, 1)).toMatchObject({ time: 1, goods: 'plow 3', jokers: 0 })
  expect(moved.state.plows[0]).toBe(1)
  const full = tableAt(position).play('1 white')
  expect(villageAt(full, 1)).toMatchObject({ time: 1, goods: 'plow 3', jokers: 0 })
  expect(full.state.plows[0]).toBe(0)
})

test('M-402, M-405, M-601 to M-603 craft buildings on offer for a 9', () => {
  const table = tableAt({ value: 9, gone: ['smithy-3'], villages: [{ cards: ['stable-1'] }] })
  expectOptions(table.options, ['black', 'leader'])
  expect(table.refusal('1 black stable-3')).toMatchObject({ rule: 'M-601' })
  expect(table.refusal('1 black smithy-3')).toMatchObject({ rule: 'M-405' })
  expect(table.refusal('1 black smithy-2')).toMatchObject({ code: 'value-differs', rule: 'M-353' })
  table.play('1 black')
  expectOptions(
    optionsOf(table, 'black '),
    ['brewery', 'scriptorium', 'cartwright'].flatMap((kind) => [`${kind}-3`, `${kind}-4`]).concat('smithy-4'),
  )
  table.play('1 black cartwright-4')
  expect(villageAt(table, 1)).toMatchObject({
    goods: 'wagon 1',
    time: 2,
    cards: ['stable-1', 'cartwright-4'],
  })
})
