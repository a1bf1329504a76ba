import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { astray } from './astray.ts'
import { boxTroubles, smallTargets } from './boxes.ts'
import { type MomentName, matchAt } from './moments.ts'
import { atRest } from './rest.ts'
import { visitTables } from './visit.ts'

/** Where there is much to read, or something of its own on the table. */
const LOOKED_AT: readonly MomentName[] = ['take-five', 'market', 'mass', 'death', 'solo-take', 'scored-five']

/** Sizes that are held in a hand, and those that stand on a desk; the last one is the usual one at 200 %. */
const IN_A_HAND = [
  [320, 640],
  [360, 640],
  [390, 844],
  [844, 390],
] as const
const ON_A_DESK = [
  [1024, 768],
  [1180, 820],
  [2560, 1440],
  [720, 450],
  [1440, 900],
] as const

async function troublesAt(
  page: Page,
  where: string,
  sizes: readonly (readonly [number, number])[],
  least: 24 | 44,
): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await atRest(page)
    const troubles = [
      ...(await boxTroubles(page)),
      ...(await smallTargets(page, least)),
      ...(await astray(page)),
    ]
    found.push(...troubles.map((trouble) => `${where} at ${width} x ${height}: ${trouble}`))
  }
  return found
}

describe('everything at the table of Village has its place and can be hit', () => {
  test('held in a hand', async () => {
    const { page, goTo } = await visitTables({ size: 'phone' })
    const found: string[] = []
    for (const name of LOOKED_AT) {
      await goTo(matchAt(name))
      found.push(...(await troublesAt(page, name, IN_A_HAND, 44)))
    }
    expect(found).toEqual([])
  })

  test('on a desk, and at 200 %', async () => {
    const { page, goTo } = await visitTables()
    const found: string[] = []
    for (const name of LOOKED_AT) {
      await goTo(matchAt(name))
      found.push(...(await troublesAt(page, name, ON_A_DESK, 24)))
    }
    expect(found).toEqual([])
  })
})
