import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fitTroubles, IN_A_HAND, type Look, ON_A_DESK } from './fitting.ts'
import { myVillageAt } from './my-village-moments.ts'

/** Where there is much to read, and what has a shape of its own: dice of four, a full village, prices, a death, the score. */
const LOOKED_AT: readonly Parameters<typeof myVillageAt>[0][] = [
  { players: 4, decision: 'die-1', round: 5 },
  { players: 3, decision: 'use', round: 8 },
  { players: 3, decision: 'pay' },
  { players: 3, decision: 'victim' },
  { players: 3, decision: 'over' },
]

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

const looks = LOOKED_AT.map(
  (moment): Look => ({
    name: `${moment.decision} of ${moment.players}`,
    match: () => myVillageAt(moment),
    // The bridge and the score lie over the village.
    more: ['victim', 'over'].includes(moment.decision) ? [] : [villageBelow],
  }),
)

test('everything at the table of My Village has its place and can be hit in a hand', async () => {
  expect(await fitTroubles({ size: 'phone' }, looks, IN_A_HAND, 44)).toEqual([])
})

test('everything at the table of My Village has its place and can be hit on a desk, and at 200 %', async () => {
  expect(await fitTroubles({}, looks, ON_A_DESK, 24)).toEqual([])
})
