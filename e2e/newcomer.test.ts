import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type MomentName, matchAt } from './moments.ts'
import { byMouse, CONFIRM, OPTION, playUntilConfirmed, QUIET } from './play.ts'
import { atRest } from './rest.ts'
import { visitTables } from './visit.ts'

/** What goes by too quickly the first time: where somebody is in the middle of it, and what is told when it is over. */
const PASSES: readonly (readonly [moment: MomentName, title: string, tells: RegExp])[] = [
  ['market', 'The market day', /The market day ends/],
  ['promotion', 'The mass', /majority in the church/],
  ['solo-take', 'Alone against Conny', /Conny/],
]

/** Takes the first option of whatever is asked, or declines, until a sheet opens by itself. */
async function untilTold(page: Page): Promise<void> {
  for (;;) {
    await page.locator(`dialog[open], ${CONFIRM}, ${QUIET}, ${OPTION}`).first().waitFor()
    if ((await page.locator('dialog[open]').count()) > 0) return
    const [wanted] = await Promise.all(
      [CONFIRM, OPTION, QUIET].map(async (what) => ((await page.locator(what).count()) > 0 ? [what] : [])),
    ).then((found) => found.flat())
    const before = await page.locator('.action').textContent()
    await page.locator(wanted).first().click()
    await page.waitForFunction(
      (was) =>
        document.querySelector('dialog[open]') !== null ||
        document.querySelector('.action')?.textContent !== was,
      before,
    )
  }
}

test('a newcomer is told what has gone by, until “I know it”; sheets open at their top', async () => {
  const { page, goTo } = await visitTables({ language: 'en-GB', newcomer: true })
  // As low as a phone that lies: no sheet shows all of itself.
  await page.setViewportSize({ width: 844, height: 390 })
  await goTo(matchAt('take-three'))
  const opening = page.locator('dialog[open]')
  await opening.waitFor()
  await atRest(page)
  expect(
    await opening.evaluate(({ scrollTop, scrollHeight, clientHeight }) => [
      scrollTop,
      scrollHeight > clientHeight,
    ]),
  ).toEqual([0, true])
  await opening.getByRole('button', { name: 'Let’s begin' }).click()

  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [moment, title, tells] of PASSES) {
    await goTo(matchAt(moment))
    // Whoever sits down alone is told of Conny first.
    if (moment === 'solo-take') {
      const conny = page.getByRole('dialog', { name: 'New at this table: Alone against Conny' })
      await conny.getByRole('button', { name: 'Let’s begin' }).click()
      await conny.waitFor({ state: 'detached' })
    }
    await untilTold(page)
    const told = page.getByRole('dialog', { name: title, exact: true })
    await told.getByRole('heading', { name: 'This is what happened' }).waitFor()
    expect(await told.getByRole('listitem').allTextContents()).toContainEqual(expect.stringMatching(tells))
    await told.getByRole('button', { name: 'I know it' }).click()
    await told.waitFor({ state: 'detached' })
  }
  expect(await page.evaluate(() => localStorage.getItem('chronik.known'))).toBe(
    JSON.stringify(['village', 'village/market', 'village/mass', 'village/solo', 'village/conny']),
  )

  // What is known stops nothing any more: Conny has moved, and it is one's turn again.
  const newest = page.locator('.story li').first()
  const before = await newest.textContent()
  await playUntilConfirmed(page, byMouse(), 20)
  await page.locator(OPTION).first().waitFor()
  await atRest(page)
  expect(await newest.textContent()).not.toBe(before)
  expect(await page.locator('dialog[open]').count()).toBe(0)
})
