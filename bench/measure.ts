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

/** Warms up, then samples in turn with the calibration, so that both meet the same conditions. */
export async function measure({ name, unit, prepare }: Benchmark): Promise<Measurement> {
  const run = await prepare()
  rate(run, WARM_UP)
  rate(calibrate, WARM_UP)
  const samples = Array.from({ length: SAMPLES }, () => {
    const steps = rate(calibrate, CALIBRATION)
    return { steps, units: rate(run, SAMPLE) }
  })
  const units = samples.map((sample) => sample.units)
  const middle = median(units)
  return {
    name,
    unit,
    perCpuSecond: middle,
    spread: (Math.max(...units) - Math.min(...units)) / 2 / middle,
    perMillionSteps: median(samples.map((sample) => (1e6 * sample.units) / sample.steps)),
    calibration: median(samples.map((sample) => sample.steps)),
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
