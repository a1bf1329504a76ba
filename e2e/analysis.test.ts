import { expect, test } from 'vitest'
import { accessibilityTroubles } from './axe.ts'
import { matchAt } from './moments.ts'
import { sitDown } from './table.ts'
import { visit } from './visit.ts'

test('a finished match is looked back on by a bot, and what it found is kept with it', async () => {
  const { page, open } = await visit({ language: 'en-GB' })
  await open('/about')
  const match = matchAt('scored')
  await sitDown(page, match)
  await page.getByRole('link', { name: 'Analysis' }).click()
  await page.getByRole('progressbar').waitFor()

  // Cancelled, what has been read stays, and it can begin anew.
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Read from the start' }).click()
  await page.getByRole('heading', { name: 'Three things to learn' }).waitFor()
  await page.getByRole('heading', { level: 1, name: /^How .+ won$/ }).waitFor()
  expect(await page.getByRole('progressbar').count()).toBe(0)
  expect(await page.getByRole('heading', { name: 'Turning points' }).count()).toBe(1)
  expect(await accessibilityTroubles(page)).toEqual([])

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
