import { expect, test } from 'vitest'
import { optionsOf, tableAt, villageAt } from '../../test/position.ts'

const whites = (value: number, village: object, more: object = {}) => {
  const table = tableAt({ value, villages: [village], ...more })
  return table.due === '1 use' && table.options.includes('white')
    ? optionsOf(table.play('1 white'), 'white ')
    : []
}

test('M-451 white banners: craft buildings, fields, customers, halls, meeting places and the village board', () => {
  const cards = ['hall-finance', 'customer-29', 'customer-21', 'church-trade', 'monk-quill-1', 'travel-a-1']
  const village = { cards: [...cards, 'stable-1'], goods: { horse: 2 } }
  expect(whites(3, village)).toEqual(['hall-finance', 'customer-21', 'customer-29', 'school'])
  const table = tableAt({ value: 3, villages: [village] }).play('1 white')
  for (const banner of ['church-trade', 'monk-quill-1', 'travel-a-1', 'field-1', 'hall-guild'])
    expect(table.refusal(`1 white ${banner}`)).toMatchObject({ code: 'no-own-banner', rule: 'M-451' })
})

test('M-452 the value must be shown; a "?" customer answers to every value and is enough alone', () => {
  const village = { board: 'board-1', cards: ['customer-29'], goods: { horse: 2 } }
  const table = tableAt({ value: 7, villages: [village] }).play('1 white')
  expect(villageAt(table, 1).served).toEqual(['customer-29'])
  const listed = tableAt({
    value: 3,
    villages: [{ ...village, cards: ['customer-29', 'customer-01', 'stable-1'] }],
  }).play('1 white')
  expect(listed.refusal('1 white customer-01')).toMatchObject({
    code: 'value-differs',
    rule: 'M-452',
    params: { value: 3 },
  })
  expect(listed.refusal('1 white game')).toMatchObject({ code: 'value-differs' })
})

test('M-453 a hall costs one time, a field none', () => {
  const hall = tableAt({ value: 3, villages: [{ cards: ['hall-finance'] }] }).play(
    '1 white',
    '1 white hall-finance',
  )
  expect(villageAt(hall, 1)).toMatchObject({ time: 1, coins: 2 })
  const field = tableAt({ value: 7, villages: [{ cards: ['field-1'] }] }).play('1 white')
  expect(villageAt(field, 1)).toMatchObject({ time: 0, coins: 1 })
})

test('M-454 a card needs its area active now; game and school banner need nobody', () => {
  const village = {
    board: 'board-1',
    villagers: ['abbot'] as const,
    cards: ['stable-1', 'hall-finance', 'customer-29'],
    goods: { horse: 2 },
  }
  expect(whites(5, { ...village, cards: [...village.cards, 'field-1'] })).toEqual([])
  const game = tableAt({ value: 5, villages: [village] }).play('1 white')
  expect(villageAt(game, 1).tree).toBe(1)
  const table = tableAt({ value: 3, villages: [{ ...village, villagers: ['abbot', 'merchant'] }] }).play(
    '1 white',
  )
  expect(optionsOf(table, 'white ')).toEqual(['customer-29', 'school'])
  expect(table.refusal('1 white hall-finance')).toMatchObject({
    code: 'area-inactive',
    rule: 'M-454',
    params: { profession: 'councillor' },
  })
})

test('M-E06, M-452 to M-459, M-473, M-476, M-652, M-803 school, then the hall, then the customer', () => {
  const village = {
    time: 3,
    pupils: ['left'] as const,
    villagers: ['abbot', 'traveller', 'craftsman', 'merchant'] as const,
    cards: ['hall-finance', 'customer-32', 'customer-25', 'scriptorium-1'],
    goods: { scroll: 2 },
  }
  const table = tableAt({ value: 3, villages: [village] }).play('1 white')
  expect(optionsOf(table, 'white ')).toEqual(['customer-32', 'school'])
  table.play('1 white school', '1 graduate left councillor')
  expect(optionsOf(table)).toEqual(['stop', 'white hall-finance', 'white customer-32'])
  expect(table.refusal('1 white customer-25')).toMatchObject({ code: 'cannot-pay', rule: 'M-353' })
  table.play('1 white hall-finance', '1 white customer-32')
  expect(villageAt(table, 1)).toMatchObject({
    cloud: 6,
    coins: 2,
    goods: '',
    served: ['customer-32'],
    villagers: ['abbot', 'councillor', 'traveller', 'craftsman', 'merchant'],
    pupils: [],
  })
  expect(table.due).toBe('2 die-1')
})

test('M-455, M-458 the result of one banner serves the next', () => {
  const village = { board: 'board-4', cards: ['stable-1', 'customer-01'] }
  const table = tableAt({ value: 6, villages: [village] }).play('1 white')
  expect(optionsOf(table)).toEqual(['stop', 'white customer-01'])
  table.play('1 white customer-01')
  expect(villageAt(table, 1)).toMatchObject({ served: ['customer-01'], goods: '', time: 1 })
})

test('M-456 no banner twice in a turn; two fields are two banners', () => {
  const village = { board: 'board-1', cards: ['field-1', 'field-2', 'customer-29'], goods: { horse: 2 } }
  const table = tableAt({ value: 7, villages: [village] }).play('1 white', '1 white field-2')
  expect(optionsOf(table)).toEqual(['stop', 'white field-1', 'white customer-29'])
  expect(table.refusal('1 white field-2')).toMatchObject({ code: 'used', rule: 'M-456' })
  table.play('1 white field-1', '1 stop')
  expect(villageAt(table, 1).coins).toBe(2)
})

test('M-456 in the next turn the banner answers again', () => {
  const pool = ['w3', 'w4', 'w3', 'w4', 'b1', 'b2']
  const table = tableAt({ value: 7, pool, villages: [{ cards: ['field-1'] }] }).play('1 white')
  table.play(
    '2 die w3',
    '2 die w4',
    '2 leader',
    '2 coins',
    '1 die w3',
    '1 die w4',
    '1 value 7 coins 0 markers 0',
    '1 white',
  )
  expect(villageAt(table, 1).coins).toBe(2)
})

test('M-457 after the meeting place no banner is activated', () => {
  const village = { cards: ['meeting-place-1', 'customer-29'], goods: { horse: 2 }, tile: 'game' }
  const table = tableAt({ value: 2, villages: [village] }).play(
    '1 white',
    '1 white meeting-place-1',
    '1 stay',
  )
  expect(table.due).toBe('2 die-1')
  expect(villageAt(table, 1).served).toEqual([])
})

test('M-459 at least one banner, then one may stop at any point', () => {
  const village = { board: 'board-1', cards: ['stable-1', 'brewery-1'] }
  const table = tableAt({ value: 5, villages: [village] }).play('1 white')
  expect(table.refusal('1 stop')).toMatchObject({ code: 'activate-one', rule: 'M-459' })
  table.play('1 white game', '1 stop')
  expect(villageAt(table, 1)).toMatchObject({ tree: 1, goods: '' })
})

test.each([
  ['board-1', [5, 6]],
  ['board-2', [5, 8]],
  ['board-3', [6, 9]],
  ['board-4', [8, 9]],
])('M-461 the game banner of %s answers to %j', (board, values) => {
  const answering = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((value) => {
    const village = { board, cards: ['field-1', 'customer-29', 'customer-30'], goods: { horse: 2, beer: 2 } }
    return whites(value, village).includes('game')
  })
  expect(answering).toEqual(values)
})
