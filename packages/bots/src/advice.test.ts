import { advance, apply, decider, FastRandom, MoveList, SeededChance, viewOf } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { opponents as fairOpponents } from '../sample/opponents.ts'
import { advise } from './advice.ts'
import { opponents } from './all.ts'
import { chancesOf, doubtAt } from './chances.ts'

test('advice names the best moves first, with chances, scores and reasons', () => {
  const own = opponents.village
  const { game } = own
  const state = game.begin(game.open({ players: 3 }))
  const chance = new SeededChance(2)
  const random = new FastRandom(2)
  const moves = new MoveList()
  for (let count = 0; advance(game, state, chance, moves) === 'choice' && count < 30; count++) {
    apply(game, state, moves.at(random.below(moves.count)))
  }
  const advice = advise(own, viewOf(game, state, decider(state)), { iterations: 300 })
  expect(advice.moves[0].visits).toBeGreaterThanOrEqual(advice.moves[1].visits)
  expect(advice.moves[0].reward).toBeGreaterThan(0)
  expect(advice.moves[0].score).toBeGreaterThan(0)
  expect(advice.line[0]).toBe(advice.moves[0].move)
  for (const { feature } of advice.reasons) expect([...own.evaluator.features, 'score']).toContain(feature)
})

test.each([{}, { expansions: ['inn', 'port', 'marriage'] }, { goals: true, expansions: ['port'] }])(
  'alone with %j there is advice throughout a match, with reasons that have names',
  (options) => {
    const own = opponents.village
    const { game, names } = own
    const state = game.begin(game.open({ players: 1, options: { ...options, 'round-limit': 3 } }))
    const chance = new SeededChance(4)
    const random = new FastRandom(4)
    const moves = new MoveList()
    let told = 0
    while (advance(game, state, chance, moves) === 'choice') {
      const { moves: best, reasons } = advise(own, viewOf(game, state, 0), { iterations: 24 })
      expect(moves.has(best[0].move)).toBe(true)
      expect(best[0].score).toBeGreaterThan(0)
      expect(best[0].chance).toBeUndefined()
      for (const { feature } of reasons) expect(names.en).toHaveProperty([feature])
      told += reasons.length
      for (let count = 0; count < 8 && advance(game, state, chance, moves) === 'choice'; count++)
        apply(game, state, moves.at(random.below(moves.count)))
    }
    expect(told).toBeGreaterThan(5)
  },
)

describe('advice at the Fair', () => {
  const { game, names } = fairOpponents
  const state = game.begin(game.open({ players: 2 }))
  const moves = new MoveList()
  advance(game, state, new SeededChance(5), moves)
  const seat = decider(state)
  const view = viewOf(game, state, seat)

  test('tells how likely one wins with a move, as an analysis does', () => {
    const { moves: told } = advise(fairOpponents, view, { iterations: 50 })
    const doubt = doubtAt(fairOpponents.evaluator.progress(view), fairOpponents.doubt)
    for (const { chance, outlook = [] } of told) expect(chance).toBe(chancesOf(outlook, doubt)[seat])
    expect(told[0].chance).toBeGreaterThan(0)
    expect(told[0].chance).toBeLessThan(1)
  })

  test('tells no chance where nobody has measured how sure it is', () => {
    const learned = {} as NonNullable<typeof fairOpponents.learned>
    const { moves: told } = advise({ ...fairOpponents, learned }, view, { iterations: 5 })
    expect(told.map(({ chance }) => chance)).toEqual(told.map(() => undefined))
  })

  test('does not tell what passes by itself', () => {
    const { reasons } = advise(fairOpponents, view, { iterations: 200 })
    const passing = [reasons[0].feature]
    const others = advise({ ...fairOpponents, passing }, view, { iterations: 200 }).reasons
    expect(others.map(({ feature }) => feature)).not.toContain(passing[0])
    expect(others).not.toHaveLength(0)
  })

  test('is the same for the same seed, and leaves the view as it was', () => {
    const before = view.mem.slice()
    const [one, same] = [3, 3].map((seed) => advise(fairOpponents, view, { iterations: 50 }, seed))
    expect(same).toEqual(one)
    expect(Array.from(view.mem)).toEqual(Array.from(before))
  })

  test('looks at every move at least twice, however small the budget', () => {
    const { moves: told } = advise(fairOpponents, view, { iterations: 1 })
    expect(told.map(({ visits }) => visits)).toEqual(moves.toArray().map(() => 2))
  })

  test('stops when its time is up', () => {
    const expired = () => true
    const { moves: told } = advise(fairOpponents, view, { iterations: 100_000, expired })
    expect(told.reduce((sum, { visits }) => sum + visits, 0)).toBe(32)
  })

  test('gives at most four reasons worth telling, the biggest first', () => {
    const { reasons } = advise(fairOpponents, view, { iterations: 200 })
    const sizes = reasons.map(({ points }) => Math.abs(points))
    expect(sizes.length).toBeGreaterThan(0)
    expect(sizes.length).toBeLessThanOrEqual(4)
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0.15)
  })

  test('tells what changes, not what is there anyway', () => {
    const { reasons } = advise(fairOpponents, view, { iterations: 200 })
    expect(reasons.map(({ feature }) => feature)).not.toContain('rounds-left')
  })

  test('adds up features that people know by the same name', () => {
    const alike = { ...fairOpponents, names: inOneName(names) }
    const { reasons } = advise(alike, view, { iterations: 200 })
    const apart = advise(fairOpponents, view, { iterations: 200 }).reasons
    expect(reasons).toHaveLength(1)
    expect(reasons[0].points).toBeCloseTo(
      apart.reduce((sum, { points }) => sum + points, 0),
      1,
    )
  })

  function inOneName(own: typeof names): typeof names {
    const rename = (words: (typeof own)['en']) =>
      Object.fromEntries(Object.keys(words).map((feature) => [feature, 'all of it']))
    return { de: rename(own.de), en: rename(own.en), nl: rename(own.nl) }
  }
})
