import { opponents } from '@chronik/bots/all'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { matchAt } from './moments.ts'
import { sitDown } from './table.ts'
import { visit } from './visit.ts'

const { standard } = opponents.village.game.editions

const ended = (page: Page) => page.locator('.scoring h1')
const option = (page: Page) => page.locator('.action .option').first()

/** The editions of all matches on this device, by the id of the match. */
function editionsKept(page: Page): Promise<Record<string, string | undefined>> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('chronik')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const all = request.result.transaction('matches').objectStore('matches').getAll()
          all.onsuccess = () => {
            request.result.close()
            const matches = all.result as { id: string; setup: { edition?: { id: string } } }[]
            resolve(Object.fromEntries(matches.map(({ id, setup }) => [id, setup.edition?.id])))
          }
        }
      }),
  )
}

test('after a match another one is begun with the same edition; back and forth leads from table to table', async () => {
  const { page, open } = await visit({ language: 'en-GB' })
  await open('/about')
  const first = matchAt('scored')
  const edition = { ...standard, id: 'our-own' }
  const record = first.record.replace('\n\n', `\nedition ${edition.id}\n\n`)
  await sitDown(page, { ...first, record, setup: { players: 4, edition } })
  await page.getByRole('button', { name: 'Another match' }).click()
  await option(page).waitFor()
  const again = new URL(page.url()).searchParams.get('id') ?? ''
  expect(again).not.toBe(first.id)
  expect(await editionsKept(page)).toEqual({ [first.id]: edition.id, [again]: edition.id })

  await page.goBack()
  await ended(page).waitFor()
  await page.goForward()
  await option(page).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Another match' }).click()
  await option(page).waitFor()
  expect(Object.keys(await editionsKept(page))).toHaveLength(3)
})
