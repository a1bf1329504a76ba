import type { Setup } from '@chronik/kernel'
import { beforeAll, expect, test } from 'vitest'
import { decisions, expectOffers } from '../testing/decisions.ts'
import { fillingsIn, loadFillings } from './modules.ts'

const ALL = ['inn', 'port', 'marriage']
const COMBINATIONS = [1, 2, 3, 4, 5, 6, 7].map((bits) => ALL.filter((_, at) => (bits & (1 << at)) !== 0))

beforeAll(() => loadFillings({ expansions: ALL, goals: true }))

test.each(COMBINATIONS.map((expansions, at) => ({ expansions, players: (at % 5) + 1 })))(
  'a match of $players with $expansions can be played to its end',
  ({ expansions, players }) => {
    const setup: Setup = {
      players,
      options: {
        expansions,
        goals: expansions.length > 1,
        'round-limit': 3,
        'inn-side': players > 2 ? 'back' : 'front',
      },
    }
    for (const context of decisions(setup, 7, 'en')) expectOffers(context)
  },
)

test('what is not in play fills nothing', () => {
  expect(fillingsIn({ options: {} })).toEqual([])
  expect(fillingsIn({ options: { expansions: ['port'], goals: false } }).map(({ id }) => id)).toEqual([
    'port',
  ])
  const all = fillingsIn({ options: { expansions: ALL, goals: true } }).map(({ id }) => id)
  expect(all).toEqual(['inn', 'port', 'marriage', 'goals'])
})
