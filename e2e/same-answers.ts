// `npm run bench -- answers`: whether bots answer the same in Node, in a page and in a worker of the browser of this
// machine, values to the last bit. `--times` also tells how long each level thinks in the browser, by the clock;
// how much memory that took and what is still at work once nothing is asked; `--slower 4` with a processor that is slowed down so many times, `--positions 20` over so many positions.
import { parseArgs } from 'node:util'
import { type CDPSession, chromium } from 'playwright-core'
import { alone } from '../packages/web/alone.ts'
import { root } from '../scripts/tools.ts'
import { answersOf, GAMES, RANKS, type timesOf } from './answers.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'

interface Asked {
  readonly chronik: { readonly answersOf: typeof answersOf; readonly timesOf: typeof timesOf }
}

const { values } = parseArgs({
  options: {
    times: { type: 'boolean' },
    slower: { type: 'string' },
    positions: { type: 'string' },
    game: { type: 'string' },
  },
  allowPositionals: true,
})
/** How long nothing is asked, in milliseconds. */
const SILENCE = 10_000

const games = GAMES.filter((game) => values.game === undefined || values.game === game)

const code = await alone(`${root}/e2e/answers-apart.ts`)

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS })
const page = await browser.newPage()
// A page of its own with nothing but the bots; nothing is asked of the network.
await page.route('http://localhost/**', (route) =>
  route.request().url().endsWith('.js')
    ? route.fulfill({ contentType: 'text/javascript', body: code })
    : route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/bots.js"></script>' }),
)
await page.goto('http://localhost/')
await page.waitForFunction(() => 'chronik' in globalThis)

let same = true
for (const game of games) {
  const here = await answersOf(game)
  const onPage = await page.evaluate((id) => (globalThis as unknown as Asked).chronik.answersOf(id), game)
  const inWorker = await page.evaluate(
    (id) =>
      new Promise<string[]>((done, failed) => {
        const worker = new Worker('/bots.js', { type: 'module' })
        worker.addEventListener('error', ({ message }) => failed(new Error(message)))
        worker.addEventListener('message', ({ data }: MessageEvent<string[]>) => {
          worker.terminate()
          done(data)
        })
        worker.postMessage(id)
      }),
    game,
  )
  const differ = here.filter((line, at) => line !== onPage[at] || line !== inWorker[at]).length
  const counted = here.length === onPage.length && here.length === inWorker.length
  same &&= counted && differ === 0
  console.log(`${game}: ${here.length} positions, ${counted ? differ : 'not as many'} answered otherwise`)
}

if (values.times) {
  const rate = Number(values.slower ?? 1)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await session.send('Performance.enable')
  console.log(
    `a processor slowed down ${rate} times; milliseconds by the clock: median, 95 % within, longest; MB that the page's scripts hold afterwards`,
  )
  for (const game of games) {
    for (const level of RANKS) {
      const times = await page.evaluate(
        ([id, one, count]) => (globalThis as unknown as Asked).chronik.timesOf(id, one, count),
        [game, level, Number(values.positions ?? 20)] as const,
      )
      const at = (share: number): string =>
        times[Math.min(times.length - 1, Math.floor(share * times.length))].toFixed(1)
      console.log(`${game}, ${level}: ${at(0.5)}, ${at(0.95)}, ${at(1)}; ${await heapOf(session)}`)
    }
  }
  // Slowing a processor down keeps it busy.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const browserwide = await browser.newBrowserCDPSession()
  const before = await processorOf(browserwide)
  await page.waitForTimeout(SILENCE)
  const spent = (await processorOf(browserwide)) - before
  console.log(
    `nothing asked for ${SILENCE / 1000} s: ${(1000 * spent).toFixed(0)} ms of processor time in all pages`,
  )
}
await browser.close()
process.exitCode = same ? 0 : 1

/** Millions of bytes that scripts of the page hold, without what nobody can reach any more. */
async function heapOf(session: CDPSession): Promise<string> {
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  return (used / 1e6).toFixed(1)
}

/** Seconds of processor time that pages and their workers have used so far. */
async function processorOf(browserwide: CDPSession): Promise<number> {
  const { processInfo } = await browserwide.send('SystemInfo.getProcessInfo')
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}
