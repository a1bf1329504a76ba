import { NONE } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import type { Sketch } from '../testing/position.ts'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'

const spaces = { harvest: ['skill', 'faith'], church: ['skill'] }
const refused = (missing: number) => ({ code: 'well-cubes-missing', rule: 'V-495', params: { missing } })

function well(farm: FarmSketch) {
  const table = new TestTable({ spaces, farms: [farm] })
  table.play('well')
  return table
}

describe('the well', () => {
  test('V-495: three cubes of one colour open it; two and one do not', () => {
    expect(new TestTable({ spaces, farms: [{ cubes: { faith: 3 } }] }).moves).toContain('well')
    const mixed = new TestTable({ spaces, farms: [{ cubes: { faith: 2, skill: 2, persuasion: 1 } }] })
    expect(mixed.moves).not.toContain('well')
    expect(mixed.why('well')).toEqual(refused(1))
    expect(new TestTable({ spaces, farms: [{}] }).why('well')).toEqual(refused(3))
    expect(new TestTable({ spaces, farms: [{ coins: 1, cubes: { knowledge: 1 } }] }).why('well')).toEqual(
      refused(1),
    )
  })

  test('V-495: each colour of which one has three may pay', () => {
    const table = well({ cubes: { skill: 3, persuasion: 4, faith: 3, knowledge: 2 } })
    expect(table.decision).toBe('d-well-pay')
    expect(table.offered).toEqual(anyOrder('pay 3 skill', 'pay 3 persuasion', 'pay 3 faith'))
    expect(table.why('pay 2 skill 1 faith')).toEqual({ code: 'not-one-colour', rule: 'V-495' })
    expect(table.why('pay 3 knowledge')).toEqual({
      code: 'cubes-missing',
      rule: 'V-305',
      params: { colour: 'knowledge', missing: 1 },
    })
    expect(table.why('pay 2 skill 1 coin')).toEqual({
      code: 'coins-missing',
      rule: 'V-306',
      params: { missing: 1 },
    })
    table.play('pay 3 persuasion')
    expect(table.stock(0)).toEqual({ skill: 3, persuasion: 1, faith: 3, knowledge: 2 })
    expect(table.decision).toBe('d-well-action')
  })

  test('V-R7: 0 to 3 coins among the three; with three coins no colour is needed; fewest coins first', () => {
    const table = well({ coins: 3, cubes: { skill: 3, faith: 1 } })
    expect(table.moves).toEqual([
      'pay 3 skill',
      'pay 2 skill 1 coin',
      'pay 1 skill 2 coin',
      'pay 1 faith 2 coin',
      'pay 3 coin',
    ])
    table.play('pay 1 faith 2 coin')
    expect(table.stock(0)).toEqual({ coin: 1, skill: 3 })
    expect(well({ coins: 2, cubes: { skill: 2 } }).moves).toEqual([
      'pay 2 skill 1 coin',
      'pay 1 skill 2 coin',
    ])
    expect(new TestTable({ spaces, farms: [{ coins: 2 }] }).moves).not.toContain('well')
    const coins = well({ coins: 4 })
    expect(coins.decision).toBe('d-well-action')
    expect(coins.stock(0)).toEqual({ coin: 1 })
  })

  test('V-495, V-496: any of the seven actions, whether cubes lie on its space or not', () => {
    const table = well({
      coins: 3,
      goods: { wagon: 1, scroll: 1 },
      cubes: { faith: 2 },
      members: { farm: [1], unborn: [2] },
    })
    table.play('pay 3 coin')
    const actions = ['harvest', 'family', 'crafts', 'market', 'travel', 'council', 'church']
    expect(table.offered).toEqual(anyOrder(...actions.map((action) => `well ${action}`)))
    const log = table.play('well church')
    expect(log).toContainEqual({ code: 'well-action', seat: 0, action: 'church' })
    expect(table.decision).toBe('d-church-pay')
  })

  test('V-495: an action that is not in play is refused as such', () => {
    const table = well({ coins: 3 })
    for (const action of ['inn', 'wedding', 'smuggler'])
      expect(table.why(`well ${action}`)).toEqual({
        code: 'not-in-play',
        rule: 'V-495',
        params: { what: action },
      })
  })

  test('V-495: what is told: the well, its price, its action', () => {
    const table = new TestTable({
      spaces,
      farms: [{ coins: 1, cubes: { faith: 2 }, members: { farm: [1] } }],
    })
    expect(table.play('well', 'well harvest')).toEqual([
      { code: 'well', seat: 0, free: false },
      { code: 'pay', seat: 0, what: 'faith', amount: 2 },
      { code: 'pay', seat: 0, what: 'coin', amount: 1 },
      { code: 'well-action', seat: 0, action: 'harvest' },
      { code: 'harvest', seat: 0, amount: 2, with: 'plain' },
      { code: 'gain', seat: 0, what: 'grain', amount: 2, from: 'harvest' },
    ])
  })

  test('V-497: no cube leaves the board and none is gained; the round is one turn longer', () => {
    const table = new TestTable({
      spaces: { harvest: ['skill', 'faith'], church: ['skill'] },
      farms: [{ coins: 3, members: { farm: [1] } }, { members: {} }, { members: {} }],
    })
    table.play('well', 'well harvest')
    expect(table.state).toMatchObject({ cubesLeft: 3, taken: { space: NONE, cube: NONE } })
    expect(table.stock(0)).toEqual({ grain: 2 })
    expect(table.seat).toBe(1)
    table.play('take harvest skill', 'take harvest faith', 'skip')
    expect(table.match.log.filter(({ code }) => code === 'take').map(({ seat }) => seat)).toEqual([1, 2, 0])
    expect(table.state.round).toBe(3)
  })

  test('V-R8: once the well is paid for, an action of it is named', () => {
    const table = new TestTable({ spaces, farms: [{ coins: 3, members: { farm: [1] } }] })
    table.play('well')
    expect(table.decision).toBe('d-well-action')
    expect(table.moves).not.toContain('skip')
    expect(table.why('skip')).toEqual({ code: 'must-act', rule: 'V-R8' })
  })

  test('V-498: a market day through the well cannot be declined and includes all', () => {
    const table = new TestTable({
      spaces,
      stalls: ['customer-01'],
      queue: [],
      farms: [{ coins: 3 }, { goods: { scroll: 1 }, cubes: { persuasion: 1 } }],
    })
    expect(table.play('well', 'well market')).toContainEqual({ code: 'market-day', seat: 0 })
    expect(table).toMatchObject({ seat: 1, decision: 'd-market' })
    expect(table.offered).toEqual(anyOrder('serve customer-01', 'pass'))
  })

  test('V-R8: an action without a use is not offered; the market always is', () => {
    const table = well({ coins: 3, grain: 5, members: { farm: [1] } })
    expect(table.offered).toEqual(anyOrder('well crafts', 'well market', 'well church'))
    const nothing = new TestTable({ spaces, farms: [{ coins: 3, members: {} }] })
    // Only the market has a use: it is called without being asked.
    expect(nothing.play('well')).toContainEqual({ code: 'market-day', seat: 0 })
  })

  test('V-R8: the action must be affordable after the payment', () => {
    const farm = { coins: 1, goods: { wagon: 1 }, cubes: { faith: 3 }, members: { farm: [1] } }
    const cubes = well(farm)
    cubes.play('pay 3 faith')
    expect(cubes.moves).not.toContain('well travel')
    const coin = well(farm)
    coin.play('pay 2 faith 1 coin')
    expect(coin.moves).not.toContain('well travel')
    const rich = well({ ...farm, cubes: { faith: 4 } })
    rich.play('pay 2 faith 1 coin')
    expect(rich.moves).toContain('well travel')
  })

  test('V-E15: persuasion and coins pay; crafts on an empty space takes 4 time for a scroll (V-495 to V-497, V-R7, V-R8)', () => {
    const table = well({ coins: 3, cubes: { persuasion: 1 }, members: { farm: [1] } })
    expect(table.moves).toEqual(['pay 1 persuasion 2 coin', 'pay 3 coin'])
    table.play('pay 1 persuasion 2 coin', 'well crafts', 'train scriptorium', 'produce')
    expect(table.stock(0)).toEqual({ coin: 1, scroll: 1, lifetime: 4 })
    expect(table.state.cubesLeft).toBe(3)
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
    const unable = well({ coins: 3, grain: 1, cubes: { persuasion: 1 }, members: { 'council-2': [1] } })
    unable.play('pay 3 coin')
    expect(unable.moves).not.toContain('well crafts')
    expect(unable.why('well crafts')).toEqual({ code: 'no-crafts-use', rule: 'V-421' })
    const miller = well({ coins: 3, grain: 2, cubes: { persuasion: 1 }, members: { 'council-2': [1] } })
    miller.play('pay 3 coin')
    expect(miller.moves).toContain('well crafts')
  })
})

describe('the well, played through', () => {
  const wells: Sketch = {
    players: 2,
    ring: 1,
    spaces: { harvest: ['skill', 'faith'] },
    farms: [
      { coins: 2, cubes: { persuasion: 2, faith: 1 }, members: { farm: [1], 'council-1': [2] } },
      { members: { farm: [1] } },
    ],
  }

  test('the well is paid with cubes of one colour and coins, then only what is still payable is offered (V-306, V-495, V-497, V-R7, V-R8, V-R10)', () => {
    const at = new TestTable(wells)
    expect(at.offered).toEqual(['take harvest faith', 'take harvest skill', 'well'])
    at.play('well')
    expect(at.offered).toEqual(
      anyOrder('pay 2 persuasion 1 coin', 'pay 1 persuasion 2 coin', 'pay 1 faith 2 coin'),
    )
    expect(at.moves[0]).toBe('pay 2 persuasion 1 coin')
    at.play('pay 1 faith 2 coin')
    expect(at.offered).toEqual(
      anyOrder('well harvest', 'well family', 'well crafts', 'well market', 'well council', 'well church'),
    )
    at.play('well council')
    expect(at.offered).toEqual(['advance 2 1', 'enter 1'])
    at.play('enter 1')
    expect(at.stock(0)).toEqual({ lifetime: 1 })
    expect(at.at(0, 'council-1')).toEqual([1, 2])
    expect([at.seat, at.state.cubesLeft]).toEqual([1, 2])

    const other = new TestTable(wells)
    other.play('well', 'pay 2 persuasion 1 coin')
    expect(other.offered).toEqual(
      anyOrder('well harvest', 'well family', 'well crafts', 'well market', 'well church'),
    )
  })

  test('three coins open the well, and only the market is left; nobody can be brought home from the bag (V-413, V-498, V-R7, V-R8, V-R13)', () => {
    const at = new TestTable({
      players: 2,
      spaces: { harvest: ['skill', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      queue: ['customer-09'],
      farms: [{ coins: 3, members: { 'black-bag': [1, 2] } }, { members: { farm: [1] } }],
    })
    at.play('well')
    expect(at.stock(0)).toEqual({})
    expect([at.seat, at.decision, at.state.cubesLeft]).toEqual([1, 'd-source', 2])
    expect(at.stalls()).toEqual(['customer-01', 'customer-03', 'customer-05'])
  })
})
