import { describe, expect, test } from 'vitest'
import { type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

/** A last mass in which only monks are drawn. */
function mass(farms: readonly FarmSketch[], sketch: Sketch = {}): TestTable {
  return new TestTable({
    mass: true,
    farms,
    draws: { 'black-bag': ['monk', 'monk', 'monk', 'monk'] },
    ...sketch,
    options: { 'round-limit': 2 },
  })
}

describe('promotion', () => {
  test('V-507: each step costs the grain of the step reached; any number of members, any number of steps', () => {
    const table = mass([{ grain: 5, members: { 'church-1': [1, 2], 'church-3': [3] } }])
    expect(table.offered).toEqual(['done', 'promote 1 1', 'promote 2 1', 'promote 3 3'])
    table.play('promote 2 1')
    expect(table.farm(0).grain).toBe(4)
    table.play('promote 2 2')
    expect(table.farm(0).grain).toBe(2)
    expect(table.offered).toEqual(['done', 'promote 1 1'])
    table.play('promote 1 1')
    expect([table.at(0, 'church-2'), table.at(0, 'church-3'), table.farm(0).grain]).toEqual([[1], [2, 3], 1])
  })

  test('V-507: the third step costs 2 and the fourth 4 grain', () => {
    const table = mass([{ grain: 4, members: { 'church-3': [1] } }])
    table.play('promote 1 3')
    expect([table.at(0, 'church-4'), table.farm(0).grain]).toEqual([[1], 0])
    expect(mass([{ grain: 3, members: { 'church-3': [1] } }]).decision).toBe('over')
    expect(mass([{ grain: 2, members: { 'church-2': [1] } }]).offered).toEqual(['done', 'promote 1 2'])
    expect(mass([{ grain: 1, members: { 'church-2': [1] } }]).decision).toBe('over')
  })

  test('V-507: from the start player clockwise everyone is asked once; who says done is not asked again', () => {
    const farm = { grain: 5, members: { 'church-1': [1] } }
    const table = mass([farm, farm, farm], { startSeat: 2 })
    const asked: number[] = []
    while (table.decision === 'd-promote') {
      asked.push(table.seat)
      table.play('done')
    }
    expect(asked).toEqual([2, 0, 1])
  })

  test('V-508: it takes place even if only monks were drawn, and members of this mass may be promoted at once', () => {
    const monks = mass([{ grain: 1, members: { 'church-1': [1] } }])
    expect(monks.offered).toEqual(['done', 'promote 1 1'])
    const drawn = mass([{ grain: 1, members: { 'black-bag': [3] } }], {
      draws: { 'black-bag': ['monk', 'monk', 'monk', 'seat-1-number-3'] },
    })
    drawn.play('promote 3 1')
    expect(drawn.at(0, 'church-2')).toEqual([3])
  })

  test('V-509: members share steps, and step 4 is the last', () => {
    const table = mass([
      { grain: 5, members: { 'church-4': [1], 'church-3': [2] } },
      { members: { 'church-4': [1] } },
    ])
    expect(table.offered).toEqual(['done', 'promote 2 3'])
    expect(table.why('promote 1 4')).toMatchObject({ code: 'highest-step', rule: 'V-509' })
    table.play('promote 2 3')
    expect([table.at(0, 'church-4'), table.at(1, 'church-4')]).toEqual([[1, 2], [1]])
  })

  test('V-507: refused are figures that are not there and steps that cannot be paid', () => {
    const table = mass([{ grain: 1, members: { 'church-1': [1], 'church-3': [2] } }])
    expect(table.why('promote 3 1')).toMatchObject({
      code: 'no-such-member',
      rule: 'V-507',
      params: { number: '3', place: 'church-1' },
    })
    expect(table.why('promote 2 3')).toMatchObject({
      code: 'grain-missing',
      rule: 'V-507',
      params: { missing: 3 },
    })
  })

  test('V-R32: equal figures on one step are one option, unequal ones are not', () => {
    const table = mass([{ grain: 1, members: { 'church-1': [1, 1, 2], 'church-2': [1] } }])
    expect(table.offered).toEqual(['done', 'promote 1 1', 'promote 2 1'])
  })
})

describe('majority', () => {
  const prestige = (farms: readonly FarmSketch[]) => {
    const table = mass(farms)
    return farms.map((_, seat) => table.farm(seat).prestige)
  }
  const steps = (...on: readonly number[]): FarmSketch => ({
    members: Object.fromEntries(
      [1, 2, 3, 4].map((step) => [`church-${step}`, on.filter((one) => one === step).map(() => 1)]),
    ),
  })

  test('V-510: most members on church steps gain 2 prestige, however low they stand', () => {
    expect(prestige([steps(1, 1, 1), steps(4, 4), steps(3)])).toEqual([2, 0, 0])
  })

  test('V-511: among equals only the foremost member decides', () => {
    expect(prestige([steps(3, 3), steps(1, 4), steps(4)])).toEqual([0, 2, 0])
    expect(prestige([steps(2, 3, 3), steps(1, 1, 4), steps(3, 3, 3)])).toEqual([0, 2, 0])
  })

  test('V-512, V-E20: who is still equal gains 2 each; a single member on step 4 gains nothing', () => {
    expect(prestige([steps(1, 2), steps(2, 2), steps(4)])).toEqual([2, 2, 0])
    expect(prestige([steps(2, 1), steps(2, 2), steps(2, 2)])).toEqual([2, 2, 2])
  })

  test('V-R23, V-E20: in an empty church nobody gains', () => {
    expect(
      prestige([{ members: { farm: [1] } }, { members: { 'council-4': [1], 'black-bag': [1] } }, {}]),
    ).toEqual([0, 0, 0])
  })

  test('V-510, V-R23: members elsewhere do not count, one member on a step is enough', () => {
    const elsewhere = {
      members: { 'council-4': [1], 'black-bag': [1, 1], 'chronicle-church': [2], farm: [3] },
    }
    expect(prestige([elsewhere, steps(1), {}])).toEqual([0, 2, 0])
  })

  test('V-510: prestige is added to what is there', () => {
    expect(prestige([{ ...steps(1), prestige: 5 }, {}, {}])).toEqual([7, 0, 0])
  })
})

describe('promotion and family, played through', () => {
  test('with monks alone there is still promotion; with nobody to bear or to bring home the family action is lost; step 4 leads nowhere (V-414, V-484, V-508, V-R10)', () => {
    const monks = new TestTable({
      players: 2,
      spaces: {},
      mass: true,
      draws: { 'black-bag': ['monk', 'monk', 'monk', 'monk'] },
      farms: [{ grain: 1, members: { 'church-1': [1], 'black-bag': [2] } }, { members: { farm: [1] } }],
    })
    expect([monks.seat, monks.decision]).toEqual([0, 'd-promote'])
    expect(monks.offered).toEqual(['done', 'promote 1 1'])

    const family = new TestTable({
      players: 2,
      spaces: { family: ['skill', 'faith'], harvest: ['skill'] },
      farms: [{ members: { farm: [1], 'black-bag': [2], grave: [1] } }, { members: { farm: [1] } }],
    })
    family.play('take family skill')
    expect([family.seat, family.decision]).toEqual([1, 'd-source'])

    const top = new TestTable({
      players: 2,
      ring: 1,
      spaces: { council: ['persuasion', 'faith'], harvest: ['skill'] },
      farms: [{ cubes: { persuasion: 1 }, members: { 'council-4': [2] } }, { members: { farm: [1] } }],
    })
    top.play('take council persuasion')
    expect(top.offered).toEqual(['skip', 'use'])
    top.play('use')
    expect(top.offered).toEqual(['privilege 2', 'privilege 3'])
  })
})
