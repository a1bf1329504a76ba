// Before the browser tests: the app is built, with the sample game among the others, and served, and one browser runs for all of them.
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { buildWeb, builtWithSample } from '../scripts/build-web.ts'
import { serveOnce } from '../scripts/start/once.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string
    readonly browser: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildWeb(console.log, builtWithSample)
  const server = await serveOnce(builtWithSample)
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: CHROMIUM_ARGUMENTS,
    // A busy machine is slow, not wrong.
    timeout: 180_000,
  })
  project.provide('origin', server.origin)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await server.close()
  }
}
