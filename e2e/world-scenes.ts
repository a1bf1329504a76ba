// What opens at the table of World Without End when one asks, acts or looks back, with the moment it belongs to.
import type { Page } from 'playwright-core'
import type { WorldMoment } from './world-moments.ts'

interface Scene {
  readonly moment: WorldMoment
  reach(page: Page): Promise<void>
}

/** On a phone the chapter lies in an area of its own. */
const CHAPTER = '.tabs button:nth-child(7)'

async function openChapter(page: Page): Promise<void> {
  if (await page.locator(CHAPTER).isVisible()) await page.locator(CHAPTER).click()
}

export const WORLD_SCENES = {
  legend: {
    moment: 'card-first',
    reach: async (page) => {
      await openChapter(page)
      await page.locator('button.ask').click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  chosen: {
    moment: 'second-material',
    reach: async (page) => {
      await page.locator('.action .option:not([aria-disabled])').first().click()
      await page.locator('.action .chosen').waitFor()
    },
  },
  outbreak: {
    moment: 'card',
    reach: async (page) => {
      await openChapter(page)
      await page
        .locator('.story li button', { hasText: /erkrankt jemand|falls ill|wordt iemand ziek/ })
        .first()
        .click()
      await page.locator('.outbreak').waitFor()
    },
  },
  book: {
    moment: 'protection',
    reach: async (page) => {
      const book = page.locator('dialog[open]')
      const answer = page.locator('.action .ends .button.primary, .action .option:not([aria-disabled])')
      for (let asked = 0; asked < 20 && !(await book.isVisible()); asked++) {
        await answer.or(book).last().click()
        await page.waitForTimeout(400)
      }
      await book.waitFor()
    },
  },
} as const satisfies Readonly<Record<string, Scene>>
export type WorldScene = keyof typeof WORLD_SCENES
