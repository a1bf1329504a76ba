// How much is tried: `npm test` combines, `npm run soak` multiplies.

/** With the long budgets (`npm run soak`) everything is tried with everything. */
export const isLong = process.env.CHRONIK_SOAK === '1'

/** So many of them, going round from case to case so that all are met; all of them with the long budgets. */
export function inTurn<T>(all: readonly T[], at: number, count = 1): readonly T[] {
  if (isLong) return all
  return Array.from(
    { length: Math.min(count, all.length) },
    (_, more) => all[(at * count + more) % all.length],
  )
}
