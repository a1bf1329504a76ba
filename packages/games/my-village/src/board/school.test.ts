import { expect, test } from 'vitest'
import { expectOptions, optionsOf, tableAt, villageAt } from '../../test/position.ts'

const ALL = ['abbot', 'councillor', 'traveller', 'craftsman', 'merchant'] as const
const WITHOUT_CRAFTSMAN = ['abbot', 'councillor', 'traveller', 'merchant'] as const
/** A customer that answers to everything keeps the choice of banners open. */
const at = (village: object, value = 3) =>
  tableAt({ value, villages: [{ cards: ['customer-29'], goods: { horse: 2 }, ...village }] }).play(
    '1 white',
    '1 white school',
  )

test('M-471 the school banner answers to 3 and 11 only', () => {
  const answering = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((value) => {
    const cards = ['customer-29', 'customer-30']
    const table = tableAt({ value, villages: [{ cards, goods: { horse: 2, beer: 2 } }] }).play('1 white')
    return table.options.includes('white school')
  })
  expect(answering).toEqual([3, 11])
})

test('M-472, M-R07 an empty school takes a pupil on the left, without asking and free', () => {
  const table = at({})
  expect(villageAt(table, 1)).toMatchObject({ pupils: ['left'], time: 0 })
  expect(table.due).toBe('1 white')
})

test('M-473 left only: shift it, or graduate it for one time', () => {
  const table = at({ pupils: ['left'], villagers: WITHOUT_CRAFTSMAN })
  expect(optionsOf(table)).toEqual(['shift-right', 'graduate left craftsman', 'none'])
  expect(
    villageAt(at({ pupils: ['left'], villagers: WITHOUT_CRAFTSMAN }).play('1 shift-right'), 1),
  ).toMatchObject({ pupils: ['right'], time: 0 })
  table.play('1 graduate left craftsman')
  expect(villageAt(table, 1)).toMatchObject({ pupils: [], time: 1, tree: 0, villagers: [...ALL] })
})

test('M-474 right only: graduate it with two story points for one time, or a new pupil on the left', () => {
  const table = at({ pupils: ['right'], villagers: WITHOUT_CRAFTSMAN })
  expect(optionsOf(table)).toEqual(['place-left', 'graduate right craftsman', 'none'])
  expect(villageAt(at({ pupils: ['right'] }).play('1 place-left'), 1)).toMatchObject({
    pupils: ['left', 'right'],
    time: 0,
  })
  table.play('1 graduate right craftsman')
  expect(villageAt(table, 1)).toMatchObject({ pupils: [], time: 1, tree: 2 })
})

test('M-475 both: graduate the left or the right pupil', () => {
  const both = { pupils: ['left', 'right'], villagers: ['abbot', 'merchant', 'craftsman'] }
  expect(optionsOf(at(both))).toEqual([
    'graduate left councillor',
    'graduate right councillor',
    'graduate left traveller',
    'graduate right traveller',
    'none',
  ])
  expect(villageAt(at(both).play('1 graduate left traveller'), 1)).toMatchObject({
    pupils: ['right'],
    tree: 0,
    time: 1,
  })
  expect(villageAt(at(both).play('1 graduate right traveller'), 1)).toMatchObject({
    pupils: ['left'],
    tree: 2,
    time: 1,
  })
})

test('M-476 graduation needs an empty villager space and activates the area at once', () => {
  const table = at({ pupils: ['left'], villagers: WITHOUT_CRAFTSMAN })
  expect(table.refusal('1 graduate left abbot')).toMatchObject({ code: 'space-taken', rule: 'M-476' })
  expect(table.refusal('1 graduate right craftsman')).toMatchObject({ code: 'no-pupil', rule: 'M-476' })
  expect(table.refusal('1 place-left')).toMatchObject({ code: 'octagon-taken', rule: 'M-473' })
  const merchant = at({ pupils: ['left'], villagers: ['councillor'], cards: ['customer-29', 'hall-finance'] })
  merchant.play('1 graduate left merchant')
  expect(optionsOf(merchant, 'white ')).toEqual(['hall-finance', 'customer-29'])
})

test('M-473, M-475 refusals of the school', () => {
  const both = at({ pupils: ['left', 'right'], villagers: WITHOUT_CRAFTSMAN })
  expect(both.refusal('1 shift-right')).toMatchObject({ code: 'octagon-taken', rule: 'M-475' })
  const right = at({ pupils: ['right'], villagers: WITHOUT_CRAFTSMAN })
  expect(right.refusal('1 shift-right')).toMatchObject({ code: 'no-pupil', rule: 'M-473' })
})

test('M-477, M-E22, M-475, M-476, M-553 a graduate may die at once, a pupil cannot', () => {
  const village = { time: 9, pupils: ['left', 'right'] as const, villagers: WITHOUT_CRAFTSMAN }
  const table = tableAt({ value: 11, villages: [village] }).play('1 white', '1 graduate right craftsman')
  expect(villageAt(table, 1)).toMatchObject({ cloud: 1, tree: 2, pupils: ['left'] })
  expect(table.due).toBe('1 victim')
  expect(optionsOf(table, 'victim ')).toEqual([...ALL])
})

test('M-R13 a school that can do nothing costs nothing and is still an activation', () => {
  const table = at({ pupils: ['left', 'right'], villagers: ALL })
  expect(villageAt(table, 1)).toMatchObject({ time: 0, pupils: ['left', 'right'] })
  expect(optionsOf(table)).toContain('stop')
  const unwanted = at({ pupils: ['left'], villagers: WITHOUT_CRAFTSMAN }).play('1 none')
  expect(villageAt(unwanted, 1)).toMatchObject({ time: 0, pupils: ['left'] })
  expect(unwanted.options).toContain('stop')
})

test('M-E36, M-726, M-727, M-472, M-473 school twice: a pupil, then shift or graduate', () => {
  const village = {
    time: 2,
    coins: 2,
    cards: ['church-abbey'],
    villagers: ['abbot', 'merchant', 'craftsman', 'councillor'] as const,
  }
  const begin = () =>
    tableAt(
      { value: 11, villages: [village], tops: ['monk-quill-2'] },
      { 'monk-quill': ['monk-quill-1'] },
    ).play('1 black', '1 accept', '1 accept')
  expect(villageAt(begin(), 1)).toMatchObject({ pupils: ['left'], time: 4 })
  expect(optionsOf(begin())).toEqual(['shift-right', 'graduate left traveller', 'none'])
  expect(villageAt(begin().play('1 shift-right'), 1)).toMatchObject({ cloud: 5, pupils: ['right'], tree: 0 })
  expect(villageAt(begin().play('1 graduate left traveller'), 1)).toMatchObject({
    cloud: 6,
    tree: 0,
    pupils: [],
  })
})

test('M-472 to M-476, M-R13 the school by its pupils, and without anything to do', () => {
  const right = tableAt({ value: 11, villages: [{ pupils: ['right'] }] }).play('1 white')
  expectOptions(right.options, ['place-left', 'none'])
  expect(right.refusal('1 graduate right abbot')).toMatchObject({ rule: 'M-476' })

  const full = tableAt({ value: 3, villages: [{ pupils: ['left', 'right'], time: 9 }] })
  expect(full.options).toContain('white')
  full.play('1 white')
  expect(villageAt(full, 1)).toMatchObject({ time: 9, tree: 0, pupils: ['left', 'right'] })
  expect(full.state.turn.index).toBe(1)

  const both = tableAt({
    value: 3,
    villages: [{ pupils: ['left', 'right'], villagers: ['abbot', 'merchant', 'craftsman'] }],
  }).play('1 white')
  expectOptions(both.options, [
    'graduate left councillor',
    'graduate left traveller',
    'graduate right councillor',
    'graduate right traveller',
    'none',
  ])
  both.play('1 graduate right traveller')
  expect(villageAt(both, 1)).toMatchObject({ time: 1, tree: 2, pupils: ['left'] })
})
