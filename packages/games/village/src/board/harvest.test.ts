import { describe, expect, test } from 'vitest'
import { skip } from '../course/skip.ts'
import type { Sketch } from '../testing/position.ts'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'
import { harvestChoice } from './harvest.ts'

const spaces = { harvest: ['skill'], church: ['skill', 'faith'] }

function harvested(farm: FarmSketch) {
  const table = new TestTable({ spaces, farms: [{ members: { farm: [1] }, ...farm }] })
  const log = table.play('take harvest skill', 'harvest')
  const { skill: _skill, ...stock } = table.stock(0)
  return { stock, log, table }
}

describe('harvest', () => {
  test('V-E1: a plague cube costs 2 time, goes to the supply and does not prevent the harvest (V-206, V-208, V-209, V-402)', () => {
    const table = new TestTable({
      spaces: { harvest: ['plague'], church: ['skill'] },
      farms: [{ lifetime: 3, grain: 1, members: { farm: [1] } }],
    })
    table.play('take harvest plague')
    expect(table.offered).toEqual(anyOrder('harvest', 'skip'))
    table.play('harvest')
    expect(table.stock(0)).toEqual({ lifetime: 5, grain: 3 })
    expect(table.state.plagueSupply).toBe(6)
  })

  test('V-401: without a member on the farm there is no harvest, wherever else members stand', () => {
    const table = new TestTable({
      spaces,
      farms: [{ members: { smithy: [1], 'castle-a': [1], 'black-bag': [1], unborn: [2] } }],
    })
    expect(table.play('take harvest skill')).toContainEqual({
      code: 'lost',
      seat: 0,
      action: 'harvest',
      why: 'nobody-on-farm',
      rule: 'V-401',
    })
    expect(table.stock(0)).toEqual({ skill: 1 })
  })

  test('V-402: 2 grain', () => {
    const { stock, log } = harvested({})
    expect(stock).toEqual({ grain: 2 })
    expect(log).toContainEqual({ code: 'harvest', seat: 0, amount: 2, with: 'plain' })
    expect(log).toContainEqual({ code: 'gain', seat: 0, what: 'grain', amount: 2, from: 'harvest' })
    expect(log.map(({ code }) => code)).not.toContain('overflow')
  })

  test('V-402, V-403, V-404: a plow or an animal alone adds nothing', () => {
    for (const goods of [{ plow: 2 }, { horse: 1 }, { ox: 1 }, { horse: 1, ox: 1 }, { wagon: 1, scroll: 1 }])
      expect(harvested({ goods }).stock).toEqual({ ...goods, grain: 2 })
  })

  test('V-403: 3 grain with a horse and a plow', () => {
    const { stock, log } = harvested({ goods: { horse: 1, plow: 1 } })
    expect(stock).toEqual({ horse: 1, plow: 1, grain: 3 })
    expect(log).toContainEqual({ code: 'harvest', seat: 0, amount: 3, with: 'horse' })
  })

  test('V-404: 4 grain with an ox and a plow; only the best combination counts', () => {
    const { stock, log } = harvested({ goods: { ox: 1, plow: 1 } })
    expect(stock).toEqual({ ox: 1, plow: 1, grain: 4 })
    expect(log).toContainEqual({ code: 'harvest', seat: 0, amount: 4, with: 'ox' })
    const all = { ox: 3, horse: 2, plow: 4 }
    expect(harvested({ goods: all, members: { farm: [1, 1, 1, 2] } }).stock).toEqual({ ...all, grain: 4 })
  })

  test('V-405: members, animals and plow are kept', () => {
    const { table, stock } = harvested({ goods: { horse: 1, plow: 1 }, members: { farm: [1, 2] } })
    expect(table.at(0, 'farm')).toEqual([1, 2])
    expect(stock).toMatchObject({ horse: 1, plow: 1 })
  })

  test('V-E13: ox, horse, 2 plows and 3 grain: 2 fit, 2 are lost; without the ox 1 is lost (V-311, V-401 to V-405)', () => {
    const members = { farm: [1, 1] }
    const withOx = harvested({ grain: 3, goods: { ox: 1, horse: 1, plow: 2 }, members })
    expect(withOx.stock).toEqual({ grain: 5, ox: 1, horse: 1, plow: 2 })
    expect(withOx.log).toContainEqual({ code: 'gain', seat: 0, what: 'grain', amount: 2, from: 'harvest' })
    expect(withOx.log).toContainEqual({ code: 'overflow', seat: 0, amount: 2 })
    const without = harvested({ grain: 3, goods: { horse: 1, plow: 2 }, members })
    expect(without.stock).toEqual({ grain: 5, horse: 1, plow: 2 })
    expect(without.log).toContainEqual({ code: 'overflow', seat: 0, amount: 1 })
  })

  test('V-311: grain that fits exactly is not lost', () => {
    const { stock, log } = harvested({ grain: 1, goods: { ox: 1, plow: 1 } })
    expect(stock).toMatchObject({ grain: 5 })
    expect(log.map(({ code }) => code)).not.toContain('overflow')
  })

  test('V-R9, V-E13: with 5 grain the harvest is not possible, the cube is taken; with 4 it is', () => {
    const full = new TestTable({ spaces, farms: [{ grain: 5, members: { farm: [1] } }] })
    expect(full.play('take harvest skill')).toContainEqual({
      code: 'lost',
      seat: 0,
      action: 'harvest',
      why: 'store-full',
      rule: 'V-R9',
      params: { limit: 5 },
    })
    expect(full.stock(0)).toEqual({ grain: 5, skill: 1 })
    expect(full.seat).toBe(1)
    expect(harvested({ grain: 4 }).stock).toEqual({ grain: 5 })
  })

  test('V-401, V-R8, V-R9: through the well the harvest is automatic, and refused where it has no use', () => {
    const well = (farm: FarmSketch) => {
      const table = new TestTable({ spaces, farms: [{ coins: 3, ...farm }] })
      table.play('well')
      return table
    }
    const table = well({ members: { farm: [1] } })
    expect(table.play('well harvest')).toContainEqual({ code: 'harvest', seat: 0, amount: 2, with: 'plain' })
    expect(table.seat).toBe(1)
    expect(harvestChoice.refuse(table.state, skip(), 0, 0, 0, 0)).toEqual({ code: 'must-act', rule: 'V-R8' })
    expect(well({ grain: 5 }).why('well harvest')).toEqual({
      code: 'store-full',
      rule: 'V-R9',
      params: { limit: 5 },
    })
    expect(well({ members: { smithy: [1] } }).why('well harvest')).toEqual({
      code: 'nobody-on-farm',
      rule: 'V-401',
    })
    expect(well({ grain: 5, members: { smithy: [1] } }).why('well harvest')).toEqual({
      code: 'nobody-on-farm',
      rule: 'V-401',
    })
  })
})

describe('the harvest, played through', () => {
  test('the store takes what fits; without plow no animal helps; a full store or an empty farm leaves the cube only, and its plague still kills (V-210, V-311, V-401 to V-405, V-601, V-R9)', () => {
    const harvest = (farm: NonNullable<Sketch['farms']>[number]): TestTable =>
      new TestTable({
        players: 2,
        spaces: { harvest: ['plague', 'skill'], family: ['skill', 'faith'] },
        farms: [farm, { members: { farm: [1] } }],
      })
    const animals = harvest({ goods: { horse: 1, ox: 1 }, members: { farm: [2] } })
    animals.play('take harvest skill', 'harvest')
    expect(animals.stock(0)).toEqual({ grain: 2, horse: 1, ox: 1, skill: 1 })

    const full = harvest({ grain: 4, goods: { horse: 1, ox: 1, plow: 1 }, members: { farm: [2] } })
    full.play('take harvest skill', 'harvest')
    expect(full.stock(0)).toEqual({ grain: 5, horse: 1, ox: 1, plow: 1, skill: 1 })

    const away = harvest({ lifetime: 8, members: { 'council-4': [2], smithy: [3] } })
    away.play('take harvest plague')
    expect(away.seat).toBe(1)
    expect(away.at(0, 'chronicle-council')).toEqual([2])

    const stuffed = harvest({ grain: 5, lifetime: 9, members: { farm: [2], smithy: [3] } })
    stuffed.play('take harvest plague')
    expect(stuffed.seat).toBe(1)
    expect(stuffed.stock(0)).toEqual({ grain: 5, lifetime: 1 })
    expect(stuffed.at(0, 'chronicle-farm')).toEqual([2])
  })
})
