import { SPECTATOR, viewOf } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { CUSTOMERS, SPACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { anyOrder, TestTable } from '../testing/position.ts'

const scrolls = (scroll: number, persuasion = 0) => ({ goods: { scroll }, cubes: { persuasion } })
const apart = { farm: [1], smithy: [1] }

describe('market day: passing and dying', () => {
  test('V-E16: a caller with nothing to sell passes; the others sell with surcharge (V-445, V-446, V-R17)', () => {
    const table = new TestTable({
      stalls: ['customer-01', 'customer-02', 'customer-24', 'customer-14'],
      queue: [],
      stack: [],
      farms: [{}, scrolls(2, 2), scrolls(1, 1)],
    })
    expect(table.play('take market persuasion')).toContainEqual({ code: 'pass', seat: 0, why: 'goods' })
    expect(table.seat).toBe(1)
    table.play('serve customer-01')
    expect(table.stock(1)).toEqual({ scroll: 1, persuasion: 1, lifetime: 1 })
    table.play('serve customer-02')
    expect(table.stock(2)).toEqual({ lifetime: 1 })
    // The caller is not asked again; seat 2 has a scroll, but the two customers left want more.
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
  })

  test('V-R17: a caller who passes at the first opportunity loses the free sale', () => {
    const table = new TestTable({
      players: 2,
      stalls: ['customer-01', 'customer-02', 'customer-05'],
      queue: [],
      stack: [],
      farms: [scrolls(2, 2), scrolls(2, 2)],
    })
    table.play('take market persuasion', 'pass', 'serve customer-01')
    expect(table).toMatchObject({ seat: 1, decision: 'd-market' })
    table.play('serve customer-02')
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
    expect(table.stock(0)).toEqual({ scroll: 2, persuasion: 3 })
  })

  test('V-448: a crossing in the day is a death at once, for the caller as well', () => {
    const table = new TestTable({
      players: 2,
      stalls: ['customer-01', 'customer-02', 'customer-24'],
      queue: ['customer-09'],
      farms: [{ ...scrolls(2), lifetime: 9, members: apart }, scrolls(2, 2)],
    })
    table.play('take market persuasion', 'serve customer-01', 'pass', 'serve customer-02')
    expect(table).toMatchObject({ seat: 0, decision: 'd-death' })
    expect(table.stalls()).toEqual([null, null, 'customer-24'])
    expect(table.offered).toEqual(anyOrder('die 1 farm', 'die 1 smithy'))
    table.play('die 1 smithy')
    expect(table.farm(0)).toMatchObject({ lifetime: 0, deaths: 1, dying: 0, dyingNow: 0 })
    expect(table.stalls()[0]).toBe('customer-09')
  })

  test('V-E17: a plague cube of the market kills after the day, a sale at once (V-603, V-R18, V-R19)', () => {
    const table = new TestTable({
      spaces: { market: ['plague'], church: ['skill', 'faith'] },
      stalls: ['customer-01', 'customer-02', 'customer-24', 'customer-14'],
      queue: ['customer-09'],
      farms: [{ lifetime: 9, members: apart }, {}, { ...scrolls(2, 2), lifetime: 9, members: apart }],
    })
    table.play('take market plague')
    expect(table.farm(0)).toMatchObject({ lifetime: 1, dying: 1, deaths: 0 })
    expect(table).toMatchObject({ seat: 2, decision: 'd-market' })
    table.play('serve customer-01')
    expect(table.farm(2)).toMatchObject({ lifetime: 0 })
    expect(table.state.servedBy[CUSTOMERS.at['customer-01']]).toBe(2)
    expect(table.stock(2)).toEqual({ scroll: 1, persuasion: 1 })
    expect(table).toMatchObject({ seat: 2, decision: 'd-death' })
    table.play('die 1 farm')
    expect(table).toMatchObject({ seat: 2, decision: 'd-market' })
    table.play('pass')
    expect(table.stalls()[0]).toBe('customer-09')
    expect(table).toMatchObject({ seat: 0, decision: 'd-death' })
    table.play('die 1 farm')
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
  })
})

describe('after the market day', () => {
  test('V-449, V-R20: the lowest empty stall gets the front of the queue; the queue moves up, then the stack fills it', () => {
    const table = new TestTable({
      stalls: ['customer-24', 'customer-01', 'customer-17', 'customer-02'],
      queue: ['customer-09', 'customer-13', 'customer-03', 'customer-10', 'customer-05'],
      draws: { customers: ['customer-22', 'customer-23'] },
      farms: [scrolls(1), scrolls(1, 1)],
    })
    const log = table.play('take market persuasion', 'serve customer-02', 'serve customer-01')
    expect(table.stalls()).toEqual(['customer-24', 'customer-09', 'customer-17', 'customer-13'])
    expect(table.queue()).toEqual(['customer-03', 'customer-10', 'customer-05', 'customer-22', 'customer-23'])
    const moved = log.slice(log.findIndex(({ code }) => code === 'market-end'))
    const up = (customer: string, from: string, to: string) => ({ code: 'move-up', customer, from, to })
    expect(moved).toEqual([
      { code: 'market-end' },
      up('customer-09', 'queue-1', 'stall-2'),
      up('customer-13', 'queue-2', 'queue-1'),
      up('customer-03', 'queue-3', 'queue-2'),
      up('customer-10', 'queue-4', 'queue-3'),
      up('customer-05', 'queue-5', 'queue-4'),
      up('customer-13', 'queue-1', 'stall-4'),
      up('customer-03', 'queue-2', 'queue-1'),
      up('customer-10', 'queue-3', 'queue-2'),
      up('customer-05', 'queue-4', 'queue-3'),
      { code: 'deal', customer: 'customer-22', to: 'queue-4' },
      { code: 'deal', customer: 'customer-23', to: 'queue-5' },
    ])
    expect(table.state.customerStack[CUSTOMERS.at['customer-22']]).toBe(0)
  })

  test('V-449: closed stalls stay closed', () => {
    const table = new TestTable({
      players: 2,
      stalls: ['customer-01', 'customer-02', 'customer-24'],
      queue: ['customer-09', 'customer-13', 'customer-03', 'customer-10', 'customer-05'],
      farms: [scrolls(1)],
    })
    table.play('take market persuasion', 'serve customer-01')
    expect([...table.state.stalls.subarray(3)]).toEqual([-1, -1])
    expect(table.queue()[0]).toBe('customer-13')
  })

  test('V-450: nothing is refilled during the day; if nobody served, nothing moves', () => {
    const stalls = ['customer-01', 'customer-02', 'customer-24', 'customer-14']
    const queue = ['customer-09', 'customer-13', 'customer-03', 'customer-10', 'customer-05']
    const served = new TestTable({ stalls, queue, farms: [scrolls(1), scrolls(1, 1)] })
    served.play('take market persuasion', 'serve customer-01')
    expect(served.stalls()).toEqual([null, 'customer-02', 'customer-24', 'customer-14'])
    expect(served.queue()).toEqual(queue)
    const still = new TestTable({ stalls, queue })
    const log = still.play('take market persuasion')
    expect(still.stalls()).toEqual(stalls)
    expect(still.queue()).toEqual(queue)
    expect(log.at(-1)).toEqual({ code: 'market-end' })
  })

  test('V-E28: without a stack and with one waiting customer the lower stall is filled, the other stays empty (V-449, V-450, V-R20, V-R21)', () => {
    const table = new TestTable({
      players: 2,
      stalls: ['customer-01', 'customer-13', 'customer-02'],
      queue: ['customer-09'],
      stack: [],
      farms: [scrolls(1), scrolls(1, 1)],
    })
    table.play('take market persuasion', 'serve customer-01', 'serve customer-02')
    expect(table.stalls()).toEqual(['customer-09', 'customer-13', null])
    expect(table.queue()).toEqual([null, null, null, null, null])
  })

  test('V-R21: a market day without any customer takes place and ends at once', () => {
    const table = new TestTable({ stalls: [], queue: [], stack: [], farms: [scrolls(9, 9), scrolls(9, 9)] })
    expect(table.play('take market persuasion').slice(2)).toEqual([
      { code: 'market-day', seat: 0 },
      { code: 'market-end' },
    ])
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
  })

  test('V-R21: a short stack fills the queue as far as it goes', () => {
    const table = new TestTable({
      players: 2,
      stalls: ['customer-01', 'customer-13', 'customer-24'],
      queue: ['customer-09'],
      stack: ['customer-02', 'customer-05'],
      draws: { customers: ['customer-05', 'customer-02'] },
      farms: [scrolls(1)],
    })
    table.play('take market persuasion', 'serve customer-01')
    expect(table.stalls()).toEqual(['customer-09', 'customer-13', 'customer-24'])
    expect(table.queue()).toEqual(['customer-05', 'customer-02', null, null, null])
  })

  test('V-R31: who served which customer is public in every view, whatever is laid open on the screen', () => {
    for (const open of [false, true]) {
      const table = new TestTable({
        options: { 'open-customers': open },
        farms: [{}, { customers: ['customer-17'] }],
      })
      for (const viewer of [SPECTATOR, 0, 2]) {
        const view = viewOf(village, table.state, viewer)
        expect(view.servedBy[CUSTOMERS.at['customer-17']]).toBe(1)
        expect([...view.servedBy]).toEqual([...table.state.servedBy])
      }
    }
  })

  test('V-441, V-498: through the well the market is an ordinary day: not to be declined, the first sale free', () => {
    const table = new TestTable({
      spaces: { church: ['skill', 'faith'] },
      stalls: ['customer-01', 'customer-02'],
      queue: [],
      farms: [{ ...scrolls(2), coins: 3 }, scrolls(1, 1)],
    })
    table.play('well', 'well market')
    expect(table).toMatchObject({ seat: 0, decision: 'd-market' })
    expect(table.why('skip')).toEqual({ code: 'market-not-declined', rule: 'V-441' })
    table.play('serve customer-01')
    expect(table.stock(0)).toEqual({ scroll: 1 })
    expect(table).toMatchObject({ seat: 1, decision: 'd-market' })
    table.play('serve customer-02')
    expect(table.state.spaces[SPACES.at.church].cubes[0]).toBe(1)
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
  })
})

describe('the end of a market day, played through', () => {
  test('the day ends when the last stall is empty, and a short queue fills the lowest stalls only (V-447, V-449, V-R20, V-R21)', () => {
    const at = new TestTable({
      players: 2,
      spaces: { market: ['persuasion'], harvest: ['skill', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      queue: ['customer-09'],
      stack: [],
      farms: [
        { goods: { scroll: 1, horse: 1, ox: 1 }, members: { farm: [1] } },
        { goods: { wagon: 1, ox: 1 }, cubes: { persuasion: 2 }, members: { farm: [1] } },
      ],
    })
    at.play('take market persuasion', 'serve customer-01', 'serve customer-03', 'serve customer-05')
    expect([at.seat, at.decision]).toEqual([1, 'd-source'])
    expect(at.stalls()).toEqual(['customer-09', null, null])
    expect(at.queue()).toEqual([null, null, null, null, null])
    expect(at.stock(0)).toEqual({ ox: 1, lifetime: 1 })
    expect(at.stock(1)).toEqual({ ox: 1, persuasion: 1, lifetime: 1 })

    const empty = new TestTable({
      players: 2,
      spaces: { market: ['persuasion'], harvest: ['skill', 'faith'] },
      stalls: [],
      queue: [],
      stack: [],
      farms: [{ goods: { scroll: 2 }, members: { farm: [1] } }, { members: { farm: [1] } }],
    })
    empty.play('take market persuasion')
    expect([empty.seat, empty.decision]).toEqual([1, 'd-source'])
  })
})
