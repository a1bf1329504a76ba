// Where the letters of a word really stand: a line is higher than they are, and reaches beyond a box that fits closely.

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How far from its baseline a font reaches, and how far these letters of it do. */
export interface Reach {
  readonly ascent: number
  readonly descent: number
  readonly above: number
  readonly below: number
}

/** The part of a line that its letters fill, as far as it is seen; null where nothing is left of it. */
export function lettersIn(line: Box, { ascent, descent, above, below }: Reach, seen: Box): Box | null {
  const scale = (line.bottom - line.top) / (ascent + descent)
  const box = {
    left: Math.max(seen.left, line.left),
    top: Math.max(seen.top, line.top + Math.max(0, ascent - above) * scale),
    right: Math.min(seen.right, line.right),
    bottom: Math.min(seen.bottom, line.bottom - Math.max(0, descent - below) * scale),
  }
  return box.right - box.left >= 1 && box.bottom - box.top >= 1 ? box : null
}
