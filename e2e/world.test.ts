import { nameOf } from '@chronik/kernel'
import { EVENTS, worldWithoutEnd } from '@chronik/world-without-end'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { KeptMatch } from './kept.ts'
import { byKeys, byMouse, byTouch, playToTheEnd } from './play.ts'
import { settled, sitDown } from './table.ts'
import { accessibilityTroubles, type Size, visit } from './visit.ts'
import { WORLD_MOMENTS, type WorldMoment, worldAt, worldWith } from './world-moments.ts'

/** A busy machine is slow, not wrong. */
const LONG = 900_000

const ANSWER = '.action .option:not([aria-disabled]), .hand-card.possible, .column.allowed'

const sums = (page: Page) => page.locator('.scoring .total td').allTextContents()

/** What the bar says, and whether there is a step to take back. */
function stands(page: Page): Promise<string> {
  return page.evaluate(() => {
    const back = document.querySelector<HTMLButtonElement>('.tool:has(use[href="#i-undo"])')
    return `${back?.disabled} ${document.querySelector<HTMLElement>('.action')?.textContent}`
  })
}

async function at(match: KeptMatch, visitor: Parameters<typeof visit>[0] = {}): Promise<Page> {
  const { page, open } = await visit({ offline: false, ...visitor })
  await open('/about')
  await sitDown(page, match)
  await page.locator('.action h2, .scoring h1').first().waitFor()
  return page
}

describe('World Without End in the browser', { timeout: LONG }, () => {
  test('every decision of the rules is met, asked in words and answered', async () => {
    const { page, open } = await visit({ language: 'en-GB', offline: false })
    await open('/about')
    const met = new Set<string>()
    const names = (Object.keys(WORLD_MOMENTS) as WorldMoment[]).filter(
      (name) => WORLD_MOMENTS[name].decision !== 'over',
    )
    for (const name of names) {
      await sitDown(page, worldAt(name))
      await page.locator('.action h2').waitFor()
      const before = await stands(page)
      await page.locator(ANSWER).first().click()
      await page.waitForFunction((was) => {
        const back = document.querySelector<HTMLButtonElement>('.tool:has(use[href="#i-undo"])')
        return `${back?.disabled} ${document.querySelector<HTMLElement>('.action')?.textContent}` !== was
      }, before)
      met.add(WORLD_MOMENTS[name].decision)
    }
    const decisions = worldWithoutEnd.steps.flatMap(({ id, kind }) => (kind === 'choice' ? [id] : []))
    expect(decisions.filter((id) => !met.has(id))).toEqual([])
  })

  test('every event card is met with its picture and its name', async () => {
    const { page, open } = await visit({ language: 'nl-NL', offline: false })
    await open('/about')
    const missing: string[] = []
    for (const event of EVENTS.list) {
      await sitDown(page, worldWith(event))
      await page.locator('.action h2').waitFor()
      const picture = page.locator(`img[src*="/${event}."]`).first()
      await picture.waitFor()
      const drawn = await picture.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth > 0),
      )
      const text = ((await page.locator('.world-board').textContent()) ?? '').toLowerCase()
      const name = nameOf(event, 'nl', worldWithoutEnd.names).toLowerCase()
      if (!drawn || !text.includes(name)) missing.push(event)
    }
    expect(missing).toEqual([])
  })

  test('two persons at one screen see nothing of each other, by mouse, in English', async () => {
    const kept = worldAt('card-first')
    const seats = (kept.seats as readonly object[]).map((seat) => ({ ...seat, kind: 'person' }))
    const page = await at({ ...kept, seats }, { language: 'en-GB' })
    const shown = new Set<string>()
    await playToTheEnd(page, byMouse(), 7, async () => {
      const owners = await page.evaluate(() =>
        [...document.querySelectorAll('[data-at^="card:"], [data-at^="good:"]')].map(
          (piece) => piece.getAttribute('data-at')?.split(':')[1] ?? '',
        ),
      )
      expect(new Set(owners).size).toBeLessThanOrEqual(1)
      for (const owner of owners) shown.add(owner)
    })
    expect([...shown].toSorted()).toEqual(['0', '1'])
    expect(await sums(page)).toHaveLength(2)
  })

  test('three players by touch on a phone, in Dutch, with a reload in the middle of a turn', async () => {
    const page = await at(worldAt('orient-three'), { language: 'nl-NL', size: 'phone' })
    await page.locator('.action .option:not([aria-disabled])').first().tap()
    await page.locator('.action h2', { hasText: 'open neer' }).waitFor()
    const before = await page.locator('.action').textContent()
    await page.reload()
    await page.locator('.action h2').waitFor()
    expect(await page.locator('.action').textContent()).toBe(before)
    await playToTheEnd(page, byTouch(), 8)
    expect(await sums(page)).toHaveLength(3)
  })

  test('four players by keys alone, in German', async () => {
    const page = await at(worldAt('card'))
    await playToTheEnd(page, byKeys(page), 9)
    expect(await sums(page)).toHaveLength(4)
    expect(await accessibilityTroubles(page)).toEqual([])
  })

  test('the event card is turned by the keys and laid with Enter', async () => {
    const page = await at(worldAt('orient'))
    const card = page.getByRole('slider')
    await card.focus()
    const before = await card.getAttribute('aria-valuenow')
    await page.keyboard.press('ArrowRight')
    expect(await card.getAttribute('aria-valuenow')).not.toBe(before)
    await page.keyboard.press('Enter')
    await page.locator('.action h2', { hasText: 'Welche Karte' }).waitFor()
  })

  const SEEN: readonly [WorldMoment, Size, 'light' | 'dark'][] = [
    ['orient', 'desktop', 'light'],
    ['card', 'desktop', 'dark'],
    ['project', 'tablet', 'light'],
    ['swap', 'desktop', 'light'],
    ['protection', 'desktop', 'dark'],
    ['orient', 'phone', 'light'],
    ['treat', 'phone', 'dark'],
    ['site', 'phone', 'light'],
  ]
  test.each(SEEN)('axe finds nothing: %s, %s, %s', async (name, size, theme) => {
    const page = await at(worldAt(name), { size, theme })
    await settled(page)
    expect(await accessibilityTroubles(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, 'nothing sticks out').toBeLessThanOrEqual(0)
  })
})
