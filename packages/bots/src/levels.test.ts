import { describe, expect, test } from 'vitest'
import { opponents } from './all.ts'
import { FORESIGHT, LEVELS, mannerOf, roomFor } from './levels.ts'
import { readyFor } from './opponents.ts'

describe('levels without a style of their own', () => {
  test.each([
    ['random', { kind: 'random' }],
    ['novice', { kind: 'impression', temperature: 0.4, oversight: 0.15, temper: { greed: 0.4 } }],
    ['adept', { kind: 'search', iterations: 8, nodes: 1_040, temper: { forgetful: true } }],
    ['master', { kind: 'search', iterations: 100, nodes: 1_500 }],
    ['grandmaster', { kind: 'search', iterations: 60_000, nodes: 301_000, milliseconds: 2_000 }],
  ] as const)('%s', (level, manner) => {
    expect(mannerOf({}, level)).toEqual(manner)
  })

  test('stand in their order from chance to the longest look', () => {
    expect(LEVELS.list).toEqual(['random', 'novice', 'adept', 'master', 'grandmaster'])
  })
})

test('style and pace of a game count from the master on', () => {
  const own = { style: { boldness: 0.2, horizon: 'turn' }, pace: { master: 30, grandmaster: 500 } } as const
  expect(mannerOf(own, 'adept')).toEqual(mannerOf({}, 'adept'))
  expect(mannerOf(own, 'master')).toEqual({ kind: 'search', iterations: 30, nodes: 1_150, ...own.style })
  expect(mannerOf(own, 'grandmaster')).toMatchObject({ iterations: 500, milliseconds: 2_000, ...own.style })
})

test('where something was learned, a grandmaster uses it: searching, or planning whole turns', () => {
  const learned = {}
  expect(mannerOf({ learned }, 'grandmaster')).toEqual({ ...mannerOf({}, 'grandmaster'), learned: true })
  expect(mannerOf({ learned, mastery: 'plan' }, 'grandmaster')).toEqual({
    kind: 'plan',
    learned: true,
    foresight: FORESIGHT,
    iterations: 400,
    milliseconds: 2_000,
  })
  const style = { boldness: 0.9, horizon: 'turn' } as const
  const own = { style, learnedStyle: { boldness: 0.4 } }
  expect(mannerOf({ ...own, learned }, 'grandmaster')).toMatchObject({ boldness: 0.4, horizon: 'turn' })
  expect(mannerOf(own, 'grandmaster')).toMatchObject(style)
  expect(mannerOf({ ...own, learned }, 'master')).toMatchObject(style)
  expect(mannerOf({ mastery: 'plan' }, 'grandmaster')).toEqual(mannerOf({}, 'grandmaster'))
  expect(mannerOf({ learned, mastery: 'plan' }, 'master')).toEqual(mannerOf({}, 'master'))
})

test('what was learned is loaded for grandmasters only, and missed by nobody who cannot load it', async () => {
  const { village } = opponents
  expect(await readyFor(village, 'master')).toBe(village)
  const ready = await readyFor(village, 'grandmaster')
  expect(ready.learned?.game).toBe('village')
  expect(await readyFor(ready, 'grandmaster')).toBe(ready)
  const broken = { ...village, learn: () => Promise.reject(new Error('away')) }
  expect(await readyFor(broken, 'grandmaster')).toBe(broken)
})

test.each(Object.values(opponents))('levels of $game.id think longer the higher they stand', (own) => {
  const budgets = LEVELS.list.map((level) => {
    const manner = mannerOf(own, level)
    return manner.kind === 'search' ? manner.iterations : manner.kind === 'random' ? 0 : 1
  })
  expect(budgets).toEqual(budgets.toSorted((one, other) => one - other))
  expect(new Set(budgets).size).toBe(LEVELS.size)
})

test('only the grandmaster has a time limit', () => {
  const limited = LEVELS.list.filter((level) => 'milliseconds' in mannerOf({}, level))
  expect(limited).toEqual(['grandmaster'])
})

test('memory grows with the iterations', () => {
  expect([roomFor(0), roomFor(1), roomFor(1_000)]).toEqual([1_000, 1_005, 6_000])
})
