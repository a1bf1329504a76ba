import { describe, expect, test } from 'vitest'
import { tableWith } from '../testing/expansions.ts'
import { broughtHome } from '../testing/port.ts'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'

const port = { expansions: ['port'] }
/** Seat 0 calls a market day with a cube of skill. */
const marketDay = (stalls: readonly string[], farms: readonly FarmSketch[], players = 2) => {
  const table = new TestTable({
    players,
    options: port,
    spaces: { market: ['skill'], harvest: ['faith', 'skill'] },
    stalls,
    queue: [],
    stack: [],
    farms,
  })
  const log = table.play('take market skill')
  return { table, log }
}

describe('the stands of the market', () => {
  test('VP-E10: cocoa first and free, tea later with the surcharge (VP-601 to VP-603)', () => {
    const { table } = marketDay(['', '', ''], [{ cubes: { persuasion: 1 }, ship: { cocoa: 1, tea: 1 } }])
    // VP-604: all stalls are empty from the beginning, and still the day is held.
    expect(table).toMatchObject({ seat: 0, decision: 'd-market' })
    expect(table.offered).toEqual(anyOrder('sell cocoa', 'sell tea', 'pass'))
    const log = table.play('sell cocoa')
    expect(log).toContainEqual({ code: 'sell', seat: 0, what: 'cocoa', from: 'farm', to: 'box' })
    expect(table.stock(0)).toEqual({ skill: 1, persuasion: 1, prestige: 7 })
    table.play('sell tea')
    expect(table.stock(0)).toEqual({ skill: 1, coin: 1, prestige: 12, lifetime: 1 })
    expect(broughtHome(table.state, 0)).toEqual({ cocoa: 0, tea: 0, chests: 0 })
    expect(Array.from(table.state.port.sold)).toEqual([1, 1])
    expect(table).toMatchObject({ seat: 1, decision: 'd-source' })
  })

  test('VP-601: one tile at each opportunity; tiles aboard cannot be sold', () => {
    const { table } = marketDay(
      ['customer-01', '', ''],
      [
        { cubes: { persuasion: 2 }, ship: { at: 't1', cargo: ['tea', 'cocoa'], cocoa: 2 } },
        { goods: { scroll: 2 }, cubes: { persuasion: 1 } },
      ],
    )
    expect(table.offered).toEqual(anyOrder('sell cocoa', 'pass'))
    expect(table.why('sell tea')).toMatchObject({ code: 'not-at-home', rule: 'VP-601' })
    expect(table.why('sell chest')).toMatchObject({ code: 'not-at-stands', rule: 'VP-601' })
    expect(table.why('sell ox')).toMatchObject({ code: 'not-at-stands', rule: 'VP-601' })
    table.play('sell cocoa')
    expect(table.seat).toBe(1)
  })

  test('VP-602: without persuasion or a coin a second sale is refused', () => {
    const { table } = marketDay(
      ['customer-01', '', ''],
      [{ ship: { cocoa: 2 } }, { goods: { scroll: 1 }, cubes: { persuasion: 1 } }],
    )
    table.play('sell cocoa')
    expect(table.seat).toBe(1)
    expect(table.why('sell cocoa')).toMatchObject({ code: 'not-at-home' })
    table.play('pass')
    // The caller has a tile but cannot pay the surcharge, and passes.
    expect(table.decision).toBe('d-source')
    expect(broughtHome(table.state, 0).cocoa).toBe(1)
  })

  test('VP-602: the surcharge of others is due from the first sale on, and is told when it is missing', () => {
    const { table } = marketDay(
      ['customer-01', '', ''],
      [{}, { cubes: { faith: 1 }, goods: { scroll: 1 }, ship: { tea: 1 } }],
    )
    expect(table).toMatchObject({ decision: 'd-source', seat: 1 })
    const rich = marketDay(['customer-01', '', ''], [{}, { coins: 1, ship: { tea: 2 } }]).table
    expect(rich).toMatchObject({ decision: 'd-market', seat: 1 })
    rich.play('sell tea')
    // The coin of the first tea pays for the second.
    expect(rich).toMatchObject({ decision: 'd-market', seat: 1 })
    rich.play('sell tea')
    expect(rich.stock(1)).toMatchObject({ coin: 1, prestige: 10, lifetime: 2 })
  })

  test('VP-603: the stands are open several times a day', () => {
    const { table } = marketDay(['', '', ''], [{ cubes: { persuasion: 2 }, ship: { cocoa: 3 } }])
    table.play('sell cocoa', 'sell cocoa', 'sell cocoa')
    expect(table.stock(0)).toEqual({ skill: 1, prestige: 21, lifetime: 2 })
  })

  test('VP-E14: all customers are served, tea can still be sold; the day ends when all have passed (VP-604)', () => {
    const { table } = marketDay(
      ['customer-01', '', ''],
      [{ goods: { scroll: 3 } }, { cubes: { persuasion: 1 }, ship: { tea: 1 } }],
    )
    table.play('serve customer-01')
    expect(table).toMatchObject({ seat: 1, decision: 'd-market' })
    expect(table.offered).toEqual(anyOrder('sell tea', 'pass'))
    table.play('sell tea')
    expect(table.stock(1)).toEqual({ coin: 1, prestige: 5, lifetime: 1 })
    expect(table.decision).toBe('d-source')
  })

  test('VP-604: the day ends with the last customer where nobody can use a stand', () => {
    const ends = (farm: FarmSketch) => {
      const { table } = marketDay(['customer-01', '', ''], [{ goods: { scroll: 3 } }, farm])
      const log = table.play('serve customer-01')
      return { decision: table.decision, passed: log.some(({ code }) => code === 'pass') }
    }
    expect(ends({})).toEqual({ decision: 'd-source', passed: false })
    // A tile alone is not enough, nor one that is still aboard.
    expect(ends({ ship: { tea: 1 } })).toEqual({ decision: 'd-source', passed: false })
    expect(ends({ cubes: { persuasion: 1 }, ship: { at: 'i5', cargo: ['tea'] } })).toEqual({
      decision: 'd-source',
      passed: false,
    })
    expect(ends({ cubes: { persuasion: 1 }, ship: { tea: 1 } }).decision).toBe('d-market')
  })

  test('VP-604: who has passed does not keep the day open', () => {
    const { table } = marketDay(
      ['customer-01', '', '', ''],
      [
        { cubes: { persuasion: 1 }, ship: { cocoa: 1 } },
        { goods: { scroll: 3 }, cubes: { persuasion: 1 } },
      ],
      3,
    )
    const log = table.play('pass', 'serve customer-01')
    expect(log.filter(({ code }) => code === 'pass')).toEqual([{ code: 'pass', seat: 0 }])
    expect(table.decision).toBe('d-source')
    expect(broughtHome(table.state, 0).cocoa).toBe(1)
  })

  test('VSX-104: Conny never uses the stands; the player may at every own opportunity', () => {
    const table = new TestTable({
      players: 1,
      options: port,
      spaces: { market: ['skill'], harvest: ['faith', 'knowledge', 'faith'] },
      stalls: ['customer-01', '', ''],
      queue: [],
      stack: [],
      farms: [{ cubes: { persuasion: 1 }, ship: { cocoa: 1, tea: 1 } }],
    })
    table.play('take market skill', 'sell cocoa')
    // Conny served the customer; the stands are still open.
    expect(table.stalls()).toEqual([null, null, null])
    expect(table).toMatchObject({ seat: 0, decision: 'd-market' })
    table.play('sell tea')
    expect(table.stock(0)).toEqual({ skill: 1, coin: 1, prestige: 12, lifetime: 1 })
  })
})

describe('stands, played through', () => {
  test('the coin of one tea pays for the next; a closed chest keeps the question open, whatever it holds (VP-602, VP-603, VX-205, VX-207, VP-503)', () => {
    const at = tableWith(['port', 'marriage'], {
      spaces: { market: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      queue: ['customer-09'],
      farms: [
        { members: { farm: [1] }, ship: { tea: 3 } },
        { members: { farm: [1] }, ship: { cocoa: 1, chests: ['chest-m1'] } },
      ],
    })
    at.play('take market skill')
    expect([at.seat, at.offered]).toEqual([0, ['pass', 'sell tea']])
    at.play('sell tea')
    expect([at.seat, at.decision, at.offered]).toEqual([1, 'd-market', ['open-chest 1', 'pass']])
    expect(at.why('sell cocoa')).not.toBeNull()
    at.play('open-chest 1')
    expect(at.stock(1)).toEqual({ tool: 2 })
    expect([at.seat, at.offered]).toEqual([0, ['pass', 'sell tea']])
    at.play('sell tea')
    expect([at.seat, at.stock(0)]).toEqual([0, { coin: 1, lifetime: 1, prestige: 10, skill: 1 }])
    at.play('sell tea')
    expect([at.seat, at.decision]).toEqual([1, 'd-source'])
    expect(at.stock(0)).toEqual({ coin: 1, lifetime: 2, prestige: 15, skill: 1 })
  })
})
