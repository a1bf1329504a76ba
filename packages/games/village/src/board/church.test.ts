import { describe, expect, test } from 'vitest'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'

const spaces = { church: ['knowledge', 'knowledge'], harvest: ['skill', 'knowledge'], family: ['skill'] }

function church(farm: FarmSketch) {
  const table = new TestTable({ players: 2, spaces, farms: [farm, { members: {} }] })
  table.play('take church knowledge')
  return table
}

describe('church', () => {
  test('V-490, V-R32: one member of the farm, each number once', () => {
    const table = church({ members: { farm: [1, 1, 3], smithy: [2], 'church-1': [4] } })
    expect(table.offered).toEqual(anyOrder('church 1', 'church 3', 'skip'))
    expect(table.why('church 2')).toEqual({
      code: 'no-such-member',
      rule: 'V-490',
      params: { number: '2', place: 'farm' },
    })
    expect(table.play('church 1')).toEqual([
      { code: 'church', seat: 0, figure: '1a', from: 'farm', to: 'black-bag' },
      { code: 'time', seat: 0, amount: 3, from: 0, to: 3, crossings: 0 },
    ])
    expect(table.at(0, 'farm')).toEqual([1, 3])
    expect(table.at(0, 'black-bag')).toEqual([1])
  })

  test('V-490: paid with 1 faith (or a coin for it) or with 3 time', () => {
    const paid = (payment: string) => {
      const table = church({ coins: 2, cubes: { faith: 2 }, members: { farm: [1] } })
      table.play('church 1')
      expect(table.decision).toBe('d-church-pay')
      expect(table.moves).toEqual(['pay 1 faith', 'pay 1 coin', 'pay time'])
      table.play(payment)
      expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
      return table.stock(0)
    }
    expect(paid('pay 1 faith')).toEqual({ coin: 2, faith: 1, knowledge: 1 })
    expect(paid('pay 1 coin')).toEqual({ coin: 1, faith: 2, knowledge: 1 })
    expect(paid('pay time')).toEqual({ coin: 2, faith: 2, knowledge: 1, lifetime: 3 })
  })

  test('V-490: only what one has is offered; time always is', () => {
    const faith = church({ cubes: { faith: 1 }, members: { farm: [1] } })
    faith.play('church 1')
    expect(faith.offered).toEqual(anyOrder('pay 1 faith', 'pay time'))
    expect(faith.why('pay 1 coin')).toEqual({ code: 'coins-missing', rule: 'V-306', params: { missing: 1 } })
    expect(faith.why('pay 2 faith')).toEqual({
      code: 'cubes-missing',
      rule: 'V-305',
      params: { colour: 'faith', missing: 1 },
    })
    expect(faith.why('pay 1 knowledge')).toEqual({
      code: 'wrong-colour',
      rule: 'V-307',
      params: { colour: 'knowledge' },
    })
    const coin = church({ coins: 1, members: { farm: [1] } })
    coin.play('church 1')
    expect(coin.offered).toEqual(anyOrder('pay 1 coin', 'pay time'))
    const nothing = church({ members: { farm: [1] } })
    nothing.play('church 1')
    expect(nothing.stock(0)).toEqual({ knowledge: 1, lifetime: 3 })
  })

  test('V-490: through the well: refused without a farm member, and not to be declined', () => {
    const none = new TestTable({ spaces, farms: [{ coins: 3, members: { smithy: [1] } }] })
    none.play('well')
    expect(none.why('well church')).toEqual({ code: 'nobody-on-farm', rule: 'V-490' })
    const some = new TestTable({ spaces, farms: [{ coins: 3, members: { farm: [1, 2] } }] })
    some.play('well', 'well church')
    expect(some.offered).toEqual(anyOrder('church 1', 'church 2'))
    expect(some.why('skip')).toEqual({ code: 'must-act', rule: 'V-R8' })
  })

  test('V-491: a member in the bag does not act, does not go home and does not die', () => {
    const bag: FarmSketch = { lifetime: 9, members: { 'black-bag': [1], smithy: [3] } }
    const harvest = new TestTable({ spaces, farms: [bag] })
    expect(harvest.play('take harvest skill')).toContainEqual(expect.objectContaining({ code: 'lost' }))
    const home = new TestTable({ spaces, farms: [bag] })
    home.play('take family skill')
    expect(home.offered).toEqual(anyOrder('home 3 smithy', 'skip'))
    const death = new TestTable({ spaces: { ...spaces, market: ['plague'] }, farms: [bag] })
    death.play('take market plague')
    expect(death.at(0, 'black-bag')).toEqual([1])
    expect(death.at(0, 'chronicle-crafts')).toEqual([3])
  })

  test('V-491: it leaves the bag only in a mass, and stays there if it is not drawn', () => {
    const last = { spaces: { harvest: ['skill'] }, farms: [{ members: { farm: [2], 'black-bag': [1] } }] }
    const drawn = new TestTable({
      ...last,
      draws: { 'black-bag': ['monk', 'seat-1-number-1', 'monk', 'monk'] },
    })
    drawn.play('skip')
    expect(drawn.at(0, 'church-1')).toEqual([1])
    const left = new TestTable({ ...last, draws: { 'black-bag': ['monk', 'monk', 'monk', 'monk'] } })
    left.play('skip')
    expect(left.at(0, 'black-bag')).toEqual([1])
  })

  test('V-E12: the last visible member enters the bag for 3 time over the quill: nobody dies (V-490, V-491, V-606, V-R14)', () => {
    const table = church({ lifetime: 8, members: { farm: [2] } })
    expect(table.play('church 2')).toContainEqual({ code: 'nobody-dies', seat: 0 })
    expect(table.farm(0)).toMatchObject({ lifetime: 1, crossings: 1, deaths: 0, dying: 0 })
    expect(table.at(0, 'black-bag')).toEqual([2])
    expect(table.seat).toBe(1)
  })

  test('V-R14: the member put into the bag is not visible, others are', () => {
    const table = church({ lifetime: 8, members: { farm: [1, 2] } })
    table.play('church 1')
    expect(table.at(0, 'black-bag')).toEqual([1])
    expect(table.at(0, 'chronicle-farm')).toEqual([2])
  })

  test('V-R14: a member born or brought home in this turn can die at its end', () => {
    const plague = { ...spaces, family: ['plague'] }
    const born = new TestTable({ spaces: plague, farms: [{ lifetime: 9, members: { unborn: [2, 3] } }] })
    born.play('take family plague', 'newborn')
    expect(born.at(0, 'chronicle-farm')).toEqual([2])
    const home = new TestTable({ spaces: plague, farms: [{ lifetime: 9, members: { 'church-4': [2] } }] })
    home.play('take family plague', 'home 2 church-4')
    expect(home.at(0, 'chronicle-farm')).toEqual([2])
  })
})
