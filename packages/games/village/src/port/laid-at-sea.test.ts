import { describe, expect, test } from 'vitest'
import { TestTable } from '../testing/position.ts'

const MOST = {
  chronicle: { travel: 2 },
  spaces: { harvest: ['plague', 'plague'], church: ['skill', 'faith'] },
}

describe('burials at sea', () => {
  test('VP-701, VM-604: a field tells who lies there; bread goes back, the hold is empty, other fields stay', () => {
    const table = new TestTable({
      options: { expansions: ['port', 'marriage'] },
      ...MOST,
      turn: 1,
      farms: [
        { members: { farm: [1] } },
        {
          lifetime: 9,
          members: { ship: [2], farm: [4] },
          fed: { ship: [2] },
          ship: { at: 'i2', cargo: ['ox'] },
        },
      ],
    })
    table.play('take harvest plague', 'skip')
    expect(table.decision).toBe('d-sea')
    table.play('bury sea-2')
    const { burials, ships } = table.state.port
    // Figure 2a of the second seat.
    expect(Array.from(burials)).toEqual([-1, 1 * 16 + 4, -1, -1])
    expect(Array.from(table.farm(1).raised).every((raised) => raised === 0)).toBe(true)
    expect([...ships[1].cargo].filter((piece) => piece === 1)).toHaveLength(1)
    expect(table.farm(1).prestige).toBe(2)
  })

  test('VP-701: a field on which somebody lies is refused by its name', () => {
    const table = new TestTable({
      options: { expansions: ['port'] },
      ...MOST,
      sea: { buried: ['sea-1'] },
      farms: [{ lifetime: 9, members: { ship: [1], farm: [2] }, ship: { at: 'i2' } }],
    })
    table.play('take harvest plague', 'skip')
    expect(table.offered).toEqual(['bury sea-2', 'bury sea-3', 'bury sea-4'])
    expect(table.why('bury sea-1')).toEqual({
      code: 'sea-field-taken',
      rule: 'VP-701',
      params: { field: 'sea-1' },
    })
  })

  test('VP-503, VX-105: a chest with coins brings coins only, one with tools tools only', () => {
    const gained = (chest: string) => {
      const table = new TestTable({
        options: { expansions: ['port', 'marriage'] },
        farms: [{ members: { farm: [1] }, ship: { chests: [chest] } }],
      })
      return table.play('open-chest 1').filter(({ code }) => code === 'gain')
    }
    expect(gained('chest-6')).toEqual([{ code: 'gain', seat: 0, what: 'coin', amount: 5, from: 'chest-6' }])
    expect(gained('chest-m1')).toEqual([{ code: 'gain', seat: 0, what: 'tool', amount: 2, from: 'chest-m1' }])
  })
})
