import { readFileSync } from 'node:fs'
import { Canvas, type Colour } from './canvas.ts'
import { type Font, Writing } from './letters.ts'
import { type Bitmap, readPng, writePng } from './png.ts'

/** What a picture of a match tells. */
export interface Card {
  readonly title: string
  readonly detail: string
  /** The best first. */
  readonly rows: readonly Row[]
}

export interface Row {
  readonly name: string
  readonly colour: string
  /** What the points came from; empty while the match is looked at in between. */
  readonly parts: readonly number[]
  readonly total: number
}

interface Art {
  readonly evening: Bitmap
  readonly markers: Bitmap
  readonly colours: readonly string[]
  readonly marker: number
  readonly writings: { readonly [name in (typeof STYLES)[number]]: Writing }
}

const STYLES = ['title', 'total', 'detail', 'name'] as const
const CREAM: Colour = [0xff, 0xf6, 0xe0]
const INK: Colour = [0x33, 0x26, 0x1c]
const PLAIN: Colour = [0x3b, 0x6f, 0x9e]
/** The colours of the lines of a score, as the app's own picture has them. */
const LINES: readonly Colour[] = [
  [0xa9, 0x30, 0x32],
  [0x4c, 0x95, 0x53],
  [0x84, 0x57, 0x3a],
  [0x7c, 0x59, 0xa0],
  [0x3b, 0x6f, 0x9e],
  [0xc0, 0x6a, 0x2b],
  [0xb0, 0x8a, 0x14],
  [0x3d, 0x8a, 0x86],
  [0x9b, 0x4a, 0x72],
  [0x6c, 0x7a, 0x3a],
  [0x5a, 0x5f, 0x73],
]
const LEFT = 254
const RIGHT = 1052
const NAMES = 108

let known: Art | undefined

/** Read once, when the first picture is wanted. */
function art(): Art {
  if (known !== undefined) return known
  const file = (name: string) => readFileSync(new URL(`art/${name}`, import.meta.url))
  const drawn = JSON.parse(file('letters.json').toString()) as {
    readonly colours: readonly string[]
    readonly marker: number
    readonly fonts: { readonly [name in (typeof STYLES)[number]]: Font }
  }
  const sheet = readPng(file('letters.png'))
  const writing = (name: (typeof STYLES)[number]) => new Writing(sheet, drawn.fonts[name])
  known = {
    evening: readPng(file('evening.png')),
    markers: readPng(file('markers.png')),
    colours: drawn.colours,
    marker: drawn.marker,
    writings: {
      title: writing('title'),
      total: writing('total'),
      detail: writing('detail'),
      name: writing('name'),
    },
  }
  return known
}

/** The picture of a match as a PNG of 1200 by 630. */
export function paintCard({ title, detail, rows }: Card): Buffer {
  const { evening, writings } = art()
  const canvas = new Canvas(evening)
  writings.title.write(canvas, writings.title.shortened(title, 1100), 48, 156, CREAM)
  writings.detail.write(canvas, writings.detail.shortened(detail, 1090), 50, 228, CREAM)
  const most = Math.max(1, ...rows.map(({ total, parts }) => Math.max(total, sum(parts))))
  const step = Math.min(66, 264 / Math.max(1, rows.length))
  const top = 300 - (rows.length > 4 ? 12 : 0)
  rows.forEach((row, at) => {
    paintRow(canvas, row, Math.round(top + at * step), most)
  })
  return writePng(canvas)
}

function paintRow(canvas: Canvas, { name, colour, parts, total }: Row, y: number, most: number): void {
  const { markers, colours, marker, writings } = art()
  const sign = colours.indexOf(colour)
  const part = { x: sign * marker, y: 0, width: marker, height: marker }
  if (sign >= 0) canvas.lay(markers, part, 62, y - 12)
  writings.name.write(canvas, writings.name.shortened(name, LEFT - NAMES - 8), NAMES, y + 14, INK)
  let x = LEFT
  const values = parts.length === 0 ? [total] : parts
  values.forEach((value, at) => {
    const wide = (Math.max(0, value) / most) * (RIGHT - LEFT)
    const bar = { x: x + 1.5, y: y - 11, width: wide - 3, height: 32 }
    if (wide > 3) canvas.bar(bar, 6, parts.length === 0 ? PLAIN : LINES[at % LINES.length])
    x += wide
  })
  const told = `${total}`
  writings.total.write(canvas, told, 1136 - writings.total.widthOf(told), y + 17, INK)
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + Math.max(0, one), 0)
