import { describe, expect, test } from 'vitest'
import { neighbour, tableWith } from '../testing/expansions.ts'
import { broughtHome, shipAt } from '../testing/port.ts'
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

describe('the way home, played through', () => {
  test('the watchman covers a return, the cartographer does not; a sixth sack is lost, a chest stays closed, the captain leaves (VI-542, VP-501 to VP-503, VX-552)', () => {
    const at = tableWith(['inn', 'port'], {
      spaces: { travel: ['skill', 'skill'], harvest: ['skill', 'faith'] },
      farms: [
        {
          grain: 5,
          lifetime: 9,
          members: { farm: [1], ship: [2] },
          persons: ['person-watchman', 'person-cartographer'],
          ship: { at: 't3', captain: 'captain-1c', cargo: ['grain', 'chest-4'] },
        },
        neighbour,
      ],
    })
    at.play('take travel skill')
    expect(at.offered).toEqual(['continue', 'return', 'skip'])
    at.play('return')
    expect([at.decision, at.offered]).toEqual(['d-card-now', ['card person-watchman', 'no']])
    at.play('card person-watchman')
    expect([at.seat, at.stock(0)]).toEqual([1, { grain: 5, lifetime: 9, skill: 1 }])
    expect(shipAt(at.state, 0)).toEqual({ at: 'harbour', captain: null, cargo: [] })
    expect([broughtHome(at.state, 0).chests, at.at(0, 'farm')]).toEqual([1, [1, 2]])
    at.play('take harvest skill', 'harvest')
    expect(at.offered).toContain('open-chest 1')
    at.play('open-chest 1')
    expect([at.decision, at.stock(0)]).toEqual(['d-source', { coin: 4, grain: 5, lifetime: 9, skill: 1 }])
    at.play('take travel skill', 'leave')
    expect(at.offered).toEqual(['price 1', 'price 2', 'price 3'])
    at.play('price 1')
    expect(at.offered).not.toContain('hire captain-1c')
  })
})
