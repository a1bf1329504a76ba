import { test } from 'vitest'
import { matchAt } from './moments.ts'
import { keep } from './table.ts'
import { visit } from './visit.ts'

test('after the first visit the app works without a network: start, new match, table, analysis, rules', async () => {
  const { page, context, open } = await visit({ offline: true, language: 'en-GB' })
  await open('/')
  // The worker has taken everything along as soon as it is active.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active !== null && active.state !== 'activated') {
      await new Promise((resolve) => active.addEventListener('statechange', resolve))
    }
  })
  // What is still under way would be missing now.
  await page.waitForLoadState('networkidle')
  const over = matchAt('scored')
  await keep(page, over)
  await context.setOffline(true)
  await open('/')
  await page.getByRole('heading', { name: 'Play now' }).waitFor()
  await page.getByRole('link', { name: 'Choose opponents' }).click()
  await page.getByRole('heading', { name: 'How the table is laid' }).waitFor()
  await page.getByRole('button', { name: 'Set up the table' }).click()
  await page.getByRole('button', { name: 'Menu' }).waitFor()
  await open(`/analysis?id=${over.id}`)
  await page.getByRole('heading', { name: 'Three things to learn' }).waitFor({ timeout: 120_000 })
  await open('/rules/village')
  await page.getByRole('heading', { name: 'What wins' }).waitFor()
  await open('/rules/village#V-412')
  await page.locator('#V-412').waitFor({ state: 'visible' })
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await page.locator('#V-412', { hasText: 'Nachwuchs' }).waitFor()
})
