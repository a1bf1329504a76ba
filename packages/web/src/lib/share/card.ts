import { defs } from '../art/defs.ts'
import { morningScene } from '../art/scenes/morning.ts'
import { shellSheet } from '../pieces/shell-sheet.ts'
import type { TargetId } from '../table/contract.ts'

/** What a picture of a match tells, at most a dozen words beside names and figures. */
export interface ShareCard {
  readonly title: string
  readonly detail: string
  readonly rows: readonly ShareRow[]
  /** Where the match can be seen. */
  readonly address: string
  /** What a moment is about: the picture shows the board there, if one is in sight. */
  readonly about?: readonly TargetId[]
}

export interface ShareRow {
  readonly name: string
  readonly colour: string
  /** What the points came from, in the order of the score; empty while a match is looked at in between. */
  readonly parts: readonly number[]
  readonly total: number
  /** The total as it is written. */
  readonly told: string
}

export const WIDTH = 1200
export const HEIGHT = 630
/** Where the board lies in the picture of a moment. */
export const BOARD = { x: 470, y: 0, width: WIDTH - 470, height: HEIGHT } as const

const LINE_COLOURS = [
  '#a93032',
  '#4c9553',
  '#84573a',
  '#7c59a0',
  '#3b6f9e',
  '#c06a2b',
  '#b08a14',
  '#3d8a86',
  '#9b4a72',
  '#6c7a3a',
  '#5a5f73',
]
const LEFT = 254
const RIGHT = 1052
/** Where the points stand; few rows are drawn larger. */
const TABLE = { y: 262, height: 292 } as const
/** Letters are about so wide, measured in their height. */
const LETTER = 0.54
const LETTERS =
  '.d{font-family:"Fraunces Variable",Georgia,serif;font-variation-settings:"SOFT" 100;font-weight:640}.u{font-family:"Figtree Variable",Figtree,sans-serif;font-weight:640}'

/** A picture for chats, whole in itself; `fonts` are rules that bring the letters along. */
export function shareCard({ title, detail, rows, address }: ShareCard, fonts: string): string {
  const most = Math.max(1, ...rows.map(({ total, parts }) => Math.max(total, sum(parts))))
  const step = Math.min(96, 264 / Math.max(1, rows.length))
  const top = TABLE.y + TABLE.height / 2 - ((rows.length - 1) * step) / 2
  const body = rows.map((row, at) => rowOf(row, top + at * step, step, most)).join('')
  // Who has won stands there with the others; a moment in between needs the room for what happened.
  const people = rows.some(({ parts }) => parts.length > 0) ? figuresOf(rows) : ''
  const words = titleOf(title, people === '' ? WIDTH - 100 : WIDTH - 110 - FIGURE * rows.length)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${fonts}${LETTERS}</style><defs>${defs}<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1e2350" stop-opacity=".9"/><stop offset=".4" stop-color="#2c2a5c" stop-opacity=".62"/><stop offset="1" stop-color="#3a2b2f" stop-opacity=".5"/></linearGradient></defs><g transform="translate(-240 0)">${morningScene()}</g><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#dusk)"/><g display="none">${shellSheet()}</g><text class="d" x="48" y="62" font-size="30" fill="#fff6e0">Chronik</text>${words}<text class="u" x="50" y="240" font-size="27" fill="#fff1d6">${quoted(shortened(detail, 60))}</text>${people}<rect x="40" y="${TABLE.y}" width="1120" height="${TABLE.height}" rx="24" fill="#fffaf0"/>${body}<text class="u" x="1152" y="598" font-size="22" fill="#fff6e0" text-anchor="end">${quoted(shortened(address, 60))}</text></svg>`
}

const MOMENT = { left: 44, wide: BOARD.x - 80, sizes: [46, 40, 34], lines: 5 } as const

/** A moment beside its board, which is laid into the picture at `BOARD`. */
export function momentCard({ title, detail, rows, address }: ShareCard, fonts: string): string {
  const { left, wide, sizes, lines } = MOMENT
  const [large, middle, small] = sizes.map((size) => ({
    size,
    told: wrapped(title, Math.floor(wide / (size * LETTER))),
  }))
  const { size, told } = [large, middle].find((one) => one.told.length < lines) ?? small
  const words = told
    .slice(0, lines)
    .map((line, at) => {
      const isCut = at === lines - 1 && told.length > lines
      return `<text class="d" x="${left}" y="${(118 + size * 0.8 + at * size * LINE_HEIGHT).toFixed(0)}" font-size="${size}" fill="#33261c">${quoted(isCut ? `${line}…` : line)}</text>`
    })
    .join('')
  const step = Math.min(44, 200 / Math.max(1, rows.length))
  const standing = rows.map((row, at) => standingOf(row, 390 + at * step)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${fonts}${LETTERS}</style><g display="none">${shellSheet()}</g><rect width="${WIDTH}" height="${HEIGHT}" fill="#fffaf0"/><text class="d" x="${left}" y="62" font-size="30" fill="#8f2f2a">Chronik</text><text class="u" x="${left}" y="98" font-size="22" fill="#6b5844">${quoted(shortened(detail, 34))}</text>${words}${standing}<text class="u" x="${left}" y="606" font-size="18" fill="#6b5844">${quoted(shortened(address, 42))}</text></svg>`
}

function standingOf({ name, colour, told }: ShareRow, y: number): string {
  const { left, wide } = MOMENT
  return `<svg x="${left}" y="${y - 26}" width="32" height="32" viewBox="0 0 32 32"><use href="#marker-${colour}"/></svg><text class="u" x="${left + 44}" y="${y}" font-size="26" fill="#33261c">${quoted(shortened(name, 14))}</text><text class="d" x="${left + wide}" y="${y}" font-size="30" fill="#33261c" text-anchor="end">${told}</text>`
}

/** In lines of so many letters, between words; what is longer than a line is cut. */
function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (let rest = text; rest !== ''; ) {
    const [line, more] = rest.length <= most ? [rest, ''] : brokenAt(rest, most)
    lines.push(line)
    rest = more
  }
  return lines
}

const LARGEST = 68
const SMALLEST = 38
const LINE_HEIGHT = 1.12

/** In one line as large as it can be, or in two; what is longer ends in between. */
function titleOf(title: string, wide: number): string {
  const fitting = Math.floor(wide / (Math.max(1, title.length) * LETTER))
  if (fitting >= SMALLEST) {
    const size = Math.min(LARGEST, fitting)
    return titleLine(title, 116 + size, size)
  }
  const most = Math.floor(wide / (SMALLEST * LETTER))
  const [first, rest] = brokenAt(title, most)
  const second = 152 + SMALLEST * LINE_HEIGHT
  return titleLine(first, 152, SMALLEST) + titleLine(shortened(rest, most), second, SMALLEST)
}

const titleLine = (text: string, y: number, size: number): string =>
  `<text class="d" x="48" y="${y.toFixed(0)}" font-size="${size}" fill="#fff6e0">${quoted(text)}</text>`

/** Between two words, before so many letters. */
function brokenAt(text: string, most: number): readonly [string, string] {
  const space = text.lastIndexOf(' ', most)
  return space <= 0 ? [text.slice(0, most), text.slice(most)] : [text.slice(0, space), text.slice(space + 1)]
}

const FIGURE = 92

/** Everybody who played, in a row; whoever has most stands first and is the largest. */
function figuresOf(rows: readonly ShareRow[]): string {
  const best = Math.max(...rows.map(({ total }) => total))
  return rows
    .map(({ colour, total }, at) => {
      const high = total === best ? 150 : 96
      const x = WIDTH - 60 - (rows.length - at) * FIGURE + (FIGURE - high) / 2
      return `<svg x="${x.toFixed(0)}" y="${(258 - high).toFixed(0)}" width="${high}" height="${high}" viewBox="0 0 32 32"><use href="#meeple-${colour}"/></svg>`
    })
    .join('')
}

/** One bar alone has the colour of its seat. */
const SEAT_COLOURS: { readonly [colour: string]: string } = {
  red: '#c9403f',
  blue: '#3b78b8',
  yellow: '#d9a11e',
  white: '#b9ad99',
  purple: '#7c59a0',
}

function rowOf(
  { name, colour, parts, total, told }: ShareRow,
  y: number,
  step: number,
  most: number,
): string {
  const width = RIGHT - LEFT
  const high = Math.min(48, Math.max(32, step * 0.5))
  let x = LEFT
  const bars = (parts.length === 0 ? [Math.max(0, total)] : parts).map((value, at) => {
    const wide = (Math.max(0, value) / most) * width
    const bar = `<rect x="${(x + 1.5).toFixed(1)}" y="${y - high / 2}" width="${Math.max(0, wide - 3).toFixed(1)}" height="${high}" rx="6" fill="${parts.length === 0 ? (SEAT_COLOURS[colour] ?? '#3b6f9e') : LINE_COLOURS[at % LINE_COLOURS.length]}"/>`
    x += wide
    return wide > 3 ? bar : ''
  })
  return `<svg x="62" y="${y - 17}" width="34" height="34" viewBox="0 0 32 32"><use href="#marker-${colour}"/></svg><text class="u" x="108" y="${y + 9}" font-size="26" fill="#33261c">${quoted(shortened(name, 10))}</text>${bars.join('')}<text class="d" x="1136" y="${y + 12}" font-size="34" fill="#33261c" text-anchor="end">${told}</text>`
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + Math.max(0, one), 0)

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
}

function quoted(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
