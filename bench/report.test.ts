import { expect, test } from 'vitest'
import type { Measurement } from './benchmark.ts'
import { median } from './measure.ts'
import { inWords, reportOf, summaryOf } from './report.ts'

function measured(name: string, samples: readonly number[]): Measurement {
  const middle = median(samples)
  return {
    name,
    unit: 'decisions',
    perCpuSecond: middle,
    spread: 0.05,
    perMillionSteps: 1,
    calibration: 1e8,
    samples,
  }
}

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
})

test('the bar is the median of the ratios, round by round', () => {
  const direct = measured('fair called directly', [100, 200, 400])
  const good = reportOf([measured('fair through the kernel', [70, 140, 200]), direct])
  expect(good.bars).toMatchObject([{ ratio: 0.7, ok: true }])
  expect(summaryOf(good)).toContain('ok     "fair through the kernel" is 70 % of "fair called directly"')
  const bad = reportOf([measured('fair through the kernel', [50, 100, 300]), direct])
  expect(bad.bars).toMatchObject([{ ratio: 0.5, ok: false }])
  expect(summaryOf(bad)).toContain('FAILED')
})

test('a result is one line', () => {
  expect(inWords(measured('x', [1234567]))).toMatch(/^x +1,234,567 decisions +± 5\.0 % +1\.000$/)
})
