import { describe, expect, test } from 'vitest'
import { anyOrder, type FarmSketch, type Sketch } from '../testing/position.ts'
import { weddingTable } from '../testing/wedding.ts'

/** A faith cube taken from crafts: it buys nothing there. */
function crafts(farm: FarmSketch, sketch: Sketch = {}) {
  const spaces = { crafts: ['faith', 'faith'], church: ['faith', 'faith'] }
  const table = weddingTable({ players: 2, spaces, farms: [farm, { members: {} }], ...sketch })
  table.play('take crafts faith')
  return table
}

describe('tools', () => {
  test('VM-E6: the brewery makes 4 beer for 3 grain, the mill 4 coins for 2 time and 2 grain (VM-605)', () => {
    const options = { expansions: ['inn', 'marriage'] }
    const bought = crafts({ tools: 1, grain: 3, members: {} }, { options })
    bought.play('buy brewery')
    expect([bought.decision, bought.offered]).toEqual(['d-tool', anyOrder('none', 'tool')])
    bought.play('tool')
    expect(bought.stock(0)).toEqual({ faith: 1, beer: 4 })
    const brewed = crafts({ tools: 1, members: { brewery: [1] } }, { options })
    brewed.play('produce brewery', 'tool')
    expect(brewed.stock(0)).toEqual({ faith: 1, lifetime: 3, beer: 4 })
    const mill = crafts({ tools: 1, grain: 2, members: {} })
    mill.play('mill', 'tool')
    expect(mill.stock(0)).toEqual({ faith: 1, lifetime: 2, coin: 4 })
  })

  test('VM-E7: trained and bred for 6 time, two horses or two oxen, never one of each (VM-605, VM-606)', () => {
    for (const animal of ['horse', 'ox']) {
      const table = crafts({ tools: 1, members: { farm: [1] } })
      table.play('train stables', 'produce', `make ${animal}`)
      expect(table.offered).toEqual(anyOrder('none', 'tool'))
      const log = table.play('tool')
      expect(table.stock(0)).toEqual({ faith: 1, lifetime: 6, [animal]: 2 })
      expect(log).toContainEqual({ code: 'product', seat: 0, building: 'stables', what: animal, amount: 1 })
      expect(log).toContainEqual({ code: 'pay', seat: 0, what: 'tool', amount: 1 })
    }
  })

  test('VM-E13: two plows for 2 cubes and a tool; a second tool is not asked for (VM-605, VM-606, VM-R9)', () => {
    const table = crafts({ tools: 2, cubes: { skill: 1, knowledge: 1 }, members: {} })
    table.play('buy smithy', 'tool')
    expect([table.seat, table.decision]).toEqual([1, 'd-source'])
    expect(table.stock(0)).toEqual({ faith: 1, plow: 2, tool: 1 })
  })

  test.each([
    ['wainwright', 'wagon', 2],
    ['scriptorium', 'scroll', 2],
    ['smithy', 'plow', 3],
  ])('VM-605: at the %s a tool makes a second %s', (building, goods, time) => {
    const table = crafts({ tools: 1, members: { [building]: [1] } })
    table.play(`produce ${building}`, 'tool')
    expect(table.stock(0)).toEqual({ faith: 1, lifetime: time, [goods]: 2 })
  })

  test('VM-605: it is an offer; without a tool nobody is asked', () => {
    const declined = crafts({ tools: 1, members: { smithy: [1] } })
    declined.play('produce smithy', 'none')
    expect(declined.stock(0)).toEqual({ faith: 1, lifetime: 3, plow: 1, tool: 1 })
    const without = crafts({ members: { smithy: [1] } })
    without.play('produce smithy')
    expect([without.seat, without.stock(0)]).toEqual([1, { faith: 1, lifetime: 3, plow: 1 }])
  })

  test('VM-R9: training alone cannot be doubled', () => {
    const table = crafts({ tools: 1, members: { farm: [1] } })
    table.play('train smithy', 'stop')
    expect([table.seat, table.stock(0)]).toEqual([1, { faith: 1, lifetime: 3, tool: 1 }])
  })

  test('VM-606: in another crafts action another tool may be used', () => {
    const table = crafts({ tools: 2, members: { smithy: [1] } })
    table.play('produce smithy', 'tool', 'take church faith', 'take crafts faith', 'produce smithy', 'tool')
    expect(table.stock(0)).toEqual({ faith: 2, lifetime: 6, plow: 4 })
  })
})
