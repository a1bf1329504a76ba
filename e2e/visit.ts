// A visitor: a browser context of its own, as a person would have it on this device.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, expect, inject, onTestFinished } from 'vitest'
import { blindfold } from './blindfold.ts'
import { fixDraws } from './draws.ts'
import type { KeptMatch } from './kept.ts'
import { knowTheGames } from './newcomers.ts'
import { changeTables } from './table.ts'

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const
export type Size = keyof typeof SIZES

export interface Visitor {
  readonly language?: string
  readonly theme?: 'light' | 'dark'
  readonly size?: Size
  /** With the worker that takes everything along for later; it costs each visitor the whole app once more. */
  readonly offline?: boolean
  /** Another server than the one all share. */
  readonly at?: string
  /** Pieces move, as they do for most people. */
  readonly motion?: boolean
  /** Sits down for the first time: is told how the game goes. */
  readonly newcomer?: boolean
  /** The server goes away meanwhile: that requests fail then is no fault of the page. */
  readonly outages?: boolean
  /** Something is refused on purpose: that the browser notes it is no fault of the page. */
  readonly refusals?: boolean
  /** Boxes or colours are measured all along; for others nothing is painted until somebody looks. */
  readonly painted?: boolean
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Opens a page of the app and waits until it is ready for input. */
  open(path: string): Promise<void>
}

const origin = inject('origin')

/** What a browser says when nobody answers. */
const OUTAGE = /WebSocket connection to|ERR_CONNECTION|Failed to load resource/
/** What it says when somebody answers no. */
const REFUSAL = /Failed to load resource: the server responded with a status of 4/

let browser: Promise<Browser> | undefined

afterAll(async () => {
  await (await browser)?.close()
})

/** Errors of the page fail the test that caused them. */
export async function visit({
  language = 'de-DE',
  theme = 'light',
  size = 'desktop',
  offline = false,
  at = origin,
  motion = false,
  newcomer = false,
  outages = false,
  refusals = false,
  painted = false,
}: Visitor = {}): Promise<Visit> {
  browser ??= chromium.connect(inject('browser'), { timeout: 180_000 })
  const context = await (await browser).newContext({
    baseURL: at,
    viewport: SIZES[size],
    locale: language,
    colorScheme: theme,
    hasTouch: size === 'phone',
    reducedMotion: motion ? 'no-preference' : 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
  })
  // A busy machine is slow, not wrong.
  context.setDefaultTimeout(90_000)
  await fixDraws(context, expect.getState().currentTestName ?? '')
  if (!newcomer) await knowTheGames(context)
  if (!motion && !painted) await blindfold(context)
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(error.stack ?? error.message))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() !== 'error' || (outages && OUTAGE.test(text)) || (refusals && REFUSAL.test(text)))
      return
    troubles.push(text)
  })
  onTestFinished(async () => {
    await context.close()
    expect(troubles).toEqual([])
  })
  return {
    page,
    context,
    open: async (path) => {
      await page.goto(path)
      await page.locator('html[data-ready]').waitFor({ state: 'attached' })
    },
  }
}

/** Goes from table to table: each match is opened by the app that is running already. */
export async function visitTables(
  visitor: Visitor = {},
): Promise<Visit & { goTo(match: KeptMatch): Promise<void> }> {
  const visited = await visit(visitor)
  const { page, open } = visited
  await open('/about')
  return {
    ...visited,
    goTo: async (match) => {
      await changeTables(page, match)
      await page.locator('.action h2, .scoring h1').first().waitFor()
    },
  }
}
