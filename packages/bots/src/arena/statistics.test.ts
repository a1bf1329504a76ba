import { expect, test } from 'vitest'
import { meanOf, settledAfter, sprt, standings } from './statistics.ts'

const block = (winShare: number) => ({
  winShare,
  place: 2 - winShare,
  score: 40,
  margin: 1,
  decisions: 10,
  cpuMs: 50,
  usualMs: 8 + winShare,
  longestMs: 20 + winShare,
  winning: winShare === 0 ? [] : [40, 40 + 4 * winShare],
})

test('a mean has the 95 % interval of its blocks', () => {
  const { mean, within } = meanOf([0, 1, 0, 1])
  expect(mean).toBe(0.5)
  expect(within).toBeCloseTo(1.96 * Math.sqrt(1 / 3 / 4), 10)
  expect(meanOf([1]).within).toBe(Number.POSITIVE_INFINITY)
})

test('standings tell shares, places, scores and CPU time per decision', () => {
  const [first, second] = standings(
    ['a', 'b'],
    [
      [block(1), block(0)],
      [block(0.5), block(0.5)],
    ],
  )
  expect([first.bot, first.winShare.mean, first.place.mean, first.cpuMsPerDecision]).toEqual([
    'a',
    0.75,
    1.25,
    5,
  ])
  expect([first.usualMs, first.longestMs]).toEqual([8.75, 21])
  expect(first.winning).toEqual({ mean: 41.5, lowest: 40, highest: 44 })
  expect(second.winShare.mean).toBe(0.25)
})

test('the sequential test knows better, not better, and when it is too early', () => {
  expect(sprt([1, 1, 1]).verdict).toBe('undecided')
  expect(sprt(Array.from({ length: 40 }, (_, at) => (at % 4 === 0 ? 0.5 : 1))).verdict).toBe('better')
  expect(sprt(Array.from({ length: 800 }, (_, at) => (at % 2 === 0 ? 0 : 1))).verdict).toBe('not-better')
})

test('the first blocks that decide end the test, whatever later ones say', () => {
  const clear = [1, 1, 1, 1, 1, 1]
  const from = settledAfter(clear)
  expect(from).toBe(4)
  expect(settledAfter([...clear, 0, 0, 0])).toBe(from)
  expect(settledAfter([1, 1, 1])).toBeNull()
})
