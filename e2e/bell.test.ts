import { Live } from '@chronik/protocol'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { Guest, played } from '../packages/server/src/live/testing/guest.ts'
import { Visitor } from '../packages/server/src/testing/visitor.ts'
import { accessibilityTroubles } from './axe.ts'
import { post } from './over-http.ts'
import { SIZES, visit } from './visit.ts'

const origin = inject('origin')

/** Somebody without a browser. */
async function called(name: string): Promise<Visitor> {
  const visitor = new Visitor(origin)
  await visitor.post('/api/auth/guest', { name })
  return visitor
}

/** A match of the person at a browser with somebody who is due first. */
async function begun(page: Page, other: Visitor): Promise<string> {
  const { table } = await post(page, '/tables', {
    request: crypto.randomUUID(),
    game: 'village',
    options: { 'start-seat': '2' },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  await other.post(`/api/tables/${table.id}/join`)
  await post(page, `/tables/${table.id}/start`)
  return table.id
}

/** Plays until it is the turn of somebody else, and leaves. */
async function playsTurn({ cookie }: Visitor, table: string): Promise<void> {
  const live = new Live({
    url: `${origin.replace('http', 'ws')}/live`,
    open: (url) => new WebSocket(url, { headers: { cookie, origin } } as never),
  })
  const guest = new Guest(live, table, 3)
  await guest.until(({ due }) => due)
  while (guest.due) await guest.reached(played(await guest.play()))
  live.close()
}

/** The page looks at once, as it does when somebody comes back to it. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('a page tells whose turn it is at which table, aloud and in a list, and is switched off there', {
  timeout: 240_000,
}, async () => {
  const { page, open } = await visit()
  const ben = await called('Ben')
  await open('/about')
  await post(page, '/auth/guest', { name: 'Greta' })
  const table = await begun(page, ben)
  await playsTurn(ben, table)
  // Whoever has never been to the market square is asked for nothing: here the device learns who it is.
  await open('/online')
  await open('/')

  // By the keyboard.
  const bell = page.getByRole('button', { name: 'Neuigkeiten, 1 ungelesen' })
  await bell.focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Neuigkeiten' })
  const news = list.getByRole('link', { name: /Du bist am Zug/ })
  await news.waitFor()
  expect(await news.textContent()).toMatch(/Village mit Ben: Du bist am Zug\. .*Ben /)
  expect(await accessibilityTroubles(page)).toEqual([])
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  // What was listed is read.
  await page.getByRole('button', { name: 'Neuigkeiten', exact: true }).click()
  await news.click()
  await page.waitForURL(`**/t/${table}`)

  // Something comes while another page is open: it is told where everybody hears it, and leads to its table.
  const second = await begun(page, ben)
  await open('/settings')
  await page.getByRole('button', { name: 'Neuigkeiten', exact: true }).waitFor()
  await playsTurn(ben, second)
  await comeBack(page)
  const told = page.getByRole('status').filter({ hasText: 'Village mit Ben: Du bist am Zug.' })
  await told.getByRole('button', { name: 'Ansehen' }).click()
  await page.waitForURL(`**/t/${second}`)

  // On a phone, in the other languages, and off.
  await page.setViewportSize(SIZES.phone)
  await open('/settings')
  await page.getByRole('combobox').first().selectOption('nl')
  const nieuws = page.getByRole('button', { name: 'Nieuws', exact: true })
  const box = await nieuws.boundingBox()
  expect(box).toMatchObject({ width: 44 })
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(SIZES.phone.width)
  await page.getByRole('combobox').first().selectOption('en')
  await page.getByRole('button', { name: 'News', exact: true }).click()
  await page
    .getByRole('link', { name: /Village with Ben: it is your turn/ })
    .first()
    .waitFor()
  expect(await accessibilityTroubles(page)).toEqual([])
  await page.getByRole('switch', { name: 'Tell me on this page' }).press('Space')
  await page.getByText('This page no longer tells you anything.').waitFor()
  await open('/account')
  await page.getByRole('switch', { name: 'On the page as well, while it is open' }).press('Space')
  await page.getByRole('button', { name: 'News', exact: true }).click()
  await page
    .getByRole('link', { name: /Village with Ben: it is your turn/ })
    .first()
    .waitFor()
})

test('what a server pushes is shown by the browser, in the words of the person and with the way to the table', {
  timeout: 240_000,
}, async () => {
  const { page, context, open } = await visit({ offline: true })
  await context.grantPermissions(['notifications'], { origin })
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  await open('/about')
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active !== null && active.state !== 'activated')
      await new Promise((resolve) => active.addEventListener('statechange', resolve))
  })
  const pushed = {
    title: 'Du bist am Zug',
    body: 'Village mit Ben: Du bist am Zug. Ben erntet Getreide.',
    link: `${origin}/t/abc`,
    language: 'de',
    off: `${origin}/notices?off=abc`,
    offWords: 'Abschalten',
  }
  const registrationId = await registered
  /** What is pushed here goes past the push service, which would keep it until the worker is there: so it is pushed until then. */
  const shown = async () => {
    await session.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(pushed),
    })
    return page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data: data as object }))
    })
  }
  const { title, body, language: lang, link, off } = pushed
  await expect
    .poll(shown, { timeout: 60_000, interval: 500 })
    .toEqual([{ title, body, lang, tag: 'chronik', data: { link, off } }])
})
