import { FastRandom } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { meanOf, standings } from './statistics.ts'

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
  lines: { travel: 30 + 4 * winShare, coins: 6 },
})

test('a mean has the 95 % interval of its blocks, wide for few of them', () => {
  const { mean, within } = meanOf([0, 1, 0, 1])
  expect(mean).toBe(0.5)
  expect(within).toBeCloseTo(3.182446 * Math.sqrt(1 / 3 / 4), 6)
  expect(meanOf([1]).within).toBe(Number.POSITIVE_INFINITY)
})

test('standings tell shares, places, scores and CPU time per decision', () => {
  const [first, second] = standings(
    ['a', 'b'],
    [
      [block(1), block(0)],
      [block(0.5), block(0.5)],
    ],
    3,
  )
  expect([first.bot, first.winShare.mean, first.place.mean, first.cpuMsPerDecision]).toEqual([
    'a',
    0.75,
    1.25,
    5,
  ])
  expect([first.usualMs, first.longestMs]).toEqual([8.75, 21])
  expect(first.winning).toEqual({ mean: 41.5, lowest: 40, highest: 44 })
  expect(first.lines).toEqual({ travel: 33, coins: 6 })
  expect(second.winShare.mean).toBe(0.25)
  expect([first.fairShare, second.fairShare]).toEqual([2 / 3, 1 / 3])
})

test('95 % intervals of few blocks hold the truth in 95 % of all cases', () => {
  const random = new FastRandom(11)
  let held = 0
  for (let run = 0; run < 4000; run++) {
    const { mean, within } = meanOf(Array.from({ length: 5 }, () => bell(random)))
    if (Math.abs(mean) <= within) held++
  }
  expect(held / 4000).toBeGreaterThan(0.94)
  expect(held / 4000).toBeLessThan(0.96)
})

test('a bot that never won has no winning scores, and many blocks are no trouble', () => {
  const [loser, winner] = standings(['a', 'b'], Array(200_000).fill([block(0), block(1)]), 2)
  expect(loser.winning).toBeNull()
  expect(winner.winning).toEqual({ mean: 42, lowest: 40, highest: 44 })
  expect(winner.longestMs).toBe(21)
})

/** Spread like a bell around 0. */
function bell(random: FastRandom): number {
  let sum = 0
  for (let draw = 0; draw < 12; draw++) sum += random.below(1_000_001) / 1_000_000
  return sum - 6
}
