import { expect, test } from 'vitest'
import { accessibilityTroubles } from './axe.ts'
import { matchAt } from './moments.ts'
import { sitDown } from './table.ts'
import { visit } from './visit.ts'

test('a finished match of this device is kept in the account and fetched on another one', async () => {
  const greta = await visit({ language: 'en-GB' })
  await greta.open('/account')
  await greta.page.getByLabel('Your name at the table').fill('Greta')
  await greta.page.getByRole('button', { name: 'Play as a guest' }).click()
  const keep = greta.page.getByRole('button', { name: 'Keep with a password' })
  const form = greta.page.locator('form').filter({ has: keep })
  await form.getByLabel('E-mail address').fill('kept@example.org')
  await form.getByLabel('Password').fill('a-long-enough-secret')
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
  await entrance.getByLabel('Password').fill('a-long-enough-secret')
  await signIn.click()
  await other.page.getByRole('button', { name: 'Sign out', exact: true }).waitFor()
  await other.open('/library')
  await other.page.getByRole('button', { name: 'Fetch to this device' }).click()
  await other.page.getByRole('link', { name: 'Look at it' }).click()
  await other.page.locator('.scoring h1').waitFor()
})
