import { expect, test } from 'vitest'
import { expectOptions, optionsOf, tableAt, villageAt } from '../../test/position.ts'

test('M-301, M-R36 one option for each colour and face in the pool', () => {
  const table = tableAt({ pool: ['w1', 'w1', 'w4', 'b2', 'b2'] })
  expect(optionsOf(table, 'die ')).toEqual(['w1', 'w4', 'b2'])
  table.play('1 die b2')
  expect(optionsOf(table, 'die ')).toEqual(['w1', 'w4', 'b2'])
  expect(table.refusal('1 die w6')).toMatchObject({
    code: 'die-not-in-pool',
    rule: 'M-301',
    params: { die: 'w6' },
  })
})

test('M-301, M-207 the last of equal dice is taken once only', () => {
  const table = tableAt({ pool: ['w1', 'w4', 'b2'] }).play('1 die w1')
  expect(optionsOf(table, 'die ')).toEqual(['w4', 'b2'])
})

test('M-302 the banner value is the sum of both dice', () => {
  const table = tableAt({ pool: ['w3', 'w5', 'w6'] }).play('1 die w3', '1 die w5')
  expect(table.state.turn.value).toBe(8)
  expect(table.due).toBe('1 use')
})

test('M-E02, M-303, M-304 value 3: two coins turn a white 4 to 2, or a black 2 costs two time', () => {
  const position = { pool: ['w1', 'w4', 'b2', 'w6'], villages: [{ coins: 2 }] }
  const coins = tableAt(position).play('1 die w1', '1 die w4', '1 value 3 coins 2 markers 0')
  expect(coins.state.turn.value).toBe(3)
  expect(villageAt(coins, 1)).toMatchObject({ coins: 0, time: 0 })
  expect(coins.match.log.find(({ code }) => code === 'value')).toMatchObject({ faces: [1, 2], coins: 2 })
  const time = tableAt(position).play('1 die w1', '1 die b2', '1 value 3 coins 0 markers 0')
  expect(time.state.turn.value).toBe(3)
  expect(villageAt(time, 1)).toMatchObject({ coins: 2, time: 2 })
})

test('M-303, M-R04 two black dice cost four time, before any change, whatever their faces become', () => {
  const table = tableAt({ pool: ['b2', 'b3', 'w6'], villages: [{ coins: 1 }] }).play('1 die b2', '1 die b3')
  expect(villageAt(table, 1)).toMatchObject({ time: 4, coins: 1 })
  table.play('1 value 6 coins 1 markers 0')
  expect(villageAt(table, 1)).toMatchObject({ time: 4, coins: 0 })
})

test('M-303 one black die costs two time', () => {
  expect(villageAt(tableAt({ pool: ['b2', 'w3', 'w6'] }).play('1 die b2', '1 die w3'), 1).time).toBe(2)
  expect(villageAt(tableAt({ pool: ['b2', 'w3', 'w6'] }).play('1 die w3', '1 die b2'), 1).time).toBe(2)
})

test('M-304 a coin turns a die by one, never beyond 1 and 6', () => {
  const high = tableAt({ pool: ['w6', 'w5', 'w1'], villages: [{ coins: 3 }] }).play('1 die w6', '1 die w5')
  expect(optionsOf(high)).toEqual([
    'value 8 coins 3 markers 0',
    'value 9 coins 2 markers 0',
    'value 10 coins 1 markers 0',
    'value 11 coins 0 markers 0',
    'value 12 coins 1 markers 0',
  ])
  const low = tableAt({ pool: ['w1', 'w1', 'w5'], villages: [{ coins: 1 }] }).play('1 die w1', '1 die w1')
  expect(optionsOf(low)).toEqual(['value 2 coins 0 markers 0', 'value 3 coins 1 markers 0'])
})

test('M-305, M-306 a marker sets a die to any face; markers and coins can be mixed', () => {
  const villages = [{ coins: 1, dieMarkers: 1, cards: ['meeting-place-1'], tile: 'game' }]
  const table = tableAt({ pool: ['w2', 'w3', 'w6'], villages }).play('1 die w2', '1 die w3')
  expect(optionsOf(table)).toEqual(
    [
      'value 3 coins 0 markers 1',
      'value 4 coins 1 markers 0',
      'value 4 coins 0 markers 1',
      'value 5 coins 0 markers 0',
      'value 6 coins 1 markers 0',
      'value 6 coins 0 markers 1',
      'value 7 coins 0 markers 1',
      'value 8 coins 0 markers 1',
      'value 9 coins 0 markers 1',
      'value 10 coins 1 markers 1',
    ].toSpliced(0, 0, 'value 2 coins 1 markers 1'),
  )
  table.play('1 value 10 coins 1 markers 1')
  expect(villageAt(table, 1)).toMatchObject({ coins: 0, dieMarkers: 0 })
  expect(table.match.log.find(({ code }) => code === 'value')).toMatchObject({ faces: [6, 4] })
})

test('M-E23, M-307 faces 1 and 4, target 12: 7 coins, or 2 coins and a marker, or 2 markers', () => {
  const payments = (coins: number, dieMarkers: number) => {
    const villages = [{ coins, dieMarkers, cards: ['meeting-place-1'], tile: 'game' }]
    const table = tableAt({ pool: ['w1', 'w4', 'w6'], villages }).play('1 die w1', '1 die w4')
    return optionsOf(table, 'value 12 ')
  }
  expect(payments(7, 2)).toEqual(['coins 7 markers 0', 'coins 2 markers 1', 'coins 0 markers 2'])
  expect(payments(3, 1)).toEqual(['coins 2 markers 1'])
  expect(payments(6, 0)).toEqual([])
  expect(payments(0, 2)).toEqual(['coins 0 markers 2'])
})

test('M-307 a payment that needs no less of anything is left out', () => {
  const villages = [{ coins: 5, dieMarkers: 2, cards: ['meeting-place-1'], tile: 'game' }]
  const table = tableAt({ pool: ['w1', 'w4', 'w6'], villages }).play('1 die w1', '1 die w4')
  expect(optionsOf(table, 'value 5 ')).toEqual(['coins 0 markers 0'])
  expect(optionsOf(table, 'value 7 ')).toEqual(['coins 2 markers 0', 'coins 0 markers 1'])
  expect(optionsOf(table, 'value 11 ')).toEqual(['coins 1 markers 1', 'coins 0 markers 2'])
})

test('M-R05 wasteful changes are refused and say so', () => {
  const villages = [{ coins: 3, dieMarkers: 1, cards: ['meeting-place-1'], tile: 'game' }]
  const table = tableAt({ pool: ['w1', 'w4', 'w6'], villages }).play('1 die w1', '1 die w4')
  expect(table.refusal('1 value 5 coins 2 markers 0')).toMatchObject({
    code: 'wasteful-change',
    rule: 'M-R05',
  })
  expect(table.refusal('1 value 5 coins 0 markers 1')).toMatchObject({
    code: 'wasteful-change',
    rule: 'M-R05',
  })
  expect(table.refusal('1 value 7 coins 1 markers 0')).toMatchObject({
    code: 'value-out-of-reach',
    params: { coins: 2 },
  })
  expect(table.refusal('1 value 12 coins 7 markers 0')).toMatchObject({
    code: 'too-few-coins',
    params: { missing: 4 },
  })
  expect(table.refusal('1 value 12 coins 0 markers 2')).toMatchObject({
    code: 'too-few-markers',
    params: { missing: 1 },
  })
  expect(table.refusal('1 value 12 coins 1 markers 1')).toMatchObject({
    code: 'value-out-of-reach',
    rule: 'M-307',
    params: { coins: 2 },
  })
})

test.each([
  ['w1', 'w4', 12, 2, 1, [6, 6]],
  ['w4', 'w1', 12, 2, 1, [6, 6]],
  ['w6', 'w2', 3, 0, 1, [1, 2]],
  ['w2', 'w6', 3, 0, 1, [2, 1]],
  ['w1', 'w4', 11, 0, 2, [6, 5]],
  ['w6', 'w6', 10, 2, 0, [4, 6]],
  ['w2', 'w2', 12, 8, 0, [6, 6]],
])(
  'M-306 %s and %s to %i for %i coins and %i markers show %j',
  (one, other, value, coins, markers, faces) => {
    const villages = [{ coins: 8, dieMarkers: 2, cards: ['meeting-place-1'], tile: 'game' }]
    const table = tableAt({ pool: [one, other, 'b1'], villages })
    table.play(`1 die ${one}`, `1 die ${other}`, `1 value ${value} coins ${coins} markers ${markers}`)
    const told = table.match.log.find(({ code }) => code === 'value')
    expect(told).toMatchObject({ faces })
  },
)

test('M-306, M-308 once the value is made, coins gained later change nothing', () => {
  const table = tableAt({ pool: ['w3', 'w4', 'w6'], villages: [{ cards: ['field-1', 'field-2'] }] })
  table.play('1 die w3', '1 die w4', '1 white', '1 white field-1')
  expect(villageAt(table, 1).coins).toBe(1)
  expect(table.due).toBe('1 white')
  expect(table.refusal('1 value 8 coins 1 markers 0')).toMatchObject({ code: 'not-now' })
})

test('M-R37, M-352 any die may be taken, even if its value fits no banner', () => {
  const table = tableAt({ pool: ['b1', 'b1', 'w6', 'w6'], villages: [{ villagers: ['merchant'] }] })
  expect(optionsOf(table, 'die ')).toEqual(['w6', 'b1'])
  table.play('1 die b1', '1 die b1')
  expect(table.told).toContain('leader')
  expect(villageAt(table.play('1 coins'), 1)).toMatchObject({ time: 5, headman: 'coin-space' })
})

test('M-303 to M-307, M-R05 a black die is paid at once, and every thrifty way to a value is offered', () => {
  const table = tableAt({
    pool: ['w1', 'b4', 'w2', 'w6'],
    villages: [{ coins: 3, dieMarkers: 1, cards: ['meeting-place-1'], tile: 'game', time: 8 }],
  })
  table.play('1 die b4').play('1 die w1')
  expect(villageAt(table, 1)).toMatchObject({ time: 10, cloud: 1, reaper: true, coins: 3 })
  const ways = [
    [2, 3, 0],
    [2, 0, 1],
    [3, 2, 0],
    [3, 0, 1],
    [4, 1, 0],
    [4, 0, 1],
    [5, 0, 0],
    [6, 1, 0],
    [6, 0, 1],
    [7, 2, 0],
    [7, 0, 1],
    [8, 3, 0],
    [8, 0, 1],
    [9, 0, 1],
    [10, 0, 1],
    [11, 1, 1],
    [12, 2, 1],
  ]
  expectOptions(
    table.options,
    ways.map(([value, coins, markers]) => `value ${value} coins ${coins} markers ${markers}`),
  )
  expect(table.refusal('1 value 9 coins 4 markers 0')).toMatchObject({ rule: 'M-304' })
  expect(table.refusal('1 value 12 coins 0 markers 2')).toMatchObject({ rule: 'M-305' })
  expect(table.refusal('1 value 9 coins 1 markers 1')).toMatchObject({ rule: 'M-R05' })
})

test('M-R36, M-303 equal dice are one option, and without any choice even two black dice are taken', () => {
  const table = tableAt({ pool: ['w3', 'w3', 'b3'] })
  expectOptions(table.options, ['die w3', 'die b3'])
  expectOptions(table.play('1 die w3').options, ['die w3', 'die b3'])
  table.play('1 die b3')
  expect(table.state.turn.value).toBe(6)
  expect(villageAt(table, 1).time).toBe(2)

  const forced = tableAt({ turn: 4, pool: ['b2', 'b2', 'b2'], villages: [{}, { time: 6 }] })
  expect(villageAt(forced, 2)).toMatchObject({ time: 10, reaper: true })
  expect(forced.state.turn.value).toBe(4)
  expectOptions(forced.options, ['black', 'leader'])
})

test('M-307 two sixes and one marker without coins: seven to twelve', () => {
  const village = { cards: ['meeting-place-1'], tile: 'game', dieMarkers: 1 }
  const table = tableAt({ pool: ['w6', 'w6', 'w1', 'w2'], villages: [village] }).play('1 die w6', '1 die w6')
  expect(optionsOf(table)).toEqual(
    [7, 8, 9, 10, 11].map((value) => `value ${value} coins 0 markers 1`).concat('value 12 coins 0 markers 0'),
  )
})
