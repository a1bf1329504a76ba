import { availableParallelism, cpus } from 'node:os'
import type { Measurement } from './benchmark.ts'
import { median } from './measure.ts'

/** What must hold between two benchmarks: the kernel adds little. */
const BARS = [{ of: 'fair through the kernel', to: 'fair called directly', least: 0.6 }] as const

export interface Bar {
  readonly of: string
  readonly to: string
  readonly least: number
  readonly ratio: number
  readonly ok: boolean
}

export interface Report {
  readonly machine: { readonly cpu: string; readonly cores: number; readonly node: string }
  /** Steps of the calibration loop per CPU second, the median of the run. */
  readonly calibration: number
  readonly results: readonly Measurement[]
  readonly bars: readonly Bar[]
}

export function reportOf(results: readonly Measurement[]): Report {
  return {
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism(), node: process.version },
    calibration: median(results.map((result) => result.calibration)),
    results,
    bars: barsOf(results),
  }
}

function barsOf(results: readonly Measurement[]): Bar[] {
  return BARS.flatMap(({ of, to, least }) => {
    const one = results.find(({ name }) => name === of)
    const other = results.find(({ name }) => name === to)
    if (one === undefined || other === undefined) return []
    const ratio = median(one.samples.map((sample, index) => sample / other.samples[index]))
    return [{ of, to, least, ratio, ok: ratio >= least }]
  })
}

export const HEADING = line('', 'per CPU second', 'spread', 'per Mstep')

export function inWords({ name, unit, perCpuSecond, spread, perMillionSteps }: Measurement): string {
  return line(
    name,
    `${thousands(perCpuSecond)} ${unit}`,
    `± ${(100 * spread).toFixed(1)} %`,
    perMillionSteps.toPrecision(4),
  )
}

export function summaryOf({ machine, calibration, bars }: Report): string {
  return [
    `calibration: ${(calibration / 1e6).toFixed(1)} million steps per CPU second (${machine.cpu}, Node ${machine.node})`,
    ...bars.map(
      ({ of, to, least, ratio, ok }) =>
        `${ok ? 'ok    ' : 'FAILED'} "${of}" is ${(100 * ratio).toFixed(0)} % of "${to}" (at least ${100 * least} %)`,
    ),
  ].join('\n')
}

function line(name: string, rate: string, spread: string, steps: string): string {
  return `${name.padEnd(28)} ${rate.padStart(28)} ${spread.padStart(10)} ${steps.padStart(12)}`
}

function thousands(value: number): string {
  return Math.round(value).toLocaleString('en')
}
