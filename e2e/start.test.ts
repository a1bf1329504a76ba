import { describe, expect, test } from 'vitest'
import { accessibilityTroubles } from './axe.ts'
import { SIZES, type Size, visit } from './visit.ts'

describe('the start page', () => {
  test.each([
    ['de-AT', 'de', 'Sofort spielen'],
    ['en-GB', 'en', 'Play now'],
    ['nl-NL', 'nl', 'Meteen spelen'],
    ['fr-FR', 'en', 'Play now'],
  ])('speaks to a browser in %s: %s', async (language, spoken, title) => {
    const { page, open } = await visit({ language })
    await open('/')
    expect(await page.locator('html').getAttribute('lang')).toBe(spoken)
    await page.getByRole('heading', { name: title }).waitFor()
  })

  test('keeps the language that was chosen', async () => {
    const { page, open } = await visit({ language: 'en-GB' })
    await open('/')
    await page.getByLabel('Language').selectOption('nl')
    await page.getByRole('heading', { name: 'Meteen spelen' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Meteen spelen' }).waitFor()
  })

  test('is dark when the system is, until somebody chooses', async () => {
    const { page, open } = await visit({ language: 'en-GB', theme: 'dark' })
    await open('/')
    const theme = () => page.locator('html').getAttribute('data-theme')
    expect(await theme()).toBe('dark')
    await page.getByRole('button', { name: 'Switch to light' }).click()
    await page.locator('html[data-theme=light]').waitFor({ state: 'attached' })
    await page.reload()
    expect(await theme()).toBe('light')
  })

  test.each(Object.keys(SIZES) as Size[])('fits on a %s', async (size) => {
    const { page, open } = await visit({ size })
    await open('/')
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
  })

  test.each(['light', 'dark'] as const)('axe finds nothing, %s', async (theme) => {
    const { page, open } = await visit({ theme })
    await open('/')
    expect(await accessibilityTroubles(page)).toEqual([])
  })
})

test('an opponent is looked up, with how strong it was measured, and chosen for a match', async () => {
  const { page, open } = await visit({ language: 'en-GB' })
  await open('/bots?game=my-village')
  await page.getByRole('region', { name: 'Measured strength' }).getByText('±').first().waitFor()
  await page.getByRole('link', { name: /^Choose as opponent.*Konrad$/ }).click()
  await page.getByRole('heading', { name: 'New match' }).waitFor()
  const levels = page.locator('.level')
  await levels.getByRole('radio', { name: 'Strong', checked: true }).first().waitFor()
  expect(await levels.getByRole('radio', { name: 'Strong', checked: true }).count()).toBe(
    await levels.getByRole('radio', { checked: true }).count(),
  )
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await page.locator('.action h2').first().waitFor()
  expect(await page.title()).toContain('My Village')
})
