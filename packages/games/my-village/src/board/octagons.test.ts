import { expect, test } from 'vitest'
import { stateAt } from '../../test/position.ts'
import { OCTAGONS } from '../box/vocabulary.ts'
import { octagonCount, octagonRate } from './octagons.ts'

const cards = ['church-abbey', 'monk-jug-1', 'monk-jug-2', 'field-1', 'travel-a-2', 'travel-b-2', 'smithy-1']
const state = stateAt({ villages: [{ cards, served: ['customer-01', 'customer-02', 'customer-21'] }, {}] })
const counts = (seat: number) =>
  Object.fromEntries(OCTAGONS.list.map((octagon, at) => [octagon, octagonCount(state, seat, at)]))

test('M-806, M-R29 the Area Hall counts cards of a kind, churches and monks together, served customers only', () => {
  expect(counts(0)).toMatchObject({ travel: 2, craft: 1, served: 3, religion: 3, harvest: 1 })
  expect(counts(1)).toMatchObject({ travel: 0, craft: 0, served: 0, religion: 0, harvest: 0 })
})

test('M-807 the Population Hall counts each villager that lives', () => {
  const { abbot, merchant } = OCTAGONS.at
  expect([octagonCount(state, 0, abbot), octagonCount(state, 0, merchant)]).toEqual([1, 1])
  state.villages[0].villagers[0] = 0
  expect(octagonCount(state, 0, abbot)).toBe(0)
})

test('M-806, M-807 one point for each card, four for each villager', () => {
  expect(OCTAGONS.list.map((_, octagon) => octagonRate(state.box, octagon))).toEqual([
    1, 1, 1, 1, 1, 4, 4, 4, 4, 4,
  ])
})
