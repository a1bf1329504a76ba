import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { accessibilityTroubles, turnTo } from './axe.ts'
import { inTurn } from './budget.ts'
import { atRest } from './rest.ts'
import { SIZES, visit } from './visit.ts'

const PAGES = [
  '/new',
  '/library',
  '/settings',
  '/about',
  '/rules/village',
  '/rules/village/reference',
  '/rules/village/words',
  '/editions',
  '/table?id=nobody',
  '/account',
  '/people',
  '/day',
  '/tournaments',
  '/tournaments/new',
  '/notices?off=a.b',
  '/t/nobody',
  '/learn',
  '/bots',
  '/recover',
  '/nowhere',
] as const

test('on every page axe finds nothing, by day or by night, and it fits on a phone', {
  timeout: 900_000,
}, async () => {
  const { page, open } = await visit()
  const troubles: string[] = []
  for (const [at, path] of PAGES.entries()) {
    await page.setViewportSize(SIZES.desktop)
    await page.emulateMedia({ colorScheme: 'light' })
    await open(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    for (const theme of inTurn(['light', 'dark'] as const, at)) {
      await turnTo(page, theme)
      const found = await accessibilityTroubles(page)
      troubles.push(...found.map((trouble) => `${path}, ${theme}: ${trouble}`))
    }
    await page.setViewportSize(SIZES.phone)
    await atRest(page)
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wider > 0) troubles.push(`${path}: sticks out by ${wider} pixels on a phone`)
  }
  expect(troubles).toEqual([])
})

describe('from the start page', () => {
  test('two clicks lead to the first move; a newcomer is told once how the game goes', async () => {
    const { page, open } = await visit({ language: 'en-GB', newcomer: true })
    await open('/')
    await page.getByRole('button', { name: 'Start a match' }).click()
    await page.waitForURL(/\/table\?id=/)
    await page.locator('[data-at^="space:"]').first().waitFor()
    const opening = page.getByRole('dialog', { name: 'Welcome to Village' })
    await opening.getByRole('heading', { name: 'What wins' }).waitFor()
    await opening.getByRole('heading', { name: 'When it ends' }).waitFor()
    expect(await accessibilityTroubles(page)).toEqual([])
    await opening.getByRole('button', { name: 'Let’s begin' }).click()
    await opening.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('[data-at^="space:"].possible').first().waitFor()
    expect(await opening.count()).toBe(0)
  })

  test('who plays alone for the first time is told of Conny and of the ranks, too', async () => {
    const { page, open } = await visit({ language: 'en-GB', newcomer: true })
    await open('/new?way=solo')
    await page.getByRole('button', { name: 'Set up the table' }).click()
    await page
      .getByRole('dialog', { name: 'Welcome to Village' })
      .getByRole('button', { name: 'Let’s begin' })
      .click()
    const conny = page.getByRole('dialog', { name: 'New at this table: Alone against Conny' })
    await conny.getByRole('heading', { name: 'Your rank' }).waitFor()
    await conny.getByRole('button', { name: 'Let’s begin' }).click()
    await page.locator('.action .option').first().waitFor()
    await page.reload()
    await page.locator('.action .option').first().waitFor()
    expect(await page.locator('dialog[open]').count()).toBe(0)
  })

  test('an unfinished match is offered again', async () => {
    const { page, open } = await visit({ language: 'en-GB' })
    await open('/')
    await page.getByRole('button', { name: 'Start a match' }).click()
    await page.locator('[data-at^="space:"]').first().waitFor()
    const table = page.url()
    await open('/')
    await page.getByRole('link', { name: 'Go on' }).click()
    await page.waitForURL(table)
  })

  test('a match against Conny is set up', async () => {
    const { page, open } = await visit({ language: 'en-GB' })
    await open('/')
    await page.getByRole('link', { name: 'Alone against Conny' }).click()
    await page.getByText('You play alone against Conny').waitFor()
    await page.getByRole('button', { name: 'Set up the table' }).click()
    await page.waitForURL(/\/table\?id=/)
    await page.locator('[data-at^="space:"]').first().waitFor()
  })
})

describe('the library', () => {
  async function withOneMatch() {
    const visitor = await visit({ language: 'en-GB' })
    await visitor.open('/')
    await visitor.page.getByRole('button', { name: 'Start a match' }).click()
    await visitor.page.locator('[data-at^="space:"]').first().waitFor()
    await visitor.open('/library')
    return visitor
  }

  test('deletes a match and brings it back', async () => {
    const { page } = await withOneMatch()
    await page.getByRole('button', { name: /^Delete the match/ }).click()
    await page.getByText('No match yet.').waitFor()
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await page.getByRole('link', { name: 'Go on' }).waitFor()
  })

  test('saves a match as a file and reads it in on another device', async () => {
    const { page } = await withOneMatch()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /as a file$/ }).click()
    const file = join(mkdtempSync(join(tmpdir(), 'chronik record ')), 'match.txt')
    await (await download).saveAs(file)
    expect(readFileSync(file, 'utf8')).toMatch(/^chronik-record 1\ngame village\n/)

    const other = await visit({ language: 'en-GB' })
    await other.open('/library')
    await other.page.locator('input[type=file]').setInputFiles(file)
    await other.page.getByText('The match has been read in.').waitFor()
    await other.page.getByRole('link', { name: 'Go on' }).waitFor()
  })

  test('says what is wrong with a text and keeps it for correction', async () => {
    const { page, open } = await visit({ language: 'en-GB' })
    await open('/library')
    await page.getByLabel('Record').fill('chronik-record 1\ngame chess\nrules 1\nmatch m\nplayers 2\n')
    await page.getByRole('button', { name: 'Read in' }).click()
    await page.getByText('Chronik does not know this game.').waitFor()
    await page.getByText('Line 2:').waitFor()
    expect(await page.getByLabel('Record').inputValue()).toContain('game chess')
  })
})

test('settings last', async () => {
  const { page, open } = await visit({ language: 'en-GB' })
  await open('/settings')
  await page.getByText('Big text').click()
  await page.getByRole('radio', { name: 'Brisk' }).check()
  await page.reload()
  await page.locator('html[data-text=big]').waitFor()
  // The page as it was sent knows nothing of what was chosen here; it does once it is awake.
  await page.getByRole('radio', { name: 'Brisk', checked: true }).waitFor()
})
