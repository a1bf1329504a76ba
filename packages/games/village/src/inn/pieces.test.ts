import { describe, expect, test } from 'vitest'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'

const options = { expansions: ['inn'] }
const spaces = { harvest: ['faith'], church: ['faith', 'persuasion'] }

function holding(person: string, farm: FarmSketch = {}): TestTable {
  return new TestTable({
    players: 2,
    options,
    spaces,
    farms: [{ members: {}, ...farm, persons: [person] }, { members: {} }],
  })
}

/** The same card in a market day that somebody else called. */
function atMarket(person: string, farm: FarmSketch = {}): TestTable {
  const table = new TestTable({
    players: 3,
    options,
    spaces: { market: ['faith'], church: ['skill', 'faith'] },
    stalls: ['customer-01'],
    queue: [],
    stack: [],
    farms: [{ members: {} }, { members: {} }, { members: {}, ...farm, persons: [person] }],
  })
  table.play('take market faith')
  return table
}

describe('cards that give pieces', () => {
  test.each([
    ['VI-501', 'person-smith', 'plow', 2],
    ['VI-503', 'person-wainwright', 'wagon', 2],
    ['VI-504', 'person-scribe', 'scroll', 2],
    ['VI-506', 'person-brewer', 'beer', 3],
    ['VI-511', 'person-miller', 'coin', 3],
  ])(
    '%s, VI-541: %s gives %s, %i of them, in one’s own turn or at an opportunity',
    (_rule, person, what, amount) => {
      const table = holding(person)
      expect(table.offered).toEqual([`card ${person}`, 'done'])
      const log = table.play(`card ${person}`)
      expect(log).toEqual([
        { code: 'person-played', seat: 0, person },
        { code: 'gain', seat: 0, what, amount, from: person },
      ])
      expect(table.stock(0)).toEqual({ [what]: amount })
      const market = atMarket(person)
      expect([market.seat, market.decision, market.offered]).toEqual([
        2,
        'd-card',
        [`card ${person}`, 'done'],
      ])
      market.play(`card ${person}`)
      expect(market.stock(2)).toEqual({ [what]: amount })
    },
  )

  test.each([
    ['horse', 'horse', { horse: 2 }],
    ['horse', 'ox', { horse: 1, ox: 1 }],
    ['ox', 'ox', { ox: 2 }],
  ])('VI-502: the herder gives two animals of choice: %s and %s', (first, second, stock) => {
    const table = holding('person-herder')
    table.play('card person-herder')
    expect([table.decision, table.offered]).toEqual(['d-card-animal', ['make horse', 'make ox']])
    expect(table.why('make plow')).toEqual({ code: 'no-animal', rule: 'VI-502', params: { goods: 'plow' } })
    expect(table.play(`make ${first}`)).toEqual([
      { code: 'gain', seat: 0, what: first, amount: 1, from: 'person-herder' },
    ])
    expect([table.decision, table.offered]).toEqual(['d-card-animal', ['make horse', 'make ox']])
    table.play(`make ${second}`)
    expect([table.decision, table.stock(0)]).toEqual(['d-source', stock])
    const market = atMarket('person-herder')
    market.play('card person-herder', `make ${first}`, `make ${second}`)
    expect(market.stock(2)).toEqual(stock)
  })

  test.each([
    [0, 5],
    [3, 2],
    [4, 1],
  ])('VI-505, VI-541: the farmer fills a store of %i sacks with %i', (grain, amount) => {
    const table = holding('person-farmer', { grain })
    expect(table.play('card person-farmer')).toEqual([
      { code: 'person-played', seat: 0, person: 'person-farmer' },
      { code: 'gain', seat: 0, what: 'grain', amount, from: 'person-farmer' },
    ])
    expect(table.stock(0)).toEqual({ grain: 5 })
    const market = atMarket('person-farmer', { grain })
    market.play('card person-farmer')
    expect(market.stock(2)).toEqual({ grain: 5 })
  })

  test('VI-505, VI-405: a full store blocks the farmer', () => {
    const table = holding('person-farmer', { grain: 5 })
    expect(table.decision).toBe('d-source')
    const other = new TestTable({
      options,
      spaces,
      farms: [{ grain: 5, members: {}, persons: ['person-farmer', 'person-smith'] }],
    })
    expect(other.why('card person-farmer')).toEqual({
      code: 'person-without-effect',
      rule: 'VI-405',
      params: { person: 'person-farmer' },
    })
  })

  test.each([
    ['skill', { persuasion: 1, faith: 1, knowledge: 1 }],
    ['persuasion', { skill: 1, faith: 1, knowledge: 1 }],
    ['faith', { skill: 1, persuasion: 1, knowledge: 1 }],
    ['knowledge', { skill: 1, persuasion: 1, faith: 1 }],
  ])('VI-510: the juggler gives three cubes of three colours, without %s', (colour, stock) => {
    const table = holding('person-juggler')
    table.play('card person-juggler')
    expect([table.decision, table.offered]).toEqual([
      'd-cubes',
      anyOrder('without skill', 'without persuasion', 'without faith', 'without knowledge'),
    ])
    const log = table.play(`without ${colour}`)
    expect(log).toEqual(
      Object.keys(stock).map((what) => ({ code: 'gain', seat: 0, what, amount: 1, from: 'person-juggler' })),
    )
    expect([table.stock(0), table.decision]).toEqual([stock, 'd-source'])
    const market = atMarket('person-juggler')
    market.play('card person-juggler', `without ${colour}`)
    expect(market.stock(2)).toEqual(stock)
  })
})
