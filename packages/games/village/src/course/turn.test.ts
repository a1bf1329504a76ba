import type { Refusal } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'

/** A farm that can use every action. */
const able = { goods: { wagon: 1, scroll: 1 }, cubes: { faith: 2 }, members: { farm: [1], unborn: [2] } }

describe('step 1: take a cube', () => {
  test('V-206: each different pair of space and cube is offered, the well only if it can be paid', () => {
    const spaces = {
      harvest: ['skill', 'skill', 'plague'],
      crafts: ['knowledge', 'faith', 'knowledge'],
      market: ['persuasion'],
    }
    const pairs = [
      'take harvest skill',
      'take harvest plague',
      'take crafts faith',
      'take crafts knowledge',
      'take market persuasion',
    ]
    expect(new TestTable({ spaces }).offered).toEqual(anyOrder(...pairs))
    const rich = new TestTable({ spaces, farms: [{ cubes: { faith: 2 }, coins: 1 }] })
    expect(rich.offered).toEqual(anyOrder(...pairs, 'well'))
  })

  test('V-206: why a cube or the well cannot be chosen', () => {
    const table = new TestTable({
      spaces: { harvest: ['skill'], church: ['plague'] },
      farms: [{ cubes: { faith: 1, skill: 1 } }],
    })
    expect(table.why('take harvest faith')).toEqual({
      code: 'no-such-cube',
      rule: 'V-206',
      params: { space: 'harvest', cube: 'faith' },
    })
    expect(table.why('take crafts skill')).toEqual({
      code: 'space-empty',
      rule: 'V-206',
      params: { space: 'crafts', cube: 'skill' },
    })
    expect(table.why('well')).toEqual({ code: 'well-cubes-missing', rule: 'V-495', params: { missing: 2 } })
    expect(table.why('take harvest skill')).toBe(null)
    expect(table.why('harvest')).toEqual({ code: 'cube-first', rule: 'V-206' })
  })

  test('V-705: while cubes lie on the board the well is not free and the turn is not declined', () => {
    const table = new TestTable({ farms: [{ coins: 3 }] })
    for (const move of ['well free', 'decline'])
      expect(table.why(move)).toEqual({ code: 'board-not-empty', rule: 'V-705' })
  })

  test('V-206: exactly one cube leaves the board', () => {
    const table = new TestTable({ spaces: { harvest: ['skill', 'skill'], church: ['skill'] } })
    table.play('take harvest skill', 'skip')
    expect(table.state.box.spaces.map((space) => table.state.spaces[space].cubes[0])).toEqual([
      1, 0, 0, 0, 0, 0, 1,
    ])
    expect(table.state.cubesLeft).toBe(2)
    expect(table.seat).toBe(1)
  })

  test('V-207: an influence cube goes to the farm of whoever takes it and may be spent in the same turn', () => {
    const table = new TestTable({
      spaces: { crafts: ['knowledge'], church: ['skill'] },
      farms: [{ members: {} }],
    })
    const log = table.play('take crafts knowledge')
    expect(log).toContainEqual({ code: 'take', seat: 0, space: 'crafts', cube: 'knowledge' })
    expect(log).toContainEqual({ code: 'gain', seat: 0, what: 'knowledge', amount: 1, from: 'crafts' })
    expect(table.stock(0)).toEqual({ knowledge: 1 })
    expect(table.offered).toEqual(anyOrder('buy scriptorium', 'skip'))
    table.play('buy scriptorium')
    expect(table.stock(0)).toEqual({ scroll: 1 })
  })

  test('V-208: a plague cube goes to the supply, costs 2 time and does not prevent the action', () => {
    const table = new TestTable({ spaces: { family: ['plague'], church: ['plague'] } })
    expect(table.state.plagueSupply).toBe(4)
    const log = table.play('take family plague')
    expect(log).toEqual([
      { code: 'take', seat: 0, space: 'family', cube: 'plague' },
      { code: 'time', seat: 0, amount: 2, from: 0, to: 2, crossings: 0 },
    ])
    expect(table.stock(0)).toEqual({ lifetime: 2 })
    expect(table.state.plagueSupply).toBe(5)
    expect(table.offered).toEqual(anyOrder('newborn', 'skip'))
  })
})

describe('step 2: the action', () => {
  test.each(['harvest', 'family', 'crafts', 'travel', 'council', 'church'])(
    'V-209: the %s may be declined, the cube is kept',
    (space) => {
      const table = new TestTable({ farms: [able] })
      table.play(`take ${space} skill`)
      expect(table.moves).toContain('skip')
      expect(table.moves.length).toBeGreaterThan(1)
      expect(table.play('skip')).toEqual([{ code: 'skip', seat: 0 }])
      expect(table.stock(0)).toEqual({ skill: 1, wagon: 1, scroll: 1, faith: 2 })
      expect(table.seat).toBe(1)
    },
  )

  test('V-209, V-441: a market day cannot be declined', () => {
    const table = new TestTable({ farms: [able], stalls: ['customer-01'], queue: [] })
    table.play('take market persuasion')
    expect(table.decision).toBe('d-market')
    expect(table.offered).toEqual(anyOrder('serve customer-01', 'pass'))
    expect(table.why('skip')).toEqual({ code: 'market-not-declined', rule: 'V-441' })
  })

  test('V-209: the action is performed once, then the next seat is due', () => {
    const table = new TestTable({ spaces: { harvest: ['skill', 'skill'], church: ['skill'] } })
    table.play('take harvest skill', 'harvest')
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
    expect(table.stock(0)).toEqual({ skill: 1, grain: 2 })
  })

  test.each<[string, FarmSketch, string, string, Refusal['params']?]>([
    ['harvest', { members: {} }, 'nobody-on-farm', 'V-401'],
    ['harvest', { grain: 5, members: { farm: [1] } }, 'store-full', 'V-R9', { limit: 5 }],
    ['family', { members: { farm: [1], 'black-bag': [1] } }, 'no-family-use', 'V-414'],
    ['crafts', { grain: 1, members: { 'council-1': [1] } }, 'no-crafts-use', 'V-421'],
    [
      'travel',
      { coins: 9, members: { farm: [1] } },
      'goods-missing',
      'V-463',
      { goods: 'wagon', missing: 1 },
    ],
    [
      'travel',
      { goods: { wagon: 1 }, members: { farm: [1] } },
      'cubes-missing',
      'V-463',
      { colour: 'faith', missing: 2 },
    ],
    ['travel', { goods: { wagon: 1 }, coins: 2, members: { smithy: [1] } }, 'nobody-to-travel', 'V-461'],
    ['council', { goods: { scroll: 1 }, members: { smithy: [1] } }, 'nobody-for-council', 'V-475'],
    [
      'council',
      { cubes: { persuasion: 1 }, members: { farm: [1] } },
      'council-price-missing',
      'V-476',
      { colour: 'persuasion', missing: 1, scrolls: 1 },
    ],
    ['church', { cubes: { faith: 1 }, members: { smithy: [1] } }, 'nobody-on-farm', 'V-490'],
  ])('V-210: the %s with %j is lost (%s, %s); the cube is kept', (action, farm, why, rule, params) => {
    const table = new TestTable({ farms: [farm] })
    const before = table.stock(0)
    const log = table.play(`take ${action} skill`)
    expect(log).toContainEqual({ code: 'lost', seat: 0, action, why, rule, ...(params && { params }) })
    expect(table.stock(0)).toEqual({ ...before, skill: 1 })
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
  })
})

describe('turn end', () => {
  test('V-211: first the death of the active player, then the end check, then the next seat', () => {
    const table = new TestTable({
      spaces: { harvest: ['plague'], church: ['skill'] },
      chronicle: { farm: 4 },
      graves: 3,
      farms: [{ lifetime: 9 }],
    })
    expect(table.play('take harvest plague', 'harvest')).toEqual([
      { code: 'take', seat: 0, space: 'harvest', cube: 'plague' },
      { code: 'time', seat: 0, amount: 2, from: 9, to: 1, crossings: 1 },
      { code: 'harvest', seat: 0, amount: 2, with: 'plain' },
      { code: 'gain', seat: 0, what: 'grain', amount: 2, from: 'harvest' },
      { code: 'death', seat: 0, figure: '1a', from: 'farm', to: 'grave-4', group: 'farm' },
      { code: 'end-rung', seat: 0, by: 'graves' },
      { code: 'final-turn', seat: 1 },
      // The church skill is the only cube left: it is taken without being asked.
      { code: 'take', seat: 1, space: 'church', cube: 'skill' },
      { code: 'gain', seat: 1, what: 'skill', amount: 1, from: 'church' },
    ])
    expect(table).toMatchObject({ seat: 1, decision: 'd-church' })
  })

  test('V-211: the next seat clockwise, after the last comes the first', () => {
    const table = new TestTable({
      players: 4,
      turn: 3,
      spaces: { harvest: ['skill'], church: ['skill', 'faith'] },
    })
    table.play('take harvest skill', 'skip')
    expect(table.seat).toBe(0)
  })
})
