import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { MY_VILLAGE_DECISIONS, myVillageAt } from './my-village-moments.ts'
import { byKeys, byMouse, byTouch, playToTheEnd } from './play.ts'
import { settled, sitDown } from './table.ts'
import { accessibilityTroubles, visit } from './visit.ts'

/** A busy machine is slow, not wrong. */
const WHOLE_MATCH = 900_000

/** What is asked, as the table keeps it beside its question. */
const asked = (page: Page) => page.locator('.my-village-board').getAttribute('data-decision')

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
    expect(await accessibilityTroubles(page)).toEqual([])
  })

  test('from its last round by keys only, two persons at one screen, in English', async () => {
    const { page, open } = await visit({ language: 'en-GB' })
    await open('/about')
    await sitDown(page, myVillageAt({ players: 2, decision: 'die-1', round: 9, persons: 2 }))
    // Whoever sits down at a match under way hears what is asked, not the whole match before.
    const said = () => page.locator('.voice').textContent()
    await expect.poll(said).toContain('Take two dice')
    expect(await said()).not.toContain('Round 1:')
    const asked = new Set<string>()
    await playToTheEnd(page, byKeys(page), 2, async () => {
      for (const who of await page.locator('.action .who').allTextContents()) asked.add(who.trim())
      // Everything lies open: nobody has to look away when the device is passed on.
      expect(await page.locator('#curtain-title').count()).toBe(0)
    })
    expect([...asked].toSorted()).toEqual(['It is the turn of Anselm', 'It is the turn of Greta'])
    expect(await page.locator('.scoring .total td').count()).toBe(2)
    await page.getByText('What each card brought').click()
    expect(await page.locator('.brought li b').count()).toBeGreaterThan(4)
    expect(await accessibilityTroubles(page)).toEqual([])
  })

  test('from a late round by touch on a phone, four at the table, in Dutch', async () => {
    const { page, open } = await visit({ language: 'nl-NL', size: 'phone' })
    await open('/about')
    await sitDown(page, myVillageAt({ players: 4, decision: 'die-1', round: 12 }))
    await playToTheEnd(page, byTouch(), 3)
    expect(await page.locator('.scoring .total td').count()).toBe(4)
  })
})

test('every decision of My Village has its place on the screen', { timeout: WHOLE_MATCH }, async () => {
  const { page, open } = await visit()
  await open('/about')
  const met = new Set<string>()
  const troubles: string[] = []
  for (const decision of MY_VILLAGE_DECISIONS) {
    await sitDown(page, myVillageAt({ players: 3, decision }))
    await page.locator('.action h2').waitFor()
    await settled(page)
    met.add((await asked(page)) ?? '')
    expect(await page.locator('.action :is(.option, .button)').count(), decision).toBeGreaterThan(0)
    expect(await cutOff(page), decision).toEqual([])
    troubles.push(...(await accessibilityTroubles(page)).map((trouble) => `${decision}: ${trouble}`))
  }
  expect(troubles).toEqual([])
  expect([...met].toSorted()).toEqual([...MY_VILLAGE_DECISIONS].toSorted())
})
