import type { Canvas, Colour } from './canvas.ts'
import type { Bitmap } from './png.ts'

/** Letters of one size: where each stands in the picture of all letters, how wide it is and how far it goes on. */
export interface Font {
  /** From the upper edge of a letter's field to the line it stands on. */
  readonly base: number
  readonly height: number
  /** What a field has on the left of its letter. */
  readonly room: number
  readonly letters: { readonly [letter: string]: readonly [x: number, y: number, width: number, on: number] }
}

/** Writes with letters that were drawn before. */
export class Writing {
  readonly #sheet: Bitmap
  readonly #font: Font

  constructor(sheet: Bitmap, font: Font) {
    this.#sheet = sheet
    this.#font = font
  }

  widthOf(text: string): number {
    return this.#fields(text).reduce((sum, [, , , on]) => sum + on, 0)
  }

  /** As much of a text as has room, with three dots for the rest. */
  shortened(text: string, most: number): string {
    if (this.widthOf(text) <= most) return text
    const signs = Array.from(text)
    while (signs.length > 0 && this.widthOf(`${signs.join('').trimEnd()}…`) > most) signs.pop()
    return `${signs.join('').trimEnd()}…`
  }

  /** Writes from here on, on this line. */
  write(canvas: Canvas, text: string, x: number, line: number, colour: Colour): void {
    const { base, height, room } = this.#font
    let at = x
    for (const [left, top, width, on] of this.#fields(text)) {
      for (let row = 0; row < height; row++)
        for (let column = 0; column < width; column++) {
          const share = this.#sheet.data[(top + row) * this.#sheet.width + left + column] / 255
          canvas.dab(Math.round(at) - room + column, line - base + row, colour, share)
        }
      at += on
    }
  }

  /** Letters that were never drawn are told by a question mark: names come from all over the world. */
  #fields(text: string): (readonly [number, number, number, number])[] {
    const { letters } = this.#font
    return Array.from(text.normalize('NFC'), (sign) => letters[sign] ?? letters['?'])
  }
}
