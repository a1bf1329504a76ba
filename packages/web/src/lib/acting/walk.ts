import { inSight } from '../table/sight.ts'

/** A thing that can have the focus, by where it is. */
export interface Placed<T> {
  readonly thing: T
  readonly x: number
  readonly y: number
}

/** The next thing in a direction: near rather than straight, but never backwards; null at the edge. */
export function nextIn<T>(
  from: { readonly x: number; readonly y: number },
  things: readonly Placed<T>[],
  dx: number,
  dy: number,
): T | null {
  let best: T | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { thing, x, y } of things) {
    const along = (x - from.x) * dx + (y - from.y) * dy
    if (along < 2) continue
    const aside = Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx)
    const distance = along + aside * 2
    if (distance < least) {
      least = distance
      best = thing
    }
  }
  return best
}

/** Moves the focus over the board: among what can be done, or explains itself. */
export function walkBoard(dx: number, dy: number): void {
  const spots = Array.from(
    document.querySelectorAll<HTMLElement>('button[data-at]:not([aria-hidden], .idle)'),
  )
    .map((thing) => ({ thing, rect: thing.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 0)
    .map(({ thing, rect }) => ({ thing, x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }))
  const at = spots.find(({ thing }) => thing === document.activeElement)
  if (at === undefined)
    (document.querySelector<HTMLElement>(inSight('button.possible[data-at]')) ?? spots[0]?.thing)?.focus()
  else nextIn(at, spots, dx, dy)?.focus()
}
