/** How far the end of a match may still differ from what is expected, in points: early and late in it. */
export interface Doubt {
  readonly early: number
  readonly late: number
}

/** What is doubted where nobody has measured it. */
export const USUAL_DOUBT: Doubt = { early: 10, late: 3 }

/** The doubt at a moment of a match, `progress` from 0 to 1. */
export function doubtAt(progress: number, { early, late }: Doubt = USUAL_DOUBT): number {
  return early + (late - early) * Math.min(1, Math.max(0, progress))
}

/** How likely each seat wins if these are the scores to be expected; together they make 1. */
export function chancesOf(outlook: readonly number[], doubt: number): number[] {
  const best = Math.max(...outlook)
  const shares = outlook.map((score) => Math.exp((score - best) / doubt))
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / all)
}
