import { expect, test } from 'vitest'
import type { LookedAt } from './analysed.ts'
import {
  accuracyOf,
  costliest,
  gradeOf,
  isUnmeasured,
  thingsToLearn,
  turningPoints,
  victoryShares,
} from './digest.ts'

const move = (event: number, seat: number, before: number, after: number, first = before): LookedAt => ({
  event,
  seat,
  played: `move ${event}`,
  best: 'other',
  before,
  after,
  choices: 3,
  chances: [first, 1 - first],
})

test('a choice is graded by the share of the victory it gave away', () => {
  expect([0, 0.005, 0.02, 0.05, 0.2].map((loss) => gradeOf({ before: 0.5, after: 0.5 - loss }))).toEqual([
    'best',
    'best',
    'near',
    'inexact',
    'mistake',
  ])
})

test('of several choices the costliest is told, and none where all were best', () => {
  const moves = [move(0, 0, 0.5, 0.48), move(1, 0, 0.5, 0.3), move(2, 0, 0.5, 0.5)]
  expect(costliest(moves)?.event).toBe(1)
  expect(costliest([moves[2]])).toBeNull()
  expect(costliest([])).toBeNull()
})

test('accuracy is the share of choices that were the best or nearly so, of one seat alone', () => {
  const moves = [move(0, 0, 0.5, 0.5), move(1, 0, 0.5, 0.48), move(2, 0, 0.5, 0.4), move(3, 1, 0.5, 0.1)]
  expect(accuracyOf({ moves }, 0)).toEqual({
    counts: { best: 1, near: 1, inexact: 0, mistake: 1 },
    share: 2 / 3,
  })
  expect(accuracyOf({ moves: [] }, 0).share).toBe(1)
})

test('turning points are the biggest changes, apart from each other, in the order of the match', () => {
  const chances = [0.5, 0.5, 0.7, 0.71, 0.4, 0.41, 0.42, 0.43]
  const moves = chances.map((first, at) => move(at, 0, first, first, first))
  const points = turningPoints({ moves }, [1, 0])
  expect(points.map(({ move: { event }, seat, from, to }) => [event, seat, from, to])).toEqual([
    [3, 0, 0.71, 0.4],
    [7, 0, 0.43, 1],
  ])
})

test('what is to be learned are the kinds of choices that cost most together', () => {
  const moves = [
    move(0, 0, 0.5, 0.45),
    move(1, 0, 0.5, 0.45),
    move(2, 0, 0.5, 0.42),
    move(3, 1, 0.9, 0.1),
    move(4, 0, 0.5, 0.5),
  ]
  const learned = thingsToLearn({ moves }, 0, ({ event }) => (event === 2 ? 'market' : 'crafts'))
  expect(learned.map(({ kind, moves: count, worst }) => [kind, count, worst.event])).toEqual([
    ['crafts', 2, 0],
    ['market', 1, 2],
  ])
  expect(learned[0].loss).toBeCloseTo(0.1, 12)
})

test('who shares the first place shares the victory', () => {
  expect(victoryShares([2, 1, 1])).toEqual([0, 0.5, 0.5])
})

test('alone and with something added to the game nobody has measured how right the chances are', () => {
  expect(isUnmeasured({ players: 4, options: { 'start-compensation': true, expansions: [] } })).toBe(false)
  expect(isUnmeasured({ players: 2 })).toBe(false)
  expect(isUnmeasured({ players: 1 })).toBe(true)
  expect(isUnmeasured({ players: 3, options: { expansions: ['inn'] } })).toBe(true)
  expect(isUnmeasured({ players: 3, options: { goals: true } })).toBe(true)
})
