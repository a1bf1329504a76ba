import { bush, tree } from '../art/flora.ts'
import { hen } from '../art/props.ts'
import { sheep } from '../art/yard.ts'

/** Plates of chapters stand along a way that winds down the meadow, three in a row. */
export const PER_ROW = 3
const WIDTH = 1000
const ROW = 144
/** The middle of the first row. */
const FIRST = 74
/** Plates do not stand in line: nobody mows here. */
const SWAY = [0, 16, -8, 12] as const

interface Stop {
  readonly x: number
  readonly y: number
}

export interface SchoolPath {
  readonly width: number
  readonly height: number
  readonly stops: readonly Stop[]
  /** The way as a line through all stops. */
  readonly line: string
  /** What stands beside it, as symbols of the page. */
  readonly beside: string
}

/** The way through so many chapters: from left to right, and back in the next row. */
export function pathOf(chapters: number): SchoolPath {
  const stops = Array.from({ length: chapters }, (_, at): Stop => {
    const row = Math.floor(at / PER_ROW)
    const along = at % PER_ROW
    const column = row % 2 === 0 ? along : PER_ROW - 1 - along
    return { x: ((column + 0.5) * WIDTH) / PER_ROW, y: FIRST + row * ROW + SWAY[at % SWAY.length] }
  })
  const rows = Math.ceil(chapters / PER_ROW)
  return {
    width: WIDTH,
    height: FIRST * 2 + (rows - 1) * ROW,
    stops,
    line: lineOf(stops),
    beside: besideOf(rows),
  }
}

/** Within a row it sways; at the end of one it turns around on the outside. */
function lineOf(stops: readonly Stop[]): string {
  return stops
    .map(({ x, y }, at) => {
      const before = stops[at - 1]
      if (before === undefined) return `M${x} ${y}`
      if (Math.floor(at / PER_ROW) === Math.floor((at - 1) / PER_ROW)) {
        const half = (before.x + x) / 2
        return `C${half} ${before.y} ${half} ${y} ${x} ${y}`
      }
      const out = x > WIDTH / 2 ? x + 190 : x - 190
      return `C${out} ${before.y} ${out} ${y} ${x} ${y}`
    })
    .join('')
}

/** Trees and animals in the gaps between the rows. */
function besideOf(rows: number): string {
  return Array.from({ length: Math.max(0, rows - 1) }, (_, row) => {
    const y = FIRST + row * ROW + ROW / 2 + 14
    const [left, right] = row % 2 === 0 ? [330, 668] : [668, 330]
    const animal = row % 2 === 0 ? sheep(right - 34, y + 4, 1.1) : hen(right - 30, y + 2, 1.3)
    return `${tree(left, y + 6, 15, row % 4, row + 2)}${bush(left + 26, y + 6, 8)}${animal}${tree(right + 8, y + 4, 12, (row + 3) % 5, row)}`
  }).join('')
}
