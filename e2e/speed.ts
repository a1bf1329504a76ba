// `npm run bench -- web`: how fast the tables answer, in the browser of this machine.
// All numbers come from a trace of the browser: what our scripts need to update the board, what the page needs until
// its first answer, and how long it takes until that and until everything is on the screen.
// `--game <id>` measures one table, `--moment <name>` one moment (or several: it may be given again), `--build <folder>`
// an older build, `--span <ms>` waits longer after an input: a busy machine has not done everything in time.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { EXPANSION_MOMENTS, expansionAt } from './expansion-moments.ts'
import type { KeptMatch } from './kept.ts'
import { matchAt } from './moments.ts'
import { myVillageAt } from './my-village-moments.ts'
import { knowTheGames } from './newcomers.ts'
import { openApp } from './opened-app.ts'
import { atRest } from './rest.ts'
import { sitDown } from './table.ts'
import { SPAN, type TracedInput, traced } from './trace.ts'
import { worldAt } from './world-moments.ts'

interface Measured {
  readonly game: string
  readonly name: string
  match(): KeptMatch
}

const MOMENTS: readonly Measured[] = [
  { game: 'village', name: 'three, taking', match: () => matchAt('take-three') },
  { game: 'village', name: 'five, taking', match: () => matchAt('take-five') },
  { game: 'village', name: 'crafts', match: () => matchAt('crafts') },
  { game: 'village', name: 'travel', match: () => matchAt('travel') },
  { game: 'village', name: 'alone', match: () => matchAt('solo-take') },
  { game: 'village', name: 'everything', match: () => expansionAt(EXPANSION_MOMENTS['all-take']) },
  { game: 'my-village', name: 'dice', match: () => myVillageAt({ players: 3, decision: 'die-1', round: 6 }) },
  { game: 'my-village', name: 'use', match: () => myVillageAt({ players: 4, decision: 'use', round: 6 }) },
  { game: 'my-village', name: 'tile', match: () => myVillageAt({ players: 3, decision: 'tile', round: 4 }) },
  { game: 'world-without-end', name: 'use', match: () => worldAt('use') },
  { game: 'world-without-end', name: 'project', match: () => worldAt('project') },
  { game: 'world-without-end', name: 'site', match: () => worldAt('site') },
]
const ROUNDS = 12
/** Chooses a place, an option in it, and takes both back. */
const KEYS = ['1', '1', 'Backspace', 'Backspace', '2', '1', 'Backspace', 'Backspace'] as const

const { values } = parseArgs({
  options: {
    build: { type: 'string' },
    game: { type: 'string' },
    moment: { type: 'string', multiple: true },
    span: { type: 'string' },
  },
  allowPositionals: true,
})
/** Milliseconds for one input. */
const span = values.span === undefined ? SPAN : Number(values.span)
const app = await openApp(values.build === undefined ? undefined : resolve(values.build))
const context = await app.browser.newContext({
  baseURL: app.origin,
  viewport: { width: 1440, height: 900 },
  locale: 'en',
  serviceWorkers: 'block',
})
await knowTheGames(context)

console.log('milliseconds, median and 95 %; the first two are processor time, the others go by the clock')
console.log(
  'table                moment          inputs   board update   until answer   first answer   whole table',
)
for (const { game, name, match } of MOMENTS) {
  if (values.game !== undefined && values.game !== game) continue
  if (values.moment !== undefined && !values.moment.includes(name)) continue
  const page = await context.newPage()
  await page.goto('/about')
  await sitDown(page, match())
  await page.locator('.action h2').waitFor()
  await atRest(page)
  const bars = [await bar(page)]
  const press = async (): Promise<void> => {
    for (let round = 0; round < ROUNDS; round++) {
      for (const key of KEYS) {
        await page.keyboard.press(key)
        await page.waitForTimeout(span)
        bars.push(await bar(page))
      }
    }
  }
  const keys = await traced(await context.newCDPSession(page), press, span)
  // A key that changes nothing is no input.
  const inputs = keys.flatMap((input, at) => (input === null || bars[at] === bars[at + 1] ? [] : [input]))
  const column = (of: keyof TracedInput) => inWords(inputs.map((input) => input[of])).padEnd(12)
  const columns = (['script', 'work', 'first', 'whole'] as const).map(column).join('   ')
  console.log(
    `${game.padEnd(20)} ${name.padEnd(14)} ${String(inputs.length).padStart(7)}   ${columns}`.trimEnd(),
  )
  await page.close()
}
await app.close()

/** What can be chosen, in words. */
function bar(page: Page): Promise<string | null> {
  return page.locator('.action').textContent()
}

function inWords(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  return `${at(0.5)}, ${at(0.95)}`
}
