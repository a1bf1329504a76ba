import { describe, expect, test } from 'vitest'
import { inTurn } from './budget.ts'
import { allTroubles } from './contrast.ts'
import { MOMENTS, type MomentName, matchAt } from './moments.ts'
import { atRest } from './rest.ts'
import { SCENES, type SceneName } from './scenes.ts'
import { SIZES, type Size, visitTables } from './visit.ts'

/** How it is looked at, in turn: every moment in one way, with the long budgets in all of them. */
const LOOKS: readonly (readonly [Size, 'light' | 'dark'])[] = [
  ['desktop', 'light'],
  ['phone', 'dark'],
  ['desktop', 'dark'],
  ['phone', 'light'],
  ['tablet', 'light'],
]

/** What is asked for in another way on a phone or a tablet is looked at on a desk only. */
const ON_A_DESK = LOOKS.filter(([size]) => size === 'desktop')
const NO_TABLET = LOOKS.filter(([size]) => size !== 'tablet')
const ON_A_PHONE: readonly SceneName[] = ['chosen', 'refusal', 'rule', 'hint', 'end', 'menu']

/** One visitor goes from moment to moment, and looks at each. */
async function visitMoments() {
  const { page, open, goTo } = await visitTables({ painted: true })
  const troubles: string[] = []
  return {
    page,
    open,
    troubles,
    goTo: async (name: MomentName, [size, theme]: (typeof LOOKS)[number]) => {
      await page.setViewportSize(SIZES[size])
      await page.emulateMedia({ colorScheme: theme })
      await goTo(matchAt(name))
      await atRest(page)
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
    },
    /** What axe finds, and what it cannot decide and the pixels do. */
    look: async (name: string, [size, theme]: (typeof LOOKS)[number]) => {
      const found = await allTroubles(page)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (wider > 0) found.push(`sticks out by ${wider} pixels`)
      troubles.push(...found.map((trouble) => `${name}, ${size}, ${theme}: ${trouble}`))
    },
  }
}

describe('axe finds nothing at the table, all words can be read, and nothing sticks out', {
  timeout: 900_000,
}, () => {
  test('at every moment', async () => {
    const { goTo, look, troubles } = await visitMoments()
    for (const [at, name] of (Object.keys(MOMENTS) as MomentName[]).entries())
      for (const how of inTurn(LOOKS, at)) {
        await goTo(name, how)
        await look(name, how)
      }
    expect(troubles).toEqual([])
  })

  test('in everything that opens when one asks or acts', async () => {
    const { page, open, goTo, look, troubles } = await visitMoments()
    for (const [at, name] of (Object.keys(SCENES) as SceneName[]).entries())
      for (const how of inTurn(ON_A_PHONE.includes(name) ? NO_TABLET : ON_A_DESK, at)) {
        // Two scenes may belong to one moment: each begins anew.
        await open('/about')
        await goTo(SCENES[name].moment, how)
        await SCENES[name].reach(page)
        await atRest(page)
        await look(name, how)
      }
    expect(troubles).toEqual([])
  })
})
