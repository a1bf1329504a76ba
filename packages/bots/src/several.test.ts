import { advance, decider, type Move, MoveList, SeededChance, viewOf } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { opponents } from './all.ts'
import { seatBot } from './bot.ts'
import type { Found } from './search/search.ts'
import { isPonderer, laneSeed, type Ponderer, Several, together } from './several.ts'

const found = (moves: readonly [move: number, visits: number, reward: number][], line: number[]): Found => ({
  best: moves[0][0] as Move,
  considered: moves.map(([move, visits, reward]) => ({
    move: move as Move,
    visits,
    reward,
    score: 100 * reward,
  })),
  line: line as Move[],
  iterations: moves.reduce((sum, [, visits]) => sum + visits, 0),
})

test('visits are counted together, rewards are averaged over them, and the most visited move is the best', () => {
  const one = found(
    [
      [1, 6, 0.5],
      [2, 4, 0.4],
    ],
    [1, 7],
  )
  const other = found(
    [
      [2, 8, 0.7],
      [1, 1, 0.1],
      [3, 1, 0.2],
    ],
    [2, 9],
  )
  const both = together([one, other])
  expect(both).toMatchObject({ best: 2, line: [2, 9], iterations: 20 })
  expect(both.considered.map(({ move, visits }) => [move, visits])).toEqual([
    [2, 12],
    [1, 7],
    [3, 1],
  ])
  expect(both.considered[0].reward).toBeCloseTo((4 * 0.4 + 8 * 0.7) / 12)
  expect(both.considered[0].score).toBeCloseTo((4 * 40 + 8 * 70) / 12)
})

test('what one alone has found out stays as it is', () => {
  const one = found(
    [
      [4, 6, 0.5],
      [2, 4, 0.4],
    ],
    [4, 7],
  )
  expect(together([one])).toEqual(one)
})

test('plans that begin with the same move are told apart', () => {
  const planned = (plan: number[], visits: number): Found['considered'][number] => ({
    move: plan[0] as Move,
    visits,
    reward: 0.5,
    score: 50,
    plan: plan as Move[],
  })
  const one: Found = {
    best: 1 as Move,
    considered: [planned([1, 2], 3), planned([1, 3], 2)],
    line: [],
    iterations: 5,
  }
  const other: Found = { ...one, considered: [planned([1, 3], 4), planned([1, 2], 1)] }
  const both = together([one, other])
  expect(both.considered.map(({ plan, visits }) => [plan, visits])).toEqual([
    [[1, 3], 6],
    [[1, 2], 4],
  ])
  expect(both.line).toEqual([1, 3])
})

test('outlooks of all seats are averaged, too', () => {
  const withOutlook = (visits: number, outlook: number[]): Found => {
    const one = found([[1, visits, 0.5]], [1])
    return { ...one, considered: [{ ...one.considered[0], outlook }] }
  }
  expect(together([withOutlook(1, [10, 20]), withOutlook(3, [30, 40])]).considered[0].outlook).toEqual([
    25, 35,
  ])
})

const own = opponents['world-without-end']
const { game } = own
const state = game.begin(game.open({ players: 2 }))
advance(game, state, new SeededChance(3), new MoveList())
const view = viewOf(game, state, decider(state))

function searcher(lane: number): Ponderer {
  const bot = seatBot(own, state.box, { kind: 'search', iterations: 60, nodes: 4_000 }, laneSeed(5, lane))
  if (!isPonderer(bot)) throw new Error('no ponderer')
  return bot
}

function lanes(count: number): Several<typeof state> {
  const helpers = Array.from({ length: count - 1 }, (_, index) => searcher(index + 1))
  return new Several(searcher(0), () => helpers.map((helper) => (seen) => helper.ponder(seen)))
}

test('the same seed, lanes and iterations give the same move', async () => {
  expect(await lanes(3).choose(view)).toBe(await lanes(3).choose(view))
})

test('alone, one lane plays as the bot itself', async () => {
  expect(await lanes(1).choose(view)).toBe(await searcher(0).choose(view))
})

test('all lanes count, each with draws of its own', () => {
  const alone = [0, 1, 2].map((lane) => searcher(lane).ponder(view))
  const all = together(alone)
  expect(all.iterations).toBe(alone.reduce((sum, { iterations }) => sum + iterations, 0))
  expect(new Set(alone.map(({ considered }) => JSON.stringify(considered))).size).toBe(3)
})

test('a helper who fails is done without', async () => {
  const alone = await searcher(0).choose(view)
  const helped = new Several(searcher(0), () => [
    () => Promise.reject(new Error('away')),
    () => {
      throw new Error('broken')
    },
  ])
  expect(await helped.choose(view)).toBe(alone)
})

test('nobody is asked about what has been decided before', async () => {
  let asked = 0
  const decided: Ponderer<typeof state> = { ...searcher(0), planned: () => 7 as Move } as Ponderer<
    typeof state
  >
  const several = new Several(decided, () => {
    asked++
    return []
  })
  expect([await several.choose(view), asked]).toEqual([7, 0])
})
