// `node scripts/bootstrap.mjs lighthouse`: what Lighthouse says about the start page, and what it would do better.
import { createServer } from 'node:net'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, findChromium } from '../e2e/chromium.ts'
import { buildWeb, built } from './build-web.ts'
import { serveOnce } from './start/once.ts'

const ENOUGH = 95
const TRIES = 4

/** A port that nobody has, for the browser. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** A trace can be lost on a busy machine: that says nothing about the page, so it is measured again. */
async function measure(formFactor: 'mobile' | 'desktop') {
  for (let tries = 1; ; tries++) {
    const result = await run(formFactor)
    if (result === undefined) throw new Error('Lighthouse gave no result')
    const { runtimeError } = result.lhr
    if (runtimeError === undefined) return result
    if (tries === TRIES) throw new Error(runtimeError.message)
    console.log('  the trace was lost, again …')
  }
}

function run(formFactor: 'mobile' | 'desktop') {
  const desktop = formFactor === 'desktop'
  return lighthouse(
    `${server.origin}/`,
    { port, output: 'json', onlyCategories: ['performance', 'accessibility', 'best-practices'] },
    {
      extends: 'lighthouse:default',
      settings: {
        formFactor,
        ...(desktop && {
          screenEmulation: { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: false },
          throttling: { rttMs: 40, throughputKbps: 10_240, cpuSlowdownMultiplier: 1 },
        }),
      },
    },
  )
}

await buildWeb()
const server = await serveOnce(built)
const port = await freePort()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_ARGUMENTS, `--remote-debugging-port=${port}`],
})

for (const formFactor of ['mobile', 'desktop'] as const) {
  console.log(`${formFactor} …`)
  const result = await measure(formFactor)
  const { categories, audits } = result.lhr
  for (const { title, score, auditRefs } of Object.values(categories)) {
    const points = Math.round((score ?? 0) * 100)
    console.log(`  ${title}: ${points}`)
    if (points < ENOUGH) process.exitCode = 1
    for (const { id, weight } of auditRefs) {
      const audit = audits[id]
      if (weight > 0 && audit.score !== null && audit.score < 0.9)
        console.log(`    ${audit.title}: ${audit.displayValue ?? ''}`)
    }
  }
}
await browser.close()
await server.close()
