import { clone, FastRandom, Match, SeededChance } from '@chronik/kernel'
import { type MyVillageState, myVillage } from '@chronik/my-village'
import { story } from '@chronik/my-village/story'
import { expect, test } from 'vitest'
import { type ActedTable, TableActing } from '#lib/acting/acting.svelte.ts'
import type { Acting } from '#lib/acting/offer.ts'
import type { Situation } from '#lib/session/situation.ts'
import type { MyVillageContext } from './context.ts'
import { myVillageActing } from './index.ts'

const SEATS = ['red', 'blue', 'yellow'].map((colour) => ({ kind: 'person' as const, name: colour, colour }))

/** A decision at which a free place of the village stands for several cards. */
function plotAsked(): { context: MyVillageContext; id: string } {
  const match = new Match<MyVillageState>(myVillage, { players: 3 }, new SeededChance(5))
  const random = new FastRandom(5)
  for (let { turn } = match; !turn.over; turn = match.turn) {
    const state = clone(myVillage, match.state)
    const context = { ...turn, game: myVillage, state, seats: SEATS, language: 'en' as const }
    const plot = [...myVillageActing.offer(context).aims].find(([, { keys }]) => keys !== undefined)
    if (plot !== undefined) return { context, id: plot[0] }
    match.play([turn.moves[random.below(turn.moves.length)]])
  }
  throw new Error('no free place was asked for')
}

test('a free place of one’s village that is chosen offers its own cards, and nothing else', () => {
  const { context, id } = plotAsked()
  const { seat, state, decision, moves } = context
  const moment = { state, decision, moves }
  const situation = { turn: { seat, moment, series: [], sent: false, chosen: null } } as unknown as Situation
  const acting = new TableActing({
    game: myVillage,
    words: story,
    seats: SEATS,
    situation,
    table: { acting: myVillageActing as unknown as Acting },
    sitting: {} as ActedTable['sitting'],
    skip: () => {},
    answer: () => {},
  } as unknown as ActedTable)
  const all = acting.cards.length
  acting.targets.get(id)?.act()
  expect(acting.cards.length).toBeGreaterThan(1)
  expect(acting.cards.length).toBeLessThan(all)
  for (const { targets } of acting.cards) expect(targets).toContain(id)
  expect(acting.sections.map((section) => section.id)).toEqual(['black'])
  const lit = [...acting.targets].filter(([, target]) => target.state === 'possible').map(([one]) => one)
  expect(lit.every((one) => acting.cards.some(({ targets }) => targets.includes(one)))).toBe(true)
  acting.back()
  expect(acting.cards).toHaveLength(all)
})
