import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from './visit.ts'

/** Kilobytes of script that the page and its workers have loaded, as they came over the wire. */
function scriptsOf(page: Page): () => number {
  const sizes = new Map<string, number>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' && !response.url().endsWith('.js')) return
    sizes.set(response.url(), Number(response.headers()['content-length'] ?? 0))
  })
  return () => [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1024
}

/** Waits until nothing more comes: workers load their parts after the page has come to rest. */
async function settled(page: Page, loaded: () => number): Promise<void> {
  for (let before = -1; before !== loaded(); ) {
    before = loaded()
    await page.waitForTimeout(2_000)
  }
}

test('the start page needs less than 150 KB of script', async () => {
  const { page, open } = await visit({ offline: false })
  const loaded = scriptsOf(page)
  await open('/')
  await settled(page, loaded)
  console.log(`start page: ${loaded().toFixed(1)} KB of script`)
  expect(loaded()).toBeGreaterThan(10)
  expect(loaded()).toBeLessThan(150)
})

test('the start page comes in few files, and its picture before the scripts', async () => {
  const { page, open } = await visit({ offline: false })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open('/')
  await page.waitForLoadState('load')
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeLessThan(12)
  const picture = asked.findIndex((path) => /^\/art\/start.*\.svg$/.test(path))
  expect(picture).toBeGreaterThan(0)
  expect(picture).toBeLessThan(asked.findIndex((path) => path.endsWith('.js')))
})

test('until the first move a table of Village needs less than 350 KB of script', async () => {
  const { page, open } = await visit({ offline: false })
  await open('/')
  await page.locator('.play .enter').click()
  await page.locator('[data-at^="space:"]').first().waitFor()
  const table = page.url()
  const loaded = scriptsOf(page)
  await page.context().clearCookies()
  await page.goto('about:blank')
  await open(table)
  await page.locator('[data-at^="space:"]').first().waitFor()
  await page.locator('.action .option').first().waitFor()
  await settled(page, loaded)
  console.log(`table: ${loaded().toFixed(1)} KB of script`)
  expect(loaded()).toBeGreaterThan(50)
  expect(loaded()).toBeLessThan(350)
})
