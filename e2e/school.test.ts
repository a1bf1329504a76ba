import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inReach } from '../packages/web/src/lib/table/sight.ts'
import { troublesByDayAndNight } from './axe.ts'
import { isLong } from './budget.ts'
import { CONFIRM, OPTION } from './play.ts'
import { visit } from './visit.ts'

test('the first chapter is done as it is told, at the real table, and stays done', async () => {
  const { page, open } = await visit({ language: 'en-GB', newcomer: true })
  await open('/learn')
  await page.getByRole('link', { name: 'Go on: The turn' }).click()
  const lesson = page.getByRole('region', { name: 'The turn' })
  await lesson.getByText('Take one from the harvest space').waitFor()
  await page.locator('.pointer').waitFor()
  expect(await troublesByDayAndNight(page)).toEqual([])

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
  expect(await troublesByDayAndNight(page)).toEqual([])
})

/** What a learner sees: where they are in the chapter, what is said and asked, and where the sign stands. */
function seen(page: Page) {
  return page.evaluate((confirm) => {
    const lesson = document.querySelector('.lesson')
    const sign = document.querySelector('.pointer')?.getAttribute('data-points-at') ?? ''
    return {
      standing: lesson?.getAttribute('data-standing') ?? 'closed',
      asked: `${lesson?.querySelector('.said')?.textContent} ${document.querySelector('.action h2')?.textContent}`,
      // A way that is chosen may lead to another with the same question.
      led: document.querySelector('.action .led')?.textContent ?? '',
      // Who has confirmed sees the sign a moment longer than the button.
      sign: sign === 'confirm' && document.querySelector(confirm) === null ? '' : sign,
    }
  }, CONFIRM)
}

/** Follows the sign to things of the board, options of the bar and the button that confirms; nothing is tried out. */
async function doAsTold(page: Page): Promise<void> {
  let before = ''
  for (let act = 0; act < 60; act++) {
    let now = { standing: '', asked: '', led: '', sign: '' }
    // Between a move and its answer nothing is asked: a slow machine takes its time.
    await expect
      .poll(
        async () => {
          now = await seen(page)
          return now.standing === 'reached' || (now.sign !== '' && JSON.stringify(now) !== before)
        },
        { timeout: 60_000, message: `nothing followed ${before}` },
      )
      .toBe(true)
    before = JSON.stringify(now)
    const { standing, sign } = now
    if (standing === 'reached') return
    if (standing !== 'step' && standing !== 'confirm') break
    if (sign === 'confirm') await page.locator(CONFIRM).click()
    else if (sign === 'bar') await page.locator('.action .led').first().click()
    else
      await page
        .locator(inReach(`[data-at="${sign}"]`))
        .first()
        .click()
  }
  throw new Error(`The chapter could not be done as it is told. At last there was ${before}`)
}

/** Chapters that stand for all of their school, by number; with the long budgets all of them and of all courses. */
const WALKED: { readonly [game: string]: readonly number[] } = {
  village: [6, 12],
  'my-village': [5],
  'world-without-end': [7, 11],
}
/** One of a course, by its address. */
const COURSES: { readonly [game: string]: readonly string[] } = {
  village: ['inn-person'],
}

test.each(Object.entries(WALKED))(
  'chapters of %s can be done with what the pointer and the bar offer',
  { timeout: isLong ? 3_000_000 : 400_000 },
  async (game, walked) => {
    const { page, open } = await visit({ language: 'nl-NL', newcomer: true })
    await open(`/learn?game=${game}`)
    const links = page.locator('ol a.button')
    await links.first().waitFor()
    if (COURSES[game] !== undefined) await page.locator('ol.course').first().waitFor()
    const chapters = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const addresses = (COURSES[game] ?? []).map((chapter) => `/learn?game=${game}&chapter=${chapter}`)
    const all = isLong ? chapters : [...walked.map((number) => chapters[number - 1]), ...addresses]
    const undone: string[] = []
    for (const chapter of all) {
      await open(chapter)
      await page.waitForURL('**/table*')
      await page.locator('.lesson .goal').waitFor()
      await page.locator('.pointer').waitFor()
      // The others are tried, too: whoever mends one wants to know of all.
      await doAsTold(page).catch((error: Error) => undone.push(`${chapter}: ${error.message}`))
    }
    expect(undone).toEqual([])
    await open(`/learn?game=${game}`)
    await expect.poll(() => page.locator('ol .done').count()).toBe(all.length)
  },
)
