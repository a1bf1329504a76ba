import { fair } from '@chronik/kernel/sample'
import { describe, expect, test } from 'vitest'
import { chronik } from '../../test/process.ts'
import { Simulation } from '../simulation.ts'

const FAIR = ['simulate', '--game', 'fair', '--players', '3']

interface Result {
  readonly games: number
  readonly decisions: number
  readonly cpuSeconds: number
  readonly decisionsPerCpuSecond: number
  readonly gamesPerCpuSecond: number
  readonly scores: readonly { mean: number; min: number; max: number; winShare: number }[]
}

async function simulated(...args: string[]): Promise<Result> {
  const { code, out, err } = await chronik([...FAIR, ...args, '--json'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  return JSON.parse(out) as Result
}

describe('simulate', () => {
  test('--json gives exactly the agreed numbers', async () => {
    const result = await simulated('--games', '50')
    expect(Object.keys(result)).toEqual([
      'game',
      'players',
      'games',
      'decisions',
      'cpuSeconds',
      'gamesPerCpuSecond',
      'decisionsPerCpuSecond',
      'meanRounds',
      'scores',
    ])
    expect(result).toMatchObject({ game: 'fair', players: 3, games: 50, meanRounds: 6 })
    expect(result.decisions).toBeGreaterThan(50)
    expect(result.gamesPerCpuSecond * result.cpuSeconds).toBeCloseTo(50, 0)
    expect(result.scores).toHaveLength(3)
    const wins = result.scores.reduce((sum, { winShare }) => sum + winShare, 0)
    expect(wins).toBeCloseTo(1, 3)
    for (const { mean, min, max } of result.scores) {
      expect(min).toBeLessThanOrEqual(mean)
      expect(mean).toBeLessThanOrEqual(max)
    }
  })

  test('the same seed plays the same matches, another seed others', async () => {
    const [one, again, other, word] = await Promise.all([
      simulated('--games', '40', '--seed', '7'),
      simulated('--games', '40', '--seed', '7'),
      simulated('--games', '40', '--seed', '8'),
      simulated('--games', '40', '--seed', 'harvest'),
    ])
    expect(again.scores).toEqual(one.scores)
    expect(again.decisions).toBe(one.decisions)
    expect(other.scores).not.toEqual(one.scores)
    expect(word.scores).not.toEqual(one.scores)
  })

  test('--seconds plays until they are over', async () => {
    const result = await simulated('--seconds', '0.3')
    expect(result.games).toBeGreaterThanOrEqual(1)
    expect(result.decisions).toBeGreaterThan(1)
    const simulation = new Simulation(fair as never, { players: 3 }, 1)
    let now = 0
    simulation.playUntil(
      { games: null, seconds: 0.3 },
      () => now,
      () => {
        now += 100
      },
    )
    expect(simulation.games).toBe(3)
  })

  test('options reach the match', async () => {
    const plain = await simulated('--games', '40')
    const raven = await simulated('--games', '40', '--options', '{"modules":["raven"]}')
    expect(raven.decisions).not.toBe(plain.decisions)
  })

  test('tells it in words without --json', async () => {
    const { out } = await chronik([...FAIR, '--games', '10'])
    expect(out).toMatch(/^fair, 3 players: 10 matches, \d+ decisions in/)
    expect(out.match(/seat \d:/g)).toHaveLength(3)
  })

  test.each([
    [['simulate', '--players', '3'], '--game is missing'],
    [['simulate', '--game', 'fair'], '--players is missing'],
    [['simulate', '--game', 'chess', '--players', '2'], 'There is no game "chess". Games: fair.'],
    [
      ['simulate', '--game', 'fair', '--players', '5'],
      '--players: expected a whole number from 2 to 4, found 5',
    ],
    [['simulate', '--game', 'fair', '--players', 'two'], '--players expects a whole number'],
    [[...FAIR, '--games', '0'], '--games expects a whole number from 1'],
    [[...FAIR, '--games', '5', '--seconds', '1'], 'either --games or --seconds'],
    [[...FAIR, '--seconds', '-1'], "Option '--seconds' argument is ambiguous"],
    [[...FAIR, '--seconds', 'x'], '--seconds expects a number above 0'],
    [[...FAIR, '--options', '{'], '--options expects a JSON object'],
    [[...FAIR, '--options', '[]'], '--options expects a JSON object'],
    [[...FAIR, '--options', '{"moduls":[]}'], '--options.moduls: expected one of modules'],
    [
      [...FAIR, '--options', '{"modules":["wolf"]}'],
      '--options.modules: expected a list of different ones of raven',
    ],
  ])('%j is refused with what was expected', async (args, words) => {
    const { code, out, err } = await chronik(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain(words)
  })
})
