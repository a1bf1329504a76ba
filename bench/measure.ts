import type { Benchmark, Measurement } from './benchmark.ts'
import { calibrate } from './calibration.ts'

const WARM_UP = 0.5
const SAMPLE = 0.25
const CALIBRATION = 0.05
const SAMPLES = 9

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Units per CPU second over at least so many CPU seconds. */
function rate(run: () => number, seconds: number): number {
  const start = cpuSeconds()
  let units = 0
  let spent = 0
  do {
    units += run()
    spent = cpuSeconds() - start
  } while (spent < seconds)
  return units / spent
}

/** Warms up, then samples in turn with each other and the calibration, so that all meet the same conditions. */
export async function measure(benchmarks: readonly Benchmark[]): Promise<Measurement[]> {
  const runs: (() => number)[] = []
  for (const benchmark of benchmarks) runs.push(await benchmark.prepare())
  for (const run of [calibrate, ...runs]) rate(run, WARM_UP)
  const rounds = Array.from({ length: SAMPLES }, () => ({
    steps: rate(calibrate, CALIBRATION),
    units: runs.map((run) => rate(run, SAMPLE)),
  }))
  return benchmarks.map(({ name, unit }, index) => {
    const samples = rounds.map((round) => round.units[index])
    const middle = median(samples)
    return {
      name,
      unit,
      perCpuSecond: middle,
      spread: (Math.max(...samples) - Math.min(...samples)) / 2 / middle,
      perMillionSteps: median(rounds.map(({ units, steps }) => (1e6 * units[index]) / steps)),
      calibration: median(rounds.map(({ steps }) => steps)),
      samples,
    }
  })
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
