/** A part of something, in its own measure. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Extent = Pick<Part, 'width' | 'height'>

/** So much larger than at the table, so that it can be read in a chat. */
export const CLOSER = 1.4

/** The part of a board that a picture of this size shows: around what it is about, and never beyond the edge. */
export function cutAround(board: Extent, picture: Extent, middle: Pick<Part, 'x' | 'y'>): Part {
  const scale = Math.max(CLOSER, picture.width / board.width, picture.height / board.height)
  const width = picture.width / scale
  const height = picture.height / scale
  const within = (wanted: number, most: number): number => Math.min(Math.max(0, wanted), Math.max(0, most))
  return {
    x: within(middle.x - width / 2, board.width - width),
    y: within(middle.y - height / 2, board.height - height),
    width,
    height,
  }
}
