import { text as textOf } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { troublesByDayAndNight } from './axe.ts'
import { visit } from './visit.ts'

test('an edition of one’s own changes a match and travels with its record', async () => {
  const { page, open } = await visit({ language: 'en-GB' })
  await open('/editions?game=village')
  await page.getByRole('button', { name: /^Supply and start/ }).click()
  const coins = page.getByRole('spinbutton', { name: 'Coins at the start' })
  await coins.fill('4')
  await coins.press('Tab')
  await page.getByLabel('Name', { exact: true }).fill('Rich Start')
  expect(await troublesByDayAndNight(page)).toEqual([])

  // It is handed over as a file, and a broken one is refused at its place.
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('rich-start.chronik.json')
  const text = await textOf(await file.createReadStream())
  const broken = text.replace('"coins": 4', '"coins": "many"')
  const line = broken.split('\n').findIndex((one) => one.includes('"many"')) + 1
  const give = (content: string) =>
    page.getByLabel('Import').setInputFiles({
      name: 'rich.chronik.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
  await give(broken)
  await page.getByText(`Line ${line}, column 16`).first().waitFor()
  expect(await troublesByDayAndNight(page)).toEqual([])
  await give(text)
  await page.waitForURL(/edition=rich-start-2/)

  // Chosen for a match, everybody begins with four coins, and the record tells what differs.
  await page.getByRole('link', { name: 'Choose for a match here' }).click()
  await page.getByRole('heading', { name: 'New match' }).waitFor()
  await page.getByText('one figure differs').waitFor()
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await page.locator('.action h2').first().waitFor()
  await page.getByRole('button', { name: 'Menu' }).first().click()
  await page.locator('summary', { hasText: 'rich-start-2' }).click()
  await page.getByText('Supply and start: Coins at the start').waitFor()
  const [record] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const written = await textOf(await record.createReadStream())
  expect(written).toContain('edition rich-start-2\nfigure stock.coins R 4\n')

  // Chosen for a table of the server, it lies there, and whoever is invited can read what differs.
  await open('/editions?game=village&edition=rich-start-2')
  await page.getByRole('link', { name: 'Choose for a table online' }).click()
  await page.getByText('Base game. An edition of its own: one figure differs').waitFor()
  await page.getByRole('button', { name: 'Invite right away' }).click()
  await page.locator('summary', { hasText: 'rich-start-2' }).click()
  await page.getByText('Supply and start: Coins at the start').waitFor()
})
