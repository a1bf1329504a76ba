import { expect, test } from 'vitest'
import { doAsTold } from './as-told.ts'
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
  await lesson.getByText('Not quite yet').waitFor()
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
