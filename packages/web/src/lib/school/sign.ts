/** A part of the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Side = 'above' | 'below' | 'left' | 'right'

/** Where the middle of the sign stands, and on which side of the thing. */
export interface SignPlace {
  readonly x: number
  readonly y: number
  readonly side: Side
  /** There is no room for its word: only its point stands there. */
  readonly bare?: true
}

/** Half as wide and half as high as the sign, roughly: the word differs by language. */
const HALF = { width: 36, height: 15 }
/** So far from the thing, with its point. */
const GAP = 8
/** Its point alone reaches into the thing a little. */
const POINT = 6

/** The sign stands above a thing, or where it covers nothing that is written; where everything is, its point has to do. */
export function placeSign(
  { left, top, width, height }: Box,
  window: Pick<Box, 'width' | 'height'>,
  isWritten: (x: number, y: number) => boolean,
): SignPlace {
  const x = Math.min(window.width - HALF.width, Math.max(HALF.width, left + width / 2))
  const y = top + height / 2
  const above: SignPlace = { x, y: top - GAP - HALF.height, side: 'above' }
  const places: readonly SignPlace[] = [
    above,
    { x, y: top + height + GAP + HALF.height, side: 'below' },
    { x: left - GAP - HALF.width, y, side: 'left' },
    { x: left + width + GAP + HALF.width, y, side: 'right' },
  ]
  const isFree = (place: SignPlace): boolean =>
    [-1, 0, 1].every((part) => !isWritten(place.x + part * HALF.width * 0.8, place.y))
  const fits = (place: SignPlace): boolean =>
    place.x >= HALF.width &&
    place.x <= window.width - HALF.width &&
    place.y >= HALF.height &&
    place.y <= window.height - HALF.height
  return (
    places.find((place) => fits(place) && isFree(place)) ?? {
      ...above,
      y: Math.max(HALF.height, top - POINT),
      bare: true,
    }
  )
}
