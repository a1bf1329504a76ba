import { describe, expect, test } from 'vitest'
import { MOMENTS, type MomentName, matchAt } from './moments.ts'
import { SCENES, type SceneName } from './scenes.ts'
import { settled, sitDown } from './table.ts'
import { accessibilityTroubles, type Size, visit } from './visit.ts'

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

async function at(name: MomentName, size: Size, theme: 'light' | 'dark') {
  const { page, open } = await visit({ size, theme })
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
  })

  test.each(ON_A_PHONE)('%s on a phone', async (name) => {
    const page = await at(name, 'phone', 'light')
    expect(await accessibilityTroubles(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide, 'nothing sticks out').toBeLessThanOrEqual(0)
  })
})
