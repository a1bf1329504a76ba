import { describe, expect, test } from 'vitest'
import { CUSTOMERS } from '../box/vocabulary.ts'
import { lineOf, tableWith } from '../testing/expansions.ts'
import { handOf } from '../testing/inn.ts'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

const options = { expansions: ['inn'] }
const spaces = { market: ['faith'], church: ['skill', 'faith', 'persuasion'] }
const STALLS = ['customer-01', 'customer-02', 'customer-24']
const scrolls = { goods: { scroll: 4 }, members: {} }

function market(farms: readonly FarmSketch[], sketch: Sketch = {}): TestTable {
  return new TestTable({
    players: 2,
    options,
    spaces,
    stalls: STALLS,
    queue: [],
    stack: [],
    farms,
    ...sketch,
  })
}

const owner = (table: TestTable, customer: (typeof CUSTOMERS.list)[number]) =>
  table.state.servedBy[CUSTOMERS.at[customer]]

describe('the trader', () => {
  test('VI-E9, VI-512, VI-544: in the market day of another, sale after sale for the goods alone', () => {
    const table = market([scrolls, { ...scrolls, persons: ['person-trader'] }])
    table.play('take market faith', 'serve customer-24')
    expect([table.seat, table.decision, table.offered]).toEqual([1, 'd-card', ['card person-trader', 'done']])
    table.play('card person-trader')
    expect([table.decision, table.offered]).toEqual([
      'd-market',
      anyOrder('serve customer-01', 'serve customer-02', 'pass'),
    ])
    table.play('serve customer-01')
    // VI-544: one sale per opportunity; the caller cannot pay and passes by itself.
    expect([table.seat, table.decision]).toEqual([1, 'd-market'])
    table.play('serve customer-02')
    expect(table.stock(1)).toEqual({ scroll: 2 })
    expect(
      table.match.log.filter(({ code, seat }) => seat === 1 && (code === 'time' || code === 'pay')),
    ).toEqual([
      { code: 'pay', seat: 1, what: 'scroll', amount: 1 },
      { code: 'pay', seat: 1, what: 'scroll', amount: 1 },
    ])
  })

  test('VI-544: he covers neither sales already made nor the next market day', () => {
    const farm = { ...scrolls, cubes: { persuasion: 5 }, persons: ['person-trader'] }
    const table = market([farm, scrolls], {
      spaces: { market: ['faith', 'faith'], church: ['skill', 'faith', 'persuasion'] },
      queue: ['customer-14', 'customer-15'],
    })
    table.play('take market faith', 'done', 'serve customer-01', 'done', 'serve customer-02')
    expect(table.stock(0)).toMatchObject({ persuasion: 4, lifetime: 1 })
    table.play('card person-trader', 'pass', 'take church skill')
    expect(table.state.inn.traders).toBe(0)
  })

  test('VI-544: when the day is over the surcharge is due again', () => {
    const seller = { ...scrolls, cubes: { persuasion: 1 } }
    const table = market([seller, { ...seller, persons: ['person-trader'] }], {
      spaces: { market: ['faith', 'faith'], church: ['skill', 'faith', 'persuasion'] },
      queue: ['customer-14'],
      farms: [{ ...seller }, { ...seller, persons: ['person-trader'] }],
    })
    table.play('take market faith', 'pass', 'card person-trader', 'serve customer-01', 'pass')
    expect(table.stock(1)).toEqual({ scroll: 3, persuasion: 1 })
    table.play('take church skill', 'take market faith', 'pass', 'serve customer-02')
    expect(table.stock(1)).toEqual({ scroll: 2, skill: 1, lifetime: 1 })
  })

  test('VI-512: in one’s own turn outside a market day he cannot be played', () => {
    const table = market([{ ...scrolls, persons: ['person-trader', 'person-smith'] }])
    expect(table.offered).toEqual(['card person-smith', 'done'])
    expect(table.why('card person-trader')).toMatchObject({
      code: 'person-other-moment',
      rule: 'VI-404',
    })
  })

  test('VI-406: the sales of others keep their surcharge', () => {
    const table = market([
      { ...scrolls, persons: ['person-trader'] },
      { ...scrolls, cubes: { persuasion: 1 } },
    ])
    table.play('take market faith', 'card person-trader', 'serve customer-01', 'serve customer-02')
    expect(table.stock(1)).toEqual({ scroll: 3, lifetime: 1 })
  })
})

describe('the scrap dealer', () => {
  const dealer = { ...scrolls, goods: {}, persons: ['person-scrapdealer'] }

  test('VI-522, VI-551: when one’s own market day ends one customer left on a stall is taken, for nothing', () => {
    const table = market([dealer, { members: {} }], { queue: ['customer-14'] })
    table.play('take market faith')
    expect([table.decision, table.offered]).toEqual(['d-card-now', ['card person-scrapdealer', 'no']])
    table.play('card person-scrapdealer')
    expect([table.decision, table.offered]).toEqual([
      'd-scrap',
      anyOrder('scrap customer-01', 'scrap customer-02', 'scrap customer-24'),
    ])
    expect(table.why('scrap customer-14')).toEqual({
      code: 'customer-in-queue',
      rule: 'VI-551',
      params: { customer: 'customer-14' },
    })
    const log = table.play('scrap customer-24')
    expect(log[0]).toMatchObject({ code: 'serve', seat: 0, customer: 'customer-24', stall: 'stall-3' })
    expect([owner(table, 'customer-24'), table.stock(0), handOf(table.state, 0)]).toEqual([
      0,
      { faith: 1 },
      [],
    ])
    // VI-551: the gap is refilled like that of a served customer.
    expect(table.stalls()).toEqual(['customer-01', 'customer-02', 'customer-14'])
    expect(log.map(({ code }) => code).indexOf('market-end')).toBeGreaterThan(0)
  })

  test('VI-522: he may be kept', () => {
    const table = market([dealer, { members: {} }])
    table.play('take market faith', 'no')
    expect([table.seat, handOf(table.state, 0), table.stalls()]).toEqual([1, ['person-scrapdealer'], STALLS])
  })

  test('VI-522, VI-405: with all stalls empty there is nothing to take', () => {
    const table = market([{ ...dealer, goods: { scroll: 1 } }, { members: {} }], { stalls: ['customer-01'] })
    table.play('take market faith', 'serve customer-01')
    expect([table.seat, handOf(table.state, 0)]).toEqual([1, ['person-scrapdealer']])
  })

  test('VI-R7: not in a market day that somebody else called', () => {
    const table = market([{ members: {} }, dealer])
    table.play('take market faith')
    expect([table.seat, table.decision]).toEqual([1, 'd-source'])
    expect(handOf(table.state, 1)).toEqual(['person-scrapdealer'])
  })

  test('VI-522: a single customer is taken at once', () => {
    const table = market([dealer, { members: {} }], { stalls: ['', 'customer-02'] })
    table.play('take market faith', 'card person-scrapdealer')
    expect([owner(table, 'customer-02'), table.seat]).toEqual([0, 1])
  })
})

describe('persons on market day, played through', () => {
  test('the trader opens the stands without persuasion, one sale at a time; the scrap dealer comes at the end of one’s own market day, before the refill (VI-512, VI-522, VI-544, VI-551, VI-R7, VP-601, V-449)', () => {
    const at = tableWith(['inn', 'port'], {
      spaces: { market: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      stalls: ['customer-01', 'customer-09', 'customer-17'],
      queue: ['customer-02', 'customer-03', 'customer-04', 'customer-05', 'customer-06'],
      stack: ['customer-07'],
      farms: [
        { members: { farm: [1] }, persons: ['person-scrapdealer'] },
        { lifetime: 3, members: { farm: [1] }, persons: ['person-trader'], ship: { tea: 2 } },
      ],
    })
    at.play('take market skill')
    expect([at.seat, at.decision, at.offered]).toEqual([1, 'd-card', ['card person-trader', 'done']])
    at.play('card person-trader')
    expect([at.decision, at.offered]).toEqual(['d-market', ['pass', 'sell tea']])
    at.play('sell tea')
    expect(at.offered).toEqual(['pass', 'sell tea'])
    at.play('sell tea')
    expect(at.stock(1)).toEqual({ coin: 2, prestige: 10, lifetime: 3 })
    expect([at.seat, at.decision, at.offered]).toEqual([0, 'd-card-now', ['card person-scrapdealer', 'no']])
    at.play('card person-scrapdealer')
    expect(at.offered).toEqual(['scrap customer-01', 'scrap customer-09', 'scrap customer-17'])
    at.play('scrap customer-17')
    expect(at.stalls()).toEqual(['customer-01', 'customer-09', 'customer-02'])
    expect(at.queue()).toEqual(['customer-03', 'customer-04', 'customer-05', 'customer-06', 'customer-07'])
    expect([lineOf(at, 'customers'), at.seat]).toEqual([6, 1])
  })
})
