import type { Deed } from '../store/port/deeds.ts'

/** How requests begin that take something back; no client can choose such a one. */
export const UNDOING = 'undo:'

const LINE = /^undo (\d{1,9})$/

/** The line of a deed that takes back everything after another. */
export function undoLine(to: number): string {
  return `undo ${to}`
}

/** The deed that a deed goes back to; null if it takes nothing back. */
export function wentBackTo({ request, lines }: Pick<Deed, 'request' | 'lines'>): number | null {
  if (!request.startsWith(UNDOING)) return null
  const [, to] = LINE.exec(lines[0] ?? '') ?? []
  return to === undefined ? null : Number(to)
}

/** The deeds of which nothing was taken back: together they are the match. */
export function standing(deeds: readonly Deed[]): readonly Deed[] {
  const line: Deed[] = []
  for (const deed of deeds) {
    const to = wentBackTo(deed)
    if (to === null) line.push(deed)
    else while (line.length > 0 && line[line.length - 1].seq > to) line.pop()
  }
  return line
}
