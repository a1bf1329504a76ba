import { clone, Match, SeededChance } from '@chronik/kernel'
import { village } from '@chronik/village'
import { expect, test, vi } from 'vitest'
import { scoreOf } from './scores.ts'

test('a position is scored once, however often it is asked for', () => {
  const { state } = new Match(village, { players: 2 }, new SeededChance(1))
  const game = { score: vi.fn(village.score) }
  expect(scoreOf(game, state)).toBe(scoreOf(game, state))
  expect(game.score).toHaveBeenCalledTimes(1)
  expect(scoreOf(game, state)).toEqual(village.score(state))
})

test('what has changed since is scored again', () => {
  const { state } = new Match(village, { players: 2 }, new SeededChance(1))
  const later = clone(village, state)
  const before = scoreOf(village, later).totals[0]
  later.farms[0].prestige += 5
  expect(scoreOf(village, later).totals[0]).toBe(before + 5)
})
