import { expect, test } from 'vitest'
import {
  expectOptions,
  optionsOf,
  type PositionInWords,
  played,
  tableAt,
  villageAt,
} from '../../test/position.ts'

test('M-751, M-752 the meeting place: a tile, a story point, the card, a marker, for two time', () => {
  const table = tableAt({ value: 2 }).play('1 black')
  expect(table.due).toBe('1 tile')
  expect(optionsOf(table)).toEqual(['tile game', 'tile school'])
  table.play('1 tile school')
  expect(villageAt(table, 1)).toMatchObject({
    time: 2,
    tile: 'school',
    tree: 1,
    dieMarkers: 1,
    cards: ['meeting-place-1'],
  })
  expect(table.told.slice(0, 6)).toEqual(['black', 'time', 'tile', 'stories', 'place', 'die-marker'])
})

const KINDS = [
  'stable-1',
  'field-2',
  'hall-finance',
  'church-trade',
  'customer-06',
  'customer-26',
  'customer-29',
]

/** Whoever has just bought the meeting place and lays the tile. */
const laying = (rules = 2) =>
  tableAt({ rules, value: 12, villages: [{ cards: KINDS }, { cards: ['field-1'] }] }).play('1 black')

test('M-R23, M-752 the tile goes beside any own white banner, 2/12, "?" and waiting customers included', () => {
  const table = laying()
  const cards = ['stable-1', 'field-2', 'hall-finance', 'customer-06', 'customer-26', 'customer-29']
  expect(optionsOf(table, 'tile ')).toEqual([...cards, 'game', 'school'])
  expect(table.refusal('1 tile church-trade')).toMatchObject({ code: 'no-own-banner', rule: 'M-752' })
  expect(table.refusal('1 tile field-1')).toMatchObject({ code: 'no-own-banner' })
  expect(table.refusal('1 stay')).toMatchObject({ code: 'tile-must-lie', rule: 'M-752' })
})

test('M-756 beside a 2/12 banner the tile has no effect', () => {
  const village = {
    cards: ['meeting-place-1', 'customer-26', 'stable-1', 'scriptorium-1'],
    tile: 'customer-26',
  }
  const goods = { horse: 1, scroll: 1 }
  for (const value of [2, 12]) {
    const table = tableAt({ value, villages: [{ ...village, goods }] }).play('1 white')
    expect(optionsOf(table, 'white ')).toEqual(['meeting-place-1', 'customer-26'])
  }
  expect(tableAt({ value: 7, villages: [{ ...village, goods }] }).options).not.toContain('white')
})

test('M-R23 in a match begun under version 1 the tile only goes where it has an effect', () => {
  const table = laying(1)
  const cards = ['stable-1', 'field-2', 'hall-finance', 'customer-06']
  expect(optionsOf(table, 'tile ')).toEqual([...cards, 'game', 'school'])
  expect(table.refusal('1 tile customer-26')).toMatchObject({ code: 'tile-useless', rule: 'M-R23' })
  expect(table.refusal('1 tile customer-29')).toMatchObject({ code: 'tile-useless' })
})

test('M-753 the white action: the tile may move, a story point, a marker, free of time', () => {
  const village = { cards: ['meeting-place-1', 'stable-1'], tile: 'game', dieMarkers: 1 }
  const at = () => tableAt({ value: 12, villages: [village] }).play('1 white', '1 white meeting-place-1')
  expect(optionsOf(at())).toEqual(['stay', 'tile stable-1', 'tile meeting-place-1', 'tile school'])
  expect(at().refusal('1 tile game')).toMatchObject({ code: 'tile-there', rule: 'M-753' })
  expect(villageAt(at().play('1 stay'), 1)).toMatchObject({ tile: 'game', tree: 1, dieMarkers: 2, time: 0 })
  expect(villageAt(at().play('1 tile stable-1'), 1)).toMatchObject({
    tile: 'stable-1',
    tree: 1,
    dieMarkers: 2,
  })
})

test('M-753, M-362 a third marker is forfeited', () => {
  const village = { cards: ['meeting-place-1'], tile: 'school', dieMarkers: 2, board: 'board-1' }
  const table = tableAt({ value: 2, villages: [village] }).play(
    '1 white',
    '1 white meeting-place-1',
    '1 stay',
  )
  expect(villageAt(table, 1)).toMatchObject({ dieMarkers: 2, tree: 1 })
  expect(table.told).toContain('forfeit')
})

test('M-754, M-305, M-R24 two markers set both dice, without a councillor, too', () => {
  const village = { cards: ['meeting-place-1'], tile: 'school', dieMarkers: 2, villagers: ['abbot'] as const }
  const table = tableAt({ pool: ['w1', 'w1', 'w5', 'w6', 'b1'], villages: [village] }).play(
    '1 die w1',
    '1 die w1',
    '1 value 11 coins 0 markers 2',
  )
  expect(villageAt(table, 1).dieMarkers).toBe(0)
  expect(table.state.turn.value).toBe(11)
})

test('M-E10, M-755 the tile beside the hall: legal with 2, 3 and 12 for one time each, not with 11', () => {
  const village = { cards: ['hall-finance', 'meeting-place-1'], tile: 'hall-finance' }
  for (const value of [2, 3, 12]) {
    const table = tableAt({ value, villages: [village] }).play('1 white')
    expect(optionsOf(table, 'white ')).toContain('hall-finance')
    expect(villageAt(table.play('1 white hall-finance'), 1)).toMatchObject({ time: 1, coins: 2 })
  }
  const eleven = tableAt({
    value: 11,
    villages: [{ ...village, cards: [...village.cards, 'customer-29'], goods: { horse: 2 } }],
  }).play('1 white')
  expect(eleven.refusal('1 white hall-finance')).toMatchObject({ code: 'value-differs' })
})

test('M-755, M-R24 the tile keeps the conditions of its banner, but works without a councillor', () => {
  const village = {
    cards: ['stable-1', 'meeting-place-1'],
    tile: 'stable-1',
    villagers: ['craftsman'] as const,
  }
  const table = tableAt({ value: 2, villages: [village] }).play('1 white')
  expect(villageAt(table, 1)).toMatchObject({ goods: 'horse 1', time: 1 })
  expect(tableAt({ value: 2, villages: [{ ...village, villagers: ['abbot'] }] }).told).toContain('leader')
})

test('M-755 the tile beside the school or the game banner', () => {
  const game = tableAt({
    value: 12,
    villages: [{ cards: ['meeting-place-1'], tile: 'game', villagers: ['abbot'] }],
  }).play('1 white')
  expect(villageAt(game, 1).tree).toBe(1)
  const school = tableAt({
    value: 2,
    villages: [{ cards: ['meeting-place-1'], tile: 'school', villagers: ['abbot'] }],
  }).play('1 white')
  expect(villageAt(school, 1).pupils).toEqual(['left'])
})

test('M-756 a 2/12 banner answers no more than before, with or without the tile', () => {
  const village = {
    cards: ['meeting-place-1', 'customer-26'],
    goods: { horse: 1, scroll: 1 },
    tile: 'meeting-place-1',
  }
  const table = tableAt({ value: 2, villages: [village] }).play('1 white')
  expect(optionsOf(table, 'white ')).toEqual(['meeting-place-1', 'customer-26'])
})

test('M-E37, M-457, M-753, M-755, M-757, M-R25 the served customer gives the tile back, the meeting place lays it anew', () => {
  const village = {
    cards: ['meeting-place-1', 'customer-06', 'stable-1', 'brewery-1'],
    goods: { horse: 1, beer: 1 },
    tile: 'customer-06',
    dieMarkers: 1,
  }
  const table = tableAt({ value: 2, villages: [village] }).play('1 white', '1 white customer-06')
  expect(villageAt(table, 1)).toMatchObject({ served: ['customer-06'], tile: 'meeting-place-1' })
  table.play('1 white meeting-place-1', '1 tile brewery-1')
  expect(villageAt(table, 1)).toMatchObject({ tile: 'brewery-1', tree: 1, dieMarkers: 2 })
  expect(table.due).toBe('2 die-1')
})

test('M-R25, M-757 whatever value served him; other customers leave the tile alone', () => {
  const village = {
    cards: ['meeting-place-1', 'customer-06', 'customer-10', 'stable-1', 'brewery-1', 'cartwright-1'],
    goods: { horse: 2, beer: 1, wagon: 1 },
    tile: 'customer-06',
    board: 'board-1',
  }
  const other = tableAt({ value: 9, villages: [village] }).play('1 white', '1 white customer-10')
  expect(villageAt(other, 1).tile).toBe('customer-06')
  const served = tableAt({ value: 9, villages: [village] }).play('1 white', '1 white customer-06')
  expect(villageAt(served, 1).tile).toBe('meeting-place-1')
})

test('M-458, M-753, M-755, M-R23 a graduate opens the meeting place for the same 12', () => {
  const table = tableAt({
    value: 12,
    villages: [
      {
        villagers: ['abbot', 'traveller', 'craftsman', 'merchant'],
        pupils: ['left'],
        cards: ['meeting-place-1', 'customer-21', 'customer-26', 'customer-29'],
        dieMarkers: 1,
        tile: 'school',
      },
    ],
  })
  expectOptions(table.options, ['white', 'leader'])
  expect(table.refusal('1 white meeting-place-1')).toMatchObject({ code: 'area-inactive', rule: 'M-454' })
  table.play('1 white')
  expectOptions(table.options, ['shift-right', 'graduate left councillor', 'none'])
  table.play('1 graduate left councillor')
  expectOptions(table.options, ['white meeting-place-1', 'stop'])
  table.play('1 white meeting-place-1')
  const targets = ['game', 'customer-21', 'customer-26', 'customer-29', 'meeting-place-1']
  expectOptions(table.options, [...targets.map((one) => `tile ${one}`), 'stay'])
  table.play('1 tile customer-21')
  expect(villageAt(table, 1)).toMatchObject({ tree: 1, dieMarkers: 2, tile: 'customer-21', time: 1 })
  expect(table.state.turn.index).toBe(1)
})

test('M-457, M-757, M-R25 nothing follows the meeting place, and a served customer returns the tile', () => {
  const position: PositionInWords = {
    value: 2,
    villages: [
      {
        cards: ['meeting-place-1', 'stable-1', 'brewery-1', 'scriptorium-1', 'customer-06', 'customer-26'],
        goods: { horse: 1, beer: 1, scroll: 1 },
        dieMarkers: 2,
        tile: 'customer-06',
      },
    ],
  }
  const first = tableAt(position).play('1 white')
  expectOptions(first.options, ['white customer-06', 'white customer-26', 'white meeting-place-1'])
  first.play('1 white meeting-place-1')
  const others = ['game', 'school', 'stable-1', 'brewery-1', 'scriptorium-1', 'customer-26']
  const targets = others.map((one) => `tile ${one}`)
  expectOptions(first.options, [...targets, 'tile meeting-place-1', 'stay'])
  first.play('1 stay')
  expect(villageAt(first, 1)).toMatchObject({ tree: 1, dieMarkers: 2, served: [], tile: 'customer-06' })
  expect(first.state.turn.index).toBe(1)

  const served = played(position, {}, '1 white', '1 white customer-06')
  expect(villageAt(served, 1)).toMatchObject({ served: ['customer-06'], goods: 'scroll 1' })
  expectOptions(served.options, ['white meeting-place-1', 'stop'])
  expectOptions(served.play('1 white meeting-place-1').options, [...targets, 'stay'])
})

test('M-752, M-755, M-R23, M-R24 a meeting place brings its tile, and the tile works without a councillor', () => {
  const cards = ['stable-1', 'field-1', 'customer-30', 'customer-27', 'church-abbey']
  const built = tableAt({ value: 2, villages: [{ cards }] }).play('1 black')
  const targets = ['game', 'school', 'stable-1', 'field-1', 'customer-30', 'customer-27']
  expectOptions(optionsOf(built, 'tile '), targets)
  built.play('1 tile field-1')
  expect(villageAt(built, 1)).toMatchObject({ tree: 1, dieMarkers: 1, tile: 'field-1', time: 2 })

  const at = (value: number) =>
    tableAt({
      value,
      villages: [
        { villagers: ['abbot'], cards: [...cards, 'meeting-place-1'], dieMarkers: 1, tile: 'field-1' },
      ],
    })
  for (const value of [2, 7, 12]) {
    const table = at(value).play('1 white')
    expect(villageAt(table, 1)).toMatchObject({ coins: 1, time: 0, tile: 'field-1', dieMarkers: 1 })
    expect(table.state.turn.index).toBe(1)
  }
  expect(at(7).refusal('1 black meeting-place')).toMatchObject({ rule: 'M-353' })
  expect(at(11).refusal('1 white field-1')).toMatchObject({ code: 'value-differs', rule: 'M-452' })
})

test('M-755, M-454 the tile opens 12 to the hall, but a hall without a councillor stays silent', () => {
  const village = {
    cards: ['hall-guild', 'meeting-place-1'],
    tile: 'hall-guild',
    villagers: ['abbot', 'merchant'] as const,
  }
  const table = tableAt({ value: 12, villages: [village] })
  expect(table.told).toContain('leader')
})

test('M-755, M-613 the tile beside a plowed field: value 2 brings two coins, no time', () => {
  const village = { cards: ['field-3', 'meeting-place-1'], tile: 'field-3', villagers: ['abbot'] as const }
  const table = tableAt({ value: 2, villages: [village], plows: ['field-3'] }).play('1 white')
  expect(villageAt(table, 1)).toMatchObject({ coins: 2, time: 0 })
})

test('M-755, M-476, M-457 the tile wakes the school with a 2, the graduate the council, and the meeting place comes last', () => {
  const village = {
    cards: ['meeting-place-1'],
    tile: 'school',
    pupils: ['right'] as const,
    villagers: ['abbot'] as const,
  }
  const table = tableAt({ value: 2, villages: [village] }).play('1 white', '1 graduate right councillor')
  expect(optionsOf(table)).toEqual(['stop', 'white meeting-place-1'])
  table.play('1 white meeting-place-1', '1 stay')
  expect(villageAt(table, 1)).toMatchObject({ tree: 3, dieMarkers: 1, time: 1 })
  expect(table.due).toBe('2 die-1')
})
