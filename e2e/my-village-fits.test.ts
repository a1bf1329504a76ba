import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fitTroubles, type Room } from './fitting.ts'
import { myVillageAt } from './my-village-moments.ts'
import { type Visitor, visitTables } from './visit.ts'

/** Where there is much to read, and what has a shape of its own: dice of four, a full village, prices, a death, the score. */
const LOOKED_AT: readonly Parameters<typeof myVillageAt>[0][] = [
  { players: 4, decision: 'die-1', round: 5 },
  { players: 3, decision: 'use', round: 8 },
  { players: 3, decision: 'pay' },
  { players: 3, decision: 'victim' },
  { players: 3, decision: 'over' },
]

/** What is wrong at these sizes, in every moment; the tables are opened in one visit. */
async function troubles(visitor: Visitor, sizes: readonly Room[], least: 24 | 44): Promise<string[]> {
  const { page, goTo } = await visitTables({ ...visitor, sharp: true })
  const found: string[] = []
  for (const moment of LOOKED_AT) {
    await goTo(myVillageAt(moment))
    const where = `${moment.decision} of ${moment.players}`
    // The bridge and the score lie over the village.
    const more = ['victim', 'over'].includes(moment.decision) ? [] : [villageBelow]
    found.push(...(await fitTroubles(page, where, sizes, least, more)))
  }
  return found
}

/** The whole village lies above the dice, as drawn: on a desk. */
function villageBelow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (innerWidth < 1024) return []
    const village = document.querySelector('.village')?.getBoundingClientRect()
    const dice = document.querySelector('.frame > .strip')?.getBoundingClientRect()
    const below = village === undefined || dice === undefined ? 0 : village.bottom - dice.top
    return below > 3 ? [`the village reaches ${Math.round(below)} px below the dice`] : []
  })
}

test('everything at the table of My Village has its place and can be hit in a hand', async () => {
  const sizes = [
    [360, 640],
    [390, 844],
  ] as const
  expect(await troubles({ size: 'phone' }, sizes, 44)).toEqual([])
})

test('everything at the table of My Village has its place and can be hit on a desk, and at 200 %', async () => {
  const sizes = [
    [1024, 768],
    [1440, 900],
    [720, 450],
  ] as const
  expect(await troubles({}, sizes, 24)).toEqual([])
})
