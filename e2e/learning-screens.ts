// The screens of learning: the school and its lessons, the rules at hand, and what a match teaches afterwards.
import type { Page } from 'playwright-core'
import { matchAt } from './moments.ts'
import { OPTION } from './play.ts'
import { sitDown } from './table.ts'

export interface LearningScreen {
  readonly name: string
  readonly path: string
  reach?(page: Page): Promise<void>
}

async function lesson(page: Page, game: string, chapter: string): Promise<void> {
  await page.goto(`/learn?game=${game}&chapter=${chapter}`)
  await page.waitForURL('**/table*')
  // On a phone the teacher speaks above the bar.
  await page.locator('.lesson .goal:visible, .taught:visible').first().waitFor()
  await page.locator('.pointer').waitFor({ state: 'attached' })
}

/** The first turning point that the analysis found, on the board. */
async function turningPoint(page: Page): Promise<void> {
  const match = matchAt('scored')
  await sitDown(page, match)
  await page.goto(`/analysis?id=${match.id}`)
  await page.locator('[aria-labelledby="learn"]').waitFor({ timeout: 300_000 })
  await page.locator('a[href*="/replay"][href*="at="]').first().click()
  await page.locator('.judged').waitFor()
}

export const LEARNING_SCREENS: readonly LearningScreen[] = [
  ...['village', 'my-village', 'world-without-end'].map((game) => ({
    name: `learn-${game}`,
    path: `/learn?game=${game}`,
    reach: (page: Page) => page.locator('ol a.button').first().waitFor(),
  })),
  {
    name: 'lesson-village',
    path: '/about',
    reach: (page) => lesson(page, 'village', 'crafts'),
  },
  {
    name: 'lesson-astray',
    path: '/about',
    reach: async (page) => {
      await lesson(page, 'village', 'turn')
      await page.locator(OPTION).filter({ hasText: 'Reise' }).click()
      await page.locator(OPTION).first().click()
      await page.locator('[data-standing="astray"]:visible').first().waitFor()
    },
  },
  { name: 'rules-my-village', path: '/rules/my-village' },
  { name: 'rules-world', path: '/rules/world-without-end' },
  { name: 'rules-words', path: '/rules/village/words' },
  {
    name: 'rules-found',
    path: '/rules/village',
    reach: async (page) => {
      await page.locator('input[type="search"]').fill('Münze')
      await page.locator('.found article').first().waitFor()
    },
  },
  {
    name: 'rules-now',
    path: '/about',
    reach: async (page) => {
      await sitDown(page, matchAt('crafts'))
      await page.locator('.tool:has(use[href="#i-menu"])').click()
      await page.locator('dialog[open] .button:has(use[href="#i-rules"])').click()
      await page.locator('dialog[open] .now').waitFor()
    },
  },
  {
    name: 'story-rule',
    path: '/about',
    reach: async (page) => {
      await sitDown(page, matchAt('take-three'))
      await page.locator('.action .option').first().waitFor()
      // On a phone the story lies behind the last of the tabs.
      const tabs = page.locator('.tabs button')
      if (await tabs.last().isVisible()) await tabs.last().click()
      await page.locator('.story .tall').first().click()
      await page.locator('dialog[open] .ask').nth(1).click()
      await page.locator('dialog[open] .rule-panel').waitFor()
    },
  },
  { name: 'replay-better', path: '/about', reach: turningPoint },
  {
    name: 'what-if',
    path: '/about',
    reach: async (page) => {
      const match = matchAt('scored')
      await sitDown(page, match)
      await page.goto(`/replay?id=${match.id}&at=90#what-if`)
      await page.locator('dialog[open]').waitFor()
    },
  },
]
