import { FastRandom } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { opponents } from '../../sample/opponents.ts'
import { seatBot } from '../bot.ts'
import { type BlockResult, playBlock, seatsOf } from './block.ts'
import { judge, leadOf, SequentialTest } from './sequential.ts'

const NOTHING = {
  place: 0,
  score: 0,
  margin: 0,
  decisions: 0,
  cpuMs: 0,
  usualMs: 0,
  longestMs: 0,
  winning: [],
}

const block = (...shares: number[]): BlockResult[] => shares.map((winShare) => ({ ...NOTHING, winShare }))

describe('the seats and the lead', () => {
  test.each([
    [2, 2, [1, 1]],
    [2, 3, [2, 1]],
    [2, 5, [3, 2]],
    [3, 4, [2, 1, 1]],
    [4, 4, [1, 1, 1, 1]],
    [1, 3, [3]],
  ])('%i bots at a table of %i', (bots, players, seats) => {
    expect(seatsOf(bots, players)).toEqual(seats)
  })

  test('two bots: the share of the first beyond its share of the seats', () => {
    expect(leadOf(block(0.75, 0.25), 2)).toBeCloseTo(0.25, 10)
    expect(leadOf(block(0.75, 0.25), 3)).toBeCloseTo(0.75 - 2 / 3, 10)
    expect(leadOf(block(2 / 3, 1 / 3), 3)).toBeCloseTo(0, 10)
  })

  test('more bots: only the first two are compared', () => {
    expect(leadOf(block(0.25, 0.25, 0.5), 3)).toBe(0)
    expect(leadOf(block(0.5, 0.25, 0.25), 4)).toBe(0)
    expect(leadOf(block(0, 0.5, 0.5), 3)).toBe(-0.25)
  })
})

describe('the sequential test', () => {
  test('knows better, not better, and when it is too early', () => {
    expect(judge([], 2)).toEqual({ verdict: 'undecided', blocks: 0 })
    expect(judge(Array(3).fill(block(1, 0)), 2)).toEqual({ verdict: 'undecided', blocks: 3 })
    expect(judge(Array(100).fill(block(1, 0)), 2).verdict).toBe('better')
    expect(judge(Array(400).fill(block(0.5, 0.5)), 2).verdict).toBe('not-better')
    expect(judge(Array(400).fill(block(2 / 3, 1 / 3)), 3).verdict).toBe('not-better')
  })

  test('ends with the block that decides, whatever later ones say', () => {
    const clear = Array<BlockResult[]>(100).fill(block(1, 0))
    const { blocks } = judge(clear, 2)
    expect(blocks).toBeLessThan(60)
    expect(judge([...clear.slice(0, blocks), ...Array(500).fill(block(0, 1))], 2)).toEqual({
      verdict: 'better',
      blocks,
    })
    expect(judge(clear.slice(0, blocks - 1), 2).verdict).toBe('undecided')
  })
})

/**
 * Its error rates, by simulated tournaments: matches are won by strength, but in some blocks the draws alone
 * decide, the same seat wins in every rotation and everybody gets a fair share.
 */
describe.each([
  { players: 2, bots: 2 },
  { players: 3, bots: 2 },
  { players: 4, bots: 2 },
  { players: 5, bots: 2 },
  { players: 3, bots: 3 },
  { players: 4, bots: 4 },
])('$bots bots on $players seats', ({ players, bots }) => {
  const [own, others] = seatsOf(bots, players)
  const RUNS = 1_000
  /** 5 %, and what a thousand runs may be off by chance. */
  const MOST = 0.05 * RUNS + 1.65 * Math.sqrt(0.05 * 0.95 * RUNS)

  test.each([0, 0.5])('equal bots are hardly ever told apart when draws decide %f of the blocks', (drawn) => {
    expect(verdicts(1, drawn).better).toBeLessThan(MOST)
  })

  test.each([0, 0.5])(
    'a bot ahead by 5 % is hardly ever missed when draws decide %f of the blocks',
    (drawn) => {
      expect(verdicts(strengthFor(0.05 / (1 - drawn)), drawn)['not-better']).toBeLessThan(MOST)
    },
  )

  function verdicts(strength: number, drawn: number) {
    const random = new FastRandom(players * 100 + bots)
    const counts = { better: 0, 'not-better': 0, undecided: 0 }
    for (let run = 0; run < RUNS; run++) {
      const sequence = new SequentialTest(bots, players)
      for (let count = 0; count < 5_000 && sequence.verdict === 'undecided'; count++)
        sequence.add(random.below(1_000) < drawn * 1_000 ? 0 : simulated(random, strength))
      counts[sequence.verdict]++
    }
    expect(counts.undecided).toBe(0)
    return counts
  }

  /** The lead after a block of independent matches. */
  function simulated(random: FastRandom, strength: number): number {
    const all = own * strength + players - own
    let lead = 0
    for (let match = 0; match < players; match++) {
      const draw = (random.below(1_000_000) / 1_000_000) * all
      if (draw < own * strength) lead += others
      else if (draw < own * strength + others) lead -= own
    }
    return lead / players / (own + others)
  }

  /** How much stronger the first bot must be to have this lead on average. */
  function strengthFor(lead: number): number {
    const expected = (strength: number) =>
      (own * others * (strength - 1)) / (own * strength + players - own) / (own + others)
    let strength = 1
    while (expected(strength) < lead) strength += 0.001
    return strength
  }
})

test('two bots that are the same, on three seats of a real game, are not told apart', async () => {
  const blocks: BlockResult[][] = []
  for (let seed = 0; seed < 150; seed++) {
    blocks.push(
      await playBlock(
        {
          game: opponents.game,
          setup: { players: 3 },
          contestants: 2,
          seat: (_contestant, box, botSeed) => seatBot(opponents, box, 'random', botSeed),
          clock: () => 0,
        },
        seed,
      ),
    )
  }
  const mean = blocks.reduce((sum, results) => sum + leadOf(results, 3), 0) / blocks.length
  expect(Math.abs(mean)).toBeLessThan(0.05)
  expect(judge(blocks, 3).verdict).not.toBe('better')
})
