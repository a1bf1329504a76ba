import { expect, test } from 'vitest'
import { realChronik } from '../../test/process.ts'

interface Result {
  readonly matches: number
  readonly moments: number
  readonly doubt: { readonly early: number; readonly late: number }
  readonly bins: readonly { readonly count: number; readonly said: number; readonly won: number }[]
}

const ask = ['reliability', '--game', 'world-without-end', '--matches', '4', '--iterations', '2', '--json']

test('counts every chance that was told, and what became of it', async () => {
  const { code, out } = await realChronik([...ask, '--fit'])
  const { bins, moments, matches, doubt } = JSON.parse(out) as Result
  expect([code, matches]).toEqual([0, 4])
  // Two seats at each of the four tables: novices, adepts, masters, grandmasters.
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(2 * moments)
  expect(bins.reduce((sum, { count, won }) => sum + count * won, 0)).toBeCloseTo(moments, 6)
  expect(doubt.early).toBeGreaterThan(0)
  bins.forEach(({ count, said }, tenth) => {
    expect(count === 0 || (said >= tenth / 10 && said <= (tenth + 1) / 10)).toBe(true)
  })
})

test('options that no table has are refused before anybody plays', async () => {
  const { code, err } = await realChronik([...ask, '--options', '{"moons":3}'])
  expect(code).toBe(2)
  expect(err).toContain('moons')
})

test('a game without bots has no chances to compare', async () => {
  const { code, err } = await realChronik(['reliability', '--game', 'chess'])
  expect(code).toBe(2)
  expect(err).toContain('There is no game "chess"')
})
