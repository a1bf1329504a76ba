import { type Edition, figuresOf, MARKS, type Mark, markOf } from '@chronik/kernel'

/** How many figures of an edition come from where. */
export function provenance(
  edition: Edition,
  isCounted: (path: string) => boolean,
): { readonly [mark in Mark]: number } {
  const counts = { B: 0, S: 0, R: 0 }
  for (const [path] of figuresOf(edition.figures)) {
    const mark = isCounted(path) ? markOf(edition, path) : null
    if (mark !== null && MARKS.includes(mark)) counts[mark]++
  }
  return counts
}
