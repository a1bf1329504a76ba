import { entryFor, HIDDEN, Match, NONE, SeededChance, SPECTATOR, viewOf } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { village } from '../game.ts'
import { type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'
import { GOLDEN_GOALS, SILVER_GOALS } from './vocabulary.ts'

type Silver = (typeof SILVER_GOALS.list)[number]
type Golden = (typeof GOLDEN_GOALS.list)[number]

/** A position in which seat 0 strives for these goals. */
function striving(
  goals: { silver?: Silver; golden?: Golden },
  farm: FarmSketch,
  sketch: Sketch = {},
): TestTable {
  return new TestTable({
    ...sketch,
    options: { goals: true, ...sketch.options },
    farms: [farm, ...(sketch.farms ?? [])],
    also(state) {
      for (const card of state.goals.cards)
        Object.assign(card, { silver: NONE, golden: NONE, silverShown: NONE, goldenShown: NONE })
      if (goals.silver !== undefined) state.goals.cards[0].silver = SILVER_GOALS.at[goals.silver]
      if (goals.golden !== undefined) state.goals.cards[0].golden = GOLDEN_GOALS.at[goals.golden]
      sketch.also?.(state)
    },
  })
}

const prestige = (table: TestTable) => table.farm(0).prestige
const silver = (goal: Silver, farm: FarmSketch, sketch?: Sketch) =>
  prestige(striving({ silver: goal }, farm, sketch))
const golden = (goal: Golden, farm: FarmSketch, sketch?: Sketch) =>
  prestige(striving({ golden: goal }, farm, sketch))

describe('dealing', () => {
  const dealt = (players: number, options: object) =>
    new Match(
      village,
      { players, options: { goals: true, 'start-seat': '1', ...options } },
      new SeededChance(5),
    )

  test('VL-101: each player gets one silver and one golden goal that only the owner knows, none twice', () => {
    const match = dealt(4, {})
    const cards = match.state.goals.cards.slice(0, 4)
    expect(new Set(cards.map((card) => card.silver)).size).toBe(4)
    expect(new Set(cards.map((card) => card.golden)).size).toBe(4)
    const view = viewOf(village, match.state, 2)
    expect(view.goals.cards[2].silver).toBe(cards[2].silver)
    expect([view.goals.cards[0].silver, view.goals.cards[0].golden]).toEqual([HIDDEN, HIDDEN])
    expect(viewOf(village, match.state, SPECTATOR).goals.cards[2].golden).toBe(HIDDEN)
    const deal = match.log.find((entry) => entry.code === 'goal-dealt' && entry.seat === 1)
    expect(deal && Object.keys(entryFor(deal, 0))).not.toContain('goal')
    expect(deal && Object.keys(entryFor(deal, 1))).toContain('goal')
  })

  const everDealt = (options: object) => {
    const goals = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const match = new Match(
        village,
        { players: 5, options: { goals: true, ...options } },
        new SeededChance(seed),
      )
      for (const card of match.state.goals.cards) {
        goals.add(SILVER_GOALS.list[card.silver])
        goals.add(GOLDEN_GOALS.list[card.golden])
      }
    }
    return goals
  }

  test('VL-101: the brewer needs the Inn, the seafarer the Port; the globetrotter has no place beside the Port', () => {
    const base = everDealt({})
    expect([base.has('goal-brewer'), base.has('goal-seafarer'), base.has('goal-globetrotter')]).toEqual([
      false,
      false,
      true,
    ])
    const all = everDealt({ expansions: ['inn', 'port'] })
    expect([all.has('goal-brewer'), all.has('goal-seafarer'), all.has('goal-globetrotter')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('VL-R3: with any number of players every other goal can be dealt', () => {
    expect(everDealt({ expansions: ['inn'] }).size).toBe(SILVER_GOALS.size + GOLDEN_GOALS.size - 1)
  })

  test('VL-204: in solo the player gets one of each and Conny none', () => {
    const match = dealt(1, {})
    match.play(match.turn.over ? [] : [match.turn.moves[0]])
    expect(match.log.filter((entry) => entry.code === 'goal-dealt')).toHaveLength(2)
    expect(match.state.goals.cards[1]).toMatchObject({ silver: NONE, golden: NONE })
  })
})

describe('reaching a goal', () => {
  test('VL-201, VL-R1: it is shown at once for 5 or 8 prestige, nothing is paid, and it counts once', () => {
    const table = striving(
      { silver: 'goal-smith' },
      { goods: { plow: 2 }, cubes: { skill: 1, knowledge: 1 }, members: { farm: [1] } },
    )
    expect(prestige(table)).toBe(0)
    const log = table.play('take crafts skill', 'buy smithy')
    expect(prestige(table)).toBe(5)
    expect(table.stock(0)).toMatchObject({ plow: 3 })
    expect(log).toContainEqual({ code: 'goal-reached', seat: 0, goal: 'goal-smith', amount: 5 })
    expect(table.state.goals.cards[0].silverShown).toBe(SILVER_GOALS.at['goal-smith'])
    table.play('take harvest skill')
    expect(prestige(table)).toBe(5)
  })

  test('VL-201: a goal that was not reached costs nothing', () => {
    expect(silver('goal-aristocrat', { coins: 6 })).toBe(0)
  })

  test('VL-R2: it is checked in turns of others too, at a market day as much as in a mass', () => {
    const table = new TestTable({
      players: 2,
      options: { goals: true },
      spaces: { market: ['persuasion'], church: ['skill'] },
      stalls: ['customer-01', 'customer-02', 'customer-03'],
      queue: [],
      farms: [
        {},
        {
          goods: { scroll: 1 },
          cubes: { persuasion: 1 },
          customers: ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-09'],
        },
      ],
      also(state) {
        for (const card of state.goals.cards) Object.assign(card, { silver: NONE, golden: NONE })
        state.goals.cards[1].golden = GOLDEN_GOALS.at['goal-merchant']
      },
    })
    table.play('take market persuasion', 'serve customer-01')
    expect(table.farm(1).prestige).toBe(8)
  })

  test('VL-R2, VX-403: the last check comes before scoring, when chests at home have been opened', () => {
    const match = new Match(
      village,
      { players: 2, options: { goals: true, 'round-limit': 1, 'start-seat': '1' } },
      new SeededChance(3),
    )
    for (let turn = match.turn; !turn.over; turn = match.turn) match.play([turn.moves[0]])
    const [line] = match.turn.over ? match.turn.score.lines : []
    expect(line.id).toBe('prestige')
    const reached = match.log.filter((entry) => entry.code === 'goal-reached')
    for (const { seat } of reached) expect(line.values[seat ?? 0]).toBeGreaterThanOrEqual(5)
  })

  test('VL-R3: one piece may serve several goals', () => {
    const table = striving(
      { silver: 'goal-smith', golden: 'goal-master' },
      { goods: { plow: 3 }, members: { smithy: [1, 1], wainwright: [1, 2] } },
    )
    expect(prestige(table)).toBe(13)
  })

  test('VX-R3: goals of several seats are shown from the start player on', () => {
    const table = new TestTable({
      players: 3,
      options: { goals: true },
      startSeat: 1,
      farms: [{ coins: 7 }, { goods: { plow: 3 } }],
      also(state) {
        for (const card of state.goals.cards) Object.assign(card, { silver: NONE, golden: NONE })
        state.goals.cards[0].silver = SILVER_GOALS.at['goal-aristocrat']
        state.goals.cards[1].silver = SILVER_GOALS.at['goal-smith']
      },
    })
    const seats = table.match.log.filter((entry) => entry.code === 'goal-reached').map((entry) => entry.seat)
    expect(seats).toEqual([1, 0])
  })

  test('VL-E1: a scroll aboard, one at home and one from the council make three (VL-202, VL-R1)', () => {
    const table = striving(
      { silver: 'goal-writer' },
      {
        goods: { scroll: 1 },
        cubes: { skill: 1, persuasion: 1, faith: 1, knowledge: 1 },
        members: { 'council-3': [1] },
        ship: { at: 'i4', captain: 'captain-1a', cargo: ['scroll'] },
      },
      { options: { expansions: ['port'] } },
    )
    expect(prestige(table)).toBe(0)
    table.play('take council skill', 'use', 'privilege 3', 'goods scroll')
    expect(prestige(table)).toBe(5)
    expect(table.stock(0)).toMatchObject({ scroll: 2 })
  })

  test('VL-E2: bread under a 3 in the church makes it a 4 (VL-203)', () => {
    const table = striving(
      { golden: 'goal-acolyte' },
      { bread: 1, members: { 'church-1': [3], farm: [2] } },
      { options: { expansions: ['marriage'] } },
    )
    expect(prestige(table)).toBe(0)
    table.play('bread 3 church-1')
    expect(prestige(table)).toBe(8)
  })

  test('VL-202: coins do not stand in for cubes', () => {
    expect(
      silver('goal-writer', { goods: { scroll: 3 }, cubes: { skill: 1, persuasion: 1, faith: 1 }, coins: 3 }),
    ).toBe(0)
  })
})

describe('the silver goals', () => {
  test('VL-501: seven coins make an aristocrat', () => {
    expect([silver('goal-aristocrat', { coins: 7 }), silver('goal-aristocrat', { coins: 6 })]).toEqual([5, 0])
  })

  test('VL-502: three scrolls and a cube of each colour make a writer', () => {
    const cubes = { skill: 1, persuasion: 1, faith: 1, knowledge: 1 }
    expect([
      silver('goal-writer', { goods: { scroll: 3 }, cubes }),
      silver('goal-writer', { goods: { scroll: 2 }, cubes }),
    ]).toEqual([5, 0])
  })

  test('VL-503: two horses and two wagons make a knight', () => {
    expect([
      silver('goal-knight', { goods: { horse: 2, wagon: 2 } }),
      silver('goal-knight', { goods: { horse: 2, wagon: 1 } }),
      silver('goal-knight', { goods: { horse: 1, wagon: 2 } }),
    ]).toEqual([5, 0, 0])
  })

  test('VL-504: five grain, an ox and a plow make a farmer', () => {
    expect([
      silver('goal-farmer', { grain: 5, goods: { ox: 1, plow: 1 } }),
      silver('goal-farmer', { grain: 4, goods: { ox: 1, plow: 1 } }),
      silver('goal-farmer', { grain: 5, goods: { plow: 1 } }),
      silver('goal-farmer', { grain: 5, goods: { ox: 1 } }),
    ]).toEqual([5, 0, 0, 0])
  })

  test('VL-505: four beer make a brewer', () => {
    const options = { options: { expansions: ['inn'] } }
    expect([
      silver('goal-brewer', { goods: { beer: 4 } }, options),
      silver('goal-brewer', { goods: { beer: 3 } }, options),
    ]).toEqual([5, 0])
  })

  test('VL-506: three plows make a smith', () => {
    expect([
      silver('goal-smith', { goods: { plow: 3 } }),
      silver('goal-smith', { goods: { plow: 2 } }),
    ]).toEqual([5, 0])
  })

  test('VL-507: one of each of the five goods makes a collector', () => {
    const goods = { scroll: 1, horse: 1, plow: 1, ox: 1, wagon: 1 }
    expect(silver('goal-collector', { goods })).toBe(5)
    for (const kind of Object.keys(goods))
      expect(silver('goal-collector', { goods: { ...goods, [kind]: 0 } })).toBe(0)
  })

  test('VL-508: three cubes of one colour, three of another and two coins make a patron', () => {
    const cubes = { skill: 3, faith: 3 }
    expect([
      silver('goal-patron', { cubes, coins: 2 }),
      silver('goal-patron', { cubes, coins: 1 }),
      silver('goal-patron', { cubes: { skill: 6 }, coins: 2 }),
      silver('goal-patron', { cubes: { skill: 3, faith: 2, knowledge: 2 }, coins: 9 }),
    ]).toEqual([5, 0, 0, 0])
  })
})

describe('the golden goals', () => {
  test('VL-509: four members in the church, on any steps, make a saint', () => {
    expect([
      golden('goal-saint', { members: { 'church-1': [1, 1], 'church-4': [2], 'church-2': [3] } }),
      golden('goal-saint', { members: { 'church-1': [1, 1], 'church-4': [2], 'black-bag': [3] } }),
    ]).toEqual([8, 0])
  })

  test('VL-510: two members on the fourth council step make a councillor', () => {
    expect([
      golden('goal-councillor', { members: { 'council-4': [1, 2] } }),
      golden('goal-councillor', { members: { 'council-4': [1], 'council-3': [2] } }),
    ]).toEqual([8, 0])
  })

  test('VL-511: nine living members make a patriarch, those in the bag included', () => {
    expect([
      golden('goal-patriarch', {
        members: { farm: [1, 1, 1, 1], 'black-bag': [2], smithy: [2, 2, 3, 3], unborn: [4, 4] },
      }),
      golden('goal-patriarch', {
        members: { farm: [1, 1, 1, 1], 'black-bag': [2], smithy: [2, 2, 3], grave: [3], unborn: [4, 4] },
      }),
    ]).toEqual([8, 0])
  })

  test('VL-512: markers on four castles make a globetrotter', () => {
    expect([
      golden('goal-globetrotter', { markers: ['castle-a', 'castle-b', 'castle-c', 'castle-d'] }),
      golden('goal-globetrotter', { markers: ['castle-a', 'castle-b', 'castle-c'] }),
    ]).toEqual([8, 0])
  })

  test('VL-513: two members on lighthouses make a seafarer', () => {
    const port = { options: { expansions: ['port'] } }
    expect([
      golden('goal-seafarer', { members: { 'lighthouse-i1': [1], 'lighthouse-i6': [2], farm: [1] } }, port),
      golden('goal-seafarer', { members: { 'lighthouse-i1': [1], ship: [2], farm: [1] } }, port),
    ]).toEqual([8, 0])
  })

  test('VL-514: a member of number 4 in the church makes an acolyte', () => {
    expect([
      golden('goal-acolyte', { members: { 'church-1': [4] } }),
      golden('goal-acolyte', { members: { 'church-4': [3], 'black-bag': [4] } }),
    ]).toEqual([8, 0])
  })

  test('VL-515: six customer tiles make a merchant', () => {
    const customers = [1, 2, 3, 4, 5, 6].map((number) => `customer-0${number}`)
    const at = { stalls: ['customer-10', 'customer-11', 'customer-12', 'customer-13'], queue: [] }
    expect([
      golden('goal-merchant', { customers }, at),
      golden('goal-merchant', { customers: customers.slice(1) }, at),
    ]).toEqual([8, 0])
  })

  test('VL-516: a figure in each of the five groups of the chronicle makes a historian', () => {
    const groups = {
      'chronicle-farm': [1],
      'chronicle-crafts': [1],
      'chronicle-travel': [1],
      'chronicle-council': [1],
      'chronicle-church': [2],
    }
    expect(golden('goal-historian', { members: groups })).toBe(8)
    expect(
      golden('goal-historian', { members: { ...groups, 'chronicle-church': [], 'chronicle-farm': [1, 2] } }),
    ).toBe(0)
  })

  test('VL-517: four figures in craft buildings and in the crafts group make a master', () => {
    expect([
      golden('goal-master', {
        members: { smithy: [1], stables: [1], wainwright: [2], 'chronicle-crafts': [1] },
      }),
      golden('goal-master', {
        members: { smithy: [1], stables: [1], 'chronicle-crafts': [1], 'chronicle-farm': [1] },
      }),
    ]).toEqual([8, 0])
  })
})
