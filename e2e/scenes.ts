// What opens at the table when one asks or acts: each with the moment it belongs to and how one gets there.
import type { Page } from 'playwright-core'
import type { MomentName } from './moments.ts'

interface Scene {
  readonly moment: MomentName
  reach(page: Page): Promise<void>
}

const tool = (page: Page, at: number) => page.locator('.tool').nth(at).click()

export const SCENES = {
  chosen: {
    moment: 'family',
    reach: async (page) => {
      await page.locator('.action .option').first().click()
      await page.locator('.action .chosen').waitFor()
    },
  },
  refusal: {
    moment: 'market',
    reach: async (page) => {
      await page.locator('.action .option.refused').first().click({ force: true })
      await page.locator('.popover').waitFor()
    },
  },
  rule: {
    moment: 'market',
    reach: async (page) => {
      await page.locator('.action .option.refused').first().click({ force: true })
      await page.locator('.popover .rule').click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  hint: {
    moment: 'take-three',
    reach: async (page) => {
      await tool(page, 2)
      await page.locator('.hint .best').waitFor()
    },
  },
  end: {
    moment: 'last-death',
    reach: async (page) => {
      await page.locator('.action .option').first().click()
      await page.locator('.action .button.primary').click()
      await page.locator('dialog[open] .finale').waitFor()
    },
  },
  legend: {
    moment: 'take-three',
    reach: async (page) => {
      await page.locator('button.ask').click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  farm: {
    moment: 'take-five',
    reach: async (page) => {
      await page.locator('.farm-card').first().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  keys: {
    moment: 'take-three',
    reach: async (page) => {
      await page.keyboard.press('?')
      await page.locator('dialog[open]').waitFor()
    },
  },
  visited: {
    moment: 'take-three',
    reach: async (page) => {
      await page.locator('.story li button').nth(5).click()
      await page.locator('.story .visited').waitFor()
    },
  },
  menu: {
    moment: 'take-three',
    reach: async (page) => {
      await page.locator('.tool:has(use[href="#i-menu"])').click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  counted: {
    moment: 'scored',
    reach: async (page) => {
      await page.locator('.scoring .first .wreath').waitFor()
    },
  },
  verified: {
    moment: 'scored',
    reach: async (page) => {
      await page.locator('.ends .button').first().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
} as const satisfies Readonly<Record<string, Scene>>
export type SceneName = keyof typeof SCENES
