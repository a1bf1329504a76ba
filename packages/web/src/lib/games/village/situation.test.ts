import { expect, test } from 'vitest'
import { situationOf } from './situation.ts'
import { SketchedTable } from './testing/table.ts'

test('a turn is neither market day nor mass', () => {
  expect(situationOf(new SketchedTable({}).state)).toEqual({ market: null, mass: null, farewell: null })
})

test('a market day knows its caller, who has passed, and that the first sale is free', () => {
  const table = new SketchedTable({
    players: 2,
    spaces: { market: ['persuasion'], harvest: ['skill'] },
    stalls: ['customer-05', 'customer-07', 'customer-09'],
    farms: [
      { goods: { horse: 1 }, members: { farm: [1] } },
      { goods: { ox: 1 }, cubes: { persuasion: 1 }, members: { farm: [1] } },
    ],
  })
  table.play('take market persuasion')
  expect(situationOf(table.state).market).toEqual({ caller: 0, passed: 0, free: true })
  table.play('pass')
  expect(situationOf(table.state).market).toEqual({ caller: 0, passed: 1, free: true })
})

test('a mass goes from choosing to promoting', () => {
  const table = new SketchedTable({
    players: 2,
    spaces: { family: ['skill'] },
    farms: [
      { coins: 1, grain: 2, members: { 'black-bag': [1], 'church-1': [2] } },
      { members: { farm: [1] } },
    ],
  })
  table.play('skip')
  expect(situationOf(table.state).mass?.step).toBe('choose')
  table.play('done')
  expect(situationOf(table.state).mass?.step).toBe('promote')
})
