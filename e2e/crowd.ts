// `npm run bench -- crowd`: what two people in their browsers feel while 200 others play on the same server.
//   --minutes 10  for how long; --tables 100  so many tables with two players each; --rate 40  moves a second of all
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freshRequest } from '@chronik/protocol'
import { type Browser, chromium, type Page } from 'playwright-core'
import { Measured } from '../bench/server/process.ts'
import { Latencies, type Summary } from '../packages/server/src/testing/load/latencies.ts'
import { buildWeb, builtWithSample } from '../scripts/build-web.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'
import { post } from './over-http.ts'
import { byMouse, playUntilConfirmed } from './play.ts'

const SERVER = new URL('./serving.ts', import.meta.url)
const PLAYERS = new URL('../packages/server/src/testing/load/players.ts', import.meta.url)
/** So many seconds one crowd stays: about as long as its matches last. */
const SHIFT = 60

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    tables: { type: 'string', default: '100' },
    rate: { type: 'string', default: '40' },
  },
  allowPositionals: true,
})

/** What a page notes of what it shows, by the clock that both pages share. */
interface Notes {
  /** Milliseconds from a click until the bar has changed. */
  readonly own: number[]
  /** When a deed was acknowledged to who made it, and when it was seen by who did not. */
  readonly acknowledged: Record<number, number>
  readonly seen: Record<number, number>
}

/** Lets a page note when it hears and shows something. */
function takeNotes(): void {
  const notes: Notes = { own: [], acknowledged: {}, seen: {} }
  Object.assign(globalThis, { notes })
  const now = () => performance.timeOrigin + performance.now()
  const bar = () => document.querySelector('.action, .plan, .bar')?.textContent ?? ''
  const told = () => document.querySelectorAll('.story li').length
  const until = (holds: () => boolean, then: (at: number) => void) => {
    const look = () => (holds() ? then(now()) : requestAnimationFrame(look))
    requestAnimationFrame(look)
  }
  const Plain = WebSocket
  globalThis.WebSocket = class extends Plain {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', ({ data }) => {
        const frame = JSON.parse(String(data)) as {
          type: string
          seq?: number
          own?: string[]
          beats?: object[]
        }
        const { seq } = frame
        if (seq === undefined) return
        if (frame.type === 'played') notes.acknowledged[seq] = now()
        if (frame.type !== 'update' || frame.own?.length !== 0 || frame.beats?.length === 0) return
        const before = told()
        until(
          () => told() !== before,
          (at) => {
            notes.seen[seq] = at
          },
        )
      })
    }
  }
  addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('.action .option') === null) return
      const [at, before] = [now(), bar()]
      until(
        () => bar() !== before,
        (then) => notes.own.push(then - at),
      )
    },
    { capture: true },
  )
}

async function newcomer(browser: Browser, origin: string, name: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(120_000)
  await context.addInitScript(takeNotes)
  await context.addInitScript(() =>
    localStorage.setItem('chronik.known', '["village","village/market","village/mass"]'),
  )
  const page = await context.newPage()
  await page.goto('/about')
  await post(page, '/auth/guest', { name })
  return page
}

/** A match of two; both look at it. */
async function sitTogether(one: Page, other: Page): Promise<void> {
  await Promise.all([one, other].map((page) => page.goto('/about')))
  const { table } = await post(one, '/tables', {
    request: freshRequest(),
    game: 'village',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  await post(other, `/tables/${table.id}/join`)
  await post(other, `/tables/${table.id}/ready`)
  await post(one, `/tables/${table.id}/start`)
  await Promise.all([one, other].map((page) => page.goto(`/t/${table.id}`)))
}

const due = '.action .option:not([aria-disabled]), .action .ends .button'

/** Plays by turns until somebody has won, or the time is over. */
async function playTogether(pages: readonly Page[], end: number): Promise<void> {
  for (let turn = 1; performance.now() < end; turn++) {
    const next = await Promise.race(
      pages.map(async (page) => {
        await page.locator(`${due}, .scoring h1`).first().waitFor()
        return page
      }),
    )
    if ((await next.locator('.scoring h1').count()) > 0) return
    await playUntilConfirmed(next, byMouse(), turn)
    await next
      .locator(due)
      .first()
      .waitFor({ state: 'detached' })
      .catch(() => undefined)
  }
}

function notesOf(page: Page): Promise<Notes> {
  return page.evaluate(() => (globalThis as unknown as { notes: Notes }).notes)
}

function inWords({ p50, p99, max }: Summary): string {
  return `median ${p50.toFixed(0)} ms, 99 % ${p99.toFixed(0)} ms, worst ${max.toFixed(0)} ms`
}

interface Played {
  readonly moves: number
  readonly refused: number
  readonly seconds: number
  readonly acknowledged: Summary
}

/** The others, shift after shift. */
async function crowd(address: string, end: number): Promise<Played[]> {
  const all: Played[] = []
  while (performance.now() < end) {
    const seconds = Math.max(5, Math.min(SHIFT, Math.ceil((end - performance.now()) / 1000)))
    const players = new Measured(PLAYERS, [address, values.tables, values.rate, String(seconds)])
    await players.line()
    players.tell('go')
    all.push(await players.json<Played>())
    await players.end()
  }
  return all
}

await buildWeb(console.log, builtWithSample)
const data = mkdtempSync(join(tmpdir(), 'chronik-crowd-'))
const server = new Measured(SERVER, [], { PORT: '0', CHRONIK_DATA: data, CHRONIK_RATE_LIMITS: 'off' })
const origin = (await server.line()).trim()
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS })
try {
  const pages = await Promise.all(['Greta', 'Ylva'].map((name) => newcomer(browser, origin, name)))
  const end = performance.now() + 60_000 * Number(values.minutes)
  const others = crowd(origin, end)
  const own = new Latencies()
  const seen = new Latencies()
  while (performance.now() < end) {
    await sitTogether(pages[0], pages[1])
    await playTogether(pages, end)
    const [one, other] = await Promise.all(pages.map(notesOf))
    for (const milliseconds of [...one.own, ...other.own]) own.add(milliseconds)
    for (const [from, to] of [
      [one, other],
      [other, one],
    ])
      for (const [seq, at] of Object.entries(from.acknowledged)) {
        const shown = to.seen[Number(seq)]
        if (shown !== undefined) seen.add(Math.max(0, shown - at))
      }
  }
  const all = await others
  const moves = all.reduce((sum, played) => sum + played.moves, 0)
  const seconds = all.reduce((sum, played) => sum + played.seconds, 0)
  console.log(
    `${2 * Number(values.tables)} others made ${moves} moves, ${Math.round(moves / seconds)} a second`,
  )
  console.log(
    `  acknowledged: 99 % ${Math.max(...all.map((one) => one.acknowledged.p99)).toFixed(0)} ms in the worst minute`,
  )
  console.log(`own clicks until the bar answers (${own.count}): ${inWords(own.summary())}`)
  console.log(
    `moves of the other until they are seen, from their acknowledgement (${seen.count}): ${inWords(seen.summary())}`,
  )
  console.log(
    `the server: ${(server.memory() / 1e6).toFixed(0)} MB, ${server.cpuSeconds().toFixed(0)} CPU seconds`,
  )
} finally {
  await browser.close()
  await server.end()
  rmSync(data, { recursive: true, force: true })
}
