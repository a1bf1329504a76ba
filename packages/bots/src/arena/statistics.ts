import { type BlockResult, type Lines, seatsOf } from './block.ts'
import { standardErrors } from './student.ts'

/** A mean with the half width of its 95 % interval over blocks, by Student's t. */
export interface Mean {
  readonly mean: number
  readonly within: number
}

export interface Standing {
  readonly bot: string
  readonly winShare: Mean
  /** What it would win if all were equal: its share of the seats. */
  readonly fairShare: number
  readonly place: Mean
  readonly score: Mean
  readonly margin: Mean
  readonly cpuMsPerDecision: number
  /** CPU milliseconds within which 95 % of the decisions were made, and the longest of all. */
  readonly usualMs: number
  readonly longestMs: number
  /** Its winning scores: mean, lowest and highest; null if it never won. */
  readonly winning: { readonly mean: number; readonly lowest: number; readonly highest: number } | null
  /** Where its points came from, on average. */
  readonly lines: Lines
}

const SURE = 0.95

export function meanOf(values: readonly number[]): Mean {
  const n = values.length
  const mean = average(values)
  if (n < 2) return { mean, within: Number.POSITIVE_INFINITY }
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1)
  return { mean, within: standardErrors(SURE, n - 1) * Math.sqrt(variance / n) }
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The standing of every bot over all blocks. */
export function standings(
  bots: readonly string[],
  blocks: readonly (readonly BlockResult[])[],
  players: number,
): Standing[] {
  const seats = seatsOf(bots.length, players)
  return bots.map((bot, index) => {
    const own = blocks.map((block) => block[index])
    const decisions = own.reduce((sum, { decisions }) => sum + decisions, 0)
    return {
      bot,
      winShare: meanOf(own.map(({ winShare }) => winShare)),
      fairShare: seats[index] / players,
      place: meanOf(own.map(({ place }) => place)),
      score: meanOf(own.map(({ score }) => score)),
      margin: meanOf(own.map(({ margin }) => margin)),
      cpuMsPerDecision: own.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / Math.max(1, decisions),
      usualMs: average(own.map(({ usualMs }) => usualMs)),
      longestMs: own.reduce((longest, { longestMs }) => Math.max(longest, longestMs), 0),
      winning: winningOf(own.flatMap(({ winning }) => winning)),
      lines: linesOf(own.flatMap(({ lines }) => (lines === undefined ? [] : [lines]))),
    }
  })
}

function linesOf(blocks: readonly Lines[]): Lines {
  const ids = new Set(blocks.flatMap((lines) => Object.keys(lines)))
  return Object.fromEntries([...ids].map((id) => [id, average(blocks.map((lines) => lines[id] ?? 0))]))
}

function winningOf(scores: readonly number[]): Standing['winning'] {
  if (scores.length === 0) return null
  const sorted = scores.toSorted((one, other) => one - other)
  return { mean: average(scores), lowest: sorted[0], highest: sorted[sorted.length - 1] }
}
