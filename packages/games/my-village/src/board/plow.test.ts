import { expect, test } from 'vitest'
import { expectOptions, optionsOf, stateAt, tableAt, villageAt } from '../../test/position.ts'
import { CARDS } from '../box/vocabulary.ts'
import { harvestOf } from './field.ts'

const plows = (table: ReturnType<typeof tableAt>) => table.options.filter((one) => one.startsWith('plow '))

test('M-611, M-612 any number of fields, without any villager: one coin and the card for two time', () => {
  const village = { villagers: ['merchant'] as const, cards: ['field-1', 'field-2', 'field-3'] }
  const table = tableAt({ value: 7, villages: [village] }).play('1 black')
  expect(villageAt(table, 1)).toMatchObject({
    coins: 1,
    time: 2,
    cards: ['field-1', 'field-2', 'field-3', 'field-4'],
  })
})

test('M-613 what a field brings is told before it is used', () => {
  const state = stateAt({ villages: [{ cards: ['field-1', 'field-2'] }], plows: ['field-2'] })
  expect([harvestOf(state, CARDS.at['field-1']), harvestOf(state, CARDS.at['field-2'])]).toEqual([1, 2])
})

test('M-613 a field brings one coin, with a plow two; the plow stays', () => {
  const table = tableAt({ value: 7, villages: [{ cards: ['field-1', 'field-2'] }], plows: ['field-2'] }).play(
    '1 white',
    '1 white field-2',
  )
  expect(villageAt(table, 1).coins).toBe(2)
  table.play('1 white field-1')
  expect(villageAt(table, 1).coins).toBe(3)
  expect([...table.state.plows].slice(0, 2)).toEqual([0, 1])
})

test('M-614, M-R26, M-R36 beside every own decision of steps I and II, for each empty plow space', () => {
  const village = {
    cards: ['smithy-2', 'field-1', 'field-2', 'hall-guild', 'customer-29'],
    goods: { plow: 1, horse: 2 },
    jokers: 1,
    time: 9,
    coins: 1,
  }
  const position = { villages: [village], plows: ['field-2'], pool: ['w3', 'w4', 'w6', 'b1', 'b2'] }
  const expected = ['plow smithy-2 field-1', 'plow hall-guild field-1']
  const table = tableAt(position)
  expect(plows(table)).toEqual(expected)
  table.play('1 die w3')
  expect(plows(table)).toEqual(expected)
  table.play('1 die w4')
  expect(plows(table)).toEqual(expected)
  table.play('1 value 7 coins 0 markers 0')
  expect(plows(table)).toEqual(expected)
  table.play('1 leader', '1 coins')
  expect(table.due).toBe('1 victim')
  expect(plows(table)).toEqual([])
  expect(table.refusal('1 plow smithy-2 field-1')).toMatchObject({ code: 'too-late-to-plow', rule: 'M-R26' })
})

test('M-614 a plow move costs nothing and answers no decision', () => {
  const table = tableAt({ value: 7, villages: [{ cards: ['smithy-1', 'field-1'], goods: { plow: 1 } }] })
  table.play('1 plow smithy-1 field-1')
  expect(table.due).toBe('1 use')
  expect(villageAt(table, 1)).toMatchObject({ time: 0, coins: 0, goods: '' })
  expect(table.state.plows[0]).toBe(1)
})

test('M-R26 not in the turns of others', () => {
  const table = tableAt({
    value: 7,
    turn: 2,
    villages: [{ cards: ['smithy-1', 'field-1'], goods: { plow: 1 } }, {}],
  })
  expect(plows(table)).toEqual([])
  expect(table.refusal('1 plow smithy-1 field-1')).toMatchObject({ code: 'not-your-turn' })
})

test('M-615, M-R27, M-152 a plow does not go from field to field, and each field takes one', () => {
  const village = { cards: ['field-1', 'field-2', 'smithy-1'], goods: { plow: 1 } }
  const table = tableAt({ value: 7, villages: [village], plows: ['field-1'] })
  expect(plows(table)).toEqual(['plow smithy-1 field-2'])
  expect(table.refusal('1 plow smithy-1 field-1')).toMatchObject({ code: 'field-plowed', rule: 'M-152' })
  expect(table.refusal('1 plow smithy-2 field-2')).toMatchObject({ code: 'no-plow-there', rule: 'M-614' })
  expect(table.refusal('1 plow hall-guild field-2')).toMatchObject({ code: 'no-plow-there' })
  expect(table.refusal('1 plow smithy-1 field-5')).toMatchObject({ code: 'not-your-field', rule: 'M-614' })
})

test('M-R27, M-805 a joker on a field is a plain plow for good', () => {
  const village = { cards: ['field-1', 'hall-guild', 'customer-29'], jokers: 2, goods: { horse: 1 } }
  const table = tableAt({ value: 7, villages: [village] }).play('1 plow hall-guild field-1')
  expect(villageAt(table, 1).jokers).toBe(1)
  expect(table.state.plows[0]).toBe(1)
  expect(plows(table)).toEqual([])
  table.play('1 white', '1 white field-1')
  expect(villageAt(table, 1)).toMatchObject({ coins: 2, jokers: 1 })
})

test('M-E25, M-455, M-613, M-616 field, then customer: two coins; the other way round one', () => {
  const position = {
    value: 7,
    villages: [{ cards: ['field-1', 'customer-11', 'stable-1'], goods: { horse: 1 } }],
    plows: ['field-1'],
  }
  const field = tableAt(position).play('1 white', '1 white field-1', '1 white customer-11')
  expect(villageAt(field, 1)).toMatchObject({ coins: 2, served: ['customer-11'], goods: '' })
  expect(field.state.plows[0]).toBe(0)
  const customer = tableAt(position).play('1 white', '1 white customer-11', '1 white field-1')
  expect(villageAt(customer, 1)).toMatchObject({ coins: 1, served: ['customer-11'] })
})

test('M-351, M-353 a joker that alone makes the chosen banners possible cannot be moved away', () => {
  const village = {
    cards: ['field-1', 'hall-guild', 'customer-06', 'stable-1', 'customer-10'],
    jokers: 1,
    goods: { horse: 1 },
    board: 'board-1',
  }
  const table = tableAt({ value: 9, villages: [village] })
  expect(plows(table)).toEqual(['plow hall-guild field-1'])
  table.play('1 white')
  expect(optionsOf(table, 'white ')).toEqual(['customer-06', 'customer-10'])
  expect(plows(table)).toEqual([])
  expect(table.refusal('1 plow hall-guild field-1')).toMatchObject({ code: 'joker-needed', rule: 'M-R26' })
  table.play('1 white customer-06')
  expect(villageAt(table, 1)).toMatchObject({ served: ['customer-06'], jokers: 0 })
})

test('M-614 an empty smithy gives no plow, even while there is a joker', () => {
  const village = { cards: ['smithy-1', 'field-1', 'hall-guild'], jokers: 1 }
  const table = tableAt({ value: 7, villages: [village] })
  expect(plows(table)).toEqual(['plow hall-guild field-1'])
  expect(table.refusal('1 plow smithy-1 field-1')).toEqual({
    code: 'no-plow-there',
    rule: 'M-614',
    params: { from: 'smithy-1' },
  })
  table.play('1 plow hall-guild field-1')
  expect(villageAt(table, 1)).toMatchObject({ jokers: 0, goods: '' })
})

test('M-R26 not beside the labourer and not beside a plague', () => {
  const village = { cards: ['smithy-1', 'field-1', 'church-salvation'], goods: { plow: 1 }, time: 9, tree: 6 }
  const labourer = tableAt({ value: 7, villages: [{ ...village, villagers: ['abbot'] }] }).play(
    '1 leader',
    '1 coins',
  )
  expect(labourer.due).toBe('1 labourer')
  expect(plows(labourer)).toEqual([])
  expect(labourer.refusal('1 plow smithy-1 field-1')).toMatchObject({ code: 'too-late-to-plow' })
  const plague = tableAt({ value: 7, villages: [village], rat: 1 }, { rat: ['1'] }).play(
    '1 leader',
    '1 coins',
    '1 victim merchant',
  )
  expect(plague.due).toBe('1 block')
  expect(plows(plague)).toEqual([])
  expect(plague.refusal('1 plow smithy-1 field-1')).toMatchObject({ code: 'too-late-to-plow' })
})

test('M-614, M-615, M-R26 plows go out to the fields only when it is your turn, before death is looked at', () => {
  const village = {
    villagers: ['abbot', 'merchant'] as const,
    cards: ['smithy-1', 'hall-guild', 'field-1', 'field-2'],
    goods: { plow: 1 },
    jokers: 1,
    time: 9,
  }
  const early = tableAt({ villages: [village] })
  const moves = ['smithy-1 field-1', 'smithy-1 field-2', 'hall-guild field-1', 'hall-guild field-2']
  expectOptions(
    early.options.filter((one) => one.startsWith('plow ')),
    moves.map((one) => `plow ${one}`),
  )
  expect(early.refusal('2 plow smithy-1 field-1')).toMatchObject({ code: 'not-your-turn' })

  const rich = tableAt({ value: 7, villages: [village] }).play('1 plow smithy-1 field-1')
  expectOptions(
    rich.options.filter((one) => one.startsWith('plow ')),
    ['plow hall-guild field-2'],
  )
  expect(rich.refusal('1 plow hall-guild field-1')).toMatchObject({ rule: 'M-152' })
  rich.play('1 white').play('1 white field-1')
  expectOptions(rich.options, ['white field-2', 'stop', 'plow hall-guild field-2'])
  expect(rich.refusal('1 white field-1')).toMatchObject({ rule: 'M-456' })
  rich.play('1 white field-2')
  expect(villageAt(rich, 1)).toMatchObject({ coins: 3, jokers: 1, goods: '', time: 9 })

  const dying = tableAt({ value: 7, villages: [village] }).play('1 leader', '1 coins')
  expectOptions(dying.options, ['victim abbot', 'victim merchant'])
})

test('M-356, M-R26 a joker that alone keeps a chosen option possible stays in the guild', () => {
  const table = tableAt({
    value: 8,
    villages: [{ cards: ['hall-guild', 'field-1', 'customer-01', 'customer-02'], jokers: 1 }],
  })
  expectOptions(table.options, ['black', 'white', 'leader', 'plow hall-guild field-1'])
  table.play('1 white')
  expectOptions(table.options, ['white customer-01', 'white customer-02'])
  expect(table.refusal('1 plow hall-guild field-1')).toMatchObject({ code: 'joker-needed' })
  table.play('1 white customer-02')
  expect(villageAt(table, 1)).toMatchObject({ served: ['customer-02'], jokers: 0, time: 0 })
  expect(table.state.turn.index).toBe(1)
})

test('M-805, M-613 a joker laid on the field this turn already plows', () => {
  const village = { cards: ['field-1', 'hall-guild'], jokers: 1 }
  const table = tableAt({ value: 7, villages: [village] }).play('1 plow hall-guild field-1', '1 white')
  expect(villageAt(table, 1)).toMatchObject({ coins: 2, jokers: 0 })
})
