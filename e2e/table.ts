// A table in the browser of a visitor.
import type { Page } from 'playwright-core'
import type { KeptMatch } from './kept.ts'

/** Lays the match on the shelf of this device, as if it had been played here, and sits down at it. */
export async function sitDown(page: Page, match: KeptMatch): Promise<void> {
  await page.evaluate(
    (one) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('chronik')
        request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' })
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction('matches', 'readwrite')
          transaction.objectStore('matches').put(one)
          transaction.oncomplete = () => resolve(request.result.close())
        }
      }),
    match,
  )
  await page.goto(`/table?id=${match.id}`)
}

/** Letters and pictures are there, and nothing flies any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  await page.waitForTimeout(400)
}
