import { describe, expect, test } from 'vitest'
import { accessibilityTroubles } from './axe.ts'
import { isLong } from './budget.ts'
import { allTroubles } from './contrast.ts'
import { fitTroubles, IN_A_HAND, type Look, ON_A_DESK } from './fitting.ts'
import { atRest } from './rest.ts'
import { visitTables } from './visit.ts'
import { WORLD_MOMENTS, type WorldMoment, worldAt, worldUsing } from './world-moments.ts'

/** A busy machine is slow, not wrong. */
const LONG = 900_000

/** Where there is much to read, or something of its own on the table. */
const LOOKED_AT: readonly WorldMoment[] = ['orient', 'card', 'war', 'treat', 'protection', 'scored']

/** The two themes in turn; a long run asks axe at every decision. */
const ASKED = isLong
  ? (Object.keys(WORLD_MOMENTS) as WorldMoment[])
  : ([...LOOKED_AT, 'site', 'swap'] as const)

describe('everything at the table of World Without End has its place and can be hit', {
  timeout: LONG,
}, () => {
  const looks: readonly Look[] = [
    ...LOOKED_AT.map((name) => ({ name, match: () => worldAt(name) })),
    // How much the event grants stands on the edge of its picture, and can be read.
    { name: 'use favour', match: () => worldUsing('act-favour'), more: [allTroubles] },
  ]

  test('held in a hand', async () => {
    expect(await fitTroubles({ size: 'phone' }, looks, IN_A_HAND, 44)).toEqual([])
  })

  test('on a desk, and at 200 %', async () => {
    expect(await fitTroubles({}, looks, ON_A_DESK, 24)).toEqual([])
  })

  test.each(['desktop', 'phone'] as const)('axe finds nothing: %s', async (size) => {
    const { page, goTo } = await visitTables({ size, painted: true })
    const found: string[] = []
    for (const [at, name] of ASKED.entries()) {
      const theme = (at % 2 === 0) === (size === 'desktop') ? 'light' : 'dark'
      await page.emulateMedia({ colorScheme: theme })
      await goTo(worldAt(name))
      await atRest(page)
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
      found.push(...(await accessibilityTroubles(page)).map((trouble) => `${name}, ${theme}: ${trouble}`))
    }
    expect(found).toEqual([])
  })
})
