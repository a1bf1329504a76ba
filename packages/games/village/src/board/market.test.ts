import { correct } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { CUSTOMERS } from '../box/vocabulary.ts'
import { editions } from '../edition/standard.ts'
import { anyOrder, TestTable } from '../testing/position.ts'
import { marketChoice, serve } from './market.ts'

const scrolls = (scroll: number, persuasion = 0) => ({ goods: { scroll }, cubes: { persuasion } })

describe('market day', () => {
  test('V-E5: the rulebook day of three players (V-441 to V-450, V-R20)', () => {
    const table = new TestTable({
      stalls: ['customer-17', 'customer-11', 'customer-14', 'customer-05'],
      queue: ['customer-09', 'customer-13', 'customer-03', 'customer-10', 'customer-01'],
      farms: [
        { goods: { horse: 1, plow: 1, scroll: 1 }, grain: 1 },
        { grain: 3, cubes: { persuasion: 1 } },
        { goods: { scroll: 1 } },
      ],
    })
    expect(table.play('take market persuasion')).toContainEqual({ code: 'market-day', seat: 0 })
    expect(table.offered).toEqual(
      anyOrder('serve customer-17', 'serve customer-14', 'serve customer-05', 'pass'),
    )
    table.play('serve customer-17')
    expect(table).toMatchObject({ seat: 1, decision: 'd-market' })
    expect(table.offered).toEqual(anyOrder('serve customer-11', 'pass'))
    table.play('serve customer-11')
    // Seat 3 cannot sell and passes by itself.
    expect(table).toMatchObject({ seat: 0, decision: 'd-market' })
    expect(table.offered).toEqual(anyOrder('serve customer-14', 'pass'))
    table.play('serve customer-14')
    expect(table.match.log.filter(({ code }) => code === 'pass').map(({ seat }) => seat)).toEqual([2, 1, 0])
    expect(table.stock(0)).toEqual({ lifetime: 1 })
    expect(table.stock(1)).toEqual({ lifetime: 1 })
    expect(table.stock(2)).toEqual({ scroll: 1 })
    const served = ['customer-17', 'customer-14', 'customer-11'] as const
    expect(served.map((customer) => table.state.servedBy[CUSTOMERS.at[customer]])).toEqual([0, 0, 1])
    expect(table.stalls()).toEqual(['customer-09', 'customer-13', 'customer-03', 'customer-05'])
    expect(table.queue().slice(0, 2)).toEqual(['customer-10', 'customer-01'])
    expect(table.queue().every((customer) => customer !== null)).toBe(true)
    expect(table.state.customerStack.filter((one) => one === 1)).toHaveLength(15 - 3)
    expect(table.seat).toBe(1)
  })

  test('V-444, V-445: a pass without a choice says why, one of choice does not', () => {
    const table = new TestTable({
      stalls: ['customer-01', 'customer-02', 'customer-03'],
      queue: [],
      farms: [scrolls(1), scrolls(1), { grain: 1 }],
    })
    table.play('take market persuasion')
    table.play('pass')
    expect(table.match.log.filter(({ code }) => code === 'pass')).toEqual([
      { code: 'pass', seat: 0 },
      { code: 'pass', seat: 1, why: 'surcharge' },
      { code: 'pass', seat: 2, why: 'goods' },
    ])
  })

  test('V-441: everybody takes part, in whoever’s turn it is', () => {
    const table = new TestTable({
      players: 4,
      turn: 2,
      stalls: ['customer-01', 'customer-02', 'customer-03'],
      queue: [],
      farms: [0, 1, 2, 3].map(() => scrolls(1, 1)),
    })
    table.play('take market persuasion')
    for (const seat of [2, 3, 0, 1]) {
      expect(table).toMatchObject({ seat, decision: 'd-market' })
      table.play('pass')
    }
    expect(table).toMatchObject({ seat: 3, decision: 'd-source' })
  })

  test('V-445, V-R19: the surcharge is paid first, then goods are handed over and the tile is taken', () => {
    const table = new TestTable({
      players: 2,
      stalls: ['customer-01', 'customer-02', 'customer-03'],
      queue: [],
      farms: [{}, { ...scrolls(1, 1), coins: 1 }],
    })
    table.play('take market persuasion')
    expect(table.play('serve customer-01')).toEqual([
      { code: 'time', seat: 1, amount: 1, from: 0, to: 1, crossings: 0 },
    ])
    expect([table.decision, table.moves]).toEqual(['d-pay', ['pay 1 persuasion', 'pay 1 coin']])
    expect([table.stock(1), table.stalls()[0]]).toEqual([
      { coin: 1, scroll: 1, persuasion: 1, lifetime: 1 },
      'customer-01',
    ])
    expect(table.play('pay 1 coin').slice(0, 3)).toEqual([
      { code: 'pay', seat: 1, what: 'coin', amount: 1 },
      { code: 'pay', seat: 1, what: 'scroll', amount: 1 },
      { code: 'serve', seat: 1, customer: 'customer-01', stall: 'stall-1', points: 2 },
    ])
    expect(table.stock(1)).toEqual({ persuasion: 1, lifetime: 1 })
  })

  test('V-445: a surcharge without cubes still costs its time', () => {
    const table = new TestTable({
      players: 2,
      stalls: ['customer-01', 'customer-02'],
      queue: [],
      edition: correct(editions, 'fair-market', [
        { path: 'market.surchargePersuasion', value: 0, mark: 'R' },
      ]),
      farms: [scrolls(1), { ...scrolls(1), coins: 1 }],
    })
    table.play('take market persuasion', 'serve customer-01', 'serve customer-02')
    expect(table.stock(0)).toEqual({ persuasion: 1 })
    expect(table.stock(1)).toEqual({ coin: 1, lifetime: 1 })
  })

  test('V-442, V-444: only customers on stalls, only for what they demand', () => {
    const table = new TestTable({
      stalls: ['customer-17', 'customer-24', 'customer-13', 'customer-05'],
      queue: ['customer-01'],
      farms: [{ goods: { scroll: 1, horse: 1 }, grain: 3 }],
    })
    table.play('take market persuasion')
    expect(table.offered).toEqual(anyOrder('serve customer-05', 'pass'))
    expect(table.why('serve customer-01')).toEqual({
      code: 'customer-in-queue',
      rule: 'V-442',
      params: { customer: 'customer-01' },
    })
    expect(table.why('serve customer-02')).toEqual({
      code: 'no-such-customer',
      rule: 'V-442',
      params: { customer: 'customer-02' },
    })
    expect(table.why('serve customer-24')).toEqual({
      code: 'goods-missing',
      rule: 'V-444',
      params: { goods: 'scroll', missing: 1 },
    })
    expect(table.why('serve customer-17')).toEqual({
      code: 'goods-missing',
      rule: 'V-444',
      params: { goods: 'plow', missing: 1 },
    })
    expect(table.why('serve customer-13')).toEqual({
      code: 'grain-missing',
      rule: 'V-444',
      params: { missing: 1 },
    })
  })

  test('V-443, V-447: the caller begins, then clockwise, lap after lap; each serves one customer at a time', () => {
    const table = new TestTable({
      turn: 1,
      stalls: ['customer-01', 'customer-02', 'customer-14', 'customer-15'],
      queue: ['customer-24'],
      stack: [],
      farms: [scrolls(1, 1), { ...scrolls(2, 1), grain: 2 }, scrolls(1, 1)],
    })
    table.play('take market persuasion', 'serve customer-14')
    expect(table.seat).toBe(2)
    table.play('serve customer-02')
    expect(table.seat).toBe(0)
    table.play('pass')
    // Who has nothing left passes by itself; the caller goes on in the second lap.
    expect(table.seat).toBe(1)
    expect(table.offered).toEqual(anyOrder('serve customer-01', 'serve customer-15', 'pass'))
    table.play('serve customer-15')
    expect(table).toMatchObject({ decision: 'd-source', seat: 2 })
    expect(table.stalls()).toEqual(['customer-01', 'customer-24', null, null])
  })

  test('V-444: exactly the demand is returned, the tile lies with its server and is told', () => {
    const table = new TestTable({
      stalls: ['customer-05', 'customer-18'],
      queue: [],
      stack: [],
      farms: [{ goods: { ox: 2, wagon: 1 }, grain: 3 }],
    })
    expect(table.play('take market persuasion', 'serve customer-18').slice(3, 6)).toEqual([
      { code: 'pay', seat: 0, what: 'ox', amount: 1 },
      { code: 'pay', seat: 0, what: 'grain', amount: 1 },
      { code: 'serve', seat: 0, customer: 'customer-18', stall: 'stall-2', points: 5 },
    ])
    expect(table.stock(0)).toEqual({ ox: 1, wagon: 1, grain: 2, persuasion: 1 })
    expect(table.state.servedBy[CUSTOMERS.at['customer-18']]).toBe(0)
    expect(table.stalls().slice(0, 2)).toEqual(['customer-05', null])
  })

  test('V-445: the first sale of the caller is free, each other sale costs 1 persuasion and 1 time', () => {
    const table = new TestTable({
      players: 2,
      stalls: ['customer-01', 'customer-02', 'customer-24'],
      queue: [],
      farms: [scrolls(3, 1), scrolls(1, 2)],
    })
    table.play('take market persuasion', 'serve customer-01')
    expect(table.stock(0)).toEqual({ scroll: 2, persuasion: 2 })
    const log = table.play('serve customer-02')
    expect(log).toHaveLength(4)
    expect(log).toEqual(
      expect.arrayContaining([
        { code: 'pay', seat: 1, what: 'persuasion', amount: 1 },
        { code: 'time', seat: 1, amount: 1, from: 0, to: 1, crossings: 0 },
        { code: 'pay', seat: 1, what: 'scroll', amount: 1 },
        { code: 'serve', seat: 1, customer: 'customer-02', stall: 'stall-2', points: 2 },
      ]),
    )
    expect(table.stock(1)).toEqual({ persuasion: 1, lifetime: 1 })
    table.play('serve customer-24')
    expect(table.stock(0)).toEqual({ persuasion: 1, lifetime: 1 })
  })

  test('V-445, V-306: a coin may replace the persuasion; its owner chooses', () => {
    const table = new TestTable({
      players: 2,
      stalls: ['customer-01', 'customer-02', 'customer-03'],
      queue: [],
      farms: [{}, { ...scrolls(1, 1), coins: 1 }],
    })
    table.play('take market persuasion', 'serve customer-02')
    expect(table).toMatchObject({ seat: 1, decision: 'd-pay' })
    expect(table.moves).toEqual(['pay 1 persuasion', 'pay 1 coin'])
    table.play('pay 1 coin')
    expect(table.stock(1)).toEqual({ persuasion: 1, lifetime: 1 })
  })

  test('V-445: without persuasion or coin only the free sale is possible, and the refusal says so', () => {
    const table = new TestTable({
      stalls: ['customer-01', 'customer-02'],
      queue: [],
      farms: [scrolls(1), scrolls(1)],
      spaces: { market: ['faith'], church: ['skill', 'faith'] },
    })
    table.play('take market faith')
    expect(table.offered).toEqual(anyOrder('serve customer-01', 'serve customer-02', 'pass'))
    expect(marketChoice.refuse(table.state, serve(CUSTOMERS.at['customer-02']), 1, 0, 0, 1)).toEqual({
      code: 'cubes-missing',
      rule: 'V-445',
      params: { colour: 'persuasion', missing: 1 },
    })
    table.play('serve customer-01')
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
    expect(table.stock(1)).toEqual({ scroll: 1 })
  })

  test('V-446: who passes is out for the rest of the day', () => {
    const table = new TestTable({
      players: 2,
      stalls: ['customer-01', 'customer-02', 'customer-24'],
      queue: [],
      farms: [scrolls(3, 3), scrolls(1, 1)],
    })
    table.play('take market persuasion', 'serve customer-01', 'pass', 'serve customer-02')
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
    const both = new TestTable({
      players: 2,
      stalls: ['customer-01', 'customer-02', 'customer-24'],
      queue: [],
      farms: [scrolls(2, 3), scrolls(1, 1)],
    })
    both.play('take market persuasion', 'serve customer-01', 'pass')
    expect(both).toMatchObject({ seat: 0, decision: 'd-market' })
    both.play('pass')
    expect(both).toMatchObject({ seat: 1, decision: 'd-source' })
  })

  test('V-447: the day ends when the last stall is empty, without further questions', () => {
    const table = new TestTable({
      players: 2,
      stalls: ['customer-01', 'customer-02', ''],
      queue: [],
      stack: [],
      farms: [scrolls(9, 9), scrolls(9, 9)],
    })
    const log = table.play('take market persuasion', 'serve customer-02', 'serve customer-01')
    expect(log.at(-1)).toEqual({ code: 'market-end' })
    expect(log.map(({ code }) => code)).not.toContain('pass')
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
  })
})

describe('market days, played through', () => {
  test('a death by the plague cube waits for the end of the turn, a death by a sale does not; each sale but the first free one has its surcharge (V-445, V-448, V-449, V-601, V-603, V-R18, V-R19)', () => {
    const at = new TestTable({
      players: 3,
      turn: 1,
      spaces: { market: ['plague'], harvest: ['skill', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-11', 'customer-13'],
      queue: ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-09'],
      farms: [
        { members: { farm: [1] } },
        { lifetime: 9, coins: 1, goods: { scroll: 1, wagon: 1 }, members: { farm: [1], smithy: [1] } },
        {
          lifetime: 9,
          coins: 1,
          grain: 3,
          cubes: { persuasion: 1 },
          members: { farm: [1], 'council-2': [1] },
        },
      ],
    })
    at.play('take market plague')
    expect([at.seat, at.decision]).toEqual([1, 'd-market'])
    expect(at.offered).toEqual(['pass', 'serve customer-01', 'serve customer-03'])
    at.play('serve customer-01')
    expect(at.stock(1)).toEqual({ lifetime: 1, coin: 1, wagon: 1 })
    expect(at.seat).toBe(2)
    expect(at.offered).toEqual(['pass', 'serve customer-11'])
    at.play('serve customer-11')
    expect(at.moves).toEqual(['pay 1 persuasion', 'pay 1 coin'])
    at.play('pay 1 coin')
    expect([at.seat, at.decision]).toEqual([2, 'd-death'])
    expect(at.stock(2)).toEqual({ persuasion: 1 })
    expect(at.offered).toEqual(anyOrder('die 1 farm', 'die 1 council-2'))
    at.play('die 1 council-2')
    expect([at.seat, at.decision]).toEqual([1, 'd-market'])
    expect(at.offered).toEqual(['pass', 'serve customer-03'])
    expect(at.stalls()).toEqual([null, 'customer-03', null, 'customer-13'])
    at.play('serve customer-03')
    expect(at.stock(1)).toEqual({ lifetime: 2 })
    expect([at.seat, at.decision]).toEqual([1, 'd-death'])
    expect(at.stalls()).toEqual(['customer-05', 'customer-06', 'customer-07', 'customer-13'])
    expect(at.queue().slice(0, 2)).toEqual(['customer-08', 'customer-09'])
    expect(at.queue()).not.toContain(null)
    at.play('die 1 smithy')
    expect(at.at(1, 'chronicle-crafts')).toEqual([1])
    expect([at.seat, at.decision]).toEqual([2, 'd-source'])
  })

  test('a caller who passes loses the free sale for good, the others go on with surcharge (V-445, V-446, V-447, V-R17)', () => {
    const at = new TestTable({
      players: 3,
      spaces: { market: ['persuasion'], harvest: ['skill', 'faith'] },
      stalls: ['customer-01', 'customer-02', 'customer-14', 'customer-24'],
      queue: ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-09'],
      farms: [
        { goods: { scroll: 1 }, coins: 2, members: { farm: [1] } },
        { goods: { scroll: 3 }, coins: 2, cubes: { persuasion: 1 }, members: { farm: [1] } },
        { goods: { scroll: 3 }, members: { farm: [1] } },
      ],
    })
    at.play('take market persuasion')
    expect(at.offered).toEqual(['pass', 'serve customer-01', 'serve customer-02'])
    at.play('pass')
    expect(at.seat).toBe(1)
    expect(at.offered).toEqual(['pass', 'serve customer-01', 'serve customer-02', 'serve customer-24'])
    at.play('serve customer-24', 'pay 1 coin')
    expect(at.seat).toBe(1)
    expect(at.offered).toEqual(['pass', 'serve customer-01', 'serve customer-02'])
    at.play('serve customer-02', 'pay 1 persuasion')
    expect([at.seat, at.decision]).toEqual([1, 'd-source'])
    expect(at.stock(1)).toEqual({ coin: 1, lifetime: 2 })
    expect(at.stalls()).toEqual(['customer-01', 'customer-05', 'customer-14', 'customer-06'])
  })
})
