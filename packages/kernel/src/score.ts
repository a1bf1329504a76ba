/** The final result: one line per way to score, one value per seat. */
export interface Score {
  readonly lines: readonly ScoreLine[]
  readonly totals: readonly number[]
  /** 1 is the winner; equal places share them. */
  readonly places: readonly number[]
  /** A title for the result of a match without opponents, if the game has them. */
  readonly rank?: string
}

export interface ScoreLine {
  readonly id: string
  readonly values: readonly number[]
}

/** Places by total, then by each tie-break in turn; who is still equal shares a place. */
export function placesBy(totals: readonly number[], ...tieBreaks: readonly (readonly number[])[]): number[] {
  const keys = [totals, ...tieBreaks]
  const beats = (one: number, other: number): boolean => {
    for (const key of keys) if (key[one] !== key[other]) return key[one] > key[other]
    return false
  }
  return totals.map((_, seat) => 1 + totals.filter((_, other) => beats(other, seat)).length)
}

export function totalsOf(lines: readonly ScoreLine[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => lines.reduce((sum, line) => sum + line.values[seat], 0))
}
