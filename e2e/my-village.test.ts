import { myVillage } from '@chronik/my-village'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityTroubles, turnTo } from './axe.ts'
import { inTurn } from './budget.ts'
import { playBothEnds } from './leap.ts'
import { MY_VILLAGE_DECISIONS, myVillageAt } from './my-village-moments.ts'
import { byKeys, byMouse, byTouch, playToTheEnd, reach } from './play.ts'
import { atRest } from './rest.ts'
import { answerFirst, BACK, sitDown } from './table.ts'
import { SIZES, type Size, visit, visitTables } from './visit.ts'

/** A busy machine is slow, not wrong. */
const WHOLE_MATCH = 900_000

/** What is asked, as the table keeps it beside its question. */
const asked = (page: Page) => page.locator('.my-village-board').getAttribute('data-decision')

/** What a screen reader says: the question, where it has the focus, and what the voice adds. */
const heard = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    const read = activeElement?.matches('[data-question]') === true ? activeElement.textContent : ''
    return `${read} ${document.querySelector('.voice')?.textContent}`
  })

/** Options of which a part is hidden above or below the bar; to the side one can scroll. */
const cutOff = (page: Page) =>
  page.locator('.action').evaluate((bar) => {
    const { top, bottom } = bar.getBoundingClientRect()
    return Array.from(bar.querySelectorAll('.option, .button'))
      .filter((option) => {
        const box = option.getBoundingClientRect()
        return box.top < top - 1 || box.bottom > bottom + 1
      })
      .map((option) => option.textContent?.trim() ?? '')
  })

describe('a match of My Village from its first roll to the score', { timeout: WHOLE_MATCH }, () => {
  test('from the start page with three at the table by clicking, in German, with a reload in mid-turn', async () => {
    const { page, open } = await visit()
    await open('/')
    await page.getByRole('link', { name: 'My Village', exact: true }).click()
    await page.getByRole('button', { name: 'Tisch aufbauen' }).click()
    await page.locator('.my-village-board .action .option').first().waitFor()
    await page.locator('.action .option').first().click()
    const question = page.locator('.action h2')
    const before = await question.textContent()
    await page.reload()
    await page.locator('.action .option').first().waitFor()
    expect(await question.textContent()).toBe(before)
    await playToTheEnd(page, byMouse(), 1)
    expect(await page.locator('.scoring .total td').count()).toBe(3)
    await page.getByText('Was jede Karte brachte').click()
    expect(await page.locator('.brought li b').count()).toBeGreaterThan(4)
    expect(await accessibilityTroubles(page)).toEqual([])
  })

  test('from the start page by keys only, two persons at one screen, in English', async () => {
    const { page, open } = await visit({ language: 'en-GB' })
    await open('/')
    await reach(page, page.getByRole('link', { name: 'Open a table' }))
    await page.keyboard.press('Enter')
    // The start page has a link of that name, too.
    await page.getByRole('button', { name: 'Set up the table' }).waitFor()
    await reach(page, page.getByRole('link', { name: 'My Village' }))
    await page.keyboard.press('Enter')
    await reach(page, page.getByRole('button', { name: 'Set up the table' }))
    await page.keyboard.press('Enter')
    await page.locator('.action h2').waitFor()
    // Whoever sits down hears what is asked.
    await expect.poll(() => heard(page)).toContain('Take two dice')
    const asked = new Set<string>()
    await playBothEnds(page, myVillage, byKeys(page), 2, async () => {
      for (const who of await page.locator('.action .who').allTextContents()) asked.add(who.trim())
      // Everything lies open: nobody has to look away when the device is passed on.
      expect(await page.locator('#curtain-title').count()).toBe(0)
    })
    expect(asked.size).toBe(2)
    expect(await page.locator('.scoring .total td').count()).toBe(2)
    expect(await accessibilityTroubles(page)).toEqual([])
  })

  test('from the start page by touch on a phone, four at the table, in Dutch', async () => {
    const { page, open } = await visit({ language: 'nl-NL', size: 'phone' })
    await open('/')
    await page.getByRole('link', { name: 'My Village', exact: true }).tap()
    await page.getByRole('radio', { name: '4', exact: true }).tap()
    await page.getByRole('button', { name: 'Tafel klaarzetten' }).tap()
    await playBothEnds(page, myVillage, byTouch(), 3)
    expect(await page.locator('.scoring .total td').count()).toBe(4)
  })

  test('whoever sits down in its last round hears what is asked, not the whole match before', async () => {
    const { page, open } = await visit({ language: 'en-GB' })
    await open('/about')
    await sitDown(page, myVillageAt({ players: 2, decision: 'die-1', round: 9, persons: 2 }))
    await expect.poll(() => heard(page)).toContain('Take two dice')
    expect(await heard(page)).not.toContain('Round 1:')
  })
})

/** By day on a desk, by night on a phone: every decision in one of the two, in turn. */
const LOOKS: readonly [Size, 'light' | 'dark'][] = [
  ['phone', 'dark'],
  ['desktop', 'light'],
]

/** M-D01 to M-D21, as the rules name and count them. */
const DECISIONS = [
  'plow',
  'die-1',
  'die-2',
  'change',
  'use',
  'black',
  'pay',
  'redraw',
  'trade',
  'free-customer',
  'customer',
  'bonus',
  'white',
  'school',
  'path',
  'tile',
  'mark',
  'victim',
  'labourer',
  'block',
  'end-turn',
]

test('every decision of My Village has its place on the screen and is answered there', {
  timeout: WHOLE_MATCH,
}, async () => {
  const { page, goTo } = await visitTables()
  const met: (string | null)[] = []
  const troubles: string[] = []
  for (const [at, decision] of MY_VILLAGE_DECISIONS.entries()) {
    await goTo(myVillageAt({ players: 3, decision }))
    met.push(await asked(page))
    expect(met[at], `the table that was opened for ${decision}`).toBe(decision)
    for (const [size, theme] of inTurn(LOOKS, at)) {
      await turnTo(page, theme)
      await page.setViewportSize(SIZES[size])
      await atRest(page)
      const found = await accessibilityTroubles(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wide > 0) found.push(`${wide} pixels stick out`)
      troubles.push(...found.map((trouble) => `${decision}, ${size}, ${theme}: ${trouble}`))
    }
    await page.setViewportSize(SIZES.desktop)
    await atRest(page)
    troubles.push(...(await cutOff(page)).map((option) => `${decision}: cut off: ${option}`))
    await answerFirst(page)
  }
  expect(troubles).toEqual([])
  await goTo(myVillageAt({ players: 3, decision: 'use', beside: /^plow / }))
  await movesAPlow(page)
  await endsTheTurn(page)
  expect(new Set([...met, 'plow', 'end-turn'])).toEqual(new Set(DECISIONS))
})

/** M-D01: it is no answer, so the same question stays. */
async function movesAPlow(page: Page): Promise<void> {
  const question = await page.locator('.action h2').textContent()
  await page.locator('.action .option', { hasText: 'Pflug' }).first().click()
  await page.locator(`${BACK}:enabled`).waitFor()
  expect(await page.locator('.action h2').textContent()).toBe(question)
}

/** M-D21: what was chosen can still be taken back until the button ends the turn. */
async function endsTheTurn(page: Page): Promise<void> {
  await page.locator('.action .option', { hasText: 'Stehen bleiben' }).click()
  await page.locator('.action .ends .button.primary', { hasText: 'Zug beenden' }).click()
  await page.locator(BACK).and(page.locator(':disabled')).waitFor()
}

/** What can be chosen in a part of the table, by where it lies. */
const glowing = (page: Page, part: string) =>
  page
    .locator(`${part} .spot.possible`)
    .evaluateAll((spots) => spots.map((spot) => spot.getAttribute('data-at') ?? '').sort())

test('each village and the card display stand large in turn, and what answers to the value glows alike', async () => {
  const { page, goTo } = await visitTables()
  await goTo(myVillageAt({ players: 3, decision: 'use', round: 6, beside: /^black$/ }))
  const village = page.locator('.village')
  const own = await glowing(page, '.village')
  const offers = await glowing(page, 'section.strip')
  expect(own.length).toBeGreaterThan(0)
  expect(offers.length).toBeGreaterThan(0)
  // Another village is looked at, nothing can be done in it, and one's own is a row meanwhile.
  const row = page.getByRole('region', { name: 'Dein Dorf in einer Zeile' })
  for (const name of ['Anselm', 'Berta']) {
    await page.locator('.rival', { hasText: name }).click()
    await village.getByText(`Dorf von ${name}`).waitFor()
    expect(await glowing(page, '.village')).toEqual([])
    await row.waitFor()
  }
  await row.getByRole('button').first().click()
  await page.locator('section.strip').waitFor()
  expect(await glowing(page, '.village')).toEqual(own)
  await page.getByRole('button', { name: 'Kartenauslage groß zeigen' }).click()
  await page.locator('section.display').waitFor()
  expect(await glowing(page, 'section.display')).toEqual(offers)
  // Escape leads back to one's own village.
  await page.keyboard.press('Escape')
  await page.locator('section.strip').waitFor()
  expect(await page.locator('section.display').count()).toBe(0)
  await page.getByRole('button', { name: 'Kartenauslage groß zeigen' }).click()
  await page.locator('section.display').waitFor()
  // A card is taken where it lies large.
  await page.locator(`section.display [data-at="${offers[0]}"]`).click()
  await page.locator(`${BACK}:enabled`).waitFor()
})
