import { CUBES } from '@chronik/village'
import { expect, test } from 'vitest'
import { exchangeOf } from '../board/conny.ts'
import { SketchedTable } from '../testing/table.ts'
import { fatesOf, oddsOf, slotsOf } from './tray.ts'

const solo = () =>
  new SketchedTable({
    players: 1,
    spaces: { harvest: ['skill'], council: ['skill'], crafts: ['faith'] },
    farms: [{ members: { farm: [1, 1] }, grain: 0 }],
    also: ({ conny }) => {
      conny.lastSlot = 3
      conny.slots[2].cubes[0] = CUBES.at.faith
      conny.fate[0].tiles[0] = 2
    },
  })

test('the next slot, and the odds of the tile that lies before it', () => {
  const { state } = solo()
  expect(
    slotsOf(state)
      .filter(({ next }) => next)
      .map(({ nr }) => nr),
  ).toEqual([4])
  expect(slotsOf(state)[2]?.cubes).toEqual(['faith'])
  expect(
    fatesOf(state)
      .filter(({ risk }) => risk)
      .map(({ id }) => id),
  ).toEqual(['fate-u2'])
  expect(oddsOf(state)).toEqual({ quills: 1, all: 2 })
})

test("Conny's answer is known once the player's cube is", () => {
  const table = solo()
  expect(exchangeOf(table.state, null)).toBeNull()
  table.play('take harvest skill')
  expect(exchangeOf(table.state, null)).toEqual({
    yours: { space: 'harvest', cube: 'skill' },
    hers: { space: 'council', cube: 'skill' },
  })
})
