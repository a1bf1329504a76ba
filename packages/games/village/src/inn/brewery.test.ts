import { describe, expect, test } from 'vitest'
import { village } from '../game.ts'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

const options = { expansions: ['inn'] }
/** Faith and persuasion buy nothing in the crafts. */
const spaces = {
  crafts: ['faith', 'faith', 'plague'],
  family: ['faith', 'skill'],
  church: ['persuasion', 'faith'],
}

function at(space: string, farm: FarmSketch, sketch: Sketch = {}): TestTable {
  const table = new TestTable({ players: 2, options, spaces, farms: [farm, { members: {} }], ...sketch })
  table.play(`take ${space} faith`)
  return table
}

describe('the brewery', () => {
  test('VI-201: it is a craft building like the others', () => {
    expect(at('crafts', { members: { farm: [1] }, grain: 3 }).offered).toEqual(
      anyOrder(
        ...['wainwright', 'stables', 'scriptorium', 'smithy', 'brewery'].map(
          (building) => `train ${building}`,
        ),
        'buy stables',
        'buy brewery',
        'mill',
        'skip',
      ),
    )
    expect(at('crafts', { members: { brewery: [1] } }).offered).toEqual(anyOrder('produce brewery', 'skip'))
    expect(at('crafts', { members: { inn: [1] }, grain: 2 }).offered).toEqual(anyOrder('mill', 'skip'))
  })

  test('VI-201, VX-203: also through the well', () => {
    const table = new TestTable({ options, spaces, farms: [{ coins: 3, grain: 3, members: {} }] })
    table.play('well', 'well crafts', 'buy brewery')
    expect(table.stock(0)).toEqual({ beer: 2 })
  })

  test('VI-E2, VI-202, VI-204: training 3 time, producing 3 time, 2 beer, the member stays', () => {
    const table = at('crafts', { members: { farm: [1] }, grain: 3 })
    expect(table.play('train brewery', 'produce')).toEqual([
      { code: 'train', seat: 0, figure: '1a', from: 'farm', to: 'brewery' },
      { code: 'time', seat: 0, amount: 3, from: 0, to: 3, crossings: 0 },
      { code: 'time', seat: 0, amount: 3, from: 3, to: 6, crossings: 0 },
      { code: 'product', seat: 0, building: 'brewery', what: 'beer', amount: 2 },
    ])
    expect([table.stock(0), table.at(0, 'brewery')]).toEqual([
      { faith: 1, grain: 3, lifetime: 6, beer: 2 },
      [1],
    ])
  })

  test('VI-202, VI-204, VI-206: with a brewer there only the production is paid, again for 2 beer', () => {
    const table = at('crafts', { members: { brewery: [2] } })
    table.play('produce brewery')
    expect([table.stock(0), table.at(0, 'brewery')]).toEqual([{ faith: 1, lifetime: 3, beer: 2 }, [2]])
  })

  test('VI-E2, VI-203, VI-204: or 3 grain for 2 beer, without member and without time', () => {
    const table = at('crafts', { members: {}, grain: 4 })
    expect(table.play('buy brewery')).toEqual([
      { code: 'pay', seat: 0, what: 'grain', amount: 3 },
      { code: 'product', seat: 0, building: 'brewery', what: 'beer', amount: 2 },
    ])
    expect(table.stock(0)).toEqual({ faith: 1, grain: 1, beer: 2 })
  })

  test('VI-203, VX-205: coins replace no grain', () => {
    const table = at('crafts', { members: { farm: [1] }, grain: 2, coins: 9 })
    expect(table.why('buy brewery')).toEqual({ code: 'grain-missing', rule: 'V-427', params: { missing: 1 } })
    expect(table.why('produce brewery')).toEqual({
      code: 'nobody-trained',
      rule: 'V-422',
      params: { building: 'brewery' },
    })
  })

  test('VI-206, VX-303: `family` brings members home from the brewery and from the inn', () => {
    const table = at('family', { members: { brewery: [1], inn: [2], 'black-bag': [3] } })
    expect(table.offered).toEqual(anyOrder('home 1 brewery', 'home 2 inn', 'skip'))
    expect(table.why('home 3 black-bag')).toMatchObject({ code: 'not-from-there' })
    expect(table.play('home 2 inn')).toContainEqual({
      code: 'home',
      seat: 0,
      figure: '2a',
      from: 'inn',
      to: 'farm',
    })
    expect([table.at(0, 'farm'), table.at(0, 'inn')]).toEqual([[2], []])
  })
})

describe('beer', () => {
  test('VI-205: it is one of the goods of the third privilege', () => {
    const table = new TestTable({
      options,
      spaces: { council: ['skill', 'faith'], church: ['faith'] },
      farms: [{ members: { 'council-3': [1] } }],
      ring: 1,
    })
    table.play('take council skill', 'use', 'privilege 3')
    expect(table.offered).toEqual(
      anyOrder(...['scroll', 'horse', 'plow', 'ox', 'wagon', 'beer'].map((goods) => `goods ${goods}`)),
    )
    table.play('goods beer')
    expect(table.stock(0)).toEqual({ skill: 1, beer: 1 })
  })

  test('VI-205: without the Inn there is none', () => {
    const table = new TestTable({
      spaces: { council: ['skill', 'faith'], church: ['faith'] },
      farms: [{ members: { 'council-3': [1] } }],
      ring: 1,
    })
    table.play('take council skill', 'use', 'privilege 3')
    expect(table.why('goods beer')).toEqual({ code: 'not-in-play', rule: 'V-482', params: { what: 'beer' } })
  })

  test('VX-206, VX-R2: beer never runs out: more than the fifteen tiles of the box', () => {
    const table = at('crafts', { members: {}, grain: 3, goods: { beer: 14 } })
    table.play('buy brewery')
    expect(table.stock(0).beer).toBe(16)
  })

  test.each([
    ['customer-inn-1', { beer: 2 }, 0, 4],
    ['customer-inn-2', { beer: 1 }, 2, 4],
    ['customer-inn-3', { beer: 1, wagon: 1 }, 0, 5],
    ['customer-inn-4', { beer: 1, horse: 1 }, 0, 6],
  ])(
    'VI-205, VX-103: %s is served with beer and scored like any customer',
    (customer, goods, grain, points) => {
      const market = { market: ['faith'], church: ['faith', 'skill'] }
      const table = new TestTable({
        players: 2,
        options,
        spaces: market,
        stalls: [customer],
        queue: [],
        stack: [],
        farms: [{ goods, grain, members: {} }, { members: {} }],
      })
      const log = table.play('take market faith', `serve ${customer}`)
      expect(log).toContainEqual({ code: 'serve', seat: 0, customer, stall: 'stall-1', points })
      expect(table.stock(0)).toEqual({ faith: 1 })
      expect(village.score(table.state).lines.find(({ id }) => id === 'customers')?.values).toEqual([
        points,
        0,
      ])
    },
  )

  test('VI-205, VX-103: without the beer such a customer cannot be served', () => {
    const table = new TestTable({
      options,
      spaces: { market: ['faith'], church: ['skill', 'faith'] },
      stalls: ['customer-inn-3', 'customer-03'],
      queue: [],
      farms: [{ goods: { wagon: 1 } }],
    })
    table.play('take market faith')
    expect(table.offered).toEqual(anyOrder('serve customer-03', 'pass'))
    expect(table.why('serve customer-inn-3')).toEqual({
      code: 'goods-missing',
      rule: 'V-444',
      params: { goods: 'beer', missing: 1 },
    })
  })
})

describe('death', () => {
  /** Taking the plague cube crosses the quill. */
  function dying(farm: FarmSketch, sketch: Sketch = {}): TestTable {
    const table = new TestTable({
      players: 2,
      options,
      spaces: { family: ['plague'], church: ['persuasion', 'faith'] },
      farms: [{ lifetime: 9, ...farm }, { members: {} }],
      ...sketch,
    })
    table.play('take family plague')
    return table
  }

  test('VI-308, VX-301: who dies in the inn goes to the graveyard, whatever places are free', () => {
    const table = dying({ members: { inn: [1] } })
    table.play('skip')
    expect([table.at(0, 'grave'), table.state.graves]).toEqual([[1], 1])
    expect(table.match.log).toContainEqual({
      code: 'death',
      seat: 0,
      figure: '1a',
      from: 'inn',
      to: 'grave-1',
    })
    expect([...table.state.chronicle]).toEqual([0, 0, 0, 0, 0])
  })

  test('VI-206, VX-301: who dies in the brewery belongs to the crafts, else to the graveyard', () => {
    const free = dying({ members: { brewery: [1] } })
    free.play('skip')
    expect(free.at(0, 'chronicle-crafts')).toEqual([1])
    const full = dying({ members: { brewery: [1] } }, { chronicle: { crafts: 2 } })
    full.play('skip')
    expect(full.at(0, 'grave')).toEqual([1])
  })

  test('VX-302: members in the inn and in the brewery are visible; the lowest number dies', () => {
    const table = dying({ members: { inn: [1], brewery: [1], farm: [2], 'black-bag': [1] } })
    table.play('skip')
    expect(table.offered).toEqual(['die 1 brewery', 'die 1 inn'])
    expect(table.why('die 1 black-bag')).toMatchObject({ code: 'not-visible' })
  })

  test('VX-401: the last grave rings the end for a guest of the inn as well', () => {
    const table = dying({ members: { inn: [1] } }, { graves: 2 })
    table.play('skip')
    expect(table.match.log).toContainEqual({ code: 'end-rung', seat: 0, by: 'graves' })
  })

  test('VX-R6, VX-402: after that the dead of the inn are gone, and nothing is rung twice', () => {
    const table = dying(
      { members: { inn: [1] } },
      {
        graves: 3,
        also: (state) => {
          state.end.rung = 1
          state.end.begun = 1
          state.end.turns = 2
        },
      },
    )
    table.play('skip')
    expect(table.match.log).toContainEqual({ code: 'death', seat: 0, figure: '1a', from: 'inn', to: 'gone' })
    expect(table.match.log.map(({ code }) => code)).not.toContain('end-rung')
  })
})
