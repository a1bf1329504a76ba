import { TREASURES, type WorldState } from '@chronik/world-without-end'
import type { Token } from '#lib/table/contract.ts'

/** Where a side lies on the screen: below, left, above, right. */
export const DIRECTIONS: readonly (readonly [x: number, y: number])[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
]

/** By how many quarters the board is turned for a viewer, so that one's own side lies below. */
export const turnFor = ({ box }: WorldState, seat: number): number => (4 - box.sides[seat]) % 4

/** Where the side of a seat lies for a viewer. */
export const sideOf = ({ box }: WorldState, seat: number, viewer: number): number =>
  (box.sides[seat] - box.sides[viewer] + 4) % 4

/** What the corners of a card bring, in their printed order. */
export function cornersOf({ box }: WorldState, event: number): Token[] {
  return box.events[event].corners.map(({ treasure, amount }) => ({
    piece: TREASURES.list[treasure],
    amount,
  }))
}

/** A card may be turned on and on, either way: the rotation in which it lies then. */
export const rotationOf = (quarters: number): number => ((quarters % 4) + 4) % 4
