/** A QR code (ISO/IEC 18004) of a short text: bytes, error correction level M, versions 2 to 6. */

/** By version: codewords of error correction in a block, and codewords of data in each block. */
const BLOCKS: { readonly [version: number]: readonly [correction: number, ...data: number[]] } = {
  2: [16, 28],
  3: [26, 44],
  4: [18, 32, 32],
  5: [24, 43, 43],
  6: [16, 27, 27, 27, 27],
}
const LEVEL_M = 0b00

/** Dark modules by row, or null for a text that is too long. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text)
  const version = [2, 3, 4, 5, 6].find((one) => bytes.length + 2 <= capacity(one))
  if (version === undefined) return null
  const words = interleaved(version, codewords(bytes, capacity(version)))
  const codes = Array.from({ length: 8 }, (_, mask) => drawn(version, words, mask))
  return codes.reduce((best, code) => (unrest(code) < unrest(best) ? code : best))
}

function capacity(version: number): number {
  const [, ...blocks] = BLOCKS[version]
  return blocks.reduce((sum, size) => sum + size, 0)
}

/** Mode, length and bytes, filled up to the capacity. */
function codewords(bytes: Uint8Array, size: number): number[] {
  const nibbles = [0b0100, bytes.length >> 4, bytes.length & 15]
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15)
  nibbles.push(0)
  const words: number[] = []
  for (let at = 0; at < nibbles.length; at += 2) words.push((nibbles[at] << 4) | (nibbles[at + 1] ?? 0))
  for (let fill = 0; words.length < size; fill++) words.push(fill % 2 === 0 ? 0xec : 0x11)
  return words
}

const EXP: number[] = []
const LOG: number[] = []
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value
  LOG[value] = power
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0)
}
const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : EXP[(LOG[a] + LOG[b]) % 255])

/** What is left of a block when it is divided by the generator: its error correction (Reed-Solomon). */
function correction(block: readonly number[], length: number): number[] {
  let generator = [1]
  for (let root = 0; root < length; root++) {
    const next = Array<number>(generator.length + 1).fill(0)
    for (const [at, factor] of generator.entries()) {
      next[at] ^= factor
      next[at + 1] ^= times(factor, EXP[root])
    }
    generator = next
  }
  const rest = [...block, ...Array<number>(length).fill(0)]
  for (let at = 0; at < block.length; at++) {
    const lead = rest[at]
    for (const [offset, factor] of generator.entries()) rest[at + offset] ^= times(factor, lead)
  }
  return rest.slice(block.length)
}

function interleaved(version: number, words: readonly number[]): number[] {
  const [length, ...sizes] = BLOCKS[version]
  const ends = sizes.map((_, block) => sizes.slice(0, block + 1).reduce((sum, size) => sum + size, 0))
  const blocks = sizes.map((size, block) => words.slice(ends[block] - size, ends[block]))
  const corrections = blocks.map((block) => correction(block, length))
  return [...byTurns(blocks), ...byTurns(corrections)]
}

function byTurns(blocks: readonly (readonly number[])[]): number[] {
  return blocks[0].flatMap((_, at) => blocks.map((block) => block[at]))
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
]

function drawn(version: number, words: readonly number[], mask: number): boolean[][] {
  const size = 17 + 4 * version
  const code: (boolean | null)[][] = Array.from({ length: size }, () =>
    Array<boolean | null>(size).fill(null),
  )
  drawPatterns(code, version)
  drawFormat(code, mask)
  const bits = words.flatMap((word) => Array.from({ length: 8 }, (_, bit) => ((word >> (7 - bit)) & 1) === 1))
  let next = 0
  for (const [row, column] of path(size)) {
    if (code[row][column] !== null) continue
    code[row][column] = (bits[next++] ?? false) !== MASKS[mask](row, column)
  }
  return code.map((row) => row.map((module) => module === true))
}

/** Two columns at a time from the right, up and down; the column of the timing pattern is left out. */
function* path(size: number): Generator<readonly [row: number, column: number]> {
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step
      yield [row, right]
      yield [row, right - 1]
    }
    up = !up
  }
}

function drawPatterns(code: (boolean | null)[][], version: number): void {
  const size = code.length
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ])
    for (let row = -1; row < 8; row++)
      for (let column = -1; column < 8; column++) {
        if (code[top + row]?.[left + column] === undefined) continue
        const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3))
        code[top + row][left + column] = ring !== 2 && ring !== 4
      }
  const centre = 4 * version + 10
  for (let row = -2; row <= 2; row++)
    for (let column = -2; column <= 2; column++)
      code[centre + row][centre + column] = Math.max(Math.abs(row), Math.abs(column)) !== 1
  for (let at = 8; at < size - 8; at++) {
    code[6][at] = at % 2 === 0
    code[at][6] = at % 2 === 0
  }
  code[size - 8][8] = true
}

/** Level and mask with their own correction (BCH), twice. */
function drawFormat(code: (boolean | null)[][], mask: number): void {
  const size = code.length
  const data = (LEVEL_M << 3) | mask
  let rest = data << 10
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10)
  const format = ((data << 10) | rest) ^ 0x5412
  const bit = (at: number): boolean => ((format >> at) & 1) === 1
  for (let at = 0; at < 15; at++) {
    const [row, column] = at < 6 ? [at, 8] : at < 8 ? [at + 1, 8] : at === 8 ? [8, 7] : [8, 14 - at]
    code[row][column] = bit(at)
    if (at < 8) code[8][size - 1 - at] = bit(at)
    else code[size - 15 + at][8] = bit(at)
  }
}

/** How hard it is to read: long runs, blocks of one shade, more of one shade than of the other. */
function unrest(code: readonly (readonly boolean[])[]): number {
  const size = code.length
  let found = 0
  let dark = 0
  for (let row = 0; row < size; row++) {
    let [along, down] = [1, 1]
    for (let at = 0; at < size; at++) {
      if (code[row][at]) dark++
      if (at > 0) {
        along = code[row][at] === code[row][at - 1] ? along + 1 : 1
        down = code[at][row] === code[at - 1][row] ? down + 1 : 1
        for (const run of [along, down]) found += run === 5 ? 3 : run > 5 ? 1 : 0
      }
      const block = [code[row][at], code[row + 1]?.[at], code[row]?.[at + 1], code[row + 1]?.[at + 1]]
      if (block.every((module) => module === block[0])) found += 3
    }
  }
  return found + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10))
}
