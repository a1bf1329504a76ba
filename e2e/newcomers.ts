// What the app explains to somebody who plays for the first time.
import type { BrowserContext } from 'playwright-core'

const EXPLAINED = [
  'village',
  'village/market',
  'village/mass',
  'village/conny',
  'village/solo',
  'village/wedding',
  'village/inn',
  'village/port',
  'village/marriage',
  'village/goals',
  'my-village',
  'my-village/death',
  'world-without-end',
  'world-without-end/chapter-end',
]

/** Whoever comes in this context has played before. */
export async function knowTheGames(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (known) => localStorage.setItem('chronik.known', known),
    JSON.stringify(EXPLAINED),
  )
}
