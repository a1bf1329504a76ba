import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityTroubles } from './axe.ts'
import { OPTION } from './play.ts'
import { visit } from './visit.ts'

const CONFIRM = '.action .ends .button.primary'

test('the first chapter is done as it is told, at the real table, and stays done', async () => {
  const { page, open } = await visit({ language: 'en-GB', newcomer: true })
  await open('/learn')
  await page.getByRole('link', { name: 'Go on: The turn' }).click()
  const lesson = page.getByRole('region', { name: 'The turn' })
  await lesson.getByText('Take one from the harvest space').waitFor()
  await page.locator('.pointer').waitFor()
  expect(await accessibilityTroubles(page)).toEqual([])

  // Something else is allowed, is told apart, and is taken back.
  const question = page.locator('.action h2')
  const first = await question.textContent()
  await page.locator(OPTION).filter({ hasText: 'Travel' }).click()
  await expect.poll(() => question.textContent()).not.toBe(first)
  await page.locator(OPTION).first().click()
  await lesson.getByText('Allowed, but not now').waitFor()
  await lesson.getByRole('button', { name: 'Take back' }).click()
  await lesson.getByText('Take one from the harvest space').waitFor()

  // As it is told.
  await page.locator('[data-at="space:harvest"]').first().click()
  await page.locator(OPTION).first().click()
  await lesson.getByText('Take one from the harvest space').waitFor({ state: 'detached' })
  await page.locator(`${OPTION}, ${CONFIRM}`).first().click()
  await page.locator(CONFIRM).click()
  await lesson.getByText('Done!').waitFor()
  await lesson.getByRole('link', { name: 'To the school' }).click()
  await page.getByRole('link', { name: 'Go on: Harvest' }).waitFor()
  expect(await accessibilityTroubles(page)).toEqual([])
})

/** What a learner sees: where they are in the chapter, what is asked, how much there is to choose from. */
function seen(page: Page) {
  return page.evaluate((option) => {
    const lesson = document.querySelector('.lesson')
    return {
      standing: lesson?.getAttribute('data-standing') ?? 'closed',
      asked: `${lesson?.querySelector('.said')?.textContent} ${document.querySelector('.action h2')?.textContent}`,
      spot: document.querySelector('.pointer')?.getAttribute('data-points-at') ?? null,
      options: document.querySelectorAll(option).length,
    }
  }, OPTION)
}

/** Follows the pointer, and where it does not say more, tries one answer after the other: wrong ones are taken back. */
async function doAsTold(page: Page): Promise<void> {
  const tried = new Map<string, number>()
  let last = ''
  for (let act = 0; act < 200; act++) {
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)))
    const { standing, asked, spot, options } = await seen(page)
    if (standing === 'reached') return
    if (standing === 'confirm') await page.locator(CONFIRM).click()
    else if (standing === 'astray') await page.locator('.lesson .acts .primary').click()
    else if (standing === 'step') {
      const times = tried.get(asked) ?? 0
      tried.set(asked, times + 1)
      const pointed = page.locator(`button[data-at="${spot}"]:not([aria-disabled="true"])`).first()
      if (times === 0 && spot !== null && (await pointed.isVisible())) await pointed.press('Enter')
      else if (times <= options)
        await page
          .locator(OPTION)
          .nth(Math.max(0, times - 1))
          .click()
      else await page.keyboard.press('Backspace')
    }
    // Between a move and its answer nothing is asked: a slow machine takes its time.
    last = `${standing}: ${asked}`
  }
  throw new Error(`The chapter could not be done as it is told. The lesson is ${last}`)
}

/** Chapters that stand for all of their school, by number: that each can be done as it is told is proven beside them. */
const WALKED = { village: [4, 11] } as const
/** One of a course, by its address. */
const COURSES: { readonly [game: string]: readonly string[] } = {
  village: ['inn-person'],
}

test.each(Object.entries(WALKED))(
  'chapters of %s can be done with what the pointer and the bar offer',
  { timeout: 400_000 },
  async (game, walked) => {
    const { page, open } = await visit({ language: 'nl-NL', newcomer: true })
    await open(`/learn?game=${game}`)
    const links = page.locator('ol a.button')
    await links.first().waitFor()
    const chapters = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const addresses = (COURSES[game] ?? []).map((chapter) => `/learn?game=${game}&chapter=${chapter}`)
    const all = [...walked.map((number) => chapters[number - 1]), ...addresses]
    for (const chapter of all) {
      await open(chapter)
      await page.waitForURL('**/table*')
      await page.locator('.lesson .goal').waitFor()
      await page.locator('.pointer').waitFor()
      await doAsTold(page).catch((error: Error) => {
        throw new Error(`${chapter}: ${error.message}`)
      })
    }
    await open(`/learn?game=${game}`)
    await expect.poll(() => page.locator('ol .done').count()).toBe(all.length)
  },
)
