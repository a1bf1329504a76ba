import { expect, test } from 'vitest'
import { troublesByDayAndNight } from './axe.ts'
import { matchAt } from './moments.ts'
import { myVillageAt } from './my-village-moments.ts'
import { playOnFor } from './on-behalf.ts'
import { keep, sitDown } from './table.ts'
import { visit } from './visit.ts'
import { worldAt } from './world-moments.ts'

test('a finished match is looked back on by a bot, and what it found is kept with it', async () => {
  const { page, open } = await visit({ language: 'en-GB' })
  await open('/about')
  const match = matchAt('scored')
  await sitDown(page, match)
  await page.getByRole('link', { name: 'Analysis' }).click()
  const progress = page.getByRole('progressbar')
  const read = () => progress.evaluate((bar) => (bar as HTMLProgressElement).value)

  // Cancelled as soon as something has been read, that stays, also when the page is left, and it goes on from there.
  await page.waitForFunction(() => {
    const begun = (document.querySelector('progress')?.value ?? 0) > 0
    const buttons = Array.from(document.querySelectorAll('button'))
    if (begun) buttons.find(({ textContent }) => textContent?.trim() === 'Cancel')?.click()
    return begun
  })
  await page.getByRole('button', { name: 'Read on' }).waitFor()
  const before = await read()
  await page.reload()
  await progress.waitFor()
  expect(await read()).toBeGreaterThanOrEqual(before)
  await page.getByRole('heading', { name: 'Three things to learn' }).waitFor()
  await page.getByRole('heading', { level: 1, name: /^How .+ won$/ }).waitFor()
  expect(await page.getByRole('progressbar').count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Turning points' }).count()).toBe(1)
  expect(await troublesByDayAndNight(page)).toEqual([])

  // Loaded again, it is there at once.
  await page.reload()
  await page.getByRole('heading', { name: 'Three things to learn' }).waitFor()
  expect(await page.getByRole('progressbar').count()).toBe(0)

  // A turning point is shown on the board, at its moment; the step that cost says what was better.
  await page.getByRole('link', { name: 'Show on the board' }).first().click()
  const slider = page.getByRole('slider', { name: 'Course of the match' })
  await slider.waitFor()
  expect(Number(await slider.inputValue())).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'Analysis' }).waitFor()
})

test.each([
  ['My Village', () => myVillageAt({ players: 4, decision: 'over' })],
  ['World Without End', () => worldAt('scored')],
])(
  'a match of four in %s is read whole, and tells how far it is',
  { timeout: 240_000 },
  async (_, played) => {
    const { page, open } = await visit({ language: 'de-DE' })
    await open('/about')
    const match = played()
    await keep(page, match)
    await open(`/analysis?id=${match.id}`)
    await page.getByRole('progressbar').waitFor()
    await page.getByRole('heading', { name: 'Drei Dinge zum Lernen' }).waitFor({ timeout: 120_000 })
    expect(await page.getByRole('progressbar').count()).toBe(0)
  },
)

test('the server reads a match that was played on it, for those who played, and everybody can watch it again', {
  timeout: 240_000,
}, async () => {
  const { page, open } = await visit({ language: 'en-GB' })
  await open('/about')
  // Greta plays a whole match against a bot.
  const table = await page.evaluate(async () => {
    const post = async (path: string, body: object) =>
      (
        await fetch(`/api${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()
    await post('/auth/guest', { name: 'Greta' })
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'novice' }]
    const plan = { request: crypto.randomUUID(), game: 'world-without-end', seats }
    const { table } = await post('/tables', plan)
    await post(`/tables/${table.id}/start`, {})
    return table.id as string
  })
  await playOnFor(page, table)
  await open(`/analysis?table=${table}`)
  await page.getByRole('heading', { level: 1, name: /^How .+ won$/ }).waitFor({ timeout: 100_000 })
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
  const kept = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/analysis`)).json(), table)
  expect(kept).toMatchObject({ status: 'done' })

  // A stranger with the link watches the same match, and finds what was found.
  const stranger = await visit({ language: 'en-GB' })
  await stranger.open(`/replay?table=${table}`)
  await stranger.page.locator('[data-question]').filter({ hasText: 'The table is set up.' }).waitFor()
  await stranger.open(`/analysis?table=${table}`)
  await stranger.page.getByRole('heading', { level: 1, name: /^How .+ won$/ }).waitFor()
})
