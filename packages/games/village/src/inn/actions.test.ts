import { describe, expect, test } from 'vitest'
import { neighbour, tableWith } from '../testing/expansions.ts'
import { handOf, topsOf } from '../testing/inn.ts'
import { broughtHome, onIslands } from '../testing/port.ts'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

const options = { expansions: ['inn'] }
const spaces = {
  harvest: ['faith'],
  crafts: ['faith'],
  church: ['faith', 'persuasion'],
  market: ['skill'],
  inn: ['faith'],
}

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

describe('the innkeeper', () => {
  test('VI-516, VI-547: after the action the same one once more, with its costs and new choices', () => {
    const table = holding(['person-innkeeper'], { grain: 2, members: { smithy: [1] } })
    table.play('take crafts faith', 'mill')
    expect([table.decision, table.offered]).toEqual(['d-card', ['card person-innkeeper', 'done']])
    table.play('card person-innkeeper', 'produce smithy')
    expect([table.seat, table.stock(0)]).toEqual([1, { coin: 2, faith: 1, lifetime: 5, plow: 1 }])
    expect(table.state.cubesLeft).toBe(5)
  })

  test('VI-516, VX-R7: it is then performed: not to be declined', () => {
    const table = holding(['person-innkeeper'], { grain: 4 })
    table.play('take crafts faith', 'mill', 'card person-innkeeper')
    expect(table.decision).toBe('d-crafts')
    expect(table.offered).toContain('mill')
    expect(table.why('skip')).toEqual({ code: 'must-act', rule: 'VX-R7' })
  })

  test('VI-404, VI-516: only after the action', () => {
    const table = holding(['person-innkeeper', 'person-smith'])
    expect(table.offered).toEqual(['card person-smith', 'done'])
    table.play('done', 'take harvest faith')
    expect(table.offered).toEqual(['card person-smith', 'done'])
    table.play('done', 'harvest')
    expect(table.offered).toEqual(anyOrder('card person-innkeeper', 'card person-smith', 'done'))
  })

  test('VI-516, VI-547, VI-405: blocked when the action was declined, was lost, or is impossible now', () => {
    const declined = holding(['person-innkeeper'])
    declined.play('take harvest faith', 'skip')
    expect(declined.seat).toBe(1)
    const lost = holding(['person-innkeeper'], { members: {} })
    lost.play('take harvest faith')
    expect(lost.seat).toBe(1)
    const full = holding(['person-innkeeper'], { grain: 4 })
    full.play('take harvest faith', 'harvest')
    expect([full.seat, full.stock(0).grain]).toEqual([1, 5])
  })

  test('VI-547: an action of an earlier turn cannot be repeated', () => {
    const table = holding(['person-innkeeper'])
    table.play('take harvest faith', 'harvest', 'done', 'take church persuasion', 'take crafts faith', 'skip')
    expect([table.seat, handOf(table.state, 0)]).toEqual([1, ['person-innkeeper']])
  })

  test('VI-547: also an action of the well, and without a second payment', () => {
    const table = holding(['person-innkeeper'], { cubes: { skill: 3 } })
    table.play('well', 'well harvest')
    expect(table.stock(0)).toEqual({ grain: 2 })
    table.play('card person-innkeeper')
    expect([table.stock(0), table.seat]).toEqual([{ grain: 4 }, 1])
  })

  test('VI-547: a repeated market is a new day after the refill, its first sale free again', () => {
    const table = holding(
      ['person-innkeeper'],
      { goods: { scroll: 2 }, members: {} },
      { stalls: ['customer-01'], queue: ['customer-02'] },
    )
    table.play('take market skill', 'serve customer-01')
    expect([table.decision, table.stalls()[0]]).toEqual(['d-card', 'customer-02'])
    table.play('card person-innkeeper', 'serve customer-02')
    expect(table.stock(0)).toEqual({ skill: 1 })
    expect(table.match.log.filter(({ code }) => code === 'market-day')).toHaveLength(2)
  })

  test('VI-E8, VI-407: bought and played at once: the steps of the inn again, without placing', () => {
    const table = holding(
      [],
      { members: { farm: [1] }, goods: { beer: 3 } },
      {
        inn: { tops: ['person-innkeeper', 'person-smith', 'person-clerk'] },
        draws: { persons: ['person-bard', 'person-count', 'person-scribe'] },
      },
    )
    table.play('take inn faith', 'inn', 'cycle stack-2', 'buy person-innkeeper')
    expect([table.stock(0), table.offered]).toEqual([
      { faith: 1, beer: 2, lifetime: 2 },
      ['card person-innkeeper', 'done'],
    ])
    table.play('card person-innkeeper')
    expect([table.decision, table.stock(0).lifetime, table.at(0, 'inn')]).toEqual(['d-inn-cycle', 3, [1]])
    table.play('cycle stack-3', 'buy person-bard')
    expect([
      table.stock(0),
      handOf(table.state, 0),
      topsOf(table.state).includes('person-innkeeper'),
    ]).toEqual([{ faith: 1, lifetime: 3 }, ['person-bard'], false])
  })

  test('VI-547: a repeated castle step sets out from where the first one led', () => {
    const table = holding(
      ['person-innkeeper'],
      { goods: { wagon: 2 }, cubes: { faith: 3, knowledge: 1 } },
      { spaces: { travel: ['persuasion'], church: ['faith', 'skill'] } },
    )
    table.play('take travel persuasion', 'travel 1 village->castle-a', 'card person-innkeeper')
    expect([table.at(0, 'castle-c'), table.stock(0)]).toEqual([
      [1],
      { persuasion: 1, coin: 1, prestige: 3, lifetime: 4 },
    ])
  })
})

describe('the herald', () => {
  test('VI-517, VI-548: any action that can be performed, filled or empty, with its normal costs', () => {
    const table = holding(['person-herald'], { members: { farm: [1], smithy: [2] }, grain: 1 })
    table.play('card person-herald')
    expect([table.decision, table.offered]).toEqual([
      'd-herald',
      anyOrder(
        ...['harvest', 'family', 'crafts', 'market', 'church', 'inn'].map((action) => `herald ${action}`),
      ),
    ])
    expect(table.why('herald travel')).toMatchObject({ code: 'goods-missing', rule: 'V-463' })
    expect(table.why('herald council')).toMatchObject({ rule: 'V-476' })
    expect(table.why('herald wedding')).toEqual({
      code: 'not-in-play',
      rule: 'VI-548',
      params: { what: 'wedding' },
    })
    expect(table.play('herald family')[0]).toEqual({ code: 'herald', seat: 0, action: 'family' })
    // VX-R7: named and then performed. Nobody is unborn here: the smith comes home.
    expect([table.at(0, 'farm'), table.state.cubesLeft]).toEqual([[1, 2], 6])
  })

  test('VI-548: the cube of the turn is still taken', () => {
    const table = holding(['person-herald'])
    table.play('card person-herald', 'herald harvest')
    expect([table.decision, table.seat, table.stock(0)]).toEqual(['d-source', 0, { grain: 2 }])
    table.play('take harvest faith', 'harvest')
    expect([table.stock(0), table.seat]).toEqual([{ grain: 4, faith: 1 }, 1])
  })

  test('VI-517: with the costs of the action: the time of the inn', () => {
    const table = holding(['person-herald'], { goods: { beer: 1 } })
    table.play('card person-herald', 'herald inn')
    expect([table.decision, table.stock(0)]).toEqual(['d-inn-cycle', { beer: 1, lifetime: 2 }])
  })

  test('VI-548: a full market day, of the owner, in which all take part', () => {
    const seller = { goods: { scroll: 1 }, cubes: { persuasion: 1 }, members: {} }
    const table = holding(
      ['person-herald'],
      {},
      {
        stalls: ['customer-01', 'customer-02'],
        farms: [{ ...seller, persons: ['person-herald'] }, seller],
      },
    )
    // Nothing else can be performed here.
    const log = table.play('card person-herald')
    expect(log.slice(1)).toEqual([
      { code: 'herald', seat: 0, action: 'market' },
      { code: 'market-day', seat: 0 },
    ])
    table.play('serve customer-01', 'serve customer-02')
    expect([table.stock(0), table.stock(1)]).toEqual([{ persuasion: 1 }, { lifetime: 1 }])
    expect([table.decision, table.seat]).toEqual(['d-source', 0])
  })

  test('VI-548: the deaths of the whole turn come together at its end', () => {
    const table = holding(['person-herald'], { lifetime: 9, members: { farm: [1, 2], 'council-1': [2] } })
    table.play('card person-herald', 'herald inn', 'member 2', 'cycle stack-1')
    expect([table.decision, table.farm(0).dying]).toEqual(['d-source', 1])
    table.play('take church persuasion', 'church 1')
    // The 1 is in the bag now.
    expect([table.decision, table.offered]).toEqual(['d-death', ['die 2 council-1', 'die 2 inn']])
  })

  test('VI-404: in all three windows; after the action the cube is not taken again', () => {
    const table = holding(['person-herald'])
    table.play('done', 'take church persuasion')
    expect([table.decision, table.offered]).toEqual(['d-card', ['card person-herald', 'done']])
    table.play('done', 'skip')
    table.play('card person-herald', 'herald harvest')
    expect([table.stock(0), table.seat]).toEqual([{ persuasion: 1, grain: 2 }, 1])
  })

  test('VI-547: the innkeeper repeats what the herald called', () => {
    const table = holding(['person-herald', 'person-innkeeper'])
    table.play('done', 'take church persuasion', 'done', 'skip')
    expect(table.offered).toEqual(['card person-herald', 'done'])
    table.play('card person-herald', 'herald harvest')
    expect(table.offered).toEqual(['card person-innkeeper', 'done'])
    table.play('card person-innkeeper')
    expect(table.stock(0)).toEqual({ persuasion: 1, grain: 4 })
  })

  test('VI-547: what the herald called after the action of the cube is the last', () => {
    const table = holding(['person-herald', 'person-innkeeper'], { grain: 2 })
    table.play('done', 'take crafts faith', 'done', 'mill', 'card person-herald', 'herald harvest')
    table.play('card person-innkeeper')
    expect([table.stock(0), table.seat]).toEqual([{ coin: 2, faith: 1, lifetime: 2, grain: 4 }, 1])
  })

  test('VI-547: the action performed last counts: that of the herald, if the one of the cube was declined', () => {
    const both = ['person-herald', 'person-innkeeper']
    const declined = holding(both)
    declined.play('card person-herald', 'herald harvest', 'take church persuasion', 'skip')
    expect([declined.decision, declined.offered]).toEqual(['d-card', ['card person-innkeeper', 'done']])
    declined.play('card person-innkeeper')
    expect(declined.stock(0)).toEqual({ persuasion: 1, grain: 4 })
    const later = holding(both)
    later.play('card person-herald', 'herald harvest', 'take church persuasion', 'church 1')
    // Nobody is left on the farm for the church.
    expect(later.seat).toBe(1)
    const next = holding(both, {}, { farms: [{ members: { farm: [1] }, persons: both }, { members: {} }] })
    next.play('card person-herald', 'herald harvest', 'take church persuasion', 'skip', 'done')
    next.play('take church faith', 'take crafts faith', 'skip')
    expect([next.seat, handOf(next.state, 0)]).toEqual([1, ['person-innkeeper']])
  })
})

describe('the toll keeper', () => {
  const markers = ['castle-a', 'castle-b', 'castle-d']

  test('VI-520, VI-549: the reward of a castle with one’s own marker once more, for nothing', () => {
    const table = holding(['person-tollkeeper'], { markers })
    table.play('card person-tollkeeper')
    expect([table.decision, table.offered]).toEqual(['d-castle', markers.map((castle) => `castle ${castle}`)])
    expect(table.why('castle castle-c')).toEqual({
      code: 'no-marker-there',
      rule: 'VI-520',
      params: { castle: 'castle-c' },
    })
    table.play('castle castle-a')
    expect([table.stock(0), [...table.farm(0).markers], table.at(0, 'farm')]).toEqual([
      { prestige: 3 },
      [1, 1, 0, 1, 0, 0],
      [1],
    ])
    const coin = holding(['person-tollkeeper'], { markers })
    coin.play('card person-tollkeeper', 'castle castle-d')
    expect(coin.stock(0)).toEqual({ coin: 1 })
    const cubes = holding(['person-tollkeeper'], { markers })
    cubes.play('card person-tollkeeper', 'castle castle-b', 'gain 1 skill 1 faith')
    expect(cubes.stock(0)).toEqual({ skill: 1, faith: 1 })
  })

  test('VI-520, VI-405: blocked without a marker, even with a member at a castle', () => {
    expect(holding(['person-tollkeeper'], { members: { 'castle-a': [1] } }).decision).toBe('d-source')
  })

  test('VI-520: a single castle rewards at once', () => {
    const table = holding(['person-tollkeeper'], { markers: ['castle-f'] })
    table.play('card person-tollkeeper')
    expect(table.stock(0)).toEqual({ prestige: 3 })
  })
})

describe('persons and actions, played through', () => {
  test('the innkeeper calls a second market day whose first sale at the stands is free again (VI-516, VI-547, VP-601 to VP-604)', () => {
    const at = tableWith(['inn', 'port'], {
      spaces: { market: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      queue: ['customer-09'],
      farms: [
        { members: { farm: [1] }, persons: ['person-innkeeper'], ship: { cocoa: 2 } },
        { members: { farm: [1] }, cubes: { persuasion: 1 }, ship: { tea: 1 } },
      ],
    })
    at.play('take market skill')
    expect([at.decision, at.offered]).toEqual(['d-market', ['pass', 'sell cocoa']])
    at.play('sell cocoa')
    expect([at.seat, at.offered]).toEqual([1, ['pass', 'sell tea']])
    at.play('sell tea')
    expect(at.stock(1)).toEqual({ coin: 1, prestige: 5, lifetime: 1 })
    expect([at.seat, at.decision, at.offered]).toEqual([0, 'd-card', ['card person-innkeeper', 'done']])
    at.play('card person-innkeeper')
    expect([at.decision, at.offered]).toEqual(['d-market', ['pass', 'sell cocoa']])
    at.play('sell cocoa')
    expect(at.stock(0)).toEqual({ prestige: 14, skill: 1 })
    expect([at.seat, at.decision, at.state.cubesLeft]).toEqual([1, 'd-source', 3])
    expect([broughtHome(at.state, 0).cocoa, onIslands(at.state)]).toEqual([
      0,
      { cocoa: 1, tea: 2, chests: 6 },
    ])
  })

  test('the herald before the cube calls what can be done and it is done; the wedding cube of the same turn is kept, its action lost (VI-517, VI-548, VM-401 to VM-403, VX-205, VX-R7)', () => {
    const at = tableWith(['inn', 'marriage'], {
      spaces: { wedding: ['skill'], harvest: ['faith', 'skill', 'faith'] },
      farms: [{ coins: 1, members: { farm: [1, 2] }, persons: ['person-herald'] }, neighbour],
    })
    expect([at.decision, at.offered]).toEqual(['d-card', ['card person-herald', 'done']])
    at.play('card person-herald')
    expect(at.offered).toEqual(
      anyOrder(
        'herald harvest',
        'herald crafts',
        'herald market',
        'herald church',
        'herald inn',
        'herald smuggler',
        'herald wedding',
      ),
    )
    at.play('herald wedding')
    expect(at.offered).toEqual(['wed 1', 'wed 2'])
    at.play('wed 2')
    expect(at.offered).toEqual(['rank 1', 'rank 2', 'rank 3', 'rank 4', 'rank 5', 'rank 6'])
    at.play('rank 5')
    expect(at.stock(0)).toEqual({ coin: 1, lifetime: 2 })
    expect([at.seat, at.decision]).toEqual([0, 'd-source'])
    at.play('take wedding skill')
    expect([at.seat, at.decision]).toEqual([1, 'd-source'])
    expect(at.stock(0)).toEqual({ coin: 1, skill: 1, lifetime: 2 })
    expect(at.at(0, 'ceremony-5')).toEqual([2])
  })

  test('after a cube without an action the innkeeper repeats what the herald had called, not before the cube (VI-404, VI-547, VI-548, VI-R8)', () => {
    const at = tableWith(['inn'], {
      ring: 1,
      spaces: { council: ['skill'], harvest: ['faith', 'faith', 'faith'] },
      farms: [{ members: { farm: [2] }, persons: ['person-herald', 'person-innkeeper'] }, neighbour],
    })
    expect(at.offered).toEqual(['card person-herald', 'done'])
    at.play('card person-herald', 'herald harvest')
    expect([at.decision, at.stock(0)]).toEqual(['d-source', { grain: 2 }])
    at.play('take council skill')
    expect([at.decision, at.offered]).toEqual(['d-card', ['card person-innkeeper', 'done']])
    at.play('card person-innkeeper')
    expect(at.stock(0)).toEqual({ grain: 4, skill: 1 })
    expect(at.seat).toBe(1)
  })
})
