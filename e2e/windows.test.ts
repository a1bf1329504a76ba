import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { matchAt } from './moments.ts'
import { sitDown } from './table.ts'
import { visit } from './visit.ts'

const option = (page: Page) => page.locator('.action .option:not([aria-disabled])').first()
const elsewhere = (page: Page) => page.getByRole('region', { name: 'This match is open in another window' })

/** Takes what is offered until the turn is handed over. */
async function takeTurn(page: Page): Promise<void> {
  const confirm = page.locator('.action .ends .button.primary')
  await option(page).click()
  while (!(await confirm.isVisible())) {
    await page.locator('.action .option:not([aria-disabled]), .action .ends .button.primary').first().click()
  }
  await confirm.click()
}

test('one window has a match; the other says so, takes it over and gives it back', async () => {
  const { page, context, open } = await visit({ language: 'en-GB' })
  await open('/about')
  await sitDown(page, matchAt('take-two'))
  await option(page).waitFor()

  const other = await context.newPage()
  await other.goto(page.url())
  await elsewhere(other).waitFor()
  expect(await other.locator('.action .option').count(), 'nothing can be done there').toBe(0)
  await other.locator('[data-at^="space:"]').first().waitFor()
  expect(await elsewhere(page).count()).toBe(0)

  await elsewhere(other).getByRole('button', { name: 'Play here' }).click()
  await option(other).waitFor()
  await elsewhere(page).waitFor()
  expect(await page.locator('.action .option').count(), 'and now nothing can be done here').toBe(0)

  await takeTurn(other)
  await option(other).waitFor()
  const told = await other.locator('.story li').last().textContent()
  await other.close()
  await option(page).waitFor()
  expect(await elsewhere(page).count()).toBe(0)
  expect(await page.locator('.story li').last().textContent(), 'it goes on where the other was').toBe(told)
})
