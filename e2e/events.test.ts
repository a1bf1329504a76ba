import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Contestant } from '../packages/server/src/testing/contestants.ts'
import { Visitor } from '../packages/server/src/testing/visitor.ts'
import { builtWithSample } from '../scripts/build-web.ts'
import { type Once, serveOnce } from '../scripts/start/once.ts'
import { accessibilityTroubles } from './axe.ts'
import { cookieOf, playOnFor } from './on-behalf.ts'
import { post } from './over-http.ts'
import { byMouse, playUntilConfirmed } from './play.ts'
import { visit } from './visit.ts'

/** On this day Village is played alone: it takes a moment only. */
const DAY = '2026-11-16'
const NEXT = '2026-11-17'
const HOUR = 60 * 60 * 1000

let server: Once
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(DAY) + 12 * HOUR })
  server = await serveOnce(builtWithSample)
})
afterAll(async () => {
  await server?.close()
  vi.useRealTimers()
})

const noTroubles = async (page: Page) => expect(await accessibilityTroubles(page)).toEqual([])

test('the match of the day: from the start page to the ranking, and proven when the day is over', {
  timeout: 300_000,
}, async () => {
  const { page, open } = await visit({ language: 'en-GB', at: server.origin })
  await open('/')
  await page.getByRole('link', { name: 'Match of the day' }).click()
  await page.getByText('The seed is sealed.').waitFor()
  await noTroubles(page)
  await page.getByPlaceholder('Your name at the table').fill('Greta')
  await page.getByRole('button', { name: 'Begin my try' }).click()
  await page.waitForURL('**/t/*')
  await playUntilConfirmed(page, byMouse(), 3)
  const table = new URL(page.url()).pathname.slice(3)
  await playOnFor(page, table)
  await page.getByRole('button', { name: 'To the ranking' }).click()
  await page.waitForURL(`**/day?*day=${DAY}*`)
  await page.locator('.mine', { hasText: 'Place 1 of 1' }).waitFor()
  await page.getByText('Streak: 1 day').waitFor()
  expect(await page.getByRole('button', { name: 'Begin my try' }).count()).toBe(0)
  await noTroubles(page)

  // On the next day everybody can check the seed, and look at what was played.
  const before = await page.getByText('The seed is sealed.').textContent()
  const print = /Fingerprint: ([\da-f ]+)\./.exec(before ?? '')?.[1]
  vi.setSystemTime(Date.parse(NEXT) + HOUR)
  const anna = await visit({ language: 'de-DE', size: 'phone', theme: 'dark', at: server.origin })
  await anna.open(`/day?day=${DAY}&game=village`)
  await anna.page.getByText(`Er passt zum Fingerabdruck ${print}`).waitFor()
  await noTroubles(anna.page)
})

test('a tournament of sixteen from opening to the final standings', { timeout: 400_000 }, async () => {
  const host = await visit({ language: 'en-GB', at: server.origin })
  // The form opens one, and it can be called off.
  await host.open('/tournaments')
  await host.page.getByRole('link', { name: 'Open a tournament' }).click()
  await host.page.getByLabel('Your name at the table').fill('Greta')
  await host.page.getByLabel('Name of the tournament').fill('Practice cup')
  await noTroubles(host.page)
  await host.page.getByRole('button', { name: 'Open a tournament' }).click()
  await host.page.getByText('At least four people are needed.').waitFor()
  await host.page.getByRole('button', { name: 'Call it off' }).click()
  await host.page.getByText('called off').waitFor()

  // Sixteen come; matches of one round are over soon.
  const { tournament } = await post<{ tournament: { id: string } }>(host.page, '/tournaments', {
    request: 'autumn-cup',
    name: 'Autumn cup',
    game: 'village',
    options: { 'round-limit': 1 },
    rounds: 3,
    final: 4,
    pause: 0,
  })
  await host.page.goto(`/tournament?id=${tournament.id}`)
  const guests = await Promise.all(
    Array.from({ length: 15 }, async (_, at) => {
      const visitor = new Visitor(server.origin)
      await visitor.post('/api/auth/guest', { name: `Player ${at + 2}` })
      return visitor
    }),
  )
  const others = guests.map((visitor, at) => new Contestant(visitor, 100 * at))
  for (const one of others) await one.enter(tournament.id)
  await host.page.getByText('16 of 16 are in').waitFor()
  await host.page.getByRole('button', { name: 'Begin the tournament' }).click()
  await host.page.getByRole('link', { name: 'To the table' }).first().waitFor()
  expect(await host.page.locator('.boards > li').count()).toBe(8)
  await noTroubles(host.page)

  // A spectator on a phone looks on, in Dutch.
  const anna = await visit({ language: 'nl-NL', size: 'phone', theme: 'dark', at: server.origin })
  await anna.open(`/tournament?id=${tournament.id}`)
  await anna.page.getByText('Ronde 1').first().waitFor()
  const own = new Contestant(new Visitor(server.origin, await cookieOf(host.context)), 7_000)
  await Promise.all([...others, own].map((one) => one.playOut(tournament.id)))
  await host.page.locator('.winner').waitFor()
  await anna.page.locator('.winner').waitFor()
  expect(await host.page.locator('tbody tr').count()).toBe(16)
  expect(await host.page.locator('.rounds button').allTextContents()).toHaveLength(5)
  await host.page.getByRole('button', { name: 'Round 1', exact: true }).click()
  expect(await host.page.locator('.boards > li').count()).toBe(8)
  await noTroubles(host.page)
  await noTroubles(anna.page)
  const wider = await anna.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
})
