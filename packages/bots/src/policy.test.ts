import {
  advance,
  decider,
  FastRandom,
  type Move,
  MoveList,
  SampledChance,
  SeededChance,
} from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { opponents } from '../sample/opponents.ts'
import { estimatorOf, type Player } from './opponents.ts'
import { Impression } from './policy.ts'

const { game } = opponents
const state = game.begin(game.open({ players: 2 }))
const moves = new MoveList()
advance(game, state, new SeededChance(5), moves)

function choices(
  temperature: number,
  times: number,
  own: Player = opponents,
  oversight = 0,
): Map<Move, number> {
  const random = new FastRandom(8)
  const policy = new Impression(game, state.box, estimatorOf(own), random, new SampledChance(random))
  const counts = new Map<Move, number>()
  for (let time = 0; time < times; time++) {
    const chosen = policy.choose(state, moves, temperature, oversight)
    counts.set(chosen, (counts.get(chosen) ?? 0) + 1)
  }
  return counts
}

describe('a first impression', () => {
  test('has something to choose from', () => {
    expect([decider(state), moves.count]).toEqual([0, 4])
  })

  test('offers the best card of the hand where nothing is left to chance', () => {
    const offers = moves.toArray().filter((move) => game.notation.format(move).startsWith('offer'))
    const favourites = [...choices(0, 200)].filter(([move]) => offers.includes(move))
    expect(favourites).toHaveLength(1)
    expect(favourites[0][0]).toBe(offers.at(-1))
  })

  test('never strays without temperature, wherever in the list the best move stands', () => {
    const keeper = { ...opponents, weights: { ...opponents.weights, stages: [[1, -10, 0]] } }
    const [[move, times], ...others] = choices(0, 50, keeper)
    expect([game.notation.format(move), times, others]).toEqual(['fetch', 50, []])
    expect(move).toBe(moves.at(0))
  })

  test('strays the more the higher its temperature, and ever less from what looks good', () => {
    const others = (temperature: number) => 600 - Math.max(...choices(temperature, 600).values())
    expect(others(0.3)).toBeLessThan(others(3))
    expect(choices(3, 600).size).toBe(4)
  })

  test('plays anything when it is hot enough', () => {
    const counts = [...choices(1e6, 4_000).values()]
    expect(counts).toHaveLength(4)
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(130)
  })

  test('takes the next best where it overlooks the best, and the first where it overlooks everything', () => {
    const keeper = { ...opponents, weights: { ...opponents.weights, stages: [[1, -10, 0]] } }
    const best = choices(0, 400, keeper, 0.25).get(moves.at(0)) ?? 0
    // Three times in four, and where all four moves are overlooked.
    expect(Math.abs(best - 300)).toBeLessThan(40)
    expect([...choices(0, 20, opponents, 1)]).toEqual([[moves.at(0), 20]])
  })

  test('leaves the position as it was', () => {
    const before = state.mem.slice()
    choices(0.6, 5)
    expect(Array.from(state.mem)).toEqual(Array.from(before))
  })
})
