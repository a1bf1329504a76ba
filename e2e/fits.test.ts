import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityTroubles } from './axe.ts'
import { boxTroubles } from './boxes.ts'
import { inTurn } from './budget.ts'
import { fitTroubles, IN_A_HAND, type Look, ON_A_DESK } from './fitting.ts'
import { type MomentName, matchAt } from './moments.ts'
import { atRest } from './rest.ts'
import { visitTables } from './visit.ts'

/** Where there is much to read, or something of its own on the table. */
const LOOKED_AT: readonly MomentName[] = ['take-five', 'market', 'mass', 'death', 'solo-take', 'scored-five']

/** Where letters are pulled apart. */
const PULLED_APART = [
  [1440, 900],
  [390, 844],
] as const

describe('everything at the table of Village has its place and can be hit', () => {
  const looks = LOOKED_AT.map((name): Look => ({ name, match: () => matchAt(name) }))

  test('held in a hand; no option waits beside the screen', async () => {
    const inHand = looks.map((look) => ({ ...look, more: [optionsBeside] }))
    expect(await fitTroubles({ size: 'phone' }, inHand, IN_A_HAND, 44)).toEqual([])
  })

  test('on a desk, and at 200 %', async () => {
    expect(await fitTroubles({}, looks, ON_A_DESK, 24)).toEqual([])
  })

  test('with letters, words and lines pulled apart (WCAG 1.4.12)', async () => {
    const { page, goTo } = await visitTables({ painted: true })
    await page.evaluate(pullApart)
    const found: string[] = []
    for (const [at, name] of LOOKED_AT.entries()) {
      await goTo(matchAt(name))
      for (const [width, height] of inTurn(PULLED_APART, at)) {
        await page.setViewportSize({ width, height })
        await atRest(page)
        const troubles = await boxTroubles(page, true)
        found.push(...troubles.map((trouble) => `${name} at ${width} x ${height}: ${trouble}`))
      }
    }
    expect(found).toEqual([])
  })

  test('in the colours of the system axe finds nothing, and what may be chosen is outlined', async () => {
    const { page, goTo } = await visitTables({ painted: true })
    await page.emulateMedia({ forcedColors: 'active' })
    const found: string[] = []
    for (const name of LOOKED_AT) {
      await goTo(matchAt(name))
      await atRest(page)
      const troubles = [...(await accessibilityTroubles(page)), ...(await page.evaluate(withoutOutline))]
      found.push(...troubles.map((trouble) => `${name}: ${trouble}`))
    }
    expect(found).toEqual([])
  })
})

/** Options that one would have to pull in from the side. */
function optionsBeside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('.action .option')).flatMap((option) => {
      const { left, right } = option.getBoundingClientRect()
      return option.checkVisibility() && (left < 0 || right > innerWidth)
        ? [`"${(option.textContent ?? '').trim().slice(0, 30)}" lies beside the screen`]
        : []
    }),
  )
}

/** Runs in the page: sets it as WCAG 1.4.12 says that readers may. */
function pullApart(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
     p { margin-bottom: 2em !important }`,
  )
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page: what may be chosen now and looks like everything else. */
function withoutOutline(): string[] {
  return Array.from(document.querySelectorAll('.spot.possible, .action :is(.option, .button)')).flatMap(
    (element) => {
      if (!element.checkVisibility()) return []
      const { outlineStyle, borderTopStyle } = getComputedStyle(element)
      return outlineStyle === 'none' && borderTopStyle === 'none'
        ? [`nothing is drawn around ${element.className} ${element.textContent.trim().slice(0, 30)}`]
        : []
    },
  )
}
