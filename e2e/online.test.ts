import { village } from '@chronik/village'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { Overheard } from './frames.ts'
import { MortalServer } from './mortal.ts'
import { byMouse, playToTheEnd } from './play.ts'
import { visit } from './visit.ts'

const WHOLE_MATCH = 900_000
const OPTIONS = { 'round-limit': 2, 'start-seat': '1', goals: true }

const question = (page: Page) => page.locator('.action h2')
const options = (page: Page) => page.locator('.action .option:not([aria-disabled])')
const back = (page: Page) => page.getByRole('button', { name: 'Step back' })

/** Sits down with a name and a bot at a table of the server, by what the lobby will ask for. */
function openTable(page: Page): Promise<string> {
  return page.evaluate(async (agreed) => {
    const post = async (path: string, body: object) => {
      const answer = await fetch(`/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as { table: { id: string } }
    }
    await post('/auth/guest', { name: 'Greta' })
    const { table } = await post('/tables', {
      request: 'browser-test-table',
      game: 'village',
      options: agreed,
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    })
    await post(`/tables/${table.id}/start`, {})
    return table.id
  }, OPTIONS)
}

/** Counts the pieces that fly. */
async function countFlights(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    const counted = globalThis as { flights?: number }
    counted.flights = 0
    Element.prototype.animate = function (...args) {
      counted.flights = (counted.flights ?? 0) + 1
      return animate.apply(this, args)
    }
  })
  return () => page.evaluate(() => (globalThis as { flights?: number }).flights ?? 0)
}

test('a whole match of Village on the server, with motion, an undo, a reload and a killed server', {
  timeout: WHOLE_MATCH,
}, async () => {
  await using server = await MortalServer.start()
  const visitor = { language: 'en-GB', at: server.origin, outages: true } as const
  const { page, open } = await visit({ ...visitor, motion: true })
  const overheard = new Overheard(page)
  const flights = await countFlights(page)
  await page.addInitScript(() => localStorage.setItem('chronik.settings', '{"speed":"brisk"}'))
  await open('/about')
  const table = await openTable(page)
  await open(`/t/${table}`)

  // What was dealt is shown to its owner before the first cube.
  await page.locator('dialog[open]').getByRole('button', { name: 'Understood' }).click()

  // A cube is taken and laid back; then taken again, and the page is loaded anew in the middle of the turn.
  const first = await question(page).textContent()
  const take = async () => {
    await options(page).first().click()
    await expect.poll(() => question(page).textContent()).not.toBe(first)
    // Where all cubes of a place are alike, nothing more is asked.
    const next = await question(page).textContent()
    if (next?.includes('from the') === true) await options(page).first().click()
    await question(page).filter({ hasNotText: 'Which cube' }).waitFor()
  }
  await take()
  const then = await question(page).textContent()
  await back(page).click()
  await expect.poll(() => question(page).textContent()).toBe(first)
  await take()
  expect(await question(page).textContent()).toBe(then)
  await page.reload()
  await expect.poll(() => question(page).textContent()).toBe(then)

  // Somebody without a seat sees the same table and can do nothing there.
  const watcher = await visit(visitor)
  const seen = new Overheard(watcher.page)
  await watcher.open(`/t/${table}`)
  await watcher.page.locator('[data-at^="space:"]').first().waitFor()
  expect(await options(watcher.page).count()).toBe(0)

  // The server dies; what is chosen stays, more can be chosen, and it is played when the server is back.
  await server.kill()
  await page.getByText('The connection is gone').waitFor()
  expect(await question(page).textContent()).toBe(then)
  await server.start()
  await expect.poll(() => page.getByText('The connection is gone').count()).toBe(0)
  expect(await question(page).textContent()).toBe(then)

  await playToTheEnd(page, byMouse(), 7)
  expect(await page.locator('.scoring .total td').allTextContents()).toHaveLength(2)
  expect(await flights()).toBeGreaterThan(20)
  await page.getByRole('button', { name: 'Verify the draws' }).click()
  await page.getByText('All is well: nobody tampered with this match.').waitFor()

  const setup = { players: 2, options: OPTIONS }
  for (const [heard, viewer] of [
    [overheard, 0],
    [seen, -1],
  ] as const) {
    const { open: leaked, all } = heard.seen(setup, viewer, village)
    expect(all).toBeGreaterThan(40)
    expect(leaked).toBe(0)
    expect(heard.told(viewer)).toEqual([])
    const text = JSON.stringify(heard.underWay)
    expect(text).not.toMatch(/"seed":"|chronik-record/)
  }
})
