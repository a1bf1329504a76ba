// Whether everything at a table has its place, from a small phone to a large screen.
import type { Page } from 'playwright-core'
import { astrayWhenSearched } from './astray.ts'
import { boxTroubles, smallTargets } from './boxes.ts'
import { inTurn } from './budget.ts'
import type { KeptMatch } from './kept.ts'
import { atRest } from './rest.ts'
import { type Visitor, visitTables } from './visit.ts'

export type Room = readonly [width: number, height: number]

/** Sizes that are held in a hand, and those that stand on a desk; the fourth of these is the usual one at 200 %. */
export const IN_A_HAND: readonly Room[] = [
  [320, 640],
  [360, 640],
  [390, 844],
  [844, 390],
]
export const ON_A_DESK: readonly Room[] = [
  [1024, 768],
  [1180, 820],
  [2560, 1440],
  [720, 450],
  [1440, 900],
]

/** A moment of a match that is looked at. */
export interface Look {
  readonly name: string
  match(): KeptMatch
  /** What the table itself has to look like. */
  readonly more?: readonly ((page: Page) => Promise<string[]>)[]
}

/** Each moment is looked at in so many rooms, in turn. */
const ROOMS = 2

/** What does not fit in any of these rooms, moment by moment; the tables are opened in one visit. */
export async function fitTroubles(
  visitor: Visitor,
  looks: readonly Look[],
  rooms: readonly Room[],
  least: 24 | 44,
): Promise<string[]> {
  const { page, goTo } = await visitTables({ ...visitor, painted: true })
  const found: string[] = []
  for (const [at, { name, match, more = [] }] of looks.entries()) {
    await goTo(match())
    found.push(...(await troublesIn(page, name, inTurn(rooms, at, ROOMS), least, more)))
  }
  return found
}

/** What does not fit, cannot be hit or has moved at these sizes, and what a table itself looks for, one line each. */
async function troublesIn(
  page: Page,
  where: string,
  rooms: readonly Room[],
  least: 24 | 44,
  more: readonly ((page: Page) => Promise<string[]>)[],
): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of rooms) {
    await page.setViewportSize({ width, height })
    await atRest(page)
    const troubles = [
      ...(await boxTroubles(page)),
      ...(await smallTargets(page, least)),
      ...(await astrayWhenSearched(page)),
    ]
    for (const look of more) troubles.push(...(await look(page)))
    found.push(...troubles.map((trouble) => `${where} at ${width} x ${height}: ${trouble}`))
  }
  return found
}
