import { Match, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { harvest } from '../board/harvest.ts'
import { skip } from '../course/skip.ts'
import { take } from '../course/take.ts'
import { village } from '../game.ts'
import { type Sketch, TestTable } from '../testing/position.ts'

const spaces = {
  harvest: ['skill', 'plague'],
  crafts: ['skill'],
  market: ['skill'],
  church: ['skill', 'faith'],
}

function tableOf(sketch: Sketch, ...moves: readonly string[]): TestTable {
  const table = new TestTable({ spaces, ...sketch })
  table.play(...moves)
  return table
}

const able = {
  coins: 4,
  grain: 2,
  goods: { scroll: 2, wagon: 1 },
  members: { farm: [1, 2], 'council-1': [3] },
}

describe('what comes first', () => {
  test('V-206: a turn begins with a cube or the well, whatever else is tried', () => {
    const table = tableOf({ farms: [able] })
    for (const move of ['harvest', 'newborn', 'mill', 'enter 1', 'church 1', 'skip', 'done', 'privilege 1'])
      expect(table.refusals(move)).toEqual(['cube-first V-206'])
  })

  test('V-206: one cube or the well, not both and not two', () => {
    const table = tableOf({ farms: [able] }, 'take harvest skill')
    for (const move of ['take crafts skill', 'well', 'decline'])
      expect(table.refusals(move)).toEqual(['one-cube V-206'])
  })

  test('V-209: the action of the space of the cube and no other', () => {
    const table = tableOf({ farms: [able] }, 'take harvest skill')
    expect(table.why('mill')).toEqual({ code: 'other-action', rule: 'V-209', params: { action: 'harvest' } })
  })

  test('V-495: the action named at the well and no other', () => {
    const table = tableOf({ farms: [able] }, 'well', 'well crafts')
    expect(table.why('harvest')).toEqual({
      code: 'other-action',
      rule: 'V-495',
      params: { action: 'crafts' },
    })
  })

  test('V-R8: the well is paid, then its action is named, then it is done', () => {
    const table = tableOf({ farms: [{ ...able, cubes: { skill: 3 } }] }, 'well')
    expect([table.decision, ...table.refusals('harvest', 'well crafts')]).toEqual([
      'd-well-pay',
      'well-unpaid V-R8',
      'well-unpaid V-R8',
    ])
    table.play('pay 3 skill')
    expect([table.decision, ...table.refusals('harvest', 'take harvest skill')]).toEqual([
      'd-well-action',
      'name-action V-R8',
      'name-action V-R8',
    ])
  })

  test('V-705: with an empty board the free well comes first', () => {
    const table = tableOf({
      spaces: {},
      farms: [able],
      also: (state) => Object.assign(state.end, { begun: 1, rung: 1, turns: 2 }),
    })
    expect([table.decision, ...table.refusals('harvest', 'well crafts')]).toEqual([
      'd-free-well',
      'board-empty V-705',
      'board-empty V-705',
    ])
  })

  test('V-601, V-602: at the end of the turn the death comes first', () => {
    const table = tableOf(
      { farms: [{ lifetime: 8, members: { farm: [1], smithy: [1] } }] },
      'take harvest plague',
      'skip',
    )
    expect([table.decision, ...table.refusals('take crafts skill', 'harvest', 'skip')]).toEqual([
      'd-death',
      'death-due V-601',
      'death-due V-601',
      'death-due V-601',
    ])
  })

  test('V-603: in a market day the death comes at once', () => {
    const table = tableOf(
      {
        stalls: ['customer-01', 'customer-02', 'customer-03'],
        queue: [],
        farms: [
          {
            goods: { scroll: 2 },
            cubes: { persuasion: 1 },
            lifetime: 9,
            members: { farm: [1], smithy: [1] },
          },
        ],
      },
      'take market skill',
      'serve customer-01',
      'serve customer-02',
    )
    expect([table.decision, ...table.refusals('pass', 'take harvest skill')]).toEqual([
      'd-death',
      'death-due V-603',
      'death-due V-603',
    ])
  })
})

describe('moves with a moment of their own', () => {
  test('V-441, V-443: customers are served and passed on market days, and nothing else happens then', () => {
    const sketch: Sketch = {
      stalls: ['customer-01', 'customer-02', 'customer-03'],
      queue: ['customer-24'],
      farms: [{ goods: { scroll: 3 }, cubes: { persuasion: 1 }, coins: 1, members: { farm: [1] } }],
    }
    const table = tableOf(sketch)
    expect(table.refusals('serve customer-01', 'pass')).toEqual([
      'no-market-day V-441',
      'no-market-day V-441',
    ])
    table.play('take market skill')
    expect(table.refusals('take harvest skill', 'harvest', 'well')).toEqual(
      Array.from({ length: 3 }, () => 'market-day V-443'),
    )
    // V-R19: the surcharge belongs to the sale; it is paid before anybody is due again.
    table.play('serve customer-01', 'serve customer-02')
    expect([table.decision, ...table.refusals('pass', 'take harvest skill', 'harvest', 'skip')]).toEqual([
      'd-pay',
      'sale-first V-R19',
      'market-day V-443',
      'market-day V-443',
      'begun V-209',
    ])
  })

  test('V-303: nobody dies without a crossing', () => {
    const table = tableOf({ farms: [able] })
    expect(table.refusals('die 1 farm')).toEqual(['no-death-due V-303'])
  })

  test('V-501: choosing and promoting belong to the mass, in this order', () => {
    const table = tableOf({ farms: [able] })
    expect(table.refusals('choose 1', 'promote 1 1')).toEqual(['mass-order V-501', 'mass-order V-501'])
    const mass = tableOf({
      mass: true,
      farms: [{ coins: 1, grain: 1, members: { 'black-bag': [1], 'church-1': [2] } }],
    })
    expect([mass.decision, ...mass.refusals('promote 2 1', 'take harvest skill', 'skip')]).toEqual([
      'd-mass-choose',
      'mass-order V-501',
      'in-mass V-501',
      'in-mass V-501',
    ])
    mass.play('done')
    expect([mass.decision, ...mass.refusals('choose 1', 'harvest')]).toEqual([
      'd-promote',
      'mass-order V-501',
      'in-mass V-501',
    ])
  })

  test('V-309: nothing is paid without an effect, and a price only in its own way', () => {
    const table = tableOf({ farms: [able] })
    for (const move of ['pay 1 coin', 'pay scroll', 'pay time'])
      expect(table.refusals(move)).toEqual(['nothing-to-pay V-309'])
    table.play('take church skill', 'church 1')
    expect([table.decision, ...table.refusals('pay scroll')]).toEqual(['d-church-pay', 'wrong-payment V-309'])
  })

  test('V-115: the cube of the fourth player is chosen at setup only', () => {
    const table = tableOf({ farms: [able] })
    expect(table.refusals('setup-cube skill')).toEqual(['only-at-setup V-115'])
  })
})

describe('one use of an action', () => {
  test('V-475: one way of the council; a privilege follows a way', () => {
    const table = tableOf(
      { farms: [able], spaces: { council: ['skill'], church: ['skill'] } },
      'take council skill',
    )
    expect(table.refusals('privilege 1')).toEqual(['way-first V-475'])
    table.play('enter 1')
    expect([table.decision, ...table.refusals('advance 3 1', 'use', 'skip')]).toEqual([
      'd-council-pay',
      'one-council-way V-475',
      'one-council-way V-475',
      'begun V-209',
    ])
    table.play('pay scroll')
    expect([table.decision, ...table.refusals('enter 2')]).toEqual(['d-privilege', 'one-council-way V-475'])
  })

  test('V-421: one building; V-462: one road', () => {
    const crafts = tableOf(
      { farms: [{ ...able, cubes: { skill: 1, knowledge: 1 } }] },
      'take crafts skill',
      'buy smithy',
    )
    expect([crafts.decision, ...crafts.refusals('buy wainwright', 'mill')]).toEqual([
      'd-pay',
      'one-building V-421',
      'one-building V-421',
    ])
    const road = tableOf(
      { spaces: { travel: ['faith'], church: ['skill'] }, farms: [{ ...able, cubes: { faith: 1 } }] },
      'take travel faith',
      'travel 1 village->castle-a',
    )
    expect([road.decision, ...road.refusals('travel 2 village->castle-a')]).toEqual([
      'd-pay',
      'one-road V-462',
    ])
  })
})

describe('before the first round', () => {
  const fresh = (players: number) =>
    new Match(village, { players, options: { 'start-seat': '1' } }, new SeededChance(1))

  test('V-115: the fourth player first chooses a cube', () => {
    const match = fresh(4)
    expect(match.turn).toMatchObject({ decision: 'd-setup-cube' })
    for (const move of [take(0, 0), skip(), harvest()])
      expect(match.explain(move)).toEqual({ code: 'setup-cube-first', rule: 'V-115' })
  })

  test("VS-103: Conny's colour comes first", () => {
    const match = fresh(1)
    expect(match.turn).toMatchObject({ decision: 'd-conny-colour' })
    for (const move of [take(0, 0), skip(), harvest()])
      expect(match.explain(move)).toEqual({ code: 'conny-colour-first', rule: 'VS-103' })
  })
})

describe('what was begun', () => {
  test('V-209: is not begun again', () => {
    const table = tableOf({ farms: [able] }, 'take church skill', 'church 1')
    expect([table.decision, ...table.refusals('church 2')]).toEqual(['d-church-pay', 'begun V-209'])
  })

  test('V-R12: who trains does not buy, even before it is said who', () => {
    const table = tableOf(
      { farms: [{ ...able, cubes: { knowledge: 1 } }] },
      'take crafts skill',
      'train smithy',
    )
    expect([table.decision, ...table.refusals('buy scriptorium')]).toEqual([
      'd-train-member',
      'train-or-buy V-R12',
    ])
  })

  test('moves that make no sense at a decision are just that', () => {
    const crafts = tableOf({ farms: [able] }, 'take crafts skill')
    for (const move of ['produce', 'member 1', 'none'])
      expect(crafts.why(move)).toEqual({
        code: 'not-now',
        rule: 'V-421',
        params: { decision: 'd-crafts' },
      })
    const spaces = { council: ['skill'], church: ['skill'] }
    const council = tableOf({ farms: [able], spaces }, 'take council skill', 'enter 1')
    for (const move of ['privilege 1', 'goods ox'])
      expect(council.why(move)).toEqual({
        code: 'not-now',
        rule: 'V-476',
        params: { decision: 'd-council-pay' },
      })
  })
})

describe('what is not played', () => {
  test('VX-101: moves of expansions that are not in play', () => {
    const table = tableOf({ farms: [able] }, 'take harvest skill')
    for (const [module, ...moves] of [
      ['inn', 'card person-smith', 'inn', 'cycle stack-1'],
      ['port', 'leave', 'sail i1', 'open-chest 1'],
      ['marriage', 'wed 1', 'bakery', 'bread 1 farm', 'pay bread'],
    ])
      for (const move of moves)
        expect(table.why(move)).toEqual({ code: 'module-not-in-play', rule: 'VX-101', params: { module } })
  })

  test('VX-101: without the Port a market day has no stands', () => {
    const table = tableOf(
      { stalls: ['customer-01'], queue: [], farms: [{ goods: { scroll: 1 } }] },
      'take market skill',
    )
    expect(table.decision).toBe('d-market')
    expect(table.why('sell cocoa')).toEqual({
      code: 'module-not-in-play',
      rule: 'VX-101',
      params: { module: 'port' },
    })
  })

  test('VX-202: action spaces of expansions that are not in play', () => {
    const table = tableOf({ farms: [able] })
    for (const what of ['inn', 'wedding', 'smuggler'])
      expect(table.why(`take ${what} skill`)).toEqual({
        code: 'not-in-play',
        rule: 'VX-202',
        params: { what },
      })
  })

  test('VS-101: Conny does not play with others', () => {
    const table = tableOf({ farms: [able] })
    expect(table.refusals('conny skill', 'conny-colour blue')).toEqual(['no-conny VS-101', 'no-conny VS-101'])
  })
})

describe('against Conny', () => {
  test('VS-103, VS-202, VS-203: her colour at the beginning, her cube only where the player chooses', () => {
    const table = tableOf({
      players: 1,
      spaces: { harvest: ['skill'], church: ['faith', 'knowledge'], crafts: ['faith', 'plague'] },
      farms: [able],
    })
    expect(table.refusals('conny-colour blue', 'conny faith')).toEqual([
      'conny-has-colour VS-103',
      'conny-chooses VS-202',
    ])
    table.play('take harvest skill', 'skip')
    expect([table.decision, ...table.refusals('take church faith', 'harvest', 'skip')]).toEqual([
      'd-conny-cube',
      ...Array.from({ length: 3 }, () => 'conny-cube-first VS-203'),
    ])
  })
})
