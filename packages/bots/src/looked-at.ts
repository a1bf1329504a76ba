import type { Game } from '@chronik/kernel'
import type { Judged } from './analysis.ts'

/** One decision of a match as it is told to people and kept with the match. */
export interface LookedAt {
  /** How many events had happened before it. */
  readonly event: number
  readonly seat: number
  /** Moves in notation. */
  readonly played: string
  readonly best: string
  /** How likely its seat was to win with the best move and with the one played, from 0 to 1. */
  readonly before: number
  readonly after: number
  readonly choices: number
  /** How likely each seat was to win before it. */
  readonly chances: readonly number[]
}

/** A decision that was looked at again, without what only the search needs. */
export function lookedAt({ notation }: Pick<Game, 'notation'>, judged: Judged): LookedAt {
  const { index, seat, played, best, before, after, choices, chances } = judged
  return {
    event: index,
    seat,
    played: notation.format(played),
    best: notation.format(best),
    before: rounded(before),
    after: rounded(after),
    choices,
    chances: chances.map(rounded),
  }
}

/** Chances to a thousandth: nobody knows them better. */
const rounded = (chance: number): number => Math.round(chance * 1000) / 1000
