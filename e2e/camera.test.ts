// Where one looks at a table with districts: one's own questions lead there, and fingers; what others decide never does.
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expansionAt } from './expansion-moments.ts'
import { byMouse, byTouch, type Hand, playSome } from './play.ts'
import { atRest } from './rest.ts'
import { visitTables } from './visit.ts'

/** A busy machine is slow, not wrong. */
const LONG = 900_000
const EVERYTHING = { expansions: ['inn', 'port', 'marriage'], goals: true }

/** What was looked at while others were due: from the moment one's own turn is over, when one looks somewhere else. */
interface Watched {
  /** One entry for each time others were due. */
  readonly turns: string[][]
}
declare global {
  interface Window {
    watched?: Watched
  }
}

/** As soon as others are due, somebody looks at a district, and notes whatever is looked at until it is one's own turn. */
async function lookElsewhere(page: Page, where: 'desk' | 'phone'): Promise<void> {
  await page.evaluate((at) => {
    const watched: Watched = { turns: [] }
    window.watched = watched
    const isMine = () => document.querySelector('.village-board[data-decision]') !== null
    const shown = () =>
      at === 'desk'
        ? document.querySelector('[data-region="board"]')?.getAttribute('aria-label')
        : document.querySelector('.tabs [aria-current="true"] .name')?.textContent
    const look = () => {
      if (at === 'phone')
        Array.from(document.querySelectorAll<HTMLElement>('.tabs button'))
          .find((tab) => tab.textContent?.includes('Wirtshaus'))
          ?.click()
      else
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: '"', code: 'Digit2', shiftKey: true, bubbles: true }),
        )
    }
    let wasMine = isMine()
    new MutationObserver(() => {
      const mine = isMine()
      if (wasMine && !mine) {
        watched.turns.push([])
        look()
      } else if (!mine) {
        const seen = watched.turns.at(-1)
        const now = shown() ?? ''
        if (seen !== undefined && seen.at(-1) !== now) seen.push(now)
      }
      wasMine = mine
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  }, where)
}

test.each<readonly ['desk' | 'phone', (page: Page) => Hand]>([
  ['desk', () => byMouse()],
  ['phone', () => byTouch()],
])('what others decide never moves the camera: %s', { timeout: LONG }, async (where, hand) => {
  const { page, goTo } = await visitTables({ size: where === 'desk' ? 'desktop' : 'phone' })
  await goTo(expansionAt({ ...EVERYTHING, players: 5, decision: 'd-source', round: 2 }))
  await lookElsewhere(page, where)
  const turns = () => page.evaluate(() => window.watched?.turns ?? [])
  for (let act = 0; act < 24 && (await turns()).length < 4; act++) await playSome(page, hand(page), 31, 1)
  const watched = await turns()
  expect(watched.length).toBeGreaterThan(2)
  // A market day and a mass are moments of all: then everybody looks there.
  const SHARED = ['Markttag', 'Markt', 'Messe', 'Kirche']
  for (const seen of watched) {
    const shared = seen.findIndex((view) => SHARED.includes(view))
    const own = shared < 0 ? seen : seen.slice(0, shared)
    expect(own).toEqual(own.length === 0 ? [] : ['Wirtshaus'])
  }
  expect(watched.flat()).toContain('Wirtshaus')
})

test('two fingers that go on do not zoom the district they have come to', { timeout: LONG }, async () => {
  const { page, context, goTo } = await visitTables({ size: 'tablet', painted: true })
  await goTo(expansionAt({ ...EVERYTHING, players: 3, decision: 'd-source', round: 2 }))
  await atRest(page)
  const fingers = await context.newCDPSession(page)
  const lookedAt = () => page.locator('[data-region="board"]').getAttribute('aria-label')
  const width = () => page.locator('[data-region="board"] .world').evaluate(({ clientWidth }) => clientWidth)
  const { x, y } = (await page.getByRole('button', { name: 'Wirtshaus näher ansehen' }).boundingBox()) ?? {
    x: 0,
    y: 0,
  }
  const touches = (half: number) => [
    { x: x + 10 - half, y: y + 10, id: 0 },
    { x: x + 10 + half, y: y + 10, id: 1 },
  ]
  const whole = await width()
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: touches(40) })
  for (const half of [48, 56, 70, 90, 110])
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: touches(half) })
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(lookedAt).toBe('Wirtshaus')
  await atRest(page)
  expect(await width()).toBe(whole)
})
