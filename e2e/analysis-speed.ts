// `npm run bench -- analysis`: how long a match of four of each game is looked back on, in the browser of this machine.
// A finished match lies on the device; its page is opened, and the clock runs until everything has been read.
// `--game <id>` reads one game, `--build <folder>` measures an older build.
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { KeptMatch } from './kept.ts'
import { matchAt } from './moments.ts'
import { myVillageAt } from './my-village-moments.ts'
import { openApp } from './opened-app.ts'
import { keep } from './table.ts'
import { worldAt } from './world-moments.ts'

/** Nobody should wait longer, in milliseconds, on a device with two cores. */
const LIMIT = 120_000

const MATCHES: readonly { readonly game: string; played(): KeptMatch }[] = [
  { game: 'village', played: () => matchAt('scored') },
  { game: 'my-village', played: () => myVillageAt({ players: 4, decision: 'over' }) },
  { game: 'world-without-end', played: () => worldAt('scored') },
]

const { values } = parseArgs({
  options: { build: { type: 'string' }, game: { type: 'string' } },
  allowPositionals: true,
})
const app = await openApp(values.build === undefined ? undefined : resolve(values.build))
const context = await app.browser.newContext({
  baseURL: app.origin,
  viewport: { width: 1440, height: 900 },
  locale: 'en',
  serviceWorkers: 'block',
})

console.log(
  `a match of four, on ${availableParallelism()} cores; within ${LIMIT / 1000} s each; by the clock: a busy machine takes longer`,
)
console.log('game                  decisions   until the first news   until read   news of how far it is')
for (const { game, played } of MATCHES) {
  if (values.game !== undefined && values.game !== game) continue
  const page = await context.newPage()
  await page.goto('/about')
  const match = played()
  await keep(page, match)
  const started = performance.now()
  await page.goto(`/analysis?id=${match.id}`)
  const progress = page.getByRole('progressbar')
  await progress.waitFor()
  const tellings = await page.evaluate(
    () =>
      new Promise<{ readonly first: number; readonly told: number; readonly events: number }>((done) => {
        const from = performance.timeOrigin
        const seen: number[] = []
        let first = 0
        let events = 0
        const look = (): void => {
          const bar = document.querySelector('progress')
          if (bar === null) {
            done({ first, told: seen.length, events })
            return
          }
          events = bar.max
          if (bar.value > 0 && bar.value !== seen.at(-1)) {
            first ||= performance.timeOrigin + performance.now() - from
            seen.push(bar.value)
          }
          setTimeout(look, 50)
        }
        look()
      }),
  )
  await page.locator('[aria-labelledby="learn"]').waitFor()
  const took = performance.now() - started
  if (took > LIMIT) process.exitCode = 1
  const seconds = (time: number) => `${(time / 1000).toFixed(1)} s`
  console.log(
    `${game.padEnd(20)} ${String(tellings.events).padStart(10)}   ${seconds(tellings.first).padStart(20)}   ${seconds(took).padStart(10)}   ${tellings.told} times`,
  )
  await page.close()
}
await app.close()
