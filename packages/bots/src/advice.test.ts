import {
  advance,
  apply,
  decider,
  FastRandom,
  Match,
  MoveList,
  recordOf,
  SeededChance,
  viewOf,
} from '@chronik/kernel'
import { expect, test } from 'vitest'
import { advise } from './advice.ts'
import { opponents } from './all.ts'
import { analyse } from './analysis.ts'

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
    for (let count = 0; advance(game, state, chance, moves) === 'choice'; count++) {
      if (count % 8 === 0) {
        const { moves: best, reasons } = advise(own, viewOf(game, state, 0), { iterations: 24 })
        expect(moves.has(best[0].move)).toBe(true)
        expect(best[0].score).toBeGreaterThan(0)
        for (const { feature } of reasons) expect(names.en).toHaveProperty([feature])
        told += reasons.length
      }
      apply(game, state, moves.at(random.below(moves.count)))
    }
    expect(told).toBeGreaterThan(5)
  },
)

test('a move that nobody would try is judged like any other', () => {
  const own = opponents.village
  const match = new Match(own.game, { players: 2, options: { 'round-limit': 1 } }, new SeededChance(6))
  for (let turn = match.turn; !turn.over; turn = match.turn) match.play([turn.moves[turn.moves.length - 1]])
  const { moves } = analyse(own, recordOf(match, { id: 'last' }), { iterations: 60 })
  expect(moves.filter(({ loss }) => loss > 0.01).length).toBeGreaterThan(moves.length / 5)
})

test('an analysis looks at every decision and names the costliest', () => {
  const own = opponents.village
  const match = new Match(own.game, { players: 2, options: { 'round-limit': 1 } }, new SeededChance(6))
  const random = new FastRandom(6)
  for (let turn = match.turn; !turn.over; turn = match.turn)
    match.play([turn.moves[random.below(turn.moves.length)]])
  const { moves, swings, meanLoss } = analyse(own, recordOf(match, { id: 'one' }), { iterations: 40 })
  expect(moves).toHaveLength(match.events.filter((event) => event.type === 'move').length)
  expect(moves.every(({ loss, before, after }) => loss >= 0 && before >= after)).toBe(true)
  expect(swings.map(({ loss }) => loss)).toEqual(
    swings.map(({ loss }) => loss).toSorted((one, other) => other - one),
  )
  expect(meanLoss).toHaveLength(2)
})
