// Greta and those she plays with: their tables, their accounts, their prepared turns.
import type { Page } from 'playwright-core'
import { Other, post } from './over-http.ts'
import { CONFIRM } from './play.ts'

export const LIVE = { kind: 'bank', bank: 1_800_000, increment: 30_000 }
export const DAYS = { kind: 'move', limit: 86_400_000, quiet: null }

let asked = 0

/** No request is like another. */
export function request(): string {
  return `pictures-${asked++}`
}

/** An address that nobody has yet. */
export function address(name: string): string {
  return `${name}-${asked++}@example.org`
}

/** Greta opens a table; the third seat is a bot's. */
export async function openTable(page: Page, more: object = {}): Promise<string> {
  await post(page, '/auth/guest', { name: 'Greta' })
  const { table } = await post(page, '/tables', {
    request: request(),
    game: 'village',
    options: { 'start-seat': '2' },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
    pace: LIVE,
    ...more,
  })
  return table.id
}

/** A match with Ylva, who is due; Greta looks at it. */
export async function withYlva(page: Page, more: object = {}): Promise<{ ylva: Other; table: string }> {
  const table = await openTable(page, more)
  const ylva = await Other.called('Ylva', page)
  await ylva.post(`/tables/${table}/join`)
  await ylva.post(`/tables/${table}/ready`)
  await post(page, `/tables/${table}/start`)
  await page.goto(`/t/${table}`)
  await page.locator('[data-at^="space:"]').first().waitFor()
  return { ylva, table }
}

/** Greta opens the sheet of somebody who is there in the waiting room. */
export async function openPerson(page: Page): Promise<void> {
  const table = await openTable(page)
  const ylva = await Other.called('Ylva', page)
  await ylva.post(`/tables/${table}/join`)
  await ylva.post(`/tables/${table}/chat`, {
    request: request(),
    room: 'players',
    text: 'Bei dir dauert es ja ewig.',
  })
  await page.goto(`/t/${table}`)
  await page.locator('.seat .name').click()
  await page.locator('dialog[open]').waitFor()
}

/** Greta with an account, some matches against people and a friend who asks; gives her id. */
export async function knownPlayer(page: Page): Promise<string> {
  await post(page, '/auth/guest', { name: 'Greta' })
  const password = 'a-long-enough-secret'
  const email = address('greta')
  const { me } = await post<{ me: { id: string } }>(page, '/auth/set-password', { email, password })
  for (const [name, game, gives] of [
    ['Jorun', 'village', true],
    ['Runa', 'village', false],
    ['Matthis', 'my-village', true],
  ] as const) {
    const other = await Other.called(name, page)
    await other.post('/auth/set-password', { email: address('p'), password })
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    const { table } = await post(page, '/tables', { request: request(), game, seats })
    await other.post(`/tables/${table.id}/join`)
    await post(page, `/tables/${table.id}/start`)
    if (gives) await other.post(`/tables/${table.id}/concede`)
    else await post(page, `/tables/${table.id}/concede`)
    await other.post('/me/friends', { user: me.id })
  }
  return me.id
}

/** A card of the bar. */
export const OPTION = '.action .option:not([aria-disabled])'

/** Takes what is offered until the turn can be noted. */
export async function plan(page: Page): Promise<void> {
  await page.locator('.plan .more button').click()
  while (!(await page.locator(CONFIRM).isVisible()))
    await page.locator(`${OPTION}, ${CONFIRM}`).first().click()
  await page.locator(CONFIRM).click()
  await page.locator('.plan .number').first().waitFor()
}
