import { GOODS, penaltiesAhead } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { outcomeOf } from '#lib/acting/preview.ts'
import type { OptionCard } from '#lib/table/contract.ts'
import { decisionsOf } from '../testing.ts'
import type { WorldContext } from './context.ts'
import { worldActing } from './index.ts'

/** Everybody in random matches who is asked about several penalties. */
function* compared(): Generator<{ readonly context: WorldContext; readonly cards: readonly OptionCard[] }> {
  for (const seed of [31, 32, 33, 34, 35, 36]) {
    for (const context of decisionsOf({ players: 4 }, seed, 'en')) {
      const { decision, state, seat } = context
      if (decision === 'protection-choice' && penaltiesAhead(state, seat).length > 0)
        yield { context, cards: worldActing.offer(context).cards }
    }
  }
}

const loyaltyOf = ({ cost }: OptionCard): number => cost.find(({ piece }) => piece === 'loyalty')?.amount ?? 0

test('W-R22, W-931 whoever has several penalties compares every way to cancel some of them', () => {
  let seen = 0
  for (const { context, cards } of compared()) {
    const { state, seat } = context
    if (state.chapter === 4) continue
    seen++
    const asked = penaltiesAhead(state, seat).length + 1
    const loyalty = state.players[seat].goods[GOODS.at.loyalty]
    // One loyalty for one penalty: as many ways as there are sets of penalties that it suffices for.
    const ways = Array.from({ length: 1 << asked }, (_, set) => set.toString(2).replaceAll('0', '').length)
    const rising = (one: number, other: number): number => one - other
    expect(cards.map(loyaltyOf).toSorted(rising)).toEqual(
      ways.filter((size) => size <= loyalty).toSorted(rising),
    )
    expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length)
  }
  expect(seen).toBeGreaterThan(3)
})

test('W-931 what an answer says is what comes of all its moves', () => {
  for (const { context, cards } of compared()) {
    const { game, seat, state } = context
    if (state.chapter === 4) continue
    for (const card of cards) {
      let after = outcomeOf(game, state, seat, card.move)
      for (const move of card.next ?? []) after = outcomeOf(game, after.state, seat, move)
      const said = {
        cancelled: card.targets.length,
        penance: card.note?.toLowerCase().includes('face down') ?? false,
        begging: card.note?.toLowerCase().includes('no income') ?? false,
        court: card.note?.toLowerCase().includes('no turn') ?? false,
      }
      const [penance, begging, court] = after.state.players[seat].missed
      expect(said).toEqual({
        cancelled: loyaltyOf(card),
        penance: penance > 0,
        begging: begging > 0,
        court: court > 0,
      })
      expect(after.decision).toBe('')
    }
  }
})

test('pointing at a penalty leaves the ways that cancel it', () => {
  let seen = 0
  for (const { context } of compared()) {
    const { cards, aims } = worldActing.offer(context)
    for (const [id, { keys, moves, state }] of aims) {
      const own = cards.filter(({ targets }) => targets.includes(id))
      if (state !== 'possible') continue
      seen++
      expect(own.length > 0).toBe(true)
      expect(keys?.length ?? moves.length).toBe(own.length)
    }
  }
  expect(seen).toBeGreaterThan(3)
})

test('W-952 after chapter IV nobody is told of a penalty', () => {
  const said = new Set<string>()
  for (const seed of [31, 32, 33, 34]) {
    for (const context of decisionsOf({ players: 3 }, seed, 'en')) {
      if (context.decision !== 'protection-choice' || context.state.chapter < 4) continue
      const { prompt, cards } = worldActing.offer(context)
      said.add(prompt.question).add(prompt.hint ?? '')
      for (const { title, note } of cards) said.add(title).add(note ?? '')
      for (const move of context.moves)
        said.add(worldActing.act(context, move)).add(worldActing.tell(context, move))
    }
  }
  expect(said.size).toBeGreaterThan(5)
  expect([...said].filter((words) => /penalt/i.test(words))).toEqual([])
})
