import type { Cut } from '#lib/art/picture.ts'

/** A part of a picture that fills its frame: how large and where the whole of it lies there. */
export function cutOut([width, height]: readonly [number, number], [x, y, w, h]: Cut): string {
  const share = (part: number, whole: number): string => `${+((part / whole) * 100).toFixed(2)}%`
  return `width:${share(width, w)};height:${share(height, h)};left:${share(-x, w)};top:${share(-y, h)}`
}
