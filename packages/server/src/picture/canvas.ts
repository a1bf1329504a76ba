import type { Bitmap } from './png.ts'

export type Colour = readonly [red: number, green: number, blue: number]

/** A picture that is painted on. */
export class Canvas implements Bitmap {
  readonly width: number
  readonly height: number
  readonly channels = 3
  readonly data: Uint8Array

  constructor({ width, height, data }: Bitmap) {
    this.width = width
    this.height = height
    this.data = Uint8Array.from(data)
  }

  /** Lets a colour cover a dot in part, from 0 to 1. */
  dab(x: number, y: number, [red, green, blue]: Colour, share: number): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height || share <= 0) return
    const at = (y * this.width + x) * 3
    const rest = 1 - share
    this.data[at] = Math.round(this.data[at] * rest + red * share)
    this.data[at + 1] = Math.round(this.data[at + 1] * rest + green * share)
    this.data[at + 2] = Math.round(this.data[at + 2] * rest + blue * share)
  }

  /** A bar with round corners; edges between two dots cover both in part. */
  bar(
    {
      x,
      y,
      width,
      height,
    }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
    radius: number,
    colour: Colour,
  ): void {
    const round = Math.min(radius, width / 2, height / 2)
    const within = (value: number, from: number, size: number): number =>
      Math.abs(value - from - size / 2) - size / 2 + round
    for (let row = Math.floor(y); row < y + height; row++)
      for (let column = Math.floor(x); column < x + width; column++) {
        const across = within(column + 0.5, x, width)
        const down = within(row + 0.5, y, height)
        const outside =
          Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - round
        this.dab(column, row, colour, Math.min(1, Math.max(0, 0.5 - outside)))
      }
  }

  /** Lays a part of a picture here, as it is. */
  lay(
    from: Bitmap,
    part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
    x: number,
    y: number,
  ): void {
    for (let row = 0; row < part.height; row++)
      for (let column = 0; column < part.width; column++) {
        const at = ((part.y + row) * from.width + part.x + column) * 3
        this.dab(x + column, y + row, [from.data[at], from.data[at + 1], from.data[at + 2]], 1)
      }
  }
}
