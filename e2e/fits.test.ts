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

describe('what lies beside an edge or a bar has its room', () => {
  test('on a tablet workshops end before the edge, and nothing lies over the buttons that zoom', async () => {
    const { page, goTo } = await visitTables({ painted: true })
    await page.setViewportSize({ width: 1024, height: 768 })
    await goTo(matchAt('take-three'))
    await atRest(page)
    const last = await page.locator('[data-at="building:smithy"]').boundingBox()
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan(1020)
    // Its question is longer than others.
    await goTo(matchAt('mass'))
    await atRest(page)
    const zoom = await page.locator('.zoom').boundingBox()
    const bar = await page.locator('.frame .bar').boundingBox()
    expect((zoom?.y ?? 0) + (zoom?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })

  test('what would be paid stays within its bin', async () => {
    const { page, goTo } = await visitTables({ painted: true })
    for (const width of [1024, 1180]) {
      await page.setViewportSize({ width, height: 800 })
      await goTo(matchAt('solo-death'))
      await atRest(page)
      const out = await page.locator('.own .bin.changes').evaluateAll((bins) =>
        bins.map((bin) => {
          const pieces = Array.from(bin.querySelectorAll('svg, b'), (one) => one.getBoundingClientRect())
          const { left, right } = bin.getBoundingClientRect()
          return pieces.every((piece) => piece.left >= left + 2 && piece.right <= right - 2)
        }),
      )
      expect(out.length, `at ${width}`).toBeGreaterThan(0)
      expect(out, `at ${width}`).not.toContain(false)
    }
  })

  test('on a phone that lies, who is asked and what share a line', async () => {
    const { page, goTo } = await visitTables({ size: 'phone', painted: true })
    await page.setViewportSize({ width: 844, height: 390 })
    await goTo(matchAt('take-three'))
    await atRest(page)
    const who = await page.locator('.prompt .who').boundingBox()
    const question = await page.locator('.prompt h2').boundingBox()
    expect(question?.y ?? 0).toBeLessThan((who?.y ?? 0) + (who?.height ?? 0))
  })

  test('after the match what comes next is in sight, and on a large screen the score takes its paper', async () => {
    const { page, goTo } = await visitTables({ painted: true })
    await page.setViewportSize({ width: 1024, height: 768 })
    await goTo(matchAt('scored-five'))
    await atRest(page)
    const again = await page.locator('.ends .button.primary').boundingBox()
    expect((again?.y ?? 0) + (again?.height ?? 0)).toBeLessThanOrEqual(768)
    await page.setViewportSize({ width: 1180, height: 820 })
    await atRest(page)
    const table = await page.locator('.scoring .sheet table').boundingBox()
    const steps = await page.locator('.scoring .leading').boundingBox()
    expect((table?.y ?? 0) + (table?.height ?? 0)).toBeLessThanOrEqual((steps?.y ?? 0) + 1)
    await page.setViewportSize({ width: 2560, height: 1440 })
    await atRest(page)
    const paper = await page.locator('.scoring .sheet').boundingBox()
    const lines = await page.locator('.scoring .sheet table').boundingBox()
    expect((lines?.height ?? 0) / (paper?.height ?? 1)).toBeGreaterThan(0.8)
  })
})

test('nothing glows on where another scene has come over it', async () => {
  const { page, goTo } = await visitTables({ language: 'en-GB', motion: true })
  await goTo(matchAt('death'))
  const farewell = page.locator('.farewell')
  await farewell.waitFor()
  const back = page.getByRole('button', { name: 'Step back' })
  while (await farewell.isVisible()) await back.click()
  // What was done there leads to the farewell once more, this time with everything that moves.
  const option = page.locator('.action .option:not([aria-disabled])').first()
  while (!(await farewell.isVisible())) {
    const before = await page.locator('.action').textContent()
    await option.click()
    await page.waitForFunction(
      (was) =>
        document.querySelector('.farewell') !== null ||
        document.querySelector('.action')?.textContent !== was,
      before,
    )
  }
  expect(await page.evaluate(glowsElsewhere)).toEqual([])
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

/** Runs in the page: for as long as the board breathes, what glows around nothing that can be chosen. */
async function glowsElsewhere(): Promise<string[]> {
  const BREATHS = 3_000
  const found = new Set<string>()
  const middle = (element: Element): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return [left + width / 2, top + height / 2]
  }
  for (const from = performance.now(); performance.now() - from < BREATHS; ) {
    await new Promise(requestAnimationFrame)
    const spots = Array.from(document.querySelectorAll('.board .possible'), middle)
    for (const halo of document.querySelectorAll('.halos i')) {
      const [x, y] = middle(halo)
      if (!spots.some(([left, top]) => Math.hypot(left - x, top - y) < 40))
        found.add(`${Math.round(x)}, ${Math.round(y)}`)
    }
  }
  return [...found]
}
