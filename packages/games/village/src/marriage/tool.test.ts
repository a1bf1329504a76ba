import { describe, expect, test } from 'vitest'
import { layGoals, neighbour, tableWith } from '../testing/expansions.ts'
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

describe('tools, played through', () => {
  test('a chest opened inside a crafts action brings the tool that doubles; coins do not, and no second tool is asked for (VM-605, VM-606, VM-R9, VP-503, VX-207)', () => {
    const sketch = (chest: string): Sketch => ({
      spaces: { crafts: ['knowledge'], harvest: ['skill', 'faith', 'faith'] },
      farms: [{ members: { 'council-1': [2] }, ship: { chests: [chest] } }, neighbour],
    })
    const tools = tableWith(['port', 'marriage'], sketch('chest-m2'))
    tools.play('take crafts knowledge', 'buy scriptorium')
    expect(tools.offered).toEqual(['open-chest 1', 'pay 1 knowledge'])
    tools.play('pay 1 knowledge')
    expect([tools.decision, tools.offered]).toEqual(['d-tool', ['none', 'open-chest 1']])
    tools.play('open-chest 1')
    expect(tools.offered).toEqual(['none', 'tool'])
    tools.play('tool')
    expect([tools.seat, tools.stock(0)]).toEqual([1, { scroll: 2, tool: 1 }])

    const coins = tableWith(['port', 'marriage'], sketch('chest-2'))
    coins.play('take crafts knowledge', 'buy scriptorium', 'pay 1 knowledge', 'open-chest 1')
    expect([coins.seat, coins.stock(0)]).toEqual([1, { coin: 3, scroll: 1 }])
  })

  test('watchman, tool and innkeeper in the brewery: four beer each time, another tool for the repetition, no way out of it (VI-202, VI-547, VM-605, VM-E6, VX-R7)', () => {
    const at = tableWith(['inn', 'marriage'], {
      options: { goals: true },
      spaces: { crafts: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          tools: 2,
          members: { brewery: [2], farm: [3] },
          persons: ['person-innkeeper', 'person-watchman'],
        },
        neighbour,
      ],
      also: layGoals('goal-brewer', 'goal-saint'),
    })
    at.play('take crafts skill', 'produce brewery')
    expect(at.offered).toEqual(['card person-watchman', 'no'])
    at.play('card person-watchman')
    expect([at.decision, at.offered]).toEqual(['d-tool', ['none', 'tool']])
    at.play('tool')
    expect(at.stock(0)).toEqual({ beer: 4, prestige: 5, skill: 1, tool: 1 })
    expect(at.offered).toEqual(['card person-innkeeper', 'done'])
    at.play('card person-innkeeper')
    expect(at.offered).toEqual(
      anyOrder(
        'produce brewery',
        'train brewery',
        'train wainwright',
        'train stables',
        'train scriptorium',
        'train smithy',
      ),
    )
    at.play('produce brewery', 'tool')
    expect([at.seat, at.stock(0)]).toEqual([1, { beer: 8, prestige: 5, lifetime: 3, skill: 1 }])
  })
})
