import { describe, expect, test } from 'vitest'
import { type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

const CHEAP = ['a', 'b', 'c', 'd', 'e'].flatMap((letter) => [`captain-1${letter}`, `captain-2${letter}`])

function tableOf(farm: FarmSketch, more: Sketch = {}): TestTable {
  return new TestTable({
    options: { expansions: ['port'] },
    spaces: { travel: ['faith'], harvest: ['skill'], church: ['skill'] },
    farms: [farm],
    ...more,
  })
}

describe('returning', () => {
  test('VP-501, V-601: a crossing by the return costs a life at the end of the turn, when all are ashore', () => {
    const table = tableOf({ lifetime: 9, members: { ship: [1], smithy: [1] }, ship: { at: 'i2' } })
    table.play('take travel faith', 'return')
    expect([table.decision, table.offered]).toEqual(['d-death', ['die 1 farm', 'die 1 smithy']])
  })

  test('VP-501, VM-604: who goes ashore keeps the bread', () => {
    const table = tableOf(
      { members: { ship: [1], farm: [2] }, fed: { ship: [1] }, ship: { at: 'i2' } },
      { options: { expansions: ['port', 'marriage'] } },
    )
    table.play('take travel faith', 'return')
    expect([table.at(0, 'farm'), table.farm(0).raised[0]]).toEqual([[1, 2], 1])
  })
})

describe('a voyage that is not made', () => {
  test('VX-R7, V-209: after a cube it may be declined, after the well not', () => {
    const table = tableOf({ coins: 3, members: { farm: [1] } })
    expect(table.play('take travel faith', 'skip')).toContainEqual({ code: 'skip', seat: 0 })
    expect([table.state.port.ships[0].captain, table.seat]).toEqual([-1, 1])
    const well = tableOf({ cubes: { skill: 3 }, members: { ship: [1] }, ship: { at: 'i2' } })
    well.play('well', 'well travel')
    expect([well.decision, ...well.refusals('skip')]).toEqual(['d-voyage', 'must-act V-R8'])
  })

  test('VP-203: with the dear captains only it takes their price', () => {
    const table = tableOf({ coins: 2, members: { farm: [1] } }, { sea: { gone: CHEAP } })
    expect(table.play('take travel faith')).toContainEqual({
      code: 'lost',
      seat: 0,
      action: 'travel',
      why: 'coins-missing',
      rule: 'VP-203',
      params: { missing: 1 },
    })
  })

  test('VP-203, VP-R7: stacks that are empty, captains that are gone or cost something else', () => {
    const table = tableOf(
      { coins: 3, members: { farm: [1] } },
      { sea: { gone: [...CHEAP.slice(1), 'captain-3a'] } },
    )
    table.play('take travel faith', 'leave')
    expect(table.why('price 2')).toEqual({
      code: 'no-captain-at-price',
      rule: 'VP-203',
      params: { price: 2 },
    })
    table.play('price 3')
    expect(table.why('hire captain-3a')).toEqual({
      code: 'captain-taken',
      rule: 'VP-203',
      params: { captain: 'captain-3a' },
    })
    expect(table.why('hire captain-1a')).toEqual({
      code: 'other-price',
      rule: 'VP-203',
      params: { captain: 'captain-1a', price: 1 },
    })
  })
})
