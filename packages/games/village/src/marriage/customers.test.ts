import { describe, expect, test } from 'vitest'
import type { FarmSketch } from '../testing/position.ts'
import { weddingTable } from '../testing/wedding.ts'

function marketOf(farm: FarmSketch) {
  const table = weddingTable({
    players: 2,
    spaces: { market: ['skill'], harvest: ['skill'] },
    stalls: ['customer-marriage-1', 'customer-marriage-2', 'customer-marriage-3'],
    queue: [],
    farms: [{ members: { farm: [1] }, ...farm }],
  })
  table.play('take market skill')
  return table
}

describe('customers that ask for bread and tools', () => {
  test('VX-103, V-444: what is missing is told', () => {
    const one = marketOf({ bread: 1, grain: 1, tools: 1, goods: {} })
    expect(one.offered).toEqual(['bread 1 farm', 'pass', 'serve customer-marriage-1'])
    expect(one.why('serve customer-marriage-2')).toEqual({
      code: 'goods-missing',
      rule: 'V-444',
      params: { goods: 'bread', missing: 1 },
    })
    expect(one.why('serve customer-marriage-3')).toMatchObject({ params: { goods: 'plow', missing: 1 } })
    const two = marketOf({ bread: 2, grain: 1, goods: { plow: 1 } })
    for (const customer of ['customer-marriage-1', 'customer-marriage-3'])
      expect(two.why(`serve ${customer}`)).toEqual({
        code: 'goods-missing',
        rule: 'V-444',
        params: { goods: 'tool', missing: 1 },
      })
  })

  test('VX-103, V-444: exactly what is asked for is paid', () => {
    const table = marketOf({ bread: 3, tools: 2, grain: 3, cubes: { persuasion: 2 } })
    table.play('serve customer-marriage-2')
    expect(table.stock(0)).toMatchObject({ bread: 1, tool: 2, grain: 2 })
    table.play('serve customer-marriage-1')
    expect(table.stock(0)).toEqual({ tool: 1, grain: 2, skill: 1, persuasion: 1, lifetime: 1 })
  })
})
