// What opens at a table with expansions when one asks: each with the moment it belongs to and how one gets there.
import type { Page } from 'playwright-core'
import type { ExpansionMoment } from './expansion-moments.ts'

interface Scene {
  readonly moment: ExpansionMoment
  reach(page: Page): Promise<void>
}

export const EXPANSION_SCENES = {
  legend: {
    moment: 'all-take',
    reach: async (page) => {
      await page.locator('button.ask, .tabs button:last-of-type').first().click()
      const asked = page.locator('.book > .button')
      if (await asked.isVisible()) await asked.click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  farm: {
    moment: 'all-take',
    reach: async (page) => {
      await page.locator('.farm-card, .player').nth(1).click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  village: {
    moment: 'all-take',
    reach: async (page) => {
      await page.keyboard.press('Shift+Digit1')
    },
  },
} as const satisfies Readonly<Record<string, Scene>>
export type ExpansionScene = keyof typeof EXPANSION_SCENES
