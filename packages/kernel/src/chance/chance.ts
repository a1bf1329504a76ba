import type { Source } from '../step.ts'

/**
 * The one way in which chance enters a match. Nothing is shuffled in advance: an outcome is drawn when
 * it is revealed, from the pieces nobody has seen yet. The index counts the draws of this source.
 * The outcome may be WAITING: then the table waits and nothing changes.
 */
export interface Chance {
  outcome(source: Source, index: number, unseen: ArrayLike<number>, total: number): number
}

export const WAITING = -1

/** Even random numbers for search and for imagining what is hidden. */
export interface Random {
  /** A whole number from 0 to n - 1, all equally likely. */
  below(n: number): number
}

export function totalOf(unseen: ArrayLike<number>): number {
  let total = 0
  for (let outcome = 0; outcome < unseen.length; outcome++) total += unseen[outcome]
  return total
}

/** The outcome that the nth of all unseen pieces shows. */
export function pieceAt(unseen: ArrayLike<number>, nth: number): number {
  let left = nth
  for (let outcome = 0; outcome < unseen.length; outcome++) {
    left -= unseen[outcome]
    if (left < 0) return outcome
  }
  throw new Error(`piece ${nth} of ${totalOf(unseen)} unseen ones`)
}
