import type { Score } from '@chronik/kernel'

/** Seats from the winner to the last. */
export function ranked({ places, totals }: Score): number[] {
  return totals.map((_, seat) => seat).toSorted((a, b) => places[a] - places[b] || totals[b] - totals[a])
}

export const winnersOf = ({ places }: Score): number[] =>
  places.flatMap((place, seat) => (place === 1 ? [seat] : []))

/** Points of a seat up to and with a number of lines. */
export const sumUpTo = (
  lines: readonly { readonly values: readonly number[] }[],
  seat: number,
  count: number,
): number => lines.slice(0, count).reduce((sum, { values }) => sum + values[seat], 0)
