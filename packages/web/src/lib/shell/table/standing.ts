import type { Score } from '@chronik/kernel'

/** The points of everybody as far as somebody may know them; null where one may not. */
export interface Standing {
  readonly lines: readonly { readonly id: string; readonly values: readonly (number | null)[] }[]
  /** What is known of a total, and whether there is more. */
  readonly totals: readonly { readonly points: number; readonly more: boolean }[]
}

export function standingOf(
  { lines, totals }: Pick<Score, 'lines' | 'totals'>,
  isOpen: (line: string, seat: number) => boolean,
): Standing {
  const known = lines.map(({ id, values }) => ({
    id,
    values: values.map((points, seat) => (isOpen(id, seat) ? points : null)),
  }))
  return {
    lines: known,
    totals: totals.map((_, seat) => ({
      points: known.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0),
      more: known.some(({ values }) => values[seat] === null),
    })),
  }
}
