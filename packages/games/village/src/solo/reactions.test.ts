import { describe, expect, test } from 'vitest'
import { CUSTOMERS } from '../box/vocabulary.ts'
import { type Sketch, TestTable } from '../testing/position.ts'

const STALLS = ['customer-01', 'customer-03', 'customer-05']
const seller = { goods: { scroll: 1, wagon: 1, horse: 1 }, cubes: { persuasion: 3 }, members: { farm: [2] } }

function solo(sketch: Sketch): TestTable {
  return new TestTable({ players: 1, stalls: STALLS, conny: {}, ...sketch })
}

const servedBy = (table: TestTable, customer: string) =>
  table.state.servedBy[CUSTOMERS.list.indexOf(customer as (typeof CUSTOMERS.list)[number])]

describe('cubes from the church', () => {
  const church = (members: { readonly [place: string]: readonly number[] }) => {
    const table = solo({
      spaces: { church: ['faith', 'faith'], travel: ['skill', 'plague', 'faith', 'faith'] },
      farms: [{ members: {} }],
      conny: { members },
    })
    table.play('take church faith')
    return table
  }

  test('VS-401: her lowest figure on the church goes into the bag, free of charge', () => {
    const table = church({ 'on-church': [3, 3, 4, 4] })
    expect([table.connyAt('black-bag'), table.connyAt('on-church')]).toEqual([[3], [3, 4, 4]])
    expect(table.match.log).toContainEqual({
      code: 'conny-bag',
      seat: 1,
      figure: '3a',
      from: 'on-church',
      to: 'black-bag',
    })
    expect(church({ 'on-church': [4], 'church-1': [3] }).connyAt('black-bag')).toEqual([4])
  })

  test('VS-401, VS-E5: if none lies there nothing happens', () => {
    const members = { 'black-bag': [3], 'church-1': [3], 'church-2': [4, 4], 'beside-tray': [1] }
    const table = church(members)
    expect([table.connyAt('black-bag'), table.connyAt('church-1'), table.connyAt('beside-tray')]).toEqual([
      [3],
      [3],
      [1],
    ])
    expect([table.seat, table.decision]).toEqual([0, 'd-source'])
    expect(table.match.log.map(({ code }) => code)).not.toContain('conny-bag')
  })
})

describe('market days', () => {
  test('VS-E4, VS-402, VS-R6: Conny takes the market cube, serves the foremost, then you sell with surcharge', () => {
    const table = solo({
      spaces: {
        crafts: ['faith', 'skill'],
        market: ['faith'],
        travel: ['skill', 'plague', 'faith', 'faith'],
      },
      farms: [{ ...seller, members: {} }],
    })
    table.play('take crafts faith')
    expect(servedBy(table, 'customer-01')).toBe(1)
    expect([table.decision, table.offered]).toEqual([
      'd-market',
      ['pass', 'serve customer-03', 'serve customer-05'],
    ])
    table.play('serve customer-03')
    expect(table.stock(0)).toEqual({ scroll: 1, horse: 1, persuasion: 2, faith: 1, lifetime: 1 })
    table.play('serve customer-05')
    expect(table.stock(0)).toEqual({ scroll: 1, persuasion: 1, faith: 1, lifetime: 2 })
    expect(table.match.log).toContainEqual({ code: 'market-day', seat: 1 })
    expect([table.seat, table.decision]).toEqual([0, 'd-source'])
  })

  test('VS-403, VS-404, VS-405: in your day she serves once, after your first opportunity; then you go on alone', () => {
    const table = solo({
      spaces: { market: ['skill'], travel: ['skill', 'plague', 'faith', 'faith'] },
      farms: [seller],
    })
    table.play('take market skill', 'serve customer-03')
    expect([servedBy(table, 'customer-03'), servedBy(table, 'customer-01')]).toEqual([0, 1])
    expect(table.farm(0)).toMatchObject({ lifetime: 0 })
    expect(table.offered).toEqual(['pass', 'serve customer-05'])
    table.play('serve customer-05')
    expect(table.farm(0).lifetime).toBe(1)
    expect(table.match.log.filter(({ code, seat }) => code === 'serve' && seat === 1)).toHaveLength(1)
    expect(table.match.log).toContainEqual({
      code: 'serve',
      seat: 1,
      customer: 'customer-01',
      stall: 'stall-1',
      points: 2,
    })
  })

  test('VS-403: she takes what is foremost then: after you served stall 1 it is stall 2', () => {
    const table = solo({
      spaces: { market: ['skill'], travel: ['skill', 'plague', 'faith', 'faith'] },
      farms: [seller],
    })
    table.play('take market skill', 'serve customer-01')
    expect(servedBy(table, 'customer-03')).toBe(1)
  })

  test('VS-R5: if you pass at once she still serves the foremost, then the day ends', () => {
    const table = solo({
      spaces: { market: ['skill'], travel: ['skill', 'plague', 'faith'], crafts: ['skill', 'faith'] },
      farms: [seller],
      queue: ['customer-07'],
    })
    table.play('take market skill', 'pass')
    expect([servedBy(table, 'customer-01'), servedBy(table, 'customer-03')]).toEqual([1, -1])
    expect(table.stalls()).toEqual(['customer-07', 'customer-03', 'customer-05'])
    expect(table.decision).toBe('d-source')
  })

  test('VS-E8, VS-R4: a market through the well: a free sale, her one sale, then with surcharge; she takes no cube', () => {
    const table = solo({ spaces: { crafts: ['skill', 'skill', 'faith'] }, farms: [{ ...seller, coins: 3 }] })
    table.play('well', 'pay 3 persuasion', 'well market', 'serve customer-05')
    expect([servedBy(table, 'customer-01'), table.farm(0).lifetime]).toEqual([1, 0])
    table.play('serve customer-03')
    expect(table.stock(0)).toEqual({ scroll: 1, coin: 2, lifetime: 1 })
    expect(table.match.log.map(({ code }) => code)).not.toContain('conny-take')
    expect([table.decision, table.seat, table.state.cubesLeft]).toEqual(['d-source', 0, 3])
  })

  test('VS-R7: foremost is the occupied stall with the lowest number; without any she takes none', () => {
    const gap = solo({
      spaces: { market: ['skill'], travel: ['skill', 'plague', 'faith', 'faith'] },
      farms: [{ members: {} }],
      stalls: ['', 'customer-03', 'customer-05'],
    })
    gap.play('take market skill')
    expect(servedBy(gap, 'customer-03')).toBe(1)
    const empty = solo({
      spaces: { market: ['skill'], travel: ['skill', 'plague', 'faith', 'faith'] },
      farms: [seller],
      stalls: ['customer-01'],
      stack: [],
    })
    empty.play('take market skill', 'serve customer-01')
    expect(empty.match.log.filter(({ code, seat }) => code === 'serve' && seat === 1)).toEqual([])
    expect(empty.decision).toBe('d-source')
  })

  test('VS-404: her tile leaves the game and counts for nobody', () => {
    const table = solo({
      spaces: { market: ['skill'], travel: ['skill', 'plague', 'faith', 'faith'] },
      farms: [{ members: {} }],
    })
    table.play('take market skill')
    expect(servedBy(table, 'customer-01')).toBe(1)
    const turn = table.match.game.score(table.state)
    expect(turn.lines.find(({ id }) => id === 'customers')?.values).toEqual([0])
  })
})

describe('market days with Conny, played through', () => {
  const stalls = ['customer-09', 'customer-01', 'customer-02']

  const queue = ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-10']

  test('the plague cube of my own market day: sale, her sale, refill, my death, and only then her cube (V-R18, VS-202, VS-403, VS-R3)', () => {
    const at = new TestTable({
      players: 1,
      conny: { lastSlot: 5 },
      spaces: { market: ['plague'], crafts: ['plague', 'skill'], harvest: ['faith'] },
      stalls,
      queue,
      farms: [{ lifetime: 8, goods: { scroll: 1 }, members: { farm: [1], smithy: [1] } }],
    })
    at.play('take market plague', 'serve customer-01')
    expect(at.decision).toBe('d-death')
    expect(at.stalls()).toEqual(['customer-05', 'customer-06', 'customer-02'])
    expect(at.state.cubesLeft).toBe(3)
    at.play('die 1 farm')
    expect([at.decision, at.state.cubesLeft, at.state.conny.lastSlot]).toEqual(['d-source', 2, 6])
    expect(at.offered).toEqual(['take crafts skill', 'take harvest faith'])
    expect(at.stock(0)).toEqual({})
  })
})
