import type { BlockResult } from './block.ts'

/** A mean with the half width of its 95 % interval over blocks. */
export interface Mean {
  readonly mean: number
  readonly within: number
}

export interface Standing {
  readonly bot: string
  readonly winShare: Mean
  readonly place: Mean
  readonly score: Mean
  readonly margin: Mean
  readonly cpuMsPerDecision: number
  /** CPU milliseconds within which 95 % of the decisions were made, and the longest of all. */
  readonly usualMs: number
  readonly longestMs: number
  /** Its winning scores: mean, lowest and highest; null if it never won. */
  readonly winning: { readonly mean: number; readonly lowest: number; readonly highest: number } | null
}

const NINETY_FIVE = 1.96

export function meanOf(values: readonly number[]): Mean {
  const n = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / n
  if (n < 2) return { mean, within: Number.POSITIVE_INFINITY }
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1)
  return { mean, within: NINETY_FIVE * Math.sqrt(variance / n) }
}

/** The standing of every bot over all blocks. */
export function standings(bots: readonly string[], blocks: readonly (readonly BlockResult[])[]): Standing[] {
  return bots.map((bot, index) => {
    const own = blocks.map((block) => block[index])
    const decisions = own.reduce((sum, { decisions }) => sum + decisions, 0)
    return {
      bot,
      winShare: meanOf(own.map(({ winShare }) => winShare)),
      place: meanOf(own.map(({ place }) => place)),
      score: meanOf(own.map(({ score }) => score)),
      margin: meanOf(own.map(({ margin }) => margin)),
      cpuMsPerDecision: own.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / Math.max(1, decisions),
      usualMs: meanOf(own.map(({ usualMs }) => usualMs)).mean,
      longestMs: Math.max(...own.map(({ longestMs }) => longestMs)),
      winning: winningOf(own.flatMap(({ winning }) => winning)),
    }
  })
}

function winningOf(scores: readonly number[]): Standing['winning'] {
  if (scores.length === 0) return null
  return { mean: meanOf(scores).mean, lowest: Math.min(...scores), highest: Math.max(...scores) }
}

/**
 * Sequential test of "A is better than B" on win shares of blocks: the log likelihood ratio of a share of
 * `better` against one of `equal`, by the normal approximation. Ends at the bounds of the given errors.
 */
export type Verdict = 'better' | 'not-better' | 'undecided'

export function sprt(
  shares: readonly number[],
  equal = 0.5,
  better = 0.55,
  error = 0.05,
): { verdict: Verdict; ratio: number } {
  if (shares.length < 4) return { verdict: 'undecided', ratio: 0 }
  const { mean } = meanOf(shares)
  const variance = Math.max(
    0.01,
    shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1),
  )
  const ratio = ((better - equal) / variance) * shares.length * (mean - (better + equal) / 2)
  const bound = Math.log((1 - error) / error)
  return { verdict: ratio > bound ? 'better' : ratio < -bound ? 'not-better' : 'undecided', ratio }
}

/** After how many blocks, in their order, the test is decided for the first time; null while it is not. */
export function settledAfter(shares: readonly number[]): number | null {
  for (let blocks = 1; blocks <= shares.length; blocks++)
    if (sprt(shares.slice(0, blocks)).verdict !== 'undecided') return blocks
  return null
}
