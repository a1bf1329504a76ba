// Somebody who plays over the socket in the name of the person of a browser.
import { Live } from '@chronik/protocol'
import type { BrowserContext, Page } from 'playwright-core'
import { Guest } from '../packages/server/src/live/testing/guest.ts'

/** What the person of a browser is known by. */
export async function cookieOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
}

/** Goes on at random for the person of this page, until the match is over. */
export async function playOnFor(page: Page, table: string): Promise<void> {
  const { origin } = new URL(page.url())
  const cookie = await cookieOf(page.context())
  const live = new Live({
    url: `${origin.replace('http', 'ws')}/live`,
    open: (url) => new WebSocket(url, { headers: { cookie, origin } } as never),
  })
  await new Guest(live, table, 5).playOn()
  live.close()
}
