import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { myVillageAt } from './my-village-moments.ts'
import { answerFirst, BACK, sitDown } from './table.ts'
import { visit } from './visit.ts'

const option = (page: Page) => page.locator('.action .option:not([aria-disabled])').first()
const question = (page: Page) => page.locator('.action h2')
const back = (page: Page) => page.locator(BACK)
const again = (page: Page) => page.getByRole('button', { name: 'Beurt opnieuw' })

test('steps and turns of My Village are taken back, and an earlier moment is looked at, in Dutch', async () => {
  const { page, open } = await visit({ language: 'nl-NL' })
  await open('/about')
  await sitDown(page, myVillageAt({ players: 3, decision: 'die-1', round: 3 }))
  await option(page).waitFor()
  const first = await question(page).textContent()
  // Two dice one by one: the first is taken back alone, both with the turn.
  for (const way of ['step', 'turn'] as const) {
    await page.locator('[data-at^="die:"].possible').first().click()
    await expect.poll(() => question(page).textContent()).not.toBe(first)
    const second = await question(page).textContent()
    await page.locator('[data-at^="die:"].possible').first().click()
    await expect.poll(() => question(page).textContent()).not.toBe(second)
    if (way === 'step') {
      await back(page).click()
      await expect.poll(() => question(page).textContent()).toBe(second)
      await back(page).click()
    } else await again(page).click()
    await expect.poll(() => question(page).textContent()).toBe(first)
    expect(await back(page).isDisabled()).toBe(true)
  }

  await page.locator('.story li button').last().click()
  const past = page.getByText('Een eerder moment')
  await past.waitFor()
  expect(await page.locator('.my-village-board .spot.possible').count(), 'nothing can be done there').toBe(0)
  await page.getByRole('button', { name: 'Terug naar het heden' }).click()
  await option(page).waitFor()
  expect(await question(page).textContent()).toBe(first)
})

test('a match of My Village goes on without a network, in one window at a time, and on another device', async () => {
  const { page, context, open } = await visit({ language: 'nl-NL', offline: true })
  await open('/about')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForLoadState('networkidle')
  await sitDown(page, myVillageAt({ players: 3, decision: 'use', round: 6 }))
  await option(page).waitFor()
  await context.setOffline(true)
  await page.reload()
  await answerFirst(page)

  const other = await context.newPage()
  await other.goto(page.url())
  const elsewhere = other.getByRole('region', { name: 'Deze partij is in een ander venster open' })
  await elsewhere.waitFor()
  expect(await other.locator('.action .option').count()).toBe(0)
  await elsewhere.getByRole('button', { name: 'Hier verder spelen' }).click()
  await question(other).waitFor()
  await other.close()
  await question(page).waitFor()
  await context.setOffline(false)

  await open('/library')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: /als bestand opslaan$/ }).click()
  const file = join(mkdtempSync(join(tmpdir(), 'chronik record ')), 'my-village.txt')
  await (await saved).saveAs(file)
  const there = await visit({ language: 'nl-NL', size: 'phone' })
  await there.open('/library')
  await there.page.locator('input[type=file]').setInputFiles(file)
  await there.page.getByText('De partij is ingelezen.').waitFor()
  await there.page.getByRole('link', { name: 'Verder spelen' }).click()
  await there.page.locator('.my-village-board').waitFor()
})

test('a finished match of My Village is proven, and another one begins at the same table', async () => {
  const { page, open } = await visit({ language: 'nl-NL', size: 'phone' })
  await open('/about')
  const match = myVillageAt({ players: 3, decision: 'over' })
  await sitDown(page, match)
  await page.getByRole('button', { name: 'Trekkingen controleren' }).click()
  await page.getByText('Alles klopt: niemand heeft aan deze partij gezeten.').waitFor()
  await page.getByRole('button', { name: 'Sluiten' }).click()
  await page.getByRole('button', { name: 'Nog een partij' }).click()
  await page.locator('.my-village-board').waitFor()
  expect(new URL(page.url()).searchParams.get('id')).not.toBe(match.id)
})
