// `npm run bench -- rest`: what is still at work at a table with grandmasters while a person is asked, in the browser
// of this machine: the processor time of all pages and their workers once the bots have thought, and their memory.
// `--game <id>` looks at one table.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { CDPSession, Page } from 'playwright-core'
import type { KeptMatch } from './kept.ts'
import { matchAt } from './moments.ts'
import { myVillageAt } from './my-village-moments.ts'
import { knowTheGames } from './newcomers.ts'
import { openApp } from './opened-app.ts'
import { OPTION, QUIET } from './play.ts'
import { sitDown } from './table.ts'
import { worldAt } from './world-moments.ts'

const TABLES: readonly { readonly game: string; match(): KeptMatch }[] = [
  { game: 'village', match: () => matchAt('take-three') },
  { game: 'my-village', match: () => myVillageAt({ players: 3, decision: 'die-1', round: 6 }) },
  { game: 'world-without-end', match: () => worldAt('use') },
]
/** Enough answers that bots have thought in between. */
const ANSWERS = 12
/** How long an answer may take to show. */
const STEP = 500
/** How long a grandmaster or several in a row may take on a busy machine, and how long nothing is asked. */
const PATIENCE = 120_000
const SETTLED = 5_000
const SILENCE = 20_000
/** More of a processor than this is no rest: who thinks takes a whole one. */
const MOST = 0.05

const { values } = parseArgs({ options: { game: { type: 'string' } }, allowPositionals: true })
const app = await openApp()
const context = await app.browser.newContext({ baseURL: app.origin, locale: 'en', serviceWorkers: 'block' })
await knowTheGames(context)
const browserwide = await app.browser.newBrowserCDPSession()

for (const { game, match } of TABLES) {
  if (values.game !== undefined && values.game !== game) continue
  const page = await context.newPage()
  await page.goto('/about')
  await sitDown(page, withGrandmasters(match()))
  for (let answer = 0; answer < ANSWERS; answer++) {
    await asked(page)
    await page.locator(`${OPTION}, ${QUIET}`).first().click()
    await page.waitForTimeout(STEP)
  }
  await asked(page)
  const workers = page.workers().length
  await page.waitForTimeout(SETTLED)
  const before = await pagesOf(browserwide)
  await page.waitForTimeout(SILENCE)
  const after = await pagesOf(browserwide)
  const share = (after.seconds - before.seconds) / (SILENCE / 1000)
  if (share > MOST) process.exitCode = 1
  console.log(
    `${game}: while a person is asked ${(100 * share).toFixed(2)} % of a processor, ${workers} workers, ${after.megabytes} MB`,
  )
  await page.close()
}
await app.close()

function withGrandmasters(match: KeptMatch): KeptMatch {
  return JSON.parse(JSON.stringify(match).replaceAll(/"level":"\w+"/g, '"level":"grandmaster"')) as KeptMatch
}

async function asked(page: Page): Promise<void> {
  await page.locator(`${OPTION}, ${QUIET}`).first().waitFor({ timeout: PATIENCE })
}

/** Processor time that pages and their workers have used so far, and the memory they have. */
async function pagesOf(session: CDPSession): Promise<{ seconds: number; megabytes: number }> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const kilobytes = pages.reduce((sum, { id }) => sum + residentOf(id), 0)
  return {
    seconds: pages.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    megabytes: Math.round(kilobytes / 1000),
  }
}

function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
