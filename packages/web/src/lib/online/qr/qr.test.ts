import { expect, test } from 'vitest'
import { qrCode } from './qr.ts'

/** Reads a code as a scanner does, with the layout written down anew: format, mask, path, blocks. */
function read(code: readonly (readonly boolean[])[]): string {
  const size = code.length
  const version = (size - 17) / 4
  const column8 = [0, 1, 2, 3, 4, 5, 7, 8].map((row) => code[row][8])
  const row8 = [7, 5, 4, 3, 2, 1, 0].map((column) => code[8][column])
  const format = [...column8, ...row8].reduce((sum, bit, at) => sum | (bit ? 1 << at : 0), 0) ^ 0x5412
  const mask = (format >> 10) & 7
  expect(format >> 13, 'level M').toBe(0)
  const flips = [
    (r: number, c: number) => (r + c) % 2,
    (r: number) => r % 2,
    (_: number, c: number) => c % 3,
    (r: number, c: number) => (r + c) % 3,
    (r: number, c: number) => ((r >> 1) + Math.trunc(c / 3)) % 2,
    (r: number, c: number) => ((r * c) % 2) + ((r * c) % 3),
    (r: number, c: number) => (((r * c) % 2) + ((r * c) % 3)) % 2,
    (r: number, c: number) => (((r + c) % 2) + ((r * c) % 3)) % 2,
  ][mask]
  const centre = size - 7
  const isData = (r: number, c: number) =>
    !(r < 9 && (c < 9 || c >= size - 8)) &&
    !(r >= size - 8 && c < 9) &&
    r !== 6 &&
    c !== 6 &&
    !(Math.abs(r - centre) <= 2 && Math.abs(c - centre) <= 2)
  const bits: number[] = []
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair <= 6 ? 1 : 0)
    for (let step = 0; step < size; step++) {
      const row = pair % 2 === 0 ? size - 1 - step : step
      for (const column of [right, right - 1])
        if (isData(row, column)) bits.push(Number(code[row][column] !== (flips(row, column) === 0)))
    }
  }
  const words = Array.from({ length: Math.trunc(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(''), 2),
  )
  const [blocks, data] = { 2: [1, 28], 3: [1, 44], 4: [2, 64], 5: [2, 86], 6: [4, 108] }[version] ?? [0, 0]
  const mine = Array.from({ length: blocks }, (_, block) =>
    words.slice(0, data).filter((_word, at) => at % blocks === block),
  ).flat()
  const half = mine.flatMap((word) => [word >> 4, word & 15])
  expect(half[0], 'bytes').toBe(4)
  const length = half[1] * 16 + half[2]
  const bytes = Array.from({ length }, (_, at) => half[3 + 2 * at] * 16 + half[4 + 2 * at])
  expect(syndromes(words, blocks, data)).toEqual([])
  return new TextDecoder().decode(Uint8Array.from(bytes))
}

/** Blocks whose polynomial is not zero at every root of the generator. */
function syndromes(words: readonly number[], blocks: number, data: number): number[] {
  const power = (n: number) => {
    let value = 1
    for (let at = 0; at < n % 255; at++) value = value & 128 ? ((value << 1) ^ 0x11d) & 255 : value << 1
    return value
  }
  const times = (a: number, b: number) => {
    let [sum, left, right] = [0, a, b]
    while (right > 0) {
      if (right & 1) sum ^= left
      left = left & 128 ? ((left << 1) ^ 0x11d) & 255 : left << 1
      right >>= 1
    }
    return sum
  }
  return Array.from({ length: blocks }, (_, block) => block).filter((block) => {
    const own = (part: readonly number[]) => part.filter((_word, at) => at % blocks === block)
    const corrections = own(words.slice(data))
    const whole = [...own(words.slice(0, data)), ...corrections]
    return corrections.some(
      (_word, root) => whole.reduce((sum, word) => times(sum, power(root)) ^ word, 0) !== 0,
    )
  })
}

test.each([
  'https://a.bc/t/x',
  'http://localhost:3000/t/HKCiYFQUhhkWyGMDs-Zwf3',
  'https://chronik.example.org/t/HKCiYFQUhhkWyGMDs-Zwf3',
  'https://spieleabend.verein-brettspiel.example.org/t/HKCiYFQUhhkWyGMDs-Zwf3',
  `https://ein-sehr-langer-name.example.org:8443/t/HKCiYFQUhhkWyGMDs-Zwf3?i=${'x'.repeat(30)}`,
])('what is written can be read again, without an error: %s', (text) => {
  expect(read(qrCode(text) ?? [])).toBe(text)
})

test('what is too long has no code', () => {
  expect(qrCode('x'.repeat(107))).toBeNull()
})
