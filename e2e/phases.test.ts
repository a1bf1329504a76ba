import { describe, expect, test } from 'vitest'
import { allTroubles } from './contrast.ts'
import { MOMENTS, type MomentName, matchAt } from './moments.ts'
import { atRest } from './rest.ts'
import { SCENES, type SceneName } from './scenes.ts'

import { type Visitor, visitTables } from './visit.ts'

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

/** One visitor goes from moment to moment. */
async function visitMoments(visitor: Visitor) {
  const { page, open, goTo } = await visitTables({ ...visitor, sharp: true })
  return {
    page,
    open,
    goTo: async (name: MomentName) => {
      await goTo(matchAt(name))
      await atRest(page)
    },
  }
}

/** What axe finds, and what it cannot decide and the pixels do, at each of these moments, one after the other. */
async function troublesAt(names: readonly MomentName[], visitor: Visitor): Promise<string[]> {
  const { page, goTo } = await visitMoments(visitor)
  const troubles: string[] = []
  for (const name of names) {
    await goTo(name)
    troubles.push(...(await allTroubles(page)).map((trouble) => `${name}: ${trouble}`))
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wider > 0) troubles.push(`${name}: sticks out by ${wider} pixels`)
  }
  return troubles
}

/** The same for what opens when one asks or acts. */
async function troublesIn(names: readonly SceneName[], visitor: Visitor): Promise<string[]> {
  const { page, open, goTo } = await visitMoments(visitor)
  const troubles: string[] = []
  for (const name of names) {
    // Two scenes may belong to one moment: each begins anew.
    await open('/about')
    await goTo(SCENES[name].moment)
    await SCENES[name].reach(page)
    await atRest(page)
    troubles.push(...(await allTroubles(page)).map((trouble) => `${name}: ${trouble}`))
  }
  return troubles
}

describe('axe finds nothing at the table, all words can be read, and nothing sticks out', {
  timeout: 900_000,
}, () => {
  test('at every moment on a desk', async () => {
    expect(await troublesAt(ALL, {})).toEqual([])
  })

  test('at night', async () => {
    expect(await troublesAt(AT_NIGHT, { theme: 'dark' })).toEqual([])
  })

  test('on a phone', async () => {
    expect(await troublesAt(ON_A_PHONE, { size: 'phone' })).toEqual([])
  })

  test('in everything that opens', async () => {
    expect(await troublesIn(Object.keys(SCENES) as SceneName[], {})).toEqual([])
  })

  test('in what opens on a phone, at night', async () => {
    expect(await troublesIn(PHONE_SCENES, { size: 'phone', theme: 'dark' })).toEqual([])
  })
})
