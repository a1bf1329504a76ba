// `npm run bench -- web`: how fast a table answers, in the browser of this machine.
// Both figures are what the browser itself measures (Event Timing): the update of the board is the time from the
// start of our work on an input to its end, the page with all its parts changed; to the paint that shows it,
// in steps of 8 ms, it takes what the browser needs for styles, layout and painting.
import { chromium, type Page } from 'playwright-core'
import { buildWeb, built } from '../scripts/build-web.ts'
import { serveOnce } from '../scripts/start/once.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'
import { type MomentName, matchAt } from './moments.ts'
import { settled, sitDown } from './table.ts'

const MOMENTS: readonly MomentName[] = ['take-three', 'take-five', 'crafts', 'market', 'solo-take']
const ROUNDS = 12
/** Chooses a place, an option in it, and takes both back. */
const KEYS = ['1', '1', 'Backspace', 'Backspace', '3', '1', 'Backspace', 'Backspace'] as const

declare global {
  interface Window {
    /** Milliseconds for each input. */
    inputs: { readonly update: number; readonly paint: number }[]
  }
}

await buildWeb()
const server = await serveOnce(built)
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS })
const context = await browser.newContext({
  baseURL: server.origin,
  viewport: { width: 1440, height: 900 },
  locale: 'en',
  serviceWorkers: 'block',
})

console.log('moment          inputs   board update ms (median, 95 %)   input to paint ms (median, 95 %)')
for (const name of MOMENTS) {
  const page = await context.newPage()
  await page.goto('/about')
  await sitDown(page, matchAt(name))
  await page.locator('.action .option').first().waitFor()
  await settled(page)
  await watchInputs(page)
  for (let round = 0; round < ROUNDS; round++) {
    for (const key of KEYS) {
      await page.keyboard.press(key)
      await page.waitForTimeout(120)
    }
  }
  const inputs = await page.evaluate(() => window.inputs)
  console.log(
    `${name.padEnd(14)} ${String(inputs.length).padStart(7)}   ${inWords(inputs.map(({ update }) => update)).padEnd(31)}   ${inWords(inputs.map(({ paint }) => paint))}`,
  )
  await page.close()
}
await browser.close()
await server.close()

async function watchInputs(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.inputs = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const update = entry.processingEnd - entry.processingStart
        if (entry.name === 'keydown') window.inputs.push({ update, paint: entry.duration })
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
}

function inWords(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  return `${at(0.5)}, ${at(0.95)}`
}
