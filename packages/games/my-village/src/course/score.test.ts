import { expect, test } from 'vitest'
import { type PositionInWords, stateAt, tableAt } from '../../test/position.ts'
import { myVillage } from '../game.ts'
import { leftovers, pointsOf } from './score.ts'
import { worthsOf } from './worth.ts'

const scored = (position: PositionInWords) => myVillage.score(stateAt(position))
const line = (id: string, village: object, more: PositionInWords = {}) =>
  scored({ villages: [village], hand: { holder: 2 }, ...more }).lines.find((one) => one.id === id)?.values[0]

test('M-E12, M-707, M-806, M-903 to M-910, M-R29 the example of the rulebook: 58', () => {
  const cards = [
    'church-abbey',
    'monk-jug-1',
    'monk-jug-2',
    'monk-rosary-1',
    'hall-area',
    'meeting-place-1',
    'field-1',
    'travel-a-2',
    'travel-b-2',
  ]
  const served = ['customer-01', 'customer-02', 'customer-21', 'customer-22', 'customer-06']
  const village = { cards, served, marks: ['travel', 'served', 'religion'], house: 7, tile: 'game' }
  const { lines, totals } = scored({ villages: [village], hand: { holder: 1, stories: 5 } })
  expect(lines.map(({ id, values }) => [id, values[0]])).toEqual([
    ['religion', 14],
    ['council', 13],
    ['harvest', 1],
    ['travel', 8],
    ['customers', 14],
    ['stories', 7],
    ['labourers', 0],
    ['hand', 1],
  ])
  expect(totals[0]).toBe(58)
  const state = stateAt({ villages: [village], hand: { holder: 1, stories: 5 } })
  expect(pointsOf(state, 0)).toBe(58)
  const worths = worthsOf(state, 0)
  expect(worths.map(({ what, count, points }) => [what, count, points])).toEqual([
    ['church-abbey', 1, 4],
    ['window', 4, 10],
    ['meeting-place-1', 1, 2],
    ['hall-area', 1, 0],
    ['travel', 2, 2],
    ['served', 5, 5],
    ['religion', 4, 4],
    ['field-1', 1, 1],
    ['travel-a-2', 1, expect.any(Number)],
    ['travel-b-2', 1, expect.any(Number)],
    ['customer-01', 1, 2],
    ['customer-02', 1, 2],
    ['customer-06', 1, 4],
    ['customer-21', 1, 3],
    ['customer-22', 1, 3],
  ])
  const sum = (id: string) =>
    worths.filter(({ line: one }) => one === id).reduce((points, worth) => points + worth.points, 0)
  for (const { id, values } of lines.slice(0, 5)) expect(sum(id), id).toBe(values[0])
})

test('M-912, M-R28 what breaks a tie can be shown', () => {
  const village = { cards: ['field-1'], coins: 2, jokers: 1, goods: { horse: 1 }, tree: 3 }
  expect(leftovers(stateAt({ villages: [village], plows: ['field-1'] }), 0)).toBe(8)
})

test.each([
  [0, 0],
  [1, 2],
  [2, 4],
  [3, 7],
  [4, 10],
  [5, 14],
  [6, 20],
])('M-903 %i windows are worth %i', (monks, prestige) => {
  const names = ['monk-quill-1', 'monk-quill-2', 'monk-jug-1', 'monk-jug-2', 'monk-rosary-1', 'monk-rosary-2']
  expect(line('religion', { cards: ['church-trade', ...names.slice(0, monks)] })).toBe(4 + prestige)
})

test.each(['church-salvation', 'church-abbey', 'church-trade', 'church-mission'])(
  'M-903 %s is worth four',
  (church) => {
    expect(line('religion', { cards: [church] })).toBe(church === 'church-abbey' ? 6 : 4)
  },
)

test('M-904 meeting place and hall', () => {
  expect(line('council', { cards: ['meeting-place-1'], tile: 'game' })).toBe(2)
  expect(line('council', { cards: ['hall-finance'] })).toBe(4)
  expect(line('council', { cards: ['hall-guild', 'meeting-place-2'], tile: 'game' })).toBe(6)
  expect(line('council', { cards: ['hall-area'] })).toBe(0)
  expect(line('council', { cards: ['hall-population'] })).toBe(0)
})

test('M-905, M-906, M-907 fields, travel cards, served customers', () => {
  expect(line('harvest', { cards: ['field-1', 'field-2', 'field-3'] })).toBe(3)
  expect(
    line('travel', { cards: ['travel-a-4', 'travel-b-4', 'travel-c-4', 'travel-d-3', 'travel-e-3'] }),
  ).toBe(4 + 6 + 7 + 7 + 10)
  expect(line('customers', { served: ['customer-16', 'customer-26'], cards: ['customer-17'] })).toBe(11)
})

test('M-853 prestige counts in areas that are not active', () => {
  const cards = ['church-trade', 'hall-finance', 'travel-a-4']
  const { totals } = scored({ villages: [{ cards, villagers: ['merchant'] }], hand: { holder: 2 } })
  expect(totals[0]).toBe(4 + 4 + 4)
})

test('M-908, M-911 only story points on the main house count; coins, goods and craft buildings do not', () => {
  const village = { tree: 9, house: 4, coins: 8, cards: ['stable-1'], goods: { horse: 3 } }
  expect(scored({ villages: [village], hand: { holder: 2 } }).totals[0]).toBe(4)
})

test('M-909, M-557, M-R33 labourers cost five each, and a score may be below zero', () => {
  expect(scored({ villages: [{ labourers: 2 }], hand: { holder: 2 } }).totals).toEqual([-10, 1])
})

test('M-910, M-R30 the holder of the hand gets one, whichever side is up; points on it count for nothing', () => {
  for (const back of [false, true]) {
    const { totals, places } = scored({ hand: { holder: 2, back, stories: back ? 0 : 9 } })
    expect(totals).toEqual([0, 1])
    expect(places).toEqual([2, 1])
  }
})

test('M-912, M-913, M-R28, M-E39 a tie at 41: leftovers decide, or the victory is shared', () => {
  const first = {
    house: 35,
    cards: ['hall-guild', 'field-3', 'meeting-place-1'],
    tile: 'game',
    coins: 2,
    jokers: 1,
    tree: 3,
    dieMarkers: 2,
  }
  const second = { house: 41, coins: 5, tree: 1, pupils: ['left'] as const }
  const position = { villages: [first, second], plows: ['field-3'], hand: { holder: 2 } }
  const villages = [
    { ...first, house: 34 },
    { ...second, house: 40 },
  ]
  expect(scored({ ...position, villages }).totals).toEqual([41, 41])
  expect(scored({ ...position, villages }).places).toEqual([1, 2])
  const shared = [villages[0], { ...villages[1], tree: 2 }]
  expect(scored({ ...position, villages: shared }).places).toEqual([1, 1])
})

test('M-912 most prestige wins, whatever is left over', () => {
  const villages = [{ house: 5, coins: 9 }, { house: 6 }, { house: 2 }]
  expect(scored({ players: 3, villages, hand: { holder: 3 } }).places).toEqual([2, 1, 3])
})

test('M-R28 goods of all kinds break a tie; villagers, pupils and marks do not', () => {
  const goods = { horse: 1, beer: 1, plow: 1, scroll: 1, wagon: 1 }
  const cards = ['stable-1', 'brewery-1', 'smithy-1', 'scriptorium-1', 'cartwright-1']
  const villages = [
    { cards, goods, house: 1 },
    { coins: 5, house: 0, pupils: ['left', 'right'] as const, blocks: 0 },
  ]
  expect(scored({ villages, hand: { holder: 2 } }).places).toEqual([1, 1])
})

test('M-R34, M-854 the score as it stands can be looked at any time', () => {
  const state = stateAt({ villages: [{ house: 3, served: ['customer-01'] }], hand: { holder: 1 } })
  expect(myVillage.score(state).totals).toEqual([6, 0])
  expect(myVillage.secrets).toEqual([])
})

test('M-901 to M-913, M-R28 to M-R30 the round is played out, then scored, and a tie is broken by coins, goods and tree', () => {
  const at = (tree: number): PositionInWords => ({
    value: 12,
    turn: 4,
    hand: { holder: 1, stories: 3 },
    chronicle: { abbot: 2, merchant: 1, traveller: 2, councillor: 2, craftsman: 2 },
    plows: ['field-1'],
    villages: [
      {
        villagers: ['merchant', 'craftsman'],
        pupils: ['left'],
        labourers: 1,
        coins: 1,
        tree: 2,
        house: 5,
        dieMarkers: 2,
        goods: { horse: 1 },
        marks: ['abbot', 'merchant'],
        tile: 'game',
        served: ['customer-01'],
        cards: [
          'church-abbey',
          'monk-quill-1',
          'monk-jug-1',
          'hall-population',
          'meeting-place-1',
          'field-1',
          'field-2',
          'travel-a-2',
          'travel-b-2',
          'customer-06',
          'stable-1',
        ],
      },
      {
        coins: 1,
        tree,
        house: 4,
        blocks: 1,
        marks: ['travel', 'craft', 'served', 'religion', 'harvest'],
        served: ['customer-16', 'customer-29'],
        cards: [
          'church-salvation',
          'monk-rosary-1',
          'hall-area',
          'field-3',
          'travel-a-1',
          'stable-2',
          'brewery-2',
        ],
      },
    ],
  })
  const shared = tableAt(at(3)).play('2 leader', '2 coins')
  expect(shared.match.over).toBe(true)
  const { turn } = shared.match
  if (!turn.over) throw new Error('not over')
  expect(turn.score.totals).toEqual([30, 30])
  expect(turn.score.places).toEqual([1, 1])
  expect(turn.score.lines.slice(0, 8).map(({ values }) => values)).toEqual([
    [11, 6],
    [6, 8],
    [2, 1],
    [8, 2],
    [2, 9],
    [5, 4],
    [-5, 0],
    [1, 0],
  ])
  const broken = tableAt(at(2)).play('2 leader', '2 coins').match.turn
  expect(broken.over && broken.score.places).toEqual([1, 2])
  // Nine coffins in the third turn do not end the round.
  const third = tableAt({ ...at(3), turn: 3 }).play('1 leader', '1 coins')
  expect(third.match.over).toBe(false)
})

test('M-901, M-912 with three players only those tied for first count their coins', () => {
  const at = (graves: number): PositionInWords => ({
    players: 3,
    value: 12,
    turn: 3,
    graves,
    chronicle: { abbot: 2, councillor: 2, traveller: 2, craftsman: 2, merchant: 2 },
    villages: [{ house: 4, labourers: 0, pupils: ['left', 'right'] }, { house: 4, coins: 20 }, { house: 5 }],
  })
  const { turn } = tableAt(at(4)).play('3 leader', '3 coins').match
  if (!turn.over) throw new Error('not over')
  expect(turn.score.totals).toEqual([5, 4, 5])
  expect(turn.score.places).toEqual([2, 3, 1])
  expect(tableAt(at(3)).play('3 leader', '3 coins').match.over).toBe(false)
})
