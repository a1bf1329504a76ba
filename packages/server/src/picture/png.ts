import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** A picture as it lies in memory: rows from above, `channels` bytes for each dot. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  /** 1: shades, 3: red, green and blue. */
  readonly channels: 1 | 3
  readonly data: Uint8Array
}

const SIGNATURE = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10)
const KINDS = { 1: 0, 3: 2 } as const
/** Each dot is written as what differs from the one above it: skies and panels are mostly the same. */
const UP = 2

export function writePng({ width, height, channels, data }: Bitmap): Buffer {
  const stride = width * channels
  const lines = new Uint8Array(height * (stride + 1))
  for (let y = 0; y < height; y++) {
    const to = y * (stride + 1)
    lines[to] = UP
    for (let x = 0; x < stride; x++)
      lines[to + 1 + x] = data[y * stride + x] - (y === 0 ? 0 : data[(y - 1) * stride + x])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  head[9] = KINDS[channels]
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(content.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

/** Reads a picture of eight bits for each channel, as we and browsers write it: not laced, without a palette. */
export function readPng(file: Uint8Array): Bitmap {
  const bytes = Buffer.from(file)
  const parts: Buffer[] = []
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)))
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const channels = bytes[25] === 0 ? 1 : bytes[25] === 2 ? 3 : null
  if (channels === null || bytes[24] !== 8 || bytes[28] !== 0) throw new Error('a picture of another kind')
  const lines = inflateSync(Buffer.concat(parts))
  const stride = width * channels
  const data = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const from = y * (stride + 1)
    for (let x = 0; x < stride; x++) {
      const left = x < channels ? 0 : data[y * stride + x - channels]
      const above = y === 0 ? 0 : data[(y - 1) * stride + x]
      const corner = x < channels || y === 0 ? 0 : data[(y - 1) * stride + x - channels]
      data[y * stride + x] = lines[from + 1 + x] + foretold(lines[from], left, above, corner)
    }
  }
  return { width, height, channels, data }
}

/** What a dot would be by its neighbours, in each of the five ways of PNG. */
function foretold(way: number, left: number, above: number, corner: number): number {
  if (way === 0) return 0
  if (way === 1) return left
  if (way === UP) return above
  if (way === 3) return (left + above) >> 1
  const guess = left + above - corner
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((one) => Math.abs(guess - one))
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}
