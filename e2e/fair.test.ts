import { expect, test } from 'vitest'
import { accessibilityTroubles } from './axe.ts'
import { byMouse, byTouch, playToTheEnd } from './play.ts'
import { visit } from './visit.ts'

// The sample game has rules, names and bots, and no table of its own: whatever moves in as it did can be played.
test('a game without a table is offered and played to its end at the plain one', async () => {
  const { page, open } = await visit()
  await open('/')
  await page.getByRole('link', { name: 'Fair', exact: true }).click()
  await page.getByRole('button', { name: 'Tisch aufbauen' }).click()
  await page.locator('.generic .option').first().waitFor()
  expect(await accessibilityTroubles(page)).toEqual([])
  expect(await page.locator('.generic .player').count()).toBe(3)
  await playToTheEnd(page, byMouse(), 5)
  expect(await page.locator('.scoring .total td').count()).toBe(3)
  expect(await accessibilityTroubles(page)).toEqual([])
})

test('the plain table fits on a phone, in Dutch', async () => {
  const { page, open } = await visit({ size: 'phone', language: 'nl-NL' })
  await open('/new?way=bots&game=fair')
  await page.getByRole('button', { name: 'Tafel klaarzetten' }).click()
  await page.locator('.generic .option').first().waitFor()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  expect(await page.locator('.generic dt').allTextContents()).toContain('munten')
  await playToTheEnd(page, byTouch(), 6)
  expect(await page.locator('.scoring .total td').count()).toBe(3)
})
