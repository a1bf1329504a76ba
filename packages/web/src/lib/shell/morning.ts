import { defs } from '../art/defs.ts'
import { morningScene } from '../art/scenes/morning.ts'

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900">'

/** Morning at the edge of the village: behind forms and pages of text. */
export function morning(): string {
  return `${HEAD}<defs>${defs}</defs>${morningScene()}<rect width="1440" height="900" fill="url(#pGrain)"/></svg>`
}

const WINDOWS = [
  [744, 156, 34],
  [838, 130, 44],
  [938, 160, 34],
  [1000, 150, 46],
  [1104, 156, 36],
  [1230, 152, 34],
  [1310, 160, 40],
  [1400, 160, 34],
] as const

/** Its lit windows, laid over it at night. */
export function morningLamps(): string {
  const lamps = WINDOWS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#gLamp)"/>`)
  return `${HEAD}<defs>${defs}</defs>${lamps.join('')}</svg>`
}
