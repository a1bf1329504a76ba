import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityTroubles } from './axe.ts'
import { matchAt } from './moments.ts'
import { sitDown } from './table.ts'
import { visit } from './visit.ts'

const PASSWORD = 'a-long-enough-secret'

/** The device of this page keeps keys, and whoever holds it is its owner. */
async function keepKeys(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

async function signOut(page: Page): Promise<void> {
  await page.locator('button.out').click()
  await page.getByRole('heading', { name: 'Been here before?' }).waitFor()
}

test('a finished match of this device is kept in the account and fetched on another one', async () => {
  const greta = await visit({ language: 'en-GB' })
  await greta.open('/account')
  await greta.page.getByLabel('Your name at the table').fill('Greta')
  await greta.page.getByRole('button', { name: 'Play as a guest' }).click()
  const keep = greta.page.getByRole('button', { name: 'Keep with a password' })
  const form = greta.page.locator('form').filter({ has: keep })
  await form.getByLabel('E-mail address').fill('kept@example.org')
  await form.getByLabel('Password').fill(PASSWORD)
  await keep.click()
  await keep.waitFor({ state: 'detached' })

  await sitDown(greta.page, matchAt('scored'))
  await greta.page.locator('.scoring h1').waitFor()
  await greta.open('/library')
  await greta.page.getByRole('button', { name: 'Keep', exact: true }).click()
  await greta.page.getByText('kept', { exact: true }).waitFor()
  expect(await accessibilityTroubles(greta.page)).toEqual([])

  // Elsewhere, by the same account.
  const other = await visit({ language: 'en-GB', size: 'phone' })
  await other.open('/account')
  const signIn = other.page.getByRole('button', { name: 'Sign in', exact: true })
  const entrance = other.page.locator('form').filter({ has: signIn })
  await entrance.getByLabel('E-mail address').fill('kept@example.org')
  await entrance.getByLabel('Password').fill(PASSWORD)
  await signIn.click()
  await other.page.getByRole('button', { name: 'Sign out', exact: true }).waitFor()
  await other.open('/library')
  await other.page.getByRole('button', { name: 'Fetch to this device' }).click()
  await other.page.getByRole('link', { name: 'Look at it' }).click()
  await other.page.locator('.scoring h1').waitFor()

  // The one device sees the other, and signs it out.
  await greta.open('/account')
  await greta.page.getByRole('button', { name: /^Sign out: Signed in on/ }).click()
  await button(greta.page, 'Sign out everywhere else').waitFor({ state: 'detached' })
  await other.open('/account')
  await signIn.waitFor()
})

test('an account by a passkey: codes for the worst case, a password later, everything taken along, and the end', async () => {
  const { page, context, open } = await visit({ language: 'en-GB', refusals: true })
  await keepKeys(page)
  await open('/account')
  await page.getByLabel('Your name at the table').fill('Greta')
  await button(page, 'Play as a guest').click()

  // A guest who signs out is warned; a key keeps everything.
  await button(page, 'Sign out').click()
  await page.getByText('A guest cannot come back').waitFor()
  await button(page, 'Make a passkey').click()
  await page.getByText('Passkeys: 1').waitFor()
  expect(await accessibilityTroubles(page)).toEqual([])
  await signOut(page)
  await button(page, 'Sign in with a passkey').click()
  await page.getByText('Passkeys: 1').waitFor()

  // The device is lost: a code that was written down lets in once.
  await button(page, 'Show new ones').click()
  await page.locator('.codes code').first().waitFor()
  const codes = await page.locator('.codes code').allTextContents()
  expect(codes).toHaveLength(10)
  await signOut(page)
  const byCode = async (code: string) => {
    await page.getByLabel('Recovery code').fill(code)
    await button(page, 'Sign in').click()
  }
  await button(page, 'Enter a recovery code').click()
  await byCode(codes[0])
  await page.getByText('9 left').waitFor()
  await signOut(page)
  await button(page, 'Enter a recovery code').click()
  await byCode(codes[0])
  await page.getByRole('alert').waitFor()
  await byCode(codes[1])
  await page.getByText('8 left').waitFor()

  // The only way in stays.
  await page.getByRole('button', { name: /^Remove: Made on/ }).click()
  await page.getByText('This passkey is the only way into your account.').waitFor()

  // A password on top of it opens the same account elsewhere.
  await button(page, 'Set up').click()
  await page.getByLabel('E-mail address').fill('keyed@example.org')
  await page.getByLabel('Password', { exact: true }).first().fill(PASSWORD)
  expect(await accessibilityTroubles(page)).toEqual([])
  await button(page, 'Keep with a password').click()
  await page.getByText('keyed@example.org').waitFor()

  // The key of a device that is gone is removed: there is another way in now.
  await page.getByRole('button', { name: /^Remove: Made on/ }).click()
  await page.getByText('Passkeys: 0').waitFor()

  // Everything is taken along in one file, without anything that opens the account.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Take everything along' }).click(),
  ])
  const file = await text(await download.createReadStream())
  expect(file).toContain('keyed@example.org')
  for (const secret of [PASSWORD, codes[2]]) expect(file).not.toContain(secret)

  // And the end of it: nobody gets in any more.
  const leaving = page.locator('form.danger')
  await leaving.getByLabel('Type “Greta” if you are sure').fill('Greta')
  await leaving.getByLabel('Password').fill(PASSWORD)
  await button(page, 'Delete for good').click()
  await page.getByText('Everything is deleted.').waitFor()
  await page.waitForURL((url) => url.pathname === '/')
  await open('/account')
  const entrance = page.locator('form').filter({ has: button(page, 'Sign in') })
  await entrance.getByLabel('E-mail address').fill('keyed@example.org')
  await entrance.getByLabel('Password').fill(PASSWORD)
  await button(page, 'Sign in').click()
  await page.getByRole('alert').waitFor()
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([])
})
