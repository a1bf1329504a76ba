import { describe, expect, test } from 'vitest'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'

const spaces = { family: ['skill', 'faith'], travel: ['skill'], church: ['skill', 'faith'] }

function family(members: NonNullable<FarmSketch['members']>, farm: FarmSketch = {}) {
  const table = new TestTable({ spaces, farms: [{ ...farm, members }] })
  table.play('take family skill')
  return table
}

describe('family', () => {
  test('V-411, V-413, V-R32: a new member, or one member back home; one option for each number and place', () => {
    const table = family({
      unborn: [3, 4, 4],
      farm: [1],
      smithy: [1, 1],
      'castle-b': [2],
      'council-4': [2],
      'church-1': [1, 2],
      'black-bag': [3],
    })
    expect(table.offered).toEqual(
      anyOrder(
        'newborn',
        'home 1 smithy',
        'home 2 castle-b',
        'home 2 council-4',
        'home 1 church-1',
        'home 2 church-1',
        'skip',
      ),
    )
  })

  test('V-413: from every building, castle and step of the board', () => {
    const places = ['wainwright', 'stables', 'scriptorium', 'smithy'].concat(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((castle) => `castle-${castle}`),
      [1, 2, 3, 4].flatMap((step) => [`council-${step}`, `church-${step}`]),
    )
    for (const place of places) {
      const table = family({ [place]: [2] })
      expect(table.offered).toEqual(anyOrder(`home 2 ${place}`, 'skip'))
      expect(table.play(`home 2 ${place}`)).toEqual([
        { code: 'home', seat: 0, figure: '2a', from: place, to: 'farm' },
      ])
      expect(table.at(0, 'farm')).toEqual([2])
      expect(table.at(0, place)).toEqual([])
      expect(table.stock(0)).toEqual({ skill: 1 })
      expect(table.seat).toBe(1)
    }
  })

  test('V-E2: with one 2, two 3 and two 4 unborn, the 2 is born (V-412)', () => {
    const table = family({ unborn: [2, 3, 3, 4, 4] })
    expect(table.offered).toEqual(anyOrder('newborn', 'skip'))
    expect(table.play('newborn')).toEqual([
      { code: 'newborn', seat: 0, figure: '2a', from: 'unborn', to: 'farm' },
    ])
    expect(table.at(0, 'farm')).toEqual([2])
    expect(table.at(0, 'unborn')).toEqual([3, 3, 4, 4])
    expect(table.stock(0)).toEqual({ skill: 1 })
  })

  test('V-412: the lowest number comes first, generation after generation', () => {
    for (const [unborn, born] of [
      [[3, 3, 4], 3],
      [[4, 4], 4],
      [[2, 2, 2, 3], 2],
    ] as const) {
      const table = family({ unborn })
      table.play('newborn')
      expect(table.at(0, 'farm')).toEqual([born])
      expect(table.at(0, 'unborn')).toHaveLength(unborn.length - 1)
    }
  })

  test('V-413, V-R13: neither the dead nor the unborn nor members in the black bag or on the farm come home', () => {
    const table = family({
      farm: [1],
      'black-bag': [2],
      'chronicle-crafts': [1],
      grave: [1],
      unborn: [3, 4],
      smithy: [2],
    })
    expect(table.offered).toEqual(anyOrder('newborn', 'home 2 smithy', 'skip'))
    const refused = (number: string, place: string) => ({
      code: 'not-from-there',
      rule: 'V-413',
      params: { number, place },
    })
    expect(table.why('home 2 black-bag')).toEqual(refused('2', 'black-bag'))
    expect(table.why('home 1 chronicle-crafts')).toEqual(refused('1', 'chronicle-crafts'))
    expect(table.why('home 1 grave')).toEqual(refused('1', 'grave'))
    expect(table.why('home 1 farm')).toEqual({ ...refused('1', 'farm'), code: 'already-home' })
    expect(table.why('home 3 unborn')).toEqual(refused('3', 'unborn'))
    expect(table.why('home 1 smithy')).toEqual({
      code: 'no-such-member',
      rule: 'V-413',
      params: { number: '1', place: 'smithy' },
    })
  })

  test('V-413: only one member comes home', () => {
    const table = family({ smithy: [1, 1, 2] })
    table.play('home 1 smithy')
    expect(table.at(0, 'farm')).toEqual([1])
    expect(table.at(0, 'smithy')).toEqual([1, 2])
  })

  test('V-414: without unborn members only the way home remains; without both the action is lost', () => {
    const table = family({ farm: [1], 'church-3': [4] })
    expect(table.offered).toEqual(anyOrder('home 4 church-3', 'skip'))
    expect(table.why('newborn')).toEqual({ code: 'nobody-unborn', rule: 'V-414' })
    const lost = family({ farm: [1, 2], 'black-bag': [3], grave: [1] })
    expect(lost.seat).toBe(1)
    expect(lost.match.log).toContainEqual({
      code: 'lost',
      seat: 0,
      action: 'family',
      why: 'no-family-use',
      rule: 'V-414',
    })
  })

  test('V-414, V-R8: through the well: refused without a use, and not to be declined', () => {
    const none = new TestTable({ farms: [{ coins: 3, members: { farm: [1] } }] })
    none.play('well')
    expect(none.why('well family')).toEqual({ code: 'no-family-use', rule: 'V-414' })
    const some = new TestTable({ farms: [{ coins: 3, members: { smithy: [1], unborn: [2] } }] })
    some.play('well', 'well family')
    expect(some.offered).toEqual(anyOrder('newborn', 'home 1 smithy'))
    expect(some.why('skip')).toEqual({ code: 'must-act', rule: 'V-R8' })
  })

  test('V-415: a member going home loses its step; nothing is refunded', () => {
    const table = family({ 'council-4': [2] }, { prestige: 3 })
    table.play('home 2 council-4')
    expect(table.at(0, 'council-4')).toEqual([])
    expect(table.stock(0)).toEqual({ skill: 1, prestige: 3 })
  })

  test('V-E21: the marker stays when the member goes home; the same castle again costs all and gives nothing (V-413, V-415, V-467, V-R16)', () => {
    const table = new TestTable({
      players: 2,
      spaces,
      farms: [
        { goods: { wagon: 1 }, cubes: { faith: 2 }, members: { 'castle-a': [1] }, markers: ['castle-a'] },
        { members: {} },
      ],
    })
    table.play('take family skill', 'home 1 castle-a')
    expect([...table.farm(0).markers]).toEqual([1, 0, 0, 0, 0, 0])
    table.play('take church skill')
    const log = table.play('take travel skill', 'travel 1 village->castle-a')
    expect(table.at(0, 'castle-a')).toEqual([1])
    expect([...table.farm(0).markers]).toEqual([1, 0, 0, 0, 0, 0])
    expect(table.stock(0)).toEqual({ skill: 2, lifetime: 2 })
    expect(log.map(({ code }) => code)).not.toContain('marker')
  })
})
