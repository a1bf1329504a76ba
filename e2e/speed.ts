// `npm run bench -- web`: how fast a table answers, in the browser of this machine.
// All figures come from a trace of the browser: what our scripts need to update the board, and how long it takes
// until the first answer and until everything is on the screen. `--build <folder>` measures an older build.
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright-core'
import { buildWeb, built } from '../scripts/build-web.ts'
import { serveOnce } from '../scripts/start/once.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'
import { type MomentName, matchAt } from './moments.ts'
import { settled, sitDown } from './table.ts'
import { SPAN, type TracedInput, traced } from './trace.ts'

const MOMENTS: readonly MomentName[] = ['take-three', 'take-five', 'crafts', 'travel', 'solo-take']
const ROUNDS = 12
/** Chooses a place, an option in it, and takes both back. */
const KEYS = ['1', '1', 'Backspace', 'Backspace', '3', '1', 'Backspace', 'Backspace'] as const

const { values } = parseArgs({ options: { build: { type: 'string' } }, allowPositionals: true })
if (values.build === undefined) await buildWeb()
const server = await serveOnce(values.build ?? built)
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS })
const context = await browser.newContext({
  baseURL: server.origin,
  viewport: { width: 1440, height: 900 },
  locale: 'en',
  serviceWorkers: 'block',
})

console.log('milliseconds, median and 95 %')
console.log('moment          inputs   board update      first answer      whole table')
for (const name of MOMENTS) {
  const page = await context.newPage()
  await page.goto('/about')
  await sitDown(page, matchAt(name))
  await page.locator('.action .option').first().waitFor()
  await settled(page)
  const bars = [await bar(page)]
  const keys = await traced(await context.newCDPSession(page), async () => {
    for (let round = 0; round < ROUNDS; round++) {
      for (const key of KEYS) {
        await page.keyboard.press(key)
        await page.waitForTimeout(SPAN)
        bars.push(await bar(page))
      }
    }
  })
  // A key that changes nothing is no input.
  const inputs = keys.flatMap((input, at) => (input === null || bars[at] === bars[at + 1] ? [] : [input]))
  const column = (of: keyof TracedInput) => inWords(inputs.map((input) => input[of])).padEnd(15)
  console.log(
    `${name.padEnd(14)} ${String(inputs.length).padStart(7)}   ${column('script')}   ${column('first')}   ${column('whole')}`.trimEnd(),
  )
  await page.close()
}
await browser.close()
await server.close()

/** What can be chosen, in words. */
function bar(page: Page): Promise<string | null> {
  return page.locator('.action').textContent()
}

function inWords(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  return `${at(0.5)}, ${at(0.95)}`
}
