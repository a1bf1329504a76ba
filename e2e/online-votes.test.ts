import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { builtWithSample } from '../scripts/build-web.ts'
import { serveOnce } from '../scripts/start/once.ts'
import { accessibilityTroubles } from './axe.ts'
import { Other, post } from './over-http.ts'
import { byMouse, byTouch, playUntilConfirmed } from './play.ts'
import { visit } from './visit.ts'
import { request } from './with-others.ts'

const MINUTE = 60_000
const BANK = 10 * MINUTE
const YLVA_THINKS = /Ylva (?:is|has been) thinking/

/** A clock that stands still until somebody turns it. */
function turned() {
  let passed = 0
  const began = Date.now()
  return {
    clock: { wall: () => began + passed, steady: () => passed },
    pass: (milliseconds: number) => {
      passed += milliseconds
    },
  }
}

/** The first tone that calls somebody to the table. */
const YOUR_TURN = 523

/** Sounds are on, and the pitch of each is noted. */
async function hearing(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    localStorage.setItem('chronik.settings', '{"sounds":true}')
    const heard: number[] = []
    Object.assign(globalThis, { heard })
    const Plain = OscillatorNode
    globalThis.OscillatorNode = class extends Plain {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options)
        heard.push(options?.frequency ?? 0)
      }
    }
  })
  return () => page.evaluate(() => (globalThis as { heard?: number[] }).heard ?? [])
}

test('what a table decides together: a turn taken back, a clock that has run out, and a bot for who is gone', {
  timeout: 600_000,
}, async () => {
  const { clock, pass } = turned()
  const server = await serveOnce(builtWithSample, { clock })
  onTestFinished(() => server.close())
  const greta = await visit({ language: 'en-GB', at: server.origin })
  const heard = await hearing(greta.page)
  const anna = await visit({ language: 'nl-NL', size: 'phone', theme: 'dark', at: server.origin })
  await greta.open('/about')
  await anna.open('/about')
  await post(greta.page, '/auth/guest', { name: 'Greta' })
  await post(anna.page, '/auth/guest', { name: 'Anna' })
  const ylva = await Other.called('Ylva', greta.page)
  const { table } = await post(greta.page, '/tables', {
    request: request(),
    game: 'village',
    options: { 'start-seat': '3' },
    pace: { kind: 'bank', bank: BANK, increment: 0 },
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  })
  for (const act of ['join', 'ready']) {
    await post(anna.page, `/tables/${table.id}/${act}`)
    await ylva.post(`/tables/${table.id}/${act}`)
  }
  await post(greta.page, `/tables/${table.id}/start`)
  for (const { open } of [greta, anna]) await open(`/t/${table.id}`)
  await greta.page.getByText(YLVA_THINKS).first().waitFor()
  await anna.page.locator('.company').waitFor()

  // Ylva's time is over for the first time: a bot makes this one move, and everybody is told.
  expect(await heard()).not.toContain(YOUR_TURN)
  expect(await greta.page.title()).not.toMatch(/^Your turn/)
  pass(BANK + 2_000)
  await greta.page.getByText('Ylva ran out of time: a bot has made this move.').first().waitFor()
  await anna.page.getByText('De tijd van Ylva was om: een bot heeft deze zet gedaan.').first().waitFor()

  // That it is her turn now is heard, and stands in the title for who looks elsewhere.
  await expect.poll(heard).toContain(YOUR_TURN)
  expect(await greta.page.title()).toMatch(/^Your turn/)

  // Greta plays, thinks again, and gets her turn back when all agree.
  const question = greta.page.locator('.action h2')
  const asked = await question.textContent()
  const told = () => greta.page.locator('.story li').count()
  const before = await told()
  await playUntilConfirmed(greta.page, byMouse(), 7)
  await question.waitFor({ state: 'detached' })
  await expect.poll(told).toBeGreaterThan(before)
  await greta.page.getByRole('button', { name: 'Menu' }).click()
  await greta.page.getByRole('button', { name: 'Ask for your last turn back' }).click()
  await greta.page.getByText('Asked: it counts as soon as everybody else agrees.').waitFor()
  await anna.page.getByText('Greta wil de laatste beurt terug').waitFor()
  await anna.page.getByText('Akkoord: 1 van 3').waitFor()
  expect(await accessibilityTroubles(anna.page)).toEqual([])
  await anna.page.getByRole('button', { name: 'Akkoord' }).click()
  await ylva.post(`/tables/${table.id}/undo`, { seat: 0 })
  await expect.poll(() => question.textContent()).toBe(asked)
  await expect.poll(told).toBe(before)

  // Once more around the table: now the time of Ylva is over for the second time, and the others decide.
  await playUntilConfirmed(greta.page, byMouse(), 7)
  await playUntilConfirmed(anna.page, byTouch(), 5)
  await greta.page.getByText(YLVA_THINKS).first().waitFor()
  pass(2_000)
  const overdue = greta.page.getByRole('region', { name: 'Vote' })
  await overdue.getByText('Ylva is out of time').waitFor()
  expect(await overdue.getByRole('button').allTextContents()).toHaveLength(3)
  expect(await accessibilityTroubles(greta.page)).toEqual([])
  await overdue.getByRole('button', { name: 'A bot takes over' }).click()
  await overdue.waitFor({ state: 'detached' })
  await anna.page.getByText('De tijd van Ylva is om').waitFor()
  await anna.page.getByRole('button', { name: 'Bot neemt over' }).click()
  for (const [page, words] of [
    [greta.page, 'A bot plays for Ylva now.'],
    [anna.page, 'Een bot speelt nu voor Ylva.'],
  ] as const)
    await page.getByText(words).first().waitFor()

  // Anna goes away for longer than anybody has to bear.
  await anna.open('/about')
  await greta.page.getByText('Anna', { exact: true }).first().waitFor()
  const gone = greta.page.locator('.company li').filter({ hasText: 'Anna' }).locator('i.away, i.gone')
  await gone.first().waitFor()
  pass(MINUTE + 1_000)
  await greta.page.getByRole('button', { name: 'Menu' }).click()
  await greta.page.getByRole('button', { name: /Propose a bot for Anna/ }).click()
  await greta.page.getByText('A bot plays for Anna now.').first().waitFor()

  // She comes back to her seat.
  await anna.open(`/t/${table.id}`)
  await anna.page.getByText('Een bot speelt op jouw plaats').waitFor()
  expect(await accessibilityTroubles(anna.page)).toEqual([])
  await anna.page.getByRole('button', { name: 'Plaats terug' }).click()
  await anna.page.getByText('Een bot speelt op jouw plaats').waitFor({ state: 'detached' })
  await greta.page.getByText('Anna is back and plays on.').first().waitFor()
})
