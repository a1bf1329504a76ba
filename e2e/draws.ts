// What a page draws is the same at every run: a match that went wrong once goes wrong again.
import type { BrowserContext } from 'playwright-core'
import { testSeed } from '../scripts/test/seed.ts'

/** Each name has draws of its own; CHRONIK_SEED asks for others. */
export async function fixDraws(context: BrowserContext, name: string): Promise<void> {
  await context.addInitScript(drawFrom, hash(`${testSeed()} ${name}`))
}

/** Runs in the page, before any of its scripts. */
function drawFrom(seed: number): void {
  let state = (seed + 0x9e3779b9 * loads()) | 0
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  Math.random = () => draw() / 2 ** 32
  crypto.getRandomValues = (array) => {
    if (!ArrayBuffer.isView(array)) throw new TypeError('nothing to draw into')
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (let at = 0; at < bytes.length; at++) bytes[at] = draw()
    return array
  }

  /** A page that is loaded anew draws something else. */
  function loads(): number {
    try {
      const count = Number(sessionStorage.getItem('loads') ?? 0) + 1
      sessionStorage.setItem('loads', String(count))
      return count
    } catch {
      return 0
    }
  }
}

function hash(text: string): number {
  let mixed = 0x811c9dc5
  for (let at = 0; at < text.length; at++) mixed = Math.imul(mixed ^ text.charCodeAt(at), 0x01000193)
  return mixed | 0
}
