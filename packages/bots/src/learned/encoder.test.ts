import { advance, FastRandom, MoveList, SampledChance } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { opponents } from '../all.ts'
import { Encoder } from './encoder.ts'

const games = Object.values(opponents)

function begun(own: (typeof games)[number], players: number) {
  const state = own.game.begin(own.game.open({ players }))
  advance(own.game, state, new SampledChance(new FastRandom(2)), new MoveList())
  return state
}

function encoderOf({ game, evaluator, surroundings }: (typeof games)[number], seats: number) {
  const scale = evaluator.features.map(() => 1)
  return new Encoder(game, evaluator, surroundings ?? null, seats, scale)
}

test.each(games)('$game.id: one network sees tables of every size', (own) => {
  const encoder = encoderOf(own, own.game.players.max)
  for (let players = own.game.players.min; players <= own.game.players.max; players++) {
    const state = begun(own, players)
    for (let seat = 0; seat < players; seat++) {
      const x = new Float32Array(encoder.size + 1)
      encoder.write(state, seat, x)
      expect(x.every((value) => Number.isFinite(value))).toBe(true)
      // Nothing is written beyond the end.
      expect(x[encoder.size]).toBe(0)
      expect(encoder.order[0]).toBe(seat)
      expect(new Set(encoder.order.slice(0, players)).size).toBe(players)
    }
  }
})

test('the leading rival comes first, among equals the one who is sooner to play', () => {
  const own = opponents['my-village']
  const scores = [3, 9, 5, 9]
  const evaluator = { ...own.evaluator, scoreNow: (_: unknown, seat: number) => scores[seat] }
  const encoder = encoderOf({ ...own, evaluator }, 4)
  const state = begun(own, 4)
  const orderOf = (seat: number): number[] => {
    encoder.write(state, seat, new Float32Array(encoder.size))
    return [...encoder.order]
  }
  expect(orderOf(0)).toEqual([0, 1, 3, 2])
  expect(orderOf(2)).toEqual([2, 3, 1, 0])
})

test('at a table for two the inputs of further rivals stay empty', () => {
  const own = opponents['world-without-end']
  const two = encoderOf(own, 2)
  const four = encoderOf(own, 4)
  const state = begun(own, 2)
  const few = new Float32Array(two.size)
  const many = new Float32Array(four.size)
  two.write(state, 1, few)
  four.write(state, 1, many)
  const used = (x: Float32Array): number => x.reduce((count, value) => count + (value === 0 ? 0 : 1), 0)
  expect(used(many)).toBe(used(few))
})
