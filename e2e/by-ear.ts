// `npm run by-ear`: plays a whole match of Village by keys alone and writes down what a screen reader says, in docs/by-ear.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { buildWeb, built } from '../scripts/build-web.ts'
import { serveOnce } from '../scripts/start/once.ts'
import { root } from '../scripts/tools.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'
import { fixDraws } from './draws.ts'
import { Ear } from './ear.ts'
import { Listener } from './listener.ts'

const INTRODUCTION = `# A match by ear

What somebody hears who plays Village with a screen reader and the keyboard alone: one whole match against two bots, from the start page to the score. Written by \`npm run by-ear\`, which looks at nothing but the accessibility tree and the live regions, in the order in which they speak.

- **Key**: what was pressed.
- Plain lines: what has the focus now, with its role, state and description.
- > Quoted lines: what the table says by itself.
- Blocks: what is read when one reads on from there.
`

await buildWeb()
const server = await serveOnce(built)
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS })
const context = await browser.newContext({
  baseURL: server.origin,
  viewport: { width: 1440, height: 900 },
  locale: process.argv[2] ?? 'en-GB',
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
})
context.setDefaultTimeout(90_000)
await fixDraws(context, 'by ear')
const page: Page = await context.newPage()
await page.goto('/')
await page.locator('html[data-ready]').waitFor({ state: 'attached' })
const listener = new Listener(page, await Ear.to(page))
try {
  await listener.playAMatch()
} finally {
  writeFileSync(join(root, 'docs', 'by-ear.md'), `${INTRODUCTION}\n${listener.transcript}\n`)
  await browser.close()
  await server.close()
}
