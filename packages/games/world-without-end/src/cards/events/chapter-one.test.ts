import { describe, expect, test } from 'vitest'
import { inForce, reveals } from '../../../test/event.ts'
import { type SeatPosition, type WorldPosition, worldAt } from '../../../test/position.ts'

describe('chapter I', () => {
  test('W-801 wool-slump: wool sells for 1, cloth keeps its price', () => {
    const table = inForce('wool-slump', 'act-sale', { wool: 2, cloth: 1 }, { clothCovered: false }).play(
      '1 use',
      '1 sell-wool:2',
      '1 sell-cloth:1',
    )
    expect(table.goods(0)).toEqual({ money: 6 })
  })

  test('W-802 fleece-buyers: once 1 wool for 3 money; without wool no choice', () => {
    const table = reveals('fleece-buyers', [{ wool: 2 }, {}, { wool: 1 }])
    expect([table.due, table.options]).toEqual(['1 event-swap', ['swap', 'pass']])
    table.play('1 swap')
    expect([table.goods(0), table.due]).toEqual([{ wool: 1, money: 3 }, '3 event-swap'])
  })

  test('W-803 mill-begun: the fulling mill enters', () => {
    expect(reveals('mill-begun').project('fulling-mill')).toBe('in-play 0+0')
    const there = reveals('mill-begun', [], { projects: { 'fulling-mill': { stone: 1, wood: 3 } } })
    expect([there.project('fulling-mill'), there.told], 'what is there stays as it is').toEqual([
      'finished 1+3',
      ['reveal'],
    ])
  })

  test('W-804 cloth-stalls: the covering tile leaves the cloth space, if it is there', () => {
    const table = reveals('cloth-stalls')
    expect([table.state.clothCovered, table.told]).toEqual([0, ['reveal', 'uncover']])
    expect(reveals('cloth-stalls', [], { clothCovered: false }).told).toEqual(['reveal'])
  })

  test('W-805 old-bridge-gives-way: a stone, a wood or a wool of his choice, or a point', () => {
    const table = reveals('old-bridge-gives-way', [
      { stone: 1, wood: 1, wool: 1 },
      { cloth: 1 },
      { wool: 4 },
      {},
    ])
    expect(table.options).toEqual(['give:stone', 'give:wood', 'give:wool'])
    table.play('1 give:wood')
    expect([table.goods(0), table.goods(1), table.goods(2), table.vp]).toEqual([
      { stone: 1, wool: 1 },
      { cloth: 1 },
      { wool: 3 },
      [8, 7, 8, 7],
    ])
  })

  test('W-806 road-robbers: 1 money or 1 point', () => {
    const table = reveals('road-robbers', [{ money: 3 }, {}, { wool: 2 }, { money: 1 }])
    expect([table.good('money'), table.vp]).toEqual([
      [2, 0, 0, 0],
      [8, 7, 7, 8],
    ])
  })

  test('W-807 fleece-fair: everyone takes a wool while there is some', () => {
    expect(reveals('fleece-fair', [], { stock: { wool: 3 }, active: 1 }).good('wool')).toEqual([0, 1, 1, 1])
  })

  test('W-808 priory-alms: 2 money for a piety, once per round, not from an empty cathedral', () => {
    const at = (seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
      worldAt({ ...more, next: { turnOf: 0 }, slots: ['priory-alms'], seats: [seat] })
    expect(at({ money: 2 }).play('1 lt-swap:priory-alms').goods(0)).toEqual({ piety: 1 })
    expect(at({ money: 1 }).due).toBe('1 open-card')
    expect(at({ money: 9 }, { stock: { piety: 0 } }).due).toBe('1 open-card')
  })

  test('W-809 quarry-toll: a stone costs 1 money, without money only wood; other stone stays free', () => {
    const table = inForce('quarry-toll', 'act-material', { money: 1 }).play('1 use', '1 take:stone')
    expect(table.goods(0)).toEqual({ stone: 1 })
    const poor = inForce('quarry-toll', 'act-material', {}).play('1 use')
    expect([poor.due, poor.goods(0)]).toEqual(['1 discard', { wood: 1 }])
    expect(inForce('quarry-toll', 'act-material', {}, { stock: { wood: 0 } }).due).toBe('1 discard')
    const income = worldAt({
      next: 'orient',
      council: 'fleece-fair',
      slots: ['quarry-toll'],
      favour: 6,
    }).play('1 orient:0')
    expect(income.good('stone')[0]).toBe(1)
  })

  test('W-810 disputed-election: guild and prioress are covered until the chapter end', () => {
    const table = reveals('disputed-election')
    expect([...table.state.coveredFavours]).toEqual([0, 0, 0, 1, 1, 0, 0, 0, 0, 0])
    const end = worldAt(
      {
        next: 'chapter-end',
        round: 6,
        covered: [4, 5],
        seats: Array(4).fill({ piety: 2, grain: 2, money: 5 }),
      },
      { 'tax-die': ['2'] },
    )
    expect(end.state.coveredFavours.every((cover) => cover === 0)).toBe(true)
  })

  test('W-811 plentiful-harvest: everyone takes a grain while there is some', () => {
    expect(reveals('plentiful-harvest').good('grain')).toEqual([1, 1, 1, 1])
  })
})
