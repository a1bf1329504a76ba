import { village } from '@chronik/village'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityTroubles } from './axe.ts'
import { Overheard } from './frames.ts'
import { byMouse, byTouch, playUntilConfirmed } from './play.ts'
import { visit } from './visit.ts'

const options = (page: Page) => page.locator('.action .option:not([aria-disabled])')

test('from the start page to a table with others: two browsers, a bot and a spectator', {
  timeout: 600_000,
}, async () => {
  // Three clicks from the start page to a link in the hand, and a name is enough.
  const greta = await visit({ language: 'en-GB' })
  await greta.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await greta.open('/')
  await greta.page.getByRole('link', { name: 'Invite by link' }).click()
  await greta.page.getByLabel('Your name at the table').fill('Greta')
  expect(await accessibilityTroubles(greta.page)).toEqual([])
  await greta.page
    .getByRole('group', { name: 'Start player' })
    .getByRole('radio', { name: '1' })
    .check({ force: true })
  await greta.page.getByRole('button', { name: 'Invite right away' }).click()
  await greta.page.getByRole('button', { name: 'Copy' }).click()
  const link = await greta.page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(greta.page.url())
  const code = (await greta.page.locator('.code i').allTextContents()).join('')

  // The host thinks again: one seat more, and then as before. What is agreed changes at once.
  const change = async (seats: string) => {
    await greta.page.getByRole('button', { name: 'Change' }).click()
    await greta.page
      .getByRole('dialog')
      .getByRole('group', { name: 'Seats' })
      .getByRole('radio', { name: seats })
      .check({ force: true })
    await greta.page.getByRole('button', { name: 'Apply' }).click()
    await expect.poll(() => greta.page.locator('.seat').count()).toBe(Number(seats))
  }
  await change('4')
  await change('3')

  // Somebody on a phone comes by the code, in another language, without an account.
  const anna = await visit({ language: 'nl-NL', size: 'phone', theme: 'dark' })
  await anna.open('/online')
  expect(await accessibilityTroubles(anna.page)).toEqual([])
  await anna.page.getByLabel('Code').fill(code.toLowerCase())
  await anna.page.getByRole('button', { name: 'Ga', exact: true }).click()
  await anna.page.waitForURL(link)
  await anna.page.getByPlaceholder('Je naam aan tafel').fill('Anna')
  await anna.page.locator('.bar').getByRole('button', { name: 'Ga zitten' }).click()
  await anna.page.getByRole('button', { name: 'Klaar', exact: true }).click()
  await anna.page.locator('.bar button[aria-pressed="true"]:enabled').waitFor()
  expect(await accessibilityTroubles(anna.page)).toEqual([])
  await anna.page.getByRole('button', { name: 'Chat' }).click()
  await anna.page.getByLabel('Bericht').fill('Hallo Greta')
  await greta.page.getByText('Anna is writing').waitFor()
  await anna.page.getByRole('button', { name: 'Versturen' }).click()
  expect(await accessibilityTroubles(anna.page)).toEqual([])
  await anna.page.getByRole('button', { name: 'Sluiten' }).click()

  // The host sees it, fills the last seat with a bot and begins.
  await greta.page.getByText('Hallo Greta').waitFor()
  await greta.page.getByText('Everybody is ready').waitFor({ state: 'detached' })
  await greta.page.getByRole('button', { name: 'Give this seat to a bot' }).press('Enter')
  await expect
    .poll(() => greta.page.evaluate(() => document.activeElement?.closest('.seat') !== null), {
      timeout: 10_000,
    })
    .toBe(true)
  await greta.page.getByText('Everybody is ready').waitFor()
  const begin = greta.page.getByRole('button', { name: 'Begin the match' })
  await expect.poll(() => begin.isEnabled()).toBe(true)
  expect(await accessibilityTroubles(greta.page)).toEqual([])

  // A stranger with the link waits, and watches once it begins.
  const watcher = await visit({ language: 'de-DE' })
  const seen = new Overheard(watcher.page)
  await watcher.open(new URL(link).pathname)
  await watcher.page.getByText('Der Tisch ist voll').waitFor()
  await begin.click()
  for (const { page } of [greta, anna, watcher])
    await page.locator('[data-at^="space:"], .company').first().waitFor()
  expect(await options(watcher.page).count()).toBe(0)

  // On the phone the company stands above what can be planned, and neither is cut off.
  await anna.page.locator('.bar:has(.company) .plan').waitFor()
  const cut = (bar: Element) => bar.scrollHeight - bar.clientHeight
  expect(await anna.page.locator('.bar:has(.company)').evaluate(cut)).toBeLessThanOrEqual(0)

  // The host begins the round; everybody's board follows.
  const told = (page: Page) => page.locator('.story li').count()
  const before = await told(watcher.page)
  await expect.poll(() => greta.page.title()).toMatch(/^Your turn/)
  // The same seat lies open in a second tab, too, and follows.
  const second = await greta.context.newPage()
  await second.goto(link)
  await options(second).first().waitFor()
  await playUntilConfirmed(greta.page, byMouse(), 7)
  await expect.poll(() => told(watcher.page)).toBeGreaterThan(before)
  await expect.poll(() => options(second).count()).toBe(0)

  // While the other one thinks, the host prepares the next turn; the second tab knows of it.
  await greta.page.getByRole('button', { name: 'Prepare a turn' }).click()
  await playUntilConfirmed(greta.page, byMouse(), 3)
  const planned = (page: Page) => page.getByRole('region', { name: 'Your plan' }).locator('.number')
  await planned(greta.page).waitFor()
  expect(await accessibilityTroubles(greta.page)).toEqual([])
  await planned(second).waitFor()
  expect(await greta.page.title(), 'it is not her turn yet').not.toMatch(/^Your turn/)
  await second.close()

  // In the middle of the match the guest makes an account and keeps the seat.
  await greta.page.getByRole('button', { name: 'Menu' }).click()
  await greta.page.getByRole('button', { name: 'Keep your matches' }).click()
  await greta.page.getByLabel('E-mail address').fill('greta@example.org')
  await greta.page.getByLabel('Password').fill('a-long-enough-secret')
  await greta.page.getByRole('button', { name: 'Keep with a password' }).click()
  await greta.page.getByRole('button', { name: 'Keep with a password' }).waitFor({ state: 'detached' })
  await greta.page.keyboard.press('Escape')
  await planned(greta.page).waitFor()

  // It is tried as soon as it is her turn, and she is told what became of it.
  await playUntilConfirmed(anna.page, byTouch(), 5)
  await greta.page
    .getByText(/prepared turn 1 (?:is on the table|is not possible any more|would bring)/i)
    .first()
    .waitFor()
  expect(await planned(greta.page).count()).toBe(0)

  // Talk at the table about a move that was made: the line leads the other one there, and back to the present.
  await greta.page.locator('#story-lines li:not(.tentative) > button').first().click()
  await greta.page.getByText('An earlier moment').waitFor()
  await greta.page.getByRole('tab', { name: 'Chat' }).click()
  await greta.page.getByRole('button', { name: 'Nice move' }).click()
  await anna.page.getByRole('button', { name: 'Chat, 1 nieuw' }).click()
  await anna.page.getByText('Nice move').waitFor()
  await anna.page.getByRole('button', { name: 'over deze zet' }).click()
  await anna.page.getByText('Een eerder moment').waitFor()
  await anna.page.getByRole('button', { name: 'Terug naar het heden' }).click()
  await anna.page.getByText('Een eerder moment').waitFor({ state: 'detached' })

  // A vote that both have to agree on.
  await greta.page.getByRole('button', { name: 'Menu' }).click()
  await greta.page.getByRole('button', { name: 'Propose to end the match' }).click()
  await anna.page.getByText('Greta wil de partij beëindigen').waitFor()
  expect(await accessibilityTroubles(anna.page)).toEqual([])
  await anna.page.getByRole('button', { name: 'Akkoord' }).click()
  for (const [page, words] of [
    [greta.page, 'Everybody agreed: the match has ended.'],
    [anna.page, 'Iedereen was akkoord: de partij is beëindigd.'],
    [watcher.page, 'Alle waren einverstanden: Die Partie ist beendet.'],
  ] as const)
    await page.getByText(words).waitFor()

  const { open: leaked } = seen.seen({ players: 3, options: { 'start-seat': '1' } }, -1, village)
  expect(leaked).toBe(0)
  expect(seen.told(-1)).toEqual([])
  expect(JSON.stringify(seen.underWay)).not.toMatch(/"seed":"|chronik-record/)
})
