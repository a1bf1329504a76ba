import { expect, test } from 'vitest'
import {
  deckOf,
  displayOf,
  expectOptions,
  optionsOf,
  played,
  tableAt,
  villageAt,
} from '../../test/position.ts'

const SIX = ['customer-01', 'customer-02', 'customer-03', 'customer-04', 'customer-05', 'customer-06']
const next = (...numbers: number[]) => ({ customers: numbers.map((number) => `customer-${number}`) })
/** Seat 1 is start player, so that the steward is the only black banner of a 4 or 10. */
const at = (position: object, script = {}) =>
  tableAt({ value: 10, display: SIX, ...position }, script).play('1 black')

test('M-E05, M-421 to M-424 three customers cost a coin and two time; the display is filled up', () => {
  const table = at({ villages: [{ coins: 1 }], deck: 20 }, next(10, 11, 12))
  table.play('1 take customer-06', '1 take customer-02', '1 take customer-04', '1 stop')
  expect(villageAt(table, 1)).toMatchObject({
    coins: 0,
    cloud: 3,
    cards: ['customer-02', 'customer-04', 'customer-06'],
  })
  expect(displayOf(table)).toEqual([
    'customer-01',
    'customer-03',
    'customer-05',
    'customer-10',
    'customer-11',
    'customer-12',
  ])
  expect(deckOf(table)).toBe(17)
})

test.each([
  [1, 1, 5],
  [2, 2, 5],
  [3, 2, 4],
  [4, 3, 4],
])('M-422 %i customers cost %i time and leave %i of 5 coins', (count, time, coins) => {
  const table = at({ villages: [{ coins: 5 }], deck: 0 })
  table.play(...SIX.slice(0, count).map((card) => `1 take ${card}`))
  if (count < 4) table.play('1 stop')
  expect(villageAt(table, 1)).toMatchObject({ time, coins })
  expect(villageAt(table, 1).cards).toHaveLength(count)
})

test('M-421, M-R09 up to four customers, or none at all', () => {
  const table = at({ villages: [{ coins: 1 }] })
  expect(optionsOf(table)).toEqual(['stop', ...SIX.map((card) => `take ${card}`)])
  table.play('1 take customer-01')
  expect(optionsOf(table)[0]).toBe('stop')
  expect(table.refusal('1 take customer-01')).toMatchObject({ code: 'not-displayed', rule: 'M-421' })
  expect(table.refusal('1 take customer-33')).toMatchObject({
    code: 'not-displayed',
    params: { customer: 'customer-33' },
  })
})

test('M-R09, M-361 the steward may lapse: nobody comes, and nothing is paid', () => {
  const table = at({ villages: [{ coins: 1 }] }).play('1 stop')
  expect(villageAt(table, 1)).toMatchObject({ time: 0, coins: 1, cards: [] })
  expect(displayOf(table)).toEqual(SIX)
  expect(table.match.log).toContainEqual({ code: 'lapse', seat: 0, what: 'steward' })
  expect(table.due).toBe('2 die-1')
})

test('M-R09 in a match begun under version 1 at least one customer is taken', () => {
  const table = at({ rules: 1, villages: [{ coins: 1 }] })
  expect(optionsOf(table)).toEqual(SIX.map((card) => `take ${card}`))
  expect(table.refusal('1 stop')).toMatchObject({ code: 'take-a-customer', rule: 'M-R09' })
})

test('M-E29, M-422, M-424, M-425 without a coin two at most; the deck runs out', () => {
  const table = at({ value: 4, deck: 1 }, next(33).customers.length ? { customers: ['customer-07'] } : {})
  table.play('1 take customer-01', '1 take customer-02')
  expect(villageAt(table, 1)).toMatchObject({ time: 2, cards: ['customer-01', 'customer-02'] })
  expect(displayOf(table)).toHaveLength(5)
  expect(deckOf(table)).toBe(0)
})

test('M-422 the third customer is refused for want of a coin', () => {
  const villages = [{ cards: ['church-trade'] }]
  const table = at({ villages, deck: 0 }).play('1 skip', '1 take customer-01')
  expect(table.due).toBe('1 customer')
  table.play('1 take customer-02')
  expect(table.told).not.toContain('trade')
  expect(table.due).toBe('2 die-1')
})

test('M-R09, M-425 without any displayed customer the steward can be activated, and lapses', () => {
  const table = tableAt({ value: 4, turn: 2, display: [], deck: 0 }).play('2 black', '2 black steward')
  expect(villageAt(table, 2)).toMatchObject({ time: 0, cards: [] })
  expect(table.match.log).toContainEqual({ code: 'lapse', seat: 1, what: 'steward' })
})

test('M-R09 in a match begun under version 1 the steward needs a customer on display', () => {
  const table = tableAt({ rules: 1, value: 4, turn: 2, display: [], deck: 0 }).play('2 black')
  expect(table.told).toContain('hand')
})

test('M-E30, M-705, M-703 Trade Church: seven shown, one free, four paid, refilled to six', () => {
  const villages = [{ coins: 1, cards: ['church-trade'] }]
  const table = at({ villages, deck: 10 }, next(13, 14, 10, 11, 12))
  expect(table.due).toBe('1 trade')
  table.play('1 use')
  expect(displayOf(table)).toHaveLength(7)
  expect(optionsOf(table, 'free ')).toContain('customer-13')
  table.play('1 free customer-13', ...SIX.slice(0, 4).map((card) => `1 take ${card}`))
  expect(villageAt(table, 1)).toMatchObject({ coins: 0, time: 3 })
  expect(villageAt(table, 1).cards).toHaveLength(6)
  expect(displayOf(table)).toHaveLength(6)
  expect(deckOf(table)).toBe(5)
})

test('M-E30, M-703 without an abbot the Trade Church is no help', () => {
  const villages = [{ cards: ['church-trade'], villagers: ['merchant', 'councillor'] as const }]
  expect(at({ villages, deck: 10 }).due).toBe('1 customer')
})

test('M-R10 the Trade Church may be skipped, the free customer declined, and an empty deck shows nothing', () => {
  const villages = [{ cards: ['church-trade'] }]
  const table = at({ villages, deck: 0 }).play('1 use')
  expect(table.due).toBe('1 free-customer')
  expect(optionsOf(table)).toEqual([...SIX.map((card) => `free ${card}`), 'none'])
  expect(table.refusal('1 free customer-20')).toMatchObject({ code: 'not-displayed', rule: 'M-705' })
  table.play('1 none', '1 take customer-01', '1 stop')
  expect(villageAt(table, 1)).toMatchObject({ time: 1, cards: ['church-trade', 'customer-01'] })
})

test('M-R11 the only customer may be taken free; then nothing is paid', () => {
  const villages = [{ cards: ['church-trade'] }]
  const table = at({ villages, deck: 0, display: ['customer-20'] }).play('1 use', '1 free customer-20')
  expect(villageAt(table, 1)).toMatchObject({ time: 0, cards: ['church-trade', 'customer-20'] })
  expect(table.due).toBe('2 die-1')
})

test('M-R11 after the free customer the paid part may lapse, whatever lies in the display', () => {
  const villages = [{ cards: ['church-trade'] }]
  const customers = ['customer-20', 'customer-21']
  const table = at({ villages }, { customers }).play('1 use', '1 free customer-20')
  expect(optionsOf(table)[0]).toBe('stop')
  table.play('1 stop')
  expect(villageAt(table, 1)).toMatchObject({ time: 0, cards: ['church-trade', 'customer-20'] })
})

test('M-R11 in a match begun under version 1 the only customer, declined, is taken and paid', () => {
  const villages = [{ cards: ['church-trade'] }]
  const table = at({ rules: 1, villages, deck: 0, display: ['customer-20'] }).play('1 use', '1 none')
  expect(villageAt(table, 1)).toMatchObject({ time: 1, cards: ['church-trade', 'customer-20'] })
})

test('M-728, M-R12, M-651 a monk brings the steward for one or two customers at normal cost, with the Trade Church', () => {
  const villages = [{ coins: 4, cards: ['church-trade'] }]
  const script = { 'monk-jug': ['monk-jug-1'], customers: ['customer-13', 'customer-14', 'customer-15'] }
  const table = tableAt({ value: 9, villages, display: SIX, deck: 10, tops: ['monk-jug-4'] }, script)
  table.play('1 black', '1 black monk-jug', '1 accept', '1 use', '1 free customer-13', '1 take customer-01')
  expect(table.refusal('1 take customer-20')).toMatchObject({ code: 'not-displayed' })
  table.play('1 take customer-02')
  expect(villageAt(table, 1)).toMatchObject({ coins: 2, time: 4 })
  expect(villageAt(table, 1).cards).toEqual([
    'church-trade',
    'monk-jug-4',
    'customer-01',
    'customer-02',
    'customer-13',
  ])
  expect(displayOf(table)).toHaveLength(6)
})

test('M-R12 with an empty display the bonus lapses', () => {
  const villages = [{ coins: 4, cards: ['church-abbey'] }]
  const table = tableAt(
    { value: 9, villages, display: [], deck: 0, tops: ['monk-jug-4'] },
    { 'monk-jug': ['monk-jug-1'] },
  )
  table.play('1 black', '1 black monk-jug')
  expect(table.match.log.find(({ code }) => code === 'bonus')).toMatchObject({
    bonus: 'steward',
    accepted: false,
  })
  expect(table.due).toBe('2 die-1')
})

test('M-424 new customers fill the free spaces of the display', () => {
  const table = at({ villages: [{ coins: 1 }] }, next(10, 11))
  table.play('1 take customer-03', '1 take customer-05', '1 stop')
  const shown = table.match.log.filter(({ code }) => code === 'customer-shown')
  expect(shown).toMatchObject([
    { customer: 'customer-10', to: 'display-3' },
    { customer: 'customer-11', to: 'display-5' },
  ])
})

test('M-421 to M-425, M-R09 what the steward takes and what he costs', () => {
  const poor = { value: 4, display: ['customer-01', 'customer-02', 'customer-03'], deck: 0 }
  const two = tableAt(poor).play('1 black')
  expectOptions(two.options, ['take customer-01', 'take customer-02', 'take customer-03', 'stop'])
  two.play('1 take customer-02')
  expectOptions(two.options, ['take customer-01', 'take customer-03', 'stop'])
  two.play('1 take customer-03')
  expect(villageAt(two, 1)).toMatchObject({ time: 2, cards: ['customer-02', 'customer-03'] })
  expect(displayOf(two)).toEqual(['customer-01'])

  const four = played(
    { value: 10, villages: [{ coins: 1, villagers: ['abbot'] }] },
    { customers: ['customer-30', 'customer-31', 'customer-32', 'customer-33'] },
    '1 black',
    '1 take customer-01',
    '1 take customer-02',
    '1 take customer-03',
    '1 take customer-04',
  )
  expect(villageAt(four, 1)).toMatchObject({ time: 3, coins: 0 })
  expect(displayOf(four)).toEqual([
    'customer-05',
    'customer-06',
    'customer-30',
    'customer-31',
    'customer-32',
    'customer-33',
  ])
  expect(deckOf(four)).toBe(23)

  const nobody = tableAt({ value: 10, turn: 2, display: [], deck: 0 }).play('2 black', '2 black steward')
  expect(villageAt(nobody, 2)).toMatchObject({ time: 0, coins: 0, cards: [] })
  expect(nobody.due).toBe('1 die-1')
})

test('M-705, M-R10, M-R11 the Trade Church with a single customer left', () => {
  const last = { value: 4, display: ['customer-01'], deck: 0 }
  const position = { ...last, villages: [{ cards: ['church-trade'] }] }
  const table = tableAt(position).play('1 black')
  expectOptions(table.options, ['use', 'skip'])
  expectOptions(table.play('1 use').options, ['free customer-01', 'none'])
  table.play('1 free customer-01')
  expect(villageAt(table, 1)).toMatchObject({ time: 0, cards: ['church-trade', 'customer-01'] })
  // Who declines the free card may still take one at the usual cost, or none at all.
  const paid = played(position, {}, '1 black', '1 use', '1 none')
  expectOptions(paid.options, ['take customer-01', 'stop'])
  paid.play('1 take customer-01')
  expect(villageAt(paid, 1)).toMatchObject({ time: 1, cards: ['church-trade', 'customer-01'] })
  // Without the abbot there is nothing to ask.
  const villages = [{ cards: ['church-trade'], villagers: ['merchant'] as const }]
  const without = tableAt({ ...last, villages }).play('1 black', '1 take customer-01')
  expect(villageAt(without, 1)).toMatchObject({ time: 1, cards: ['church-trade', 'customer-01'] })
})
