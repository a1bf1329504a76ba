import { describe, expect, test } from 'vitest'
import { NOBODY } from '../box/state.ts'
import type { Sketch } from '../testing/position.ts'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'

const spaces = {
  council: ['faith', 'faith', 'faith'],
  church: ['faith', 'skill'],
  harvest: ['skill', 'faith'],
}

function council(farm: FarmSketch, ring = NOBODY) {
  const table = new TestTable({ players: 2, spaces, ring, farms: [farm, { members: {} }] })
  table.play('take council faith')
  return table
}

describe('council: the three ways', () => {
  test('V-475 to V-478, V-R32: enter, advance or use, each number and step once', () => {
    const members = {
      farm: [1, 1, 3],
      'council-1': [1, 1],
      'council-3': [2],
      'council-4': [2],
      'church-1': [4],
    }
    expect(council({ goods: { scroll: 1 }, members }).offered).toEqual(
      anyOrder('enter 1', 'enter 3', 'advance 1 1', 'advance 2 3', 'use', 'skip'),
    )
    expect(council({ members }).offered).toEqual(anyOrder('use', 'skip'))
    expect(council({ coins: 2, members: { farm: [1] } }).offered).toEqual(anyOrder('enter 1', 'skip'))
    expect(council({ cubes: { persuasion: 1 }, coins: 1, members: { 'council-2': [1] } }).offered).toEqual(
      anyOrder('advance 1 2', 'use', 'skip'),
    )
  })

  test('V-475: one way per action', () => {
    const table = council({ goods: { scroll: 3 }, members: { farm: [1, 2] } })
    table.play('enter 1', 'none')
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
    expect(table.stock(0)).toEqual({ faith: 1, scroll: 2, lifetime: 1 })
    expect(table.at(0, 'farm')).toEqual([2])
  })

  test('V-476: from the farm to step 1 for 1 time and either 2 persuasion or a scroll', () => {
    const table = council({ goods: { scroll: 1 }, cubes: { persuasion: 2 }, members: { farm: [2] } })
    table.play('enter 2')
    expect(table.decision).toBe('d-council-pay')
    expect(table.offered).toEqual(anyOrder('pay scroll', 'pay 2 persuasion'))
    expect(table.play('pay scroll')).toEqual([
      { code: 'pay', seat: 0, what: 'scroll', amount: 1 },
      { code: 'council', seat: 0, figure: '2a', from: 'farm', to: 'council-1' },
      { code: 'time', seat: 0, amount: 1, from: 0, to: 1, crossings: 0 },
    ])
    expect(table.at(0, 'council-1')).toEqual([2])
    expect(table.decision).toBe('d-privilege')
    expect(table.offered).toEqual(anyOrder('privilege 1', 'none'))
    expect(table.why('privilege 2')).toEqual({ code: 'step-too-low', rule: 'V-476', params: { step: 1 } })
    const cubes = council({ cubes: { persuasion: 3 }, members: { farm: [2] } })
    cubes.play('enter 2')
    expect(cubes.stock(0)).toEqual({ faith: 1, persuasion: 1, lifetime: 1 })
  })

  test.each([
    [1, 2],
    [2, 2],
    [3, 3],
  ])(
    'V-477: from step %i one step up for %i time; a privilege of the new or a lower step may follow',
    (step, time) => {
      const table = council({ goods: { scroll: 1 }, coins: 1, members: { [`council-${step}`]: [1] } })
      expect(table.play(`advance 1 ${step}`)).toEqual([
        { code: 'pay', seat: 0, what: 'scroll', amount: 1 },
        { code: 'council', seat: 0, figure: '1a', from: `council-${step}`, to: `council-${step + 1}` },
        { code: 'time', seat: 0, amount: time, from: 0, to: time, crossings: 0 },
      ])
      const privileges = [1, 2, 3, 4].filter((one) => one <= step + 1).map((one) => `privilege ${one}`)
      expect(table.offered).toEqual(anyOrder(...privileges, 'none'))
      expect(table.stock(0)).toEqual({ faith: 1, coin: 1, lifetime: time })
    },
  )

  test('V-477: after a move only the steps of the moved member count, not those of others', () => {
    const table = council({ goods: { scroll: 1 }, coins: 1, members: { 'council-1': [1], 'council-4': [2] } })
    table.play('advance 1 1')
    expect(table.offered).toEqual(anyOrder('privilege 1', 'privilege 2', 'none'))
    expect(table.why('privilege 4')).toEqual({ code: 'step-too-low', rule: 'V-477', params: { step: 2 } })
  })

  test('V-478: use needs a member in the council, costs nothing and reaches up to the highest own step', () => {
    const table = council({ coins: 1, members: { farm: [1], 'council-1': [1], 'council-3': [2] } })
    table.play('use')
    expect(table.offered).toEqual(anyOrder('privilege 1', 'privilege 2', 'privilege 3'))
    expect(table.why('none')).toEqual({ code: 'privilege-due', rule: 'V-478' })
    expect(table.why('privilege 4')).toEqual({ code: 'step-too-low', rule: 'V-478', params: { step: 3 } })
    expect(table.stock(0)).toEqual({ faith: 1, coin: 1 })
  })

  test('V-475 to V-478, V-484: why a way is not possible', () => {
    const table = council({ members: { farm: [1], 'council-2': [2], 'council-4': [3] } })
    const unpaid = {
      code: 'council-price-missing',
      params: { colour: 'persuasion', missing: 2, scrolls: 1 },
    }
    expect(table.why('enter 1')).toEqual({ ...unpaid, rule: 'V-476' })
    expect(table.why('advance 2 2')).toEqual({ ...unpaid, rule: 'V-477' })
    expect(table.why('enter 2')).toEqual({
      code: 'no-such-member',
      rule: 'V-476',
      params: { number: '2', place: 'farm' },
    })
    expect(table.why('advance 2 1')).toEqual({
      code: 'no-such-member',
      rule: 'V-477',
      params: { number: '2', place: 'council-1' },
    })
    expect(table.why('advance 3 4')).toEqual({ code: 'highest-step', rule: 'V-484' })
    const outside = council({ goods: { scroll: 1 }, members: { farm: [1] } })
    expect(outside.why('use')).toEqual({ code: 'nobody-in-council', rule: 'V-478' })
    const ringless = council({ goods: { scroll: 1 }, members: { 'council-1': [1] } }, 1)
    expect(ringless.offered).toEqual(anyOrder('advance 1 1', 'skip'))
    expect(ringless.why('use')).toEqual({ code: 'no-privilege', rule: 'V-R10' })
  })

  test('V-476: why a payment is not possible', () => {
    const table = council({ cubes: { persuasion: 2 }, coins: 1, members: { farm: [1] } })
    table.play('enter 1')
    expect(table.offered).toEqual(anyOrder('pay 2 persuasion', 'pay 1 persuasion 1 coin'))
    expect(table.why('pay scroll')).toEqual({
      code: 'goods-missing',
      rule: 'V-476',
      params: { goods: 'scroll', missing: 1 },
    })
    expect(table.why('pay 2 coin')).toEqual({ code: 'coins-missing', rule: 'V-306', params: { missing: 1 } })
    expect(table.why('pay 1 persuasion')).toEqual({ code: 'wrong-payment', rule: 'V-309' })
    expect(table.why('pay 1 faith')).toEqual({
      code: 'wrong-colour',
      rule: 'V-307',
      params: { colour: 'faith' },
    })
    const higher = council({ cubes: { persuasion: 2 }, coins: 1, members: { 'council-1': [1] } })
    higher.play('advance 1 1')
    expect(higher.why('pay scroll')).toMatchObject({ code: 'goods-missing', rule: 'V-477' })
  })

  test('V-475, V-476: through the well: why it has no use, and that it cannot be declined', () => {
    const well = (farm: FarmSketch, ring = NOBODY) => {
      const table = new TestTable({ spaces, ring, farms: [{ coins: 3, ...farm }] })
      table.play('well')
      if (table.decision === 'd-well-pay') table.play('pay 3 coin')
      return table
    }
    const missing = (count: number, rule: string) => ({
      code: 'council-price-missing',
      rule,
      params: { colour: 'persuasion', missing: count, scrolls: 1 },
    })
    const nobody = { code: 'nobody-for-council', rule: 'V-475' }
    expect(well({ goods: { scroll: 1 }, members: { smithy: [1] } }).why('well council')).toEqual(nobody)
    expect(well({ members: { farm: [1] }, cubes: { persuasion: 1 } }).why('well council')).toEqual(
      missing(1, 'V-476'),
    )
    expect(well({ members: { 'council-1': [1] } }, 1).why('well council')).toEqual(missing(2, 'V-477'))
    const able = well({ members: { 'council-2': [1] }, goods: { scroll: 1 } })
    able.play('well council')
    expect(able.offered).toEqual(anyOrder('advance 1 2', 'use'))
    expect(able.why('skip')).toEqual({ code: 'must-act', rule: 'V-R8' })
  })

  test('V-484: any number may stand on a step; nobody moves above step 4 or back', () => {
    const table = council({
      goods: { scroll: 1 },
      members: { farm: [1], 'council-1': [1, 1, 2], 'council-4': [3] },
    })
    expect(table.offered).toEqual(anyOrder('enter 1', 'advance 1 1', 'advance 2 1', 'use', 'skip'))
    table.play('enter 1', 'none')
    expect(table.at(0, 'council-1')).toEqual([1, 1, 1, 2])
  })
})

describe('the council, played through', () => {
  test('the coin spent as joker is missing for privilege 4; an advance counts only its own step (V-306, V-477, V-478, V-479, V-483, V-R10)', () => {
    const sketch: Sketch = {
      players: 2,
      spaces: { council: ['skill', 'skill'], harvest: ['faith'] },
      farms: [
        { coins: 1, cubes: { persuasion: 1 }, members: { 'council-3': [2], 'council-1': [3] } },
        { members: { farm: [1] } },
      ],
    }
    const top = new TestTable(sketch)
    top.play('take council skill')
    expect(top.offered).toEqual(anyOrder('advance 2 3', 'advance 3 1', 'use', 'skip'))
    top.play('advance 2 3')
    expect(top.stock(0)).toEqual({ skill: 1, lifetime: 3 })
    expect(top.offered).toEqual(anyOrder('privilege 1', 'privilege 2', 'privilege 3', 'none'))
    top.play('privilege 3')
    expect(top.offered).toHaveLength(5)

    const low = new TestTable(sketch)
    low.play('take council skill', 'advance 3 1')
    expect(low.stock(0)).toEqual({ skill: 1, lifetime: 2 })
    expect(low.offered).toEqual(anyOrder('privilege 1', 'privilege 2', 'none'))

    const use = new TestTable(sketch)
    use.play('take council skill', 'use')
    expect(use.offered).toEqual(['privilege 1', 'privilege 2', 'privilege 3'])
  })

  test('a scroll or two coins for the step; privilege 4 costs exactly one coin; with the ring gone 1 is not offered (V-307, V-477, V-480, V-483)', () => {
    const at = new TestTable({
      players: 2,
      ring: 1,
      spaces: { council: ['skill', 'skill'], harvest: ['faith'] },
      farms: [{ coins: 2, goods: { scroll: 1 }, members: { 'council-3': [2] } }, { members: { farm: [1] } }],
    })
    at.play('take council skill', 'advance 2 3')
    expect(at.offered).toEqual(anyOrder('pay scroll', 'pay 2 coin'))
    at.play('pay scroll')
    expect(at.offered).toEqual(anyOrder('privilege 2', 'privilege 3', 'privilege 4', 'none'))
    at.play('privilege 4')
    expect(at.stock(0)).toEqual({ coin: 1, prestige: 3, skill: 1, lifetime: 3 })
    expect(at.seat).toBe(1)
  })

  test('the start player takes the ring by use; after that step 1 alone is of no use and the action is lost (V-210, V-478, V-480, V-R10)', () => {
    const at = new TestTable({
      players: 3,
      spaces: { council: ['skill', 'skill', 'faith'], harvest: ['faith'] },
      farms: [
        { members: { 'council-1': [2] } },
        { members: { 'council-1': [3] } },
        { members: { farm: [1] } },
      ],
    })
    at.play('take council skill')
    expect(at.offered).toEqual(['skip', 'use'])
    at.play('use')
    expect(at.state.ring).toBe(0)
    at.play('take council skill')
    expect([at.seat, at.decision, at.state.ring]).toEqual([2, 'd-source', 0])
  })
})
