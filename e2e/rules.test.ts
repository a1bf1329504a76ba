import { expect, test } from 'vitest'
import { troublesByDayAndNight } from './axe.ts'
import { visit } from './visit.ts'

test('a rule is found by a word, a number and another word for it, in this book and in others', async () => {
  const { page, open } = await visit({ size: 'phone' })
  await open('/rules/village')
  const search = page.getByRole('searchbox', { name: 'suchen' })
  const found = page.locator('.found article')
  await search.fill('Geld')
  await found.first().waitFor()
  expect(await found.allTextContents()).toEqual(expect.arrayContaining([expect.stringContaining('Münze')]))
  await page.locator('summary', { hasText: 'My Village' }).waitFor()
  await search.fill('V-306')
  await expect.poll(() => found.count()).toBeGreaterThan(0)

  // A word with its piece, its meaning and a played example.
  await page.getByRole('link', { name: 'Wörter mit ihren Teilen' }).click()
  await page.getByRole('searchbox', { name: 'Wort suchen' }).fill('Münze')
  await page.getByRole('heading', { name: 'Münze', exact: true }).waitFor()
  await page.getByText('Gespieltes Beispiel').first().waitFor()
  expect(await troublesByDayAndNight(page)).toEqual([])
})
