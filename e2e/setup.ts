// Before the browser tests: the app is built and served, and one browser runs for all of them.
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { buildWeb, built } from '../scripts/build-web.ts'
import { serveApp } from '../scripts/start/app.ts'
import { listen } from '../scripts/start/listen.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string
    readonly browser: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWeb()
  const server = serveApp(built)
  const port = await listen(server, { port: '0', host: '127.0.0.1' })
  if (typeof port === 'string') throw new Error(port)
  const browser = await chromium.launchServer({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS })
  project.provide('origin', `http://127.0.0.1:${port}`)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
}
