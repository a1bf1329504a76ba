import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { boxTroubles, smallTargets } from './boxes.ts'
import { MOMENTS, type MomentName, matchAt } from './moments.ts'
import { SCENES, type SceneName } from './scenes.ts'
import { settled, sitDown } from './table.ts'
import {
  accessibilityTroubles,
  contrastTroubles,
  OTHER_DESKS,
  OTHER_PHONES,
  SIZES,
  type Size,
  visit,
} from './visit.ts'

const ALL = Object.keys(MOMENTS) as MomentName[]
const AT_NIGHT: readonly MomentName[] = ['take-five', 'market', 'mass', 'death', 'scored', 'solo-take']
const ON_A_PHONE: readonly MomentName[] = [
  'take-three',
  'market',
  'promotion',
  'death',
  'scored',
  'solo-take',
]

/** What is asked for in another way on a phone is looked at on a desk only. */
const PHONE_SCENES: readonly SceneName[] = ['chosen', 'refusal', 'rule', 'hint', 'end', 'menu']

/** What leaves its box, is cut off or covered, or too small to be hit, at each of the sizes. */
async function misfits(
  page: Page,
  sizes: readonly { readonly width: number; readonly height: number }[],
  least: 24 | 44,
): Promise<string[]> {
  const found: string[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    await settled(page)
    const troubles = [...(await boxTroubles(page)), ...(await smallTargets(page, least))]
    found.push(...troubles.map((trouble) => `${size.width} x ${size.height}: ${trouble}`))
  }
  return found
}

async function at(name: MomentName, size: Size, theme: 'light' | 'dark', language = 'de-DE') {
  const { page, open } = await visit({ size, theme, language, offline: false })
  await open('/about')
  await sitDown(page, matchAt(name))
  await page.locator('.action .option, .scoring h1').first().waitFor()
  await settled(page)
  return page
}

describe('axe finds nothing at the table', () => {
  test.each(ALL)('%s', async (name) => {
    expect(await accessibilityTroubles(await at(name, 'desktop', 'light'))).toEqual([])
  })

  test.each(AT_NIGHT)('%s at night', async (name) => {
    expect(await accessibilityTroubles(await at(name, 'desktop', 'dark'))).toEqual([])
  })

  test.each(Object.keys(SCENES) as SceneName[])('what opens: %s', async (name) => {
    const page = await at(SCENES[name].moment, 'desktop', 'light')
    await SCENES[name].reach(page)
    await settled(page)
    expect(await accessibilityTroubles(page)).toEqual([])
  })

  test.each(PHONE_SCENES)('what opens: %s on a phone, at night', async (name) => {
    const page = await at(SCENES[name].moment, 'phone', 'dark')
    await SCENES[name].reach(page)
    await settled(page)
    expect(await accessibilityTroubles(page)).toEqual([])
    const down = await page.evaluate(() =>
      Array.from(document.querySelectorAll('dialog[open]'), ({ scrollTop }) => scrollTop),
    )
    expect(Math.max(0, ...down), 'a sheet opens at its top').toBe(0)
  })

  test.each(ON_A_PHONE)('%s on a phone', async (name) => {
    const page = await at(name, 'phone', 'light')
    expect(await accessibilityTroubles(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, 'nothing sticks out').toBeLessThanOrEqual(0)
    const beside = await page.evaluate(() =>
      Array.from(document.querySelectorAll('.action .options'), (row) => row.scrollWidth - row.clientWidth),
    )
    expect(Math.max(0, ...beside), 'options wrap').toBe(0)
  })
})

describe('words can be read and things be hit at every size', () => {
  test.each([
    ['take-five', 'de-DE', 'light'],
    ['family', 'nl-NL', 'dark'],
    ['crafts', 'de-DE', 'light'],
    ['market', 'de-DE', 'dark'],
  ] as const)('%s on desks, a tablet and at twice the size, %s, %s', async (name, language, theme) => {
    const page = await at(name, 'desktop', theme, language)
    expect(await contrastTroubles(page)).toEqual([])
    expect(await misfits(page, [SIZES.desktop, ...OTHER_DESKS], 24)).toEqual([])
  })

  test.each([
    ['take-five', 'de-DE', 'light'],
    ['crafts', 'en-GB', 'dark'],
  ] as const)('%s on phones, %s, %s', async (name, language, theme) => {
    const page = await at(name, 'phone', theme, language)
    expect(await contrastTroubles(page)).toEqual([])
    expect(await misfits(page, [SIZES.phone, ...OTHER_PHONES], 44)).toEqual([])
  })
})

/** WCAG 1.4.12: what people set who need more air between letters, words and lines. */
const AIRY =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

test('in the colours of the system outlines say what can be done and what is chosen', async () => {
  const page = await at('family', 'desktop', 'light')
  await page.emulateMedia({ forcedColors: 'active' })
  await page.locator('.action .option').first().click()
  await page.locator('.action .option.chosen').waitFor()
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(await outline('.spot.possible')).toBe('dashed')
  expect(await outline('.action .option.chosen')).toBe('solid')
})

test.each([
  ['desktop', 24],
  ['phone', 44],
] as const)('with more air between letters and lines nothing is lost on a %s', async (size, least) => {
  const page = await at('family', size, 'light')
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets.push(sheet)
  }, AIRY)
  expect(await misfits(page, [SIZES[size]], least)).toEqual([])
})
