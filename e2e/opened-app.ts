// The built app, served with data that is thrown away, and a browser before it: for what is measured, seen and heard.
import { type Browser, chromium } from 'playwright-core'
import { buildWeb, built } from '../scripts/build-web.ts'
import { serveOnce } from '../scripts/start/once.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from './chromium.ts'

export interface OpenedApp {
  readonly origin: string
  readonly browser: Browser
  close(): Promise<void>
}

/** Builds the app if it is stale; a build that was kept is served as it is. */
export async function openApp(kept?: string): Promise<OpenedApp> {
  if (kept === undefined) await buildWeb()
  const server = await serveOnce(kept ?? built)
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS })
  return {
    origin: server.origin,
    browser,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
