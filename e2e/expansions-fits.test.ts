import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { askedFor, EXPANSION_MOMENTS, type ExpansionMoment, expansionAt } from './expansion-moments.ts'
import { fitTroubles, IN_A_HAND, type Look, ON_A_DESK } from './fitting.ts'

/** A busy machine is slow, not wrong. */
const LONG = 900_000

/** The world, every district, what a moment of the round adds, hands, goals and the score: where there is most to see. */
const LOOKED_AT: readonly ExpansionMoment[] = [
  'all-take-five',
  'inn-buy',
  'all-market',
  'marriage-rank',
  'all-death',
  'goals-dealt',
  'all-scored',
]
const ASKED = ['d-sail', 'd-crafts', 'd-captain', 'd-load'] as const

/** On a desk and on a tablet all of a board is seen: nothing that is asked about lies below the bar. */
function boardBeyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const camera = document.querySelector('.camera')
    if (camera === null || innerWidth < 1024) return []
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = camera
    const [high, wide] = [scrollHeight - clientHeight, scrollWidth - clientWidth]
    return high > 1 || wide > 1 ? [`the board is ${high} px too high, ${wide} px too wide`] : []
  })
}

describe('everything at the table of Village with its expansions has its place and can be hit', {
  timeout: LONG,
}, () => {
  const looks: readonly Look[] = [
    ...LOOKED_AT.map((name) => ({ name, match: () => expansionAt(EXPANSION_MOMENTS[name]) })),
    ...ASKED.map((name) => ({ name, match: () => askedFor(name) })),
  ]

  test('held in a hand', async () => {
    expect(await fitTroubles({ size: 'phone' }, looks, IN_A_HAND, 44)).toEqual([])
  })

  test('on a desk, on a tablet all of the board, and at 200 %', async () => {
    const onDesk = looks.map((look) => ({ ...look, more: [boardBeyond] }))
    expect(await fitTroubles({}, onDesk, ON_A_DESK, 24)).toEqual([])
  })
})
