import { describe, expect, test } from 'vitest'
import { TestTable } from './testing/position.ts'

describe('harvest', () => {
  test('V-E1: a plague cube costs 2 time, goes to the supply and does not prevent the harvest (V-206, V-208, V-402)', () => {
    const table = new TestTable({
      spaces: { harvest: ['plague'], church: ['skill'] },
      farms: [{ lifetime: 3, grain: 1, members: { farm: [1] } }],
    })
    table.play('take harvest plague', 'harvest')
    expect(table.farm(0)).toMatchObject({ lifetime: 5, grain: 3 })
    expect([...table.farm(0).cubes]).toEqual([0, 0, 0, 0])
    expect(table.state.plagueSupply).toBe(6)
  })
})
