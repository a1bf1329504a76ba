import { expect, test } from 'vitest'
import { worldAt } from '../../test/position.ts'
import { dutiesAhead } from './duties.ts'
import { incomeIn, pathOf, stepsIn } from './orientations.ts'

test('W-911 to W-914 what would be missed of the duties today', () => {
  const { state } = worldAt({ next: 'orient', seats: [{ piety: 1, grain: 2, money: 3 }] })
  expect(dutiesAhead(state, 0)).toEqual([
    { duty: 'piety', penalty: 'penance', have: 1, least: 2, most: 2, lossAtBest: 3, lossAtWorst: 3 },
    { duty: 'grain', penalty: 'begging', have: 2, least: 2, most: 2, lossAtBest: 0, lossAtWorst: 0 },
    { duty: 'tax', penalty: 'royal-court', have: 3, least: 2, most: 5, lossAtBest: 0, lossAtWorst: 2 },
  ])
})

test('W-311 the corners of the card go round with it, and so does the arrow', () => {
  const { state } = worldAt({ next: 'orient', council: 'mill-begun' })
  const { corners } = state.box.events[state.council]
  expect([0, 1, 2, 3].map((rotation) => incomeIn(state, 0, rotation))).toEqual([
    corners[0],
    corners[3],
    corners[2],
    corners[1],
  ])
  expect([0, 1, 2, 3].map((rotation) => stepsIn(state, rotation))).toEqual([3, 0, 1, 2])
})

test('W-334 covered favour spaces are not touched', () => {
  const { state } = worldAt({ next: 'orient', council: 'mill-begun', favour: 9, covered: [10, 2] })
  expect(pathOf(state, 3)).toEqual([1, 3, 4])
})
