/** One thing that is measured. */
export interface Benchmark {
  readonly name: string
  /** What is counted: `copies`, `decisions`, ... */
  readonly unit: string
  /** Benchmarks of one pair are measured in turn in the same process, to be compared with each other. */
  readonly pair?: string
  /** Gets everything ready and gives what is run again and again: each run tells how many units it did. */
  prepare(): Promise<() => number> | (() => number)
}

/** What came out: units per CPU second. */
export interface Measurement {
  readonly name: string
  readonly unit: string
  readonly perCpuSecond: number
  /** Half the distance from the slowest to the fastest sample, as a part of the median. */
  readonly spread: number
  /** Units in the time of a million steps of the calibration: compares across machines. */
  readonly perMillionSteps: number
  /** Steps of the calibration per CPU second, measured between the samples. */
  readonly calibration: number
  /** Units per CPU second, sample by sample. */
  readonly samples: readonly number[]
}

/** Does the same thing a few times per run, so that the clock is not what is measured. */
export function repeated(times: number, once: (index: number) => void): () => number {
  return () => {
    for (let index = 0; index < times; index++) once(index)
    return times
  }
}
