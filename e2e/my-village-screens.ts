// What `npm run shots` shows of My Village: every decision, the first and late turns of each number of players, and what can be looked at.
import type { Page } from 'playwright-core'
import { MY_VILLAGE_DECISIONS, myVillageAt } from './my-village-moments.ts'
import { atRest } from './rest.ts'
import { sitDown } from './table.ts'

type Wanted = Parameters<typeof myVillageAt>[0]

/** Sits down at a moment of a match, and looks at something there. */
function screen(name: string, wanted: Wanted, look?: (page: Page) => Promise<void>) {
  return {
    name: `my-village-${name}`,
    path: '/about',
    reach: async (page: Page) => {
      await sitDown(page, myVillageAt(wanted))
      await page.locator('.action h2, .scoring h1').first().waitFor()
      await look?.(page)
      await atRest(page)
    },
  }
}

/** Another village or the card display stands large, or is a tab on a phone. */
const opened = (large: string, tab: string) => async (page: Page) => {
  await page.locator(`${large}, ${tab}`).first().click()
}

/** Asks why something cannot be had that is no option now; it counts as disabled, but answers. */
const refused = async (page: Page) => {
  const asked = page.locator('.my-village-board .spot.asked').filter({ visible: true })
  await asked.first().click({ force: true })
}

const NUMBERS = [2, 3, 4] as const

export const MY_VILLAGE_SCREENS = [
  ...([...MY_VILLAGE_DECISIONS, 'over'] as const).map((decision) =>
    screen(decision, { players: 3, decision }),
  ),
  ...NUMBERS.flatMap((players) => [
    screen(`first-${players}`, { players, decision: 'die-1' }),
    screen(`late-${players}`, { players, decision: 'use', round: 8 }),
  ]),
  screen('over-4', { players: 4, decision: 'over' }),
  screen(
    'display',
    { players: 3, decision: 'use', round: 6 },
    opened('.strip .open, .dock .open', '.tabs button:nth-child(6)'),
  ),
  screen('rival', { players: 3, decision: 'use', round: 6 }, opened('.rival', '[data-at="seat:1"]')),
  screen('refusal', { players: 3, decision: 'use', round: 6 }, refused),
]
