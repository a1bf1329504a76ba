import { expect, test } from 'vitest'
import { visit } from './visit.ts'

test('a browser that keeps nothing lets you play and says what to do', async () => {
  const { page, open } = await visit({ language: 'en-GB' })
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
  })
  await open('/')
  await page.getByRole('button', { name: 'Start a match' }).click()
  await page.locator('[data-at^="space:"]').first().waitFor()
  await page.getByText('The browser keeps nothing here').waitFor()
  expect(await page.getByText('The browser keeps nothing here').count()).toBe(1)
})

test('a full device says so', async () => {
  const { page, open } = await visit({ language: 'en-GB' })
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open('/')
  await page.getByRole('button', { name: 'Start a match' }).click()
  await page.getByText('The storage of this device is full.').waitFor()
})
