import { describe, expect, test } from 'vitest'
import { neighbour, tableWith } from '../testing/expansions.ts'
import { handOf, topsOf } from '../testing/inn.ts'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

const options = { expansions: ['inn'] }
const back = { expansions: ['inn'], 'inn-side': 'back' }
const TOPS = ['person-smith', 'person-medic', 'person-miller']
const spaces = { inn: ['faith', 'plague', 'skill'], church: ['faith', 'persuasion', 'skill'] }

function inn(farm: FarmSketch, sketch: Sketch = {}): TestTable {
  return new TestTable({
    players: 2,
    options,
    spaces,
    farms: [farm, { members: {} }],
    inn: { tops: TOPS },
    draws: { persons: ['person-bard'] },
    ...sketch,
  })
}

const visited = { members: { inn: [1], farm: [2] } }

describe('the inn action', () => {
  test('VI-E1: place, pay, cycle the smith, buy the medic (VI-302 to VI-306)', () => {
    const table = inn({ members: { farm: [1] }, goods: { beer: 2 } }, { turn: 0 })
    table.play('take inn faith')
    expect([table.decision, table.offered]).toEqual(['d-inn', anyOrder('inn', 'skip')])
    expect(table.play('inn')).toEqual([
      { code: 'inn', seat: 0, figure: '1a', from: 'farm', to: 'inn' },
      { code: 'time', seat: 0, amount: 1, from: 0, to: 1, crossings: 0 },
      { code: 'time', seat: 0, amount: 1, from: 1, to: 2, crossings: 0 },
    ])
    expect(table.stock(0)).toEqual({ faith: 1, lifetime: 2, beer: 2 })
    expect([table.decision, table.offered]).toEqual([
      'd-inn-cycle',
      ['cycle stack-1', 'cycle stack-2', 'cycle stack-3'],
    ])
    expect(table.play('cycle stack-1')).toEqual([
      { code: 'person-slid', seat: 0, person: 'person-smith', stack: 'stack-1' },
      { code: 'person-shown', person: 'person-bard', stack: 'stack-1' },
    ])
    const [first] = table.state.inn.stacks
    expect([topsOf(table.state), first.unseen, first.slid, first.under[0]]).toEqual([
      ['person-bard', 'person-medic', 'person-miller'],
      8,
      1,
      0,
    ])
    expect([table.decision, table.offered]).toEqual([
      'd-inn-buy',
      anyOrder('buy person-bard', 'buy person-medic', 'buy person-miller', 'none'),
    ])
    const log = table.play('buy person-medic')
    expect(log.slice(0, 2)).toEqual([
      { code: 'pay', seat: 0, what: 'beer', amount: 2 },
      { code: 'person-bought', seat: 0, person: 'person-medic', stack: 'stack-2' },
    ])
    expect(log[2]).toMatchObject({ code: 'person-shown', stack: 'stack-2' })
    expect(table.stock(0)).toEqual({ faith: 1, lifetime: 2 })
    expect([handOf(table.state, 0), table.at(0, 'inn'), table.seat]).toEqual([['person-medic'], [1], 1])
    expect(topsOf(table.state)).not.toContain('person-medic')
    expect(table.state.inn.stacks[1].unseen).toBe(8)
  })

  test('VI-301, VI-303, VI-R1: a member placed earlier stays; nobody is placed beside it', () => {
    const table = inn({ ...visited, goods: { beer: 1 } })
    table.play('take inn faith')
    expect(table.play('inn')).toEqual([{ code: 'time', seat: 0, amount: 1, from: 0, to: 1, crossings: 0 }])
    table.play('cycle stack-2', 'buy person-miller')
    expect([table.at(0, 'inn'), table.at(0, 'farm')]).toEqual([[1], [2]])
    // VI-301: at most one card; the turn is over but for the card just bought.
    expect([table.decision, table.seat, handOf(table.state, 0)]).toEqual(['d-card', 0, ['person-miller']])
  })

  test('VI-302: any member of the farm may be placed, each number is offered once', () => {
    const table = inn({ members: { farm: [1, 1, 3], smithy: [2] } })
    table.play('take inn faith', 'inn')
    expect([table.decision, table.offered]).toEqual(['d-inn-member', ['member 1', 'member 3']])
    expect(table.why('member 2')).toEqual({
      code: 'no-such-member',
      rule: 'VI-302',
      params: { number: '2', place: 'farm' },
    })
    table.play('member 3')
    expect([table.at(0, 'inn'), table.at(0, 'farm'), table.decision]).toEqual([[3], [1, 1], 'd-inn-cycle'])
  })

  test('VI-E4, VI-302, VX-R7: with nobody in the inn and nobody on the farm the cube is kept, the action lost', () => {
    const table = inn({ members: { smithy: [1] }, goods: { beer: 5 } })
    expect(table.play('take inn skill')).toContainEqual({
      code: 'lost',
      seat: 0,
      action: 'inn',
      why: 'nobody-on-farm',
      rule: 'VI-302',
    })
    expect([table.stock(0), table.seat]).toEqual([{ skill: 1, beer: 5 }, 1])
  })

  test('VX-202, VX-R7: after a cube the action may be declined, after the well not', () => {
    const declined = inn(visited)
    expect(declined.play('take inn faith', 'skip')).toContainEqual({ code: 'skip', seat: 0 })
    expect([declined.stock(0), declined.seat]).toEqual([{ faith: 1 }, 1])
    const named = inn({ members: { farm: [1, 2] }, cubes: { skill: 3 } })
    named.play('well', 'well inn')
    expect([named.decision, named.offered]).toEqual(['d-inn-member', ['member 1', 'member 2']])
  })

  test('VX-202, V-208: plague from the inn costs 2 time, goes back and does not prevent the action', () => {
    const table = inn(visited)
    const supply = table.state.plagueSupply
    table.play('take inn plague')
    expect([table.stock(0), table.state.plagueSupply - supply, table.decision]).toEqual([
      { lifetime: 2 },
      1,
      'd-inn',
    ])
  })

  test('VX-203: the well may be used for the inn, whether cubes lie there or not', () => {
    const table = inn({ ...visited, cubes: { skill: 3 } }, { spaces: { church: ['faith', 'persuasion'] } })
    table.play('well')
    expect(table.offered).toContain('well inn')
    table.play('well inn')
    expect([table.decision, table.stock(0), table.state.cubesLeft]).toEqual([
      'd-inn-cycle',
      { lifetime: 1 },
      2,
    ])
  })

  test('VX-203: through the well an inn without use is refused with its reason', () => {
    const table = inn({ members: { smithy: [1] }, coins: 3 })
    table.play('well')
    expect(table.offered).not.toContain('well inn')
    expect(table.why('well inn')).toEqual({ code: 'nobody-on-farm', rule: 'VI-302' })
    expect(table.why('well wedding')).toEqual({
      code: 'not-in-play',
      rule: 'V-495',
      params: { what: 'wedding' },
    })
  })
})

describe('step 1', () => {
  test('VI-304: on the back it costs a cube of any colour instead of time', () => {
    const table = inn({ ...visited, cubes: { skill: 1 } }, { options: back })
    table.play('take inn faith', 'inn')
    expect([table.decision, table.moves]).toEqual(['d-pay', ['pay 1 skill', 'pay 1 faith']])
    expect(table.play('pay 1 faith')).toEqual([{ code: 'pay', seat: 0, what: 'faith', amount: 1 }])
    expect([table.decision, table.stock(0)]).toEqual(['d-inn-cycle', { skill: 1 }])
  })

  test('VI-304, VI-302: on the back placing still costs 1 time', () => {
    const table = inn({ members: { farm: [1] } }, { options: back })
    table.play('take inn faith', 'inn')
    expect([table.decision, table.stock(0)]).toEqual(['d-inn-cycle', { lifetime: 1 }])
  })

  test('VI-E3, VX-205, VX-R1: a coin pays it; then only cards for beer can be bought', () => {
    const table = inn(
      { members: { farm: [1] }, coins: 1, goods: { beer: 1 } },
      { options: back, draws: { persons: ['person-watchman'] } },
    )
    table.play('take inn plague', 'inn')
    expect([table.decision, table.stock(0)]).toEqual(['d-inn-cycle', { lifetime: 3, beer: 1 }])
    table.play('cycle stack-2')
    expect(topsOf(table.state)).toEqual(['person-smith', 'person-watchman', 'person-miller'])
    expect([table.decision, table.offered]).toEqual(['d-inn-buy', ['buy person-miller', 'none']])
    expect(table.why('buy person-smith')).toEqual({
      code: 'coins-missing',
      rule: 'VI-306',
      params: { missing: 1 },
    })
  })

  test('VI-R2, VX-205: without cube or coin the action cannot be started on the back', () => {
    const table = inn({ ...visited, goods: { beer: 9 }, grain: 5 }, { options: back })
    expect(table.play('take inn plague')).toContainEqual({
      code: 'lost',
      seat: 0,
      action: 'inn',
      why: 'any-cube-missing',
      rule: 'VI-304',
    })
    expect([table.at(0, 'inn'), table.seat]).toEqual([[1], 1])
  })

  test.each([
    ['placing', 9, { farm: [1] }],
    ['step 1', 8, { farm: [1] }],
    ['step 1 of a guest', 9, { inn: [1] }],
  ])(
    'VX-209, VI-302, VI-304: a crossing by %s costs a life at the end of the turn',
    (_what, lifetime, members) => {
      const table = inn({ lifetime, members })
      table.play('take inn faith', 'inn')
      expect(table.farm(0)).toMatchObject({ crossings: 1, dying: 1, dyingNow: 0 })
      expect(table.decision).toBe('d-inn-cycle')
      table.play('cycle stack-1')
      expect([table.at(0, 'grave'), table.seat]).toEqual([[1], 1])
    },
  )

  test('VI-R2, VI-303: once started steps 1 and 2 are compulsory: nobody is only placed', () => {
    const table = inn({ members: { farm: [1] } })
    table.play('take inn faith', 'inn')
    expect(table.offered).toEqual(['cycle stack-1', 'cycle stack-2', 'cycle stack-3'])
    for (const move of ['skip', 'none', 'buy person-medic', 'inn'])
      expect(table.why(move)).toEqual({ code: 'inn-order', rule: 'VI-303' })
  })
})

describe('the inn, played through', () => {
  test('on the back a coin may pay step 1 and is missing for the person then; a single card can be turned and bought and played at once (VI-304 to VI-306, VI-407, VI-R3, VI-R4, VX-205)', () => {
    const sketch: Sketch = {
      options: { 'inn-side': 'back' },
      spaces: { inn: ['plague', 'faith'], harvest: ['skill', 'faith'] },
      inn: {
        tops: ['person-smith', 'person-juggler', ''],
        under: [[], ['person-brewer'], []],
        unseen: [0, 0, 0],
      },
      farms: [{ coins: 1, cubes: { faith: 1 }, members: { inn: [1], farm: [2] } }, neighbour],
    }
    const coin = tableWith(['inn'], sketch)
    coin.play('take inn plague', 'inn')
    expect(coin.moves).toEqual(['pay 1 faith', 'pay 1 coin'])
    coin.play('pay 1 coin')
    expect(coin.offered).toEqual(['cycle stack-1', 'cycle stack-2'])
    coin.play('cycle stack-1')
    expect([coin.seat, coin.stock(0)]).toEqual([1, { faith: 1, lifetime: 2 }])

    const cube = tableWith(['inn'], sketch)
    cube.play('take inn plague', 'inn', 'pay 1 faith', 'cycle stack-2')
    expect(topsOf(cube.state)).toEqual(['person-smith', 'person-brewer', null])
    expect(cube.offered).toEqual(['buy person-brewer', 'buy person-smith', 'none'])
    cube.play('buy person-smith')
    expect(topsOf(cube.state)).toEqual([null, 'person-brewer', null])
    expect([cube.decision, cube.offered]).toEqual(['d-card', ['card person-smith', 'done']])
    cube.play('card person-smith')
    expect([cube.seat, cube.stock(0)]).toEqual([1, { plow: 2, lifetime: 2 }])
    expect(cube.at(0, 'inn')).toEqual([1])
  })
})
