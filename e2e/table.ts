// A table in the browser of a visitor.
import type { Page } from 'playwright-core'
import type { KeptMatch } from './kept.ts'
import { OPTION, QUIET } from './play.ts'

/** Takes the last step back. */
export const BACK = '.tool:has(use[href="#i-undo"])'

/** Lays the match on the shelf of this device, as if it had been played here, and sits down at it. */
export async function sitDown(page: Page, match: KeptMatch): Promise<void> {
  await keep(page, match)
  await page.goto(`/table?id=${match.id}`)
}

/** Goes over to another match as a link does: the app that is running opens it. */
export async function changeTables(page: Page, match: KeptMatch): Promise<void> {
  await keep(page, match)
  await page.evaluate((id) => {
    for (const room of document.querySelectorAll('main')) room.classList.add('left')
    const link = document.createElement('a')
    link.href = `/table?id=${id}`
    document.body.append(link)
    link.click()
    link.remove()
  }, match.id)
  // What lies on it is fixed to the window: the room itself has no size that could be seen.
  await page.locator('main:not(.left)').waitFor({ state: 'attached' })
}

/** Lays the match on the shelf of this device. */
export async function keep(page: Page, match: KeptMatch): Promise<void> {
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
}

/** What the bar says, and whether there is a step to take back. */
const stands = (page: Page): Promise<string> =>
  page.evaluate((undo) => {
    const back = document.querySelector<HTMLButtonElement>(undo)
    return `${back?.disabled} ${document.querySelector('.action')?.textContent}`
  }, BACK)

/** Answers with the first option, or by declining where nothing else is offered, and waits for what follows. */
export async function answerFirst(page: Page): Promise<void> {
  const before = await stands(page)
  await page.locator(`${OPTION}, ${QUIET}`).first().click()
  await page.waitForFunction(
    ([was, undo]) => {
      const back = document.querySelector<HTMLButtonElement>(undo)
      return `${back?.disabled} ${document.querySelector('.action')?.textContent}` !== was
    },
    [before, BACK] as const,
  )
}
