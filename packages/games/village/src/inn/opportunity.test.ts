import { describe, expect, test } from 'vitest'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

const options = { expansions: ['inn'] }
const spaces = { harvest: ['faith'], church: ['faith', 'persuasion'], market: ['skill'] }

function holding(persons: readonly string[], farm: FarmSketch = {}, sketch: Sketch = {}): TestTable {
  return new TestTable({
    players: 2,
    options,
    spaces,
    stalls: [],
    queue: [],
    stack: [],
    farms: [{ members: { farm: [1] }, ...farm, persons }, { members: {} }],
    ...sketch,
  })
}

describe('windows in a market day', () => {
  const seller = { goods: { scroll: 2 }, cubes: { persuasion: 2 }, members: {} }
  /** In one's own turn all cards that move somebody could be played. */
  const EVERYWHERE = {
    members: { farm: [1], 'church-1': [2], 'council-1': [2], unborn: [3] },
    markers: ['castle-a'],
  }
  function marketDay(persons: readonly string[], callerPersons: readonly string[] = []): TestTable {
    const table = new TestTable({
      players: 2,
      options,
      spaces,
      stalls: ['customer-01', 'customer-02', 'customer-24'],
      queue: [],
      stack: [],
      farms: [
        { ...seller, persons: callerPersons },
        { ...seller, ...EVERYWHERE, persons },
      ],
    })
    if (callerPersons.length > 0) table.play('done')
    table.play('take market skill')
    return table
  }

  test('VI-404, VI-R6, VI-408: in the turn of another only at own opportunities, only cards marked for them', () => {
    const table = marketDay([
      'person-smith',
      'person-midwife',
      'person-herald',
      'person-friar',
      'person-priest',
      'person-clerk',
      'person-tollkeeper',
      'person-innkeeper',
      'person-trader',
    ])
    expect([table.decision, table.seat]).toEqual(['d-market', 0])
    table.play('serve customer-01')
    expect([table.decision, table.seat]).toEqual(['d-card', 1])
    expect(table.offered).toEqual(anyOrder('card person-smith', 'card person-trader', 'done'))
    expect(table.why('card person-herald')).toMatchObject({ code: 'person-other-moment', rule: 'VI-404' })
    table.play('card person-smith', 'done')
    expect([table.decision, table.seat]).toEqual(['d-market', 1])
  })

  test('VI-404: at each opportunity anew, until the seat passes', () => {
    const again = marketDay(['person-smith'])
    // The caller has nothing left to sell and passes by itself.
    again.play('serve customer-01', 'done', 'serve customer-02')
    expect([again.decision, again.seat]).toEqual(['d-card', 1])
    const passed = marketDay(['person-smith'], ['person-scribe'])
    passed.play('done', 'done', 'serve customer-01', 'done', 'pass', 'done', 'pass')
    expect([passed.decision, passed.seat]).toEqual(['d-card', 0])
    passed.play('done')
    expect(passed.match.log.map(({ code }) => code)).toContain('market-end')
  })

  test('VI-404: a card can make the sale possible', () => {
    const table = new TestTable({
      players: 2,
      options,
      spaces,
      stalls: ['customer-07'],
      queue: [],
      stack: [],
      farms: [{ members: {} }, { members: {}, cubes: { persuasion: 1 }, persons: ['person-smith'] }],
    })
    table.play('take market skill')
    expect([table.decision, table.seat]).toEqual(['d-card', 1])
    table.play('card person-smith')
    expect(table.offered).toEqual(anyOrder('serve customer-07', 'pass'))
  })

  test('VI-R8: cards that grant actions are never played inside an unfinished one', () => {
    const table = marketDay([], ['person-herald', 'person-innkeeper', 'person-smith'])
    // Window (2), after the cube.
    expect(table.offered).toEqual(anyOrder('card person-herald', 'card person-smith', 'done'))
    table.play('done')
    // The opportunity of the caller.
    expect([table.decision, table.offered]).toEqual(['d-card', ['card person-smith', 'done']])
  })

  test('VI-406: a card changes only the farm of its owner', () => {
    const table = marketDay(['person-juggler', 'person-trader'])
    table.play('serve customer-01')
    const before = table.stock(0)
    table.play('card person-juggler', 'without skill', 'card person-trader', 'serve customer-02')
    expect(table.stock(0)).toEqual(before)
    expect(table.state.inn.hands[0].size).toBe(0)
  })

  test('VI-408: no cards in the mass', () => {
    const table = holding(
      ['person-smith', 'person-friar', 'person-farmer'],
      { coins: 1, grain: 1, members: { 'church-1': [1], 'black-bag': [2] } },
      { mass: true },
    )
    expect([table.decision, table.offered]).toEqual(['d-mass-choose', anyOrder('choose 2', 'done')])
    expect(table.why('card person-farmer')).toEqual({
      code: 'no-cards-now',
      rule: 'VI-408',
      params: { person: 'person-farmer' },
    })
    table.play('done')
    expect([table.decision, table.why('card person-friar')]).toEqual([
      'd-promote',
      { code: 'no-cards-now', rule: 'VI-408', params: { person: 'person-friar' } },
    ])
  })
})
