import { describe, expect, test } from 'vitest'
import { shipAt } from '../testing/port.ts'
import { type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

function tableOf(farm: FarmSketch, more: Sketch = {}): TestTable {
  return new TestTable({
    options: { expansions: ['port'] },
    spaces: { travel: ['faith'], harvest: ['skill'], church: ['skill'] },
    farms: [farm],
    ...more,
  })
}

describe('docked', () => {
  const keeper: FarmSketch = {
    cubes: { skill: 1 },
    members: { ship: [1], farm: [2] },
    ship: { at: 'i2', cargo: ['wagon'] },
  }

  test('VP-405: a lighthouse that asks for cubes leaves the wagon aboard', () => {
    const table = tableOf(keeper)
    table.play('take travel faith', 'continue', 'stop', 'lighthouse')
    expect(table.at(0, 'lighthouse-i2')).toEqual([1])
    expect(shipAt(table.state, 0).cargo).toEqual(['wagon'])
    expect(table.stock(0)).toEqual({ prestige: 5 })
  })

  test('VM-604, VM-R11: the keeper of a lighthouse keeps the bread', () => {
    const table = tableOf(
      { ...keeper, fed: { ship: [1] } },
      { options: { expansions: ['port', 'marriage'] } },
    )
    table.play('take travel faith', 'continue', 'stop', 'lighthouse')
    expect([table.at(0, 'lighthouse-i2'), table.farm(0).raised[0]]).toEqual([[1], 1])
  })

  test('VP-402, VP-403: what an island neither buys nor has is refused by its name', () => {
    const table = tableOf(keeper)
    table.play('take travel faith', 'continue', 'stop')
    expect(table.why('sell wagon')).toEqual({
      code: 'not-bought-here',
      rule: 'VP-402',
      params: { what: 'wagon' },
    })
    expect(table.why('sell ox')).toEqual({ code: 'not-aboard', rule: 'VP-402', params: { what: 'ox' } })
    expect(table.why('load cocoa')).toEqual({
      code: 'not-found-here',
      rule: 'VP-403',
      params: { what: 'cocoa' },
    })
  })
})

describe('on the way', () => {
  test('VP-302: a further step that cannot be paid says what is missing', () => {
    const table = tableOf({ members: { farm: [1] }, ship: { at: 'i2', chests: ['chest-1'] } })
    table.play('take travel faith', 'continue', 'sail i1')
    expect([table.decision, table.offered]).toEqual(['d-sail', ['open-chest 1', 'stop']])
    expect(table.why('sail t1')).toEqual({
      code: 'cubes-missing',
      rule: 'VP-302',
      params: { colour: 'knowledge', missing: 1 },
    })
    expect(table.why('sail i5')).toEqual({
      code: 'no-line',
      rule: 'VP-301',
      params: { from: 'i1', to: 'i5' },
    })
  })

  test('VP-206: only members of the farm are loaded', () => {
    const table = tableOf({ coins: 1, members: { farm: [1, 2], smithy: [3] } })
    table.play('take travel faith', 'leave', 'hire captain-1a', 'load member')
    expect([table.decision, table.offered]).toEqual(['d-load-member', ['member 1', 'member 2']])
    expect(table.why('member 3')).toEqual({
      code: 'no-such-member',
      rule: 'VP-206',
      params: { number: '3', place: 'farm' },
    })
  })
})
