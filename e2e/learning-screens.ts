// The screens of learning: the school and its lessons, the rules at hand, and what a match teaches afterwards.
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { doAsTold } from './as-told.ts'
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

/** A chapter whose goal is reached. */
async function lessonDone(page: Page, game: string, chapter: string): Promise<void> {
  await lesson(page, game, chapter)
  await doAsTold(page)
}

/** A scored match, at the page that looks at it. */
async function scored(page: Page, path: string): Promise<void> {
  const match = matchAt('scored')
  await sitDown(page, match)
  await page.goto(`${path}?id=${match.id}&at=90`)
}

/** The picture of what is seen, as somebody would pass it on. */
async function sharing(page: Page): Promise<void> {
  await page.locator('.button:has(use[href="#i-share"]):visible').first().click()
  await page.locator('dialog[open] img').waitFor()
}

/** An edition of one's own, with a figure that differs. */
async function ownEdition(page: Page): Promise<void> {
  await page.goto('/editions?game=village')
  await page.locator('button.card').first().click()
  const figure = page.locator('input[type="number"]').first()
  await figure.fill(String(Number(await figure.inputValue()) + 1))
  await figure.press('Tab')
}

/** The same, and a file in which a word stands for a number. */
async function brokenEdition(page: Page): Promise<void> {
  await ownEdition(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.button:has(use[href="#i-download"])').first().click(),
  ])
  const text = await readFile(await file.path(), 'utf8')
  const broken = text.replace(/"coins": \d+/, '"coins": "many"')
  await page.locator('input[type="file"]').setInputFiles({
    name: 'broken.chronik.json',
    mimeType: 'application/json',
    buffer: Buffer.from(broken),
  })
  await page.locator('#refused').waitFor()
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
  { name: 'lesson-my-village', path: '/about', reach: (page) => lesson(page, 'my-village', 'white') },
  { name: 'lesson-world', path: '/about', reach: (page) => lesson(page, 'world-without-end', 'cards') },
  { name: 'lesson-done', path: '/about', reach: (page) => lessonDone(page, 'village', 'crafts') },
  { name: 'lesson-last', path: '/about', reach: (page) => lessonDone(page, 'world-without-end', 'ending') },
  {
    name: 'guided',
    path: '/about',
    reach: async (page) => {
      await lessonDone(page, 'village', 'end')
      // The end of the match lies over what the teacher says.
      await page.keyboard.press('Escape')
      await page.locator('.button.primary:has(use[href="#i-play"]):visible').first().click()
      await page.locator('.guide .said b:visible, .asks:visible').first().waitFor()
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
  {
    name: 'analysis-reading',
    path: '/about',
    reach: async (page) => {
      await scored(page, '/analysis')
      await page.waitForFunction(() => {
        const begun = (document.querySelector('progress')?.value ?? 0) > 20
        if (begun) document.querySelector<HTMLElement>('.button:has(use[href="#i-close"])')?.click()
        return begun
      })
    },
  },
  { name: 'edition', path: '/about', reach: ownEdition },
  { name: 'edition-refused', path: '/about', reach: brokenEdition },
  {
    name: 'share-result',
    path: '/about',
    reach: async (page) => {
      await sitDown(page, matchAt('scored'))
      await page.locator('.scoring h1').waitFor()
      await sharing(page)
    },
  },
  {
    name: 'share-position',
    path: '/about',
    reach: async (page) => {
      await scored(page, '/replay')
      await page.locator('.timeline').waitFor()
      await sharing(page)
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
