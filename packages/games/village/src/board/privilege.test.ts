import { describe, expect, test } from 'vitest'
import { NOBODY } from '../box/state.ts'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'

const spaces = {
  council: ['faith', 'faith', 'faith'],
  church: ['faith', 'skill'],
  harvest: ['skill', 'faith'],
}

function use(farm: FarmSketch, ring = NOBODY, startSeat = 1) {
  const table = new TestTable({ players: 2, spaces, ring, startSeat, farms: [farm, { members: {} }] })
  table.play('take council faith', 'use')
  return table
}

describe('privileges', () => {
  test('V-479: at most one privilege per action, and it may be left', () => {
    const table = new TestTable({
      players: 2,
      spaces,
      farms: [{ goods: { scroll: 1 }, members: { 'council-1': [1] } }, { members: {} }],
    })
    table.play('take council faith', 'advance 1 1', 'none')
    expect(table.state.ring).toBe(NOBODY)
    expect(table.stock(0)).toEqual({ faith: 1, lifetime: 2 })
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
    const one = use({ members: { 'council-2': [1] } })
    one.play('privilege 2', 'gain 2 skill')
    expect(one).toMatchObject({ seat: 1, decision: 'd-source' })
  })

  test('V-480: the ring makes its taker the holder; the start player may take it too', () => {
    for (const startSeat of [0, 1]) {
      const table = use({ members: { 'council-2': [1] } }, NOBODY, startSeat)
      expect(table.play('privilege 1')).toEqual([
        { code: 'privilege', seat: 0, step: 1 },
        { code: 'ring', seat: 0, to: 'farm' },
      ])
      expect(table.state.ring).toBe(0)
      expect(table.state.startSeat).toBe(startSeat)
    }
  })

  test('V-480, V-R10: a ring already taken, by anyone, is not offered', () => {
    for (const holder of [0, 1]) {
      const table = use({ coins: 1, members: { 'council-4': [1] } }, holder)
      expect(table.offered).toEqual(anyOrder('privilege 2', 'privilege 3', 'privilege 4'))
      expect(table.why('privilege 1')).toEqual({ code: 'ring-taken', rule: 'V-480' })
    }
  })

  test('V-478, V-480: with one effective privilege, use is that privilege', () => {
    const table = use({ members: { 'council-1': [1] } })
    expect(table.state.ring).toBe(0)
    expect(table.seat).toBe(1)
  })

  test('V-481: 2 influence cubes of choice, same or different', () => {
    const same = use({ members: { 'council-2': [1] } })
    same.play('privilege 2')
    expect(same.decision).toBe('d-reward-cubes')
    expect(same.moves).toHaveLength(10)
    expect(same.why('gain 3 skill')).toEqual({
      code: 'wrong-number-of-cubes',
      rule: 'V-481',
      params: { amount: 2 },
    })
    same.play('gain 2 knowledge')
    expect(same.stock(0)).toEqual({ faith: 1, knowledge: 2 })
    const different = use({ members: { 'council-2': [1] } })
    different.play('privilege 2', 'gain 1 skill 1 persuasion')
    expect(different.stock(0)).toEqual({ faith: 1, skill: 1, persuasion: 1 })
  })

  test.each(['scroll', 'horse', 'plow', 'ox', 'wagon'])('V-482: 1 goods of choice: %s', (goods) => {
    const table = use({ members: { 'council-3': [1] } })
    table.play('privilege 3')
    expect(table.decision).toBe('d-goods')
    expect(table.offered).toEqual(
      anyOrder('goods scroll', 'goods horse', 'goods plow', 'goods ox', 'goods wagon'),
    )
    expect(table.why('goods beer')).toEqual({ code: 'not-in-play', rule: 'V-482', params: { what: 'beer' } })
    expect(table.play(`goods ${goods}`)).toEqual([
      { code: 'gain', seat: 0, what: goods, amount: 1, from: 'council' },
    ])
    expect(table.stock(0)).toEqual({ faith: 1, [goods]: 1 })
  })

  test('V-483: exactly 1 coin for 3 prestige, once per action', () => {
    const table = use({ coins: 5, members: { 'council-4': [1, 1] } })
    expect(table.play('privilege 4')).toEqual([
      { code: 'privilege', seat: 0, step: 4 },
      { code: 'pay', seat: 0, what: 'coin', amount: 1 },
      { code: 'gain', seat: 0, what: 'prestige', amount: 3, from: 'council' },
    ])
    expect(table.stock(0)).toEqual({ faith: 1, coin: 4, prestige: 3 })
    expect(table.seat).toBe(1)
  })

  test('V-483, V-R10: without a coin it is not offered', () => {
    const table = use({ cubes: { persuasion: 9 }, members: { 'council-4': [1] } })
    expect(table.offered).toEqual(anyOrder('privilege 1', 'privilege 2', 'privilege 3'))
    expect(table.why('privilege 4')).toEqual({ code: 'coins-missing', rule: 'V-483', params: { missing: 1 } })
  })

  test('V-R10: way c is not offered when the ring is gone and only step 1 is held', () => {
    const table = new TestTable({
      players: 2,
      spaces,
      ring: 1,
      farms: [{ members: { 'council-1': [1] } }],
    })
    expect(table.play('take council faith')).toContainEqual({
      code: 'lost',
      seat: 0,
      action: 'council',
      why: 'council-price-missing',
      rule: 'V-477',
      params: { colour: 'persuasion', missing: 2, scrolls: 1 },
    })
  })

  test('V-E18: entering without the ring, advancing to step 4, and using it again (V-476 to V-480, V-483, V-R10)', () => {
    const table = new TestTable({
      players: 2,
      spaces,
      ring: 1,
      farms: [{ coins: 2, goods: { scroll: 2 }, members: { farm: [1], 'council-3': [2] } }, { members: {} }],
    })
    table.play('take council faith', 'enter 1', 'pay scroll')
    expect(table.at(0, 'council-1')).toEqual([1])
    expect(table.stock(0)).toEqual({ coin: 2, scroll: 1, faith: 1, lifetime: 1 })
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
    table.play('take church faith', 'take council faith', 'advance 2 3', 'pay scroll')
    expect(table.stock(0)).toEqual({ coin: 2, faith: 2, lifetime: 4 })
    expect(table.offered).toEqual(anyOrder('privilege 2', 'privilege 3', 'privilege 4', 'none'))
    table.play('privilege 4')
    expect(table.stock(0)).toEqual({ coin: 1, faith: 2, lifetime: 4, prestige: 3 })
    table.play('take church skill', 'take council faith', 'use', 'privilege 4')
    expect(table.stock(0)).toEqual({ faith: 3, lifetime: 4, prestige: 6 })
  })
})
