import { village } from '@chronik/village'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { astray } from './astray.ts'
import { accessibilityTroubles } from './axe.ts'
import { playBothEnds } from './leap.ts'
import { matchAt } from './moments.ts'
import { byKeys, byMouse, byTouch, playToTheEnd, reach } from './play.ts'
import { visit, visitTables } from './visit.ts'

/** A whole match has some hundred decisions; a busy machine is slow, not wrong. */
const WHOLE_MATCH = 900_000

const sums = (page: Page) => page.locator('.scoring .total td').allTextContents()

/** Where the next key goes: to what is asked, or to what has opened over the table. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (activeElement?.closest('dialog[open]') != null) return 'asked'
    const region = activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region
    return region === 'question' ? 'asked' : (activeElement?.outerHTML.slice(0, 120) ?? 'nothing')
  })

describe('a whole match of Village', { timeout: WHOLE_MATCH }, () => {
  test('alone against Conny, by clicking only, in German', async () => {
    const { page, open } = await visit()
    await open('/')
    await page.getByRole('link', { name: 'Allein gegen Conny' }).click()
    await page.getByRole('button', { name: 'Tisch aufbauen' }).click()
    await playToTheEnd(page, byMouse(), 1)
    expect(await page.locator('.scoring h1').textContent()).toMatch(
      /Lehrling|Geselle|Meister|Großmeister|Genie|Polyhistor/,
    )
    expect(await sums(page)).toHaveLength(1)
  })

  test('alone against Conny, by keys only, in English', async () => {
    const { page, open } = await visit({ language: 'en-GB' })
    await open('/')
    await reach(page, page.getByRole('link', { name: 'Alone against Conny' }))
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Set up the table' }).waitFor()
    await reach(page, page.getByRole('button', { name: 'Set up the table' }))
    await page.keyboard.press('Enter')
    await playBothEnds(page, village, byKeys(page), 2)
    expect(await page.locator('.scoring h1').textContent()).toMatch(
      /Apprentice|Journeyman|Master|Grandmaster|Genius|Polymath/i,
    )
  })

  test('against two bots from the start page, by clicking only, in Dutch', async () => {
    const { page, open } = await visit({ language: 'nl-NL', offline: true })
    await open('/')
    await page.getByRole('button', { name: 'Partij beginnen' }).click()
    await playBothEnds(page, village, byMouse(), 3)
    expect(await sums(page)).toHaveLength(3)
    expect(await accessibilityTroubles(page)).toEqual([])
  })

  test('against two bots from the start page, by keys only, in German', async () => {
    const { page, open } = await visit()
    await open('/')
    await reach(page, page.getByRole('button', { name: 'Partie beginnen' }))
    await page.keyboard.press('Enter')
    // After every choice the focus is at the next question, and nothing has moved that must not.
    await playToTheEnd(page, byKeys(page), 4, async () => {
      await expect.poll(() => focused(page)).toBe('asked')
      expect(await astray(page)).toEqual([])
    })
    expect(await sums(page)).toHaveLength(3)
  })

  test('two persons at one screen who agreed on three rounds, in English', async () => {
    const { page, open } = await visit({ language: 'en-GB' })
    await open('/')
    await page.getByRole('link', { name: 'Open a table' }).click()
    await page.getByRole('spinbutton', { name: 'Round limit' }).fill('3')
    await page.getByRole('button', { name: 'Set up the table' }).click()
    await playBothEnds(page, village, byMouse(), 5)
    expect(await sums(page)).toHaveLength(2)
  })

  test('on a phone by touch, with a reload in the middle of a turn', async () => {
    const { page, open } = await visit({ language: 'en-GB', size: 'phone' })
    await open('/')
    await page.getByRole('button', { name: 'Start a match' }).tap()
    const asked = page.locator('.action h2')
    // First a place, then one of its cubes; what to do with it is asked next.
    await page.locator('.action .option', { hasText: 'Crafts' }).tap()
    await asked.filter({ hasText: 'from the space “Crafts”' }).waitFor()
    await page.locator('.action .option').first().tap()
    await asked.filter({ hasNotText: 'Which cube' }).waitFor()
    const before = await page.locator('.action').textContent()
    await page.reload()
    await asked.waitFor()
    expect(await page.locator('.action').textContent()).toBe(before)
    await playBothEnds(page, village, byTouch(), 6)
    expect(await sums(page)).toHaveLength(3)
  })
})

test('keys lead round the table: three leaps, then few stops, the board is one of them; F6 goes from part to part', async () => {
  const { page, goTo } = await visitTables({ language: 'en-GB' })
  await goTo(matchAt('take-three'))
  const stop = () =>
    page.evaluate(() => {
      const { activeElement } = document
      const part = activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region
      return part ?? (activeElement?.closest('.leaps') === null ? 'elsewhere' : 'leap')
    })
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
  })
  const stops: string[] = []
  for (let tab = 0; tab < 40 && !(await page.locator('.action .option:focus').isVisible()); tab++) {
    await page.keyboard.press('Tab')
    stops.push(await stop())
  }
  expect(stops.slice(0, 3)).toEqual(['leap', 'leap', 'leap'])
  expect(stops.filter((part) => part === 'board').length).toBeLessThanOrEqual(1)
  expect(stops.length, 'from the top of the page to the first option').toBeLessThan(25)
  const parts: string[] = []
  for (let key = 0; key < 5; key++) {
    await page.keyboard.press('F6')
    parts.push(await stop())
  }
  expect(parts).toEqual(['board', 'own', 'others', 'story', 'question'])
  // A leap leads where it says.
  await page.getByRole('button', { name: 'To the board' }).press('Enter')
  expect(await stop()).toBe('board')
})

test('a cube is dragged from the village to the farm, and one step back lays it there again', async () => {
  const { page, open } = await visit({ language: 'en-GB' })
  await open('/')
  await page.getByRole('button', { name: 'Start a match' }).click()
  const cube = page.locator('button[data-at^="cube:harvest:"].possible').first()
  await cube.waitFor()
  const back = page.getByRole('button', { name: 'Step back' })
  expect(await back.isEnabled()).toBe(false)
  // What means nothing for a while stays what it is, so that nothing is drawn anew for it.
  const elsewhere = page.locator('button[data-at="space:travel"]').first()
  await elsewhere.evaluate((spot) => spot.setAttribute('data-marked', ''))
  await cube.dragTo(page.locator('[data-at^="grain:0"]').first())
  await page.locator('.action h2', { hasText: 'harvest' }).waitFor()
  await page.locator('[data-at="space:travel"][data-marked][aria-disabled=true]').waitFor()
  await back.click()
  await cube.waitFor()
  await page.locator('[data-at="space:travel"][data-marked].possible').waitFor()
})
