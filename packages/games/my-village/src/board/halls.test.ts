import { expect, test } from 'vitest'
import { expectOptions, optionsOf, tableAt, villageAt } from '../../test/position.ts'
import { PROFESSIONS } from '../box/vocabulary.ts'
import { myVillage } from '../game.ts'

const council = (village: object) => {
  const { state } = tableAt({ value: 7, villages: [village] })
  return myVillage.score(state).lines.find(({ id }) => id === 'council')?.values[0]
}

test('M-801, M-802 a hall beside a meeting place and a meeting place beside a hall', () => {
  const hall = tableAt({ value: 3, villages: [{ cards: ['meeting-place-1'], tile: 'game' }] }).play(
    '1 black',
    '1 black hall-guild',
  )
  expect(villageAt(hall, 1).cards).toEqual(['hall-guild', 'meeting-place-1'])
  const place = tableAt({ value: 2, villages: [{ cards: ['hall-guild'] }] }).play('1 black', '1 tile game')
  expect(villageAt(place, 1).cards).toEqual(['hall-guild', 'meeting-place-1'])
})

test('M-803 Finance: two coins when placed, two coins for one time later', () => {
  const placed = tableAt({ value: 3 }).play('1 black', '1 black hall-finance')
  expect(villageAt(placed, 1)).toMatchObject({ coins: 2, time: 4 })
  const white = tableAt({ value: 3, villages: [{ cards: ['hall-finance'] }] }).play(
    '1 white',
    '1 white hall-finance',
  )
  expect(villageAt(white, 1)).toMatchObject({ coins: 2, time: 1 })
})

test('M-804 Guild: a joker when placed, a joker later', () => {
  const placed = tableAt({ value: 3 }).play('1 black', '1 black hall-guild')
  expect(villageAt(placed, 1)).toMatchObject({ jokers: 1, time: 4 })
  const white = tableAt({ value: 3, villages: [{ cards: ['hall-guild'], jokers: 1 }] }).play(
    '1 white',
    '1 white hall-guild',
  )
  expect(villageAt(white, 1)).toMatchObject({ jokers: 2, time: 1 })
})

test('M-805 a joker pays any good', () => {
  const village = { cards: ['hall-guild', 'customer-06'], jokers: 2, board: 'board-1' }
  const table = tableAt({ value: 9, villages: [village] }).play('1 white')
  expect(villageAt(table, 1)).toMatchObject({ jokers: 0, served: ['customer-06'] })
})

test('M-806 Area: mark one kind of card when placed, one more later; one prestige for each card of it', () => {
  const table = tableAt({ value: 3 }).play('1 black', '1 black hall-area')
  expect(optionsOf(table, 'mark ')).toEqual(['travel', 'craft', 'served', 'religion', 'harvest'])
  expect(table.refusal('1 mark abbot')).toMatchObject({ code: 'no-such-octagon', rule: 'M-806' })
  table.play('1 mark craft')
  expect(villageAt(table, 1)).toMatchObject({ marks: ['craft'], time: 4 })
  const more = tableAt({ value: 3, villages: [{ cards: ['hall-area'], marks: ['craft'] }] }).play(
    '1 white',
    '1 white hall-area',
  )
  expect(optionsOf(more, 'mark ')).toEqual(['travel', 'served', 'religion', 'harvest'])
  expect(more.refusal('1 mark craft')).toMatchObject({ code: 'octagon-marked', rule: 'M-152' })
})

test.each([
  ['travel', 2],
  ['craft', 3],
  ['served', 1],
  ['religion', 3],
  ['harvest', 4],
])('M-806, M-R29 a mark on %s is worth %i', (mark, prestige) => {
  const cards = [
    'hall-area',
    'travel-a-1',
    'travel-b-1',
    'stable-1',
    'smithy-1',
    'brewery-1',
    'church-abbey',
    'monk-jug-1',
    'monk-jug-2',
  ]
  const fields = ['field-1', 'field-2', 'field-3', 'field-4', 'customer-09']
  expect(council({ cards: [...cards, ...fields], served: ['customer-01'], marks: [mark] })).toBe(prestige)
})

test('M-R29 hall and meeting place are in no kind', () => {
  const marks = ['travel', 'craft', 'served', 'religion', 'harvest']
  expect(council({ cards: ['hall-area', 'meeting-place-1'], tile: 'game', marks })).toBe(2)
})

test('M-807 Population: four prestige for each marked villager that lives', () => {
  const table = tableAt({ value: 3 }).play('1 black', '1 black hall-population')
  expect(optionsOf(table, 'mark ')).toEqual(['abbot', 'councillor', 'traveller', 'craftsman', 'merchant'])
  expect(table.refusal('1 mark travel')).toMatchObject({ code: 'no-such-octagon', rule: 'M-807' })
  table.play('1 mark merchant')
  expect(villageAt(table, 1).marks).toEqual(['merchant'])
  const marked = {
    cards: ['hall-population'],
    marks: ['merchant', 'abbot', 'traveller'],
    pupils: ['left'] as const,
  }
  expect(council({ ...marked, villagers: ['merchant', 'craftsman', 'traveller'] })).toBe(8)
})

test('M-808, M-362 with all octagons marked a further marker is forfeited', () => {
  const marks = ['travel', 'craft', 'served', 'religion', 'harvest']
  const table = tableAt({ value: 3, villages: [{ cards: ['hall-area'], marks }] }).play(
    '1 white',
    '1 white hall-area',
  )
  expect(villageAt(table, 1)).toMatchObject({ marks, time: 1 })
  expect(table.told).toContain('forfeit')
})

test('M-R15, M-807 a labourer counts for the Population Hall', () => {
  expect(council({ cards: ['hall-population'], marks: ['abbot'], villagers: ['abbot'], labourers: 1 })).toBe(
    4,
  )
})

test('M-362, M-459, M-807 marks of the Population Hall, and the hour that a full hall still costs', () => {
  const at = (marks: readonly string[]) =>
    tableAt({ value: 3, villages: [{ cards: ['hall-population'], marks }] }).play('1 white')
  const three = at(['abbot', 'traveller', 'merchant'])
  expectOptions(three.options, ['white hall-population', 'white school'])
  expect(three.refusal('1 stop')).toMatchObject({ rule: 'M-459' })
  expectOptions(three.play('1 white hall-population').options, ['mark councillor', 'mark craftsman'])
  const four = at(['abbot', 'traveller', 'merchant', 'craftsman']).play('1 white hall-population')
  expect(villageAt(four, 1)).toMatchObject({ time: 1, marks: PROFESSIONS.list })
  const full = at(PROFESSIONS.list).play('1 white hall-population')
  expect(villageAt(full, 1)).toMatchObject({ time: 1, marks: PROFESSIONS.list })
  expectOptions(full.options, ['white school', 'stop'])
})

test('M-806 the last empty octagon is marked without asking', () => {
  const village = { cards: ['hall-area'], marks: ['travel', 'craft', 'served', 'religion'] }
  const table = tableAt({ value: 3, villages: [village] }).play('1 white', '1 white hall-area')
  expect(villageAt(table, 1).marks).toHaveLength(5)
  expect(table.due).toBe('1 white')
})
