import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { troublesByDayAndNight } from './axe.ts'
import { matchAt } from './moments.ts'
import { sitDown } from './table.ts'
import { visit } from './visit.ts'

const said = (page: Page) => page.locator('[data-question]')
const step = (page: Page) => page.locator('.count')
const shown = (page: Page) => page.locator('.story [aria-current]')

test('a finished match is watched once more, step by step, and left at a moment for another course', async () => {
  const { page, open } = await visit({ language: 'en-GB' })
  await open('/about')
  const match = matchAt('scored')
  await sitDown(page, match)
  await page.getByRole('link', { name: 'Replay' }).click()
  await said(page).filter({ hasText: 'The table is set up.' }).waitFor()

  await page.getByRole('button', { name: 'One step on' }).click()
  await step(page).filter({ hasText: 'Step 1 of' }).waitFor()
  await page.keyboard.press('.')
  await page.keyboard.press('.')
  await page.keyboard.press(',')
  await step(page).filter({ hasText: 'Step 2 of' }).waitFor()
  await page.getByRole('button', { name: 'To the next scene' }).click()
  await page.getByRole('slider', { name: 'Course of the match' }).press('End')
  await page.getByRole('link', { name: 'Scoring' }).waitFor()
  await page.getByRole('slider', { name: 'Course of the match' }).fill('40')
  await step(page).filter({ hasText: 'Step 40 of' }).waitFor()
  // The list of all steps follows.
  await expect
    .poll(() =>
      shown(page).evaluate((line) => {
        const { top, bottom } = line.getBoundingClientRect()
        const list = line.closest('.lines')?.getBoundingClientRect()
        return list !== undefined && top >= list.top && bottom <= list.bottom
      }),
    )
    .toBe(true)
  await page.getByRole('combobox', { name: 'Through whose eyes' }).selectOption('1')
  expect(await troublesByDayAndNight(page)).toEqual([])

  // The address names the moment and the eyes.
  const sentence = await shown(page).textContent()
  await page.reload()
  await step(page).filter({ hasText: 'Step 40 of' }).waitFor()
  expect(await shown(page).textContent()).toBe(sentence)
  expect(await page.getByRole('combobox', { name: 'Through whose eyes' }).inputValue()).toBe('1')

  for (const pace of ['1', '2', '4']) await page.getByRole('button', { name: `Speed: ${pace}×` }).click()
  await page.getByRole('button', { name: 'Speed: ½×' }).waitFor()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await step(page).filter({ hasText: 'Step 42 of' }).waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()

  // A picture of the moment, to be passed on.
  await page.getByRole('button', { name: 'Share a picture' }).click()
  const picture = page.getByRole('img', { name: /Village, move 4\d/ })
  await picture.waitFor()
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'What if' }).click()
  await page.getByRole('button', { name: 'Start from here' }).click()
  await page.locator('.action .option').first().waitFor()
  const branch = new URL(page.url()).searchParams.get('id')
  expect(branch).not.toBe(match.id)

  // The match that was played is as it was, and the other course leads back to its moment.
  await open('/library')
  await page.getByRole('link', { name: 'Another course' }).click()
  await step(page)
    .filter({ hasText: /Step 4\d of/ })
    .waitFor()
})

test('a match that is still running is not replayed', async () => {
  const { page, open } = await visit({ language: 'de-DE' })
  await open('/about')
  const match = matchAt('crafts')
  await sitDown(page, match)
  await open(`/replay?id=${match.id}`)
  await page.getByRole('alert').filter({ hasText: 'läuft noch' }).waitFor()
})
