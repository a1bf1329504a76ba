import { expect, test } from 'vitest'
import { accessibilityTroubles } from './axe.ts'
import { toldDifferently } from './live-line.ts'
import { post } from './over-http.ts'
import { visit } from './visit.ts'
import { request } from './with-others.ts'

test('somebody who misbehaves is muted, reported, blocked and asked to leave from where it happens', {
  timeout: 240_000,
}, async () => {
  const greta = await visit({ language: 'en-GB' })
  const falk = await visit({ language: 'nl-NL', size: 'phone' })
  await greta.open('/about')
  await falk.open('/about')
  await post(greta.page, '/auth/guest', { name: 'Greta' })
  await post(falk.page, '/auth/guest', { name: 'Falk' })
  const { table } = await post(greta.page, '/tables', {
    request: request(),
    game: 'village',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  })
  await greta.open(`/t/${table.id}`)
  await falk.open(`/t/${table.id}`)
  await falk.page.locator('.bar').getByRole('button', { name: 'Ga zitten' }).click()
  await falk.page.getByRole('button', { name: 'Chat' }).click()
  await falk.page.getByLabel('Bericht').fill('Wat een slome tafel.')
  await falk.page.getByRole('button', { name: 'Versturen' }).click()

  // By the keyboard from the line itself: who is muted is not heard any more, until they are heard again.
  const line = greta.page.getByText('Wat een slome tafel.')
  await line.waitFor()
  const open = async () => {
    await greta.page.getByRole('log').getByRole('button', { name: 'Falk' }).press('Enter')
    return greta.page.getByRole('dialog', { name: 'Falk' })
  }
  const sheet = await open()
  await sheet.getByRole('button', { name: 'Mute' }).waitFor()
  expect(await accessibilityTroubles(greta.page)).toEqual([])
  await sheet.getByRole('button', { name: 'Mute' }).press('Enter')
  await greta.page.getByText('1 message hidden').waitFor()
  expect(await line.count()).toBe(0)
  await greta.page.getByRole('button', { name: 'Show' }).click()
  await line.waitFor()

  // What is reported goes to who runs the server, with the words it is about.
  await (await open()).getByRole('button', { name: 'Report' }).click()
  const report = greta.page.getByRole('dialog', { name: 'Report Falk' })
  await report.getByRole('checkbox', { name: 'Wat een slome tafel.' }).waitFor()
  expect(await accessibilityTroubles(greta.page)).toEqual([])
  await report.getByRole('radio', { name: 'Something else' }).check()
  await report.getByRole('checkbox', { name: 'Mute as well' }).uncheck()
  const sent = greta.page.waitForRequest('**/api/reports')
  await report.getByRole('button', { name: 'Report' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    table: table.id,
    reason: 'other',
    lines: [expect.any(Number)],
  })
  await greta.page.getByText('Thank you. Whoever runs this server sees the report about Falk.').waitFor()

  // From the seat: asked to leave, and only an invitation leads back.
  const seat = greta.page.locator('.seat').filter({ hasText: 'Falk' })
  await seat.getByRole('button', { name: 'Falk' }).click()
  await greta.page.getByRole('dialog').getByRole('button', { name: 'Ask to leave' }).click()
  await seat.waitFor({ state: 'detached' })
  await falk.page.getByText('Je bent gevraagd van tafel te gaan').waitFor()
  expect(await accessibilityTroubles(falk.page)).toEqual([])

  // Blocked from what was said; the account lists it and takes it back.
  await (await open()).getByRole('button', { name: 'Block' }).click()
  await greta.page.getByText('Falk is blocked.').waitFor()
  expect(await line.count()).toBe(0)
  await greta.open('/account')
  const blocked = greta.page.getByRole('listitem').filter({ hasText: 'Falk' })
  await blocked.getByRole('button', { name: 'Unblock' }).click()
  await greta.page.getByText('Nobody. You can block at the table').waitFor()
})

test('a link that leads nowhere any more, and an app older than its server, say what to do', async () => {
  const { page, open } = await visit({ language: 'nl-NL', size: 'phone', theme: 'dark' })
  await open('/about')
  await post(page, '/auth/guest', { name: 'Anna' })
  const { table } = await post(page, '/tables', {
    request: request(),
    game: 'my-village',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  for (const [link, words] of [
    ['/t/nobody', 'Deze tafel bestaat niet. Kijk of de link volledig is, of vraag om een nieuwe.'],
    [`/t/${table.id}`, 'Deze tafel is gesloten'],
  ] as const) {
    if (link !== '/t/nobody') await post(page, `/tables/${table.id}/leave`)
    await open(link)
    await page.getByRole('alert').filter({ hasText: words }).waitFor()
    await page.getByRole('link', { name: 'Tafel openen' }).waitFor()
    expect(await accessibilityTroubles(page)).toEqual([])
  }

  await toldDifferently(page, (frame) => (frame.type === 'hello' ? { ...frame, version: 0 } : frame))
  const { table: next } = await post(page, '/tables', {
    request: request(),
    game: 'my-village',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  })
  await page.goto(`/t/${next.id}`)
  await page.getByRole('alert').getByText('De server is nieuwer dan deze pagina').waitFor()
  await page.getByRole('button', { name: 'Herladen' }).waitFor()
})
