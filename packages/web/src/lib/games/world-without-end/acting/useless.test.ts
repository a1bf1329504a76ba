import { CARDS, whyUseless } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { m } from '#lib/words/messages.js'
import { decisionsOf } from '../testing.ts'
import { needsIn } from './needs.ts'
import { uselessInBrief, uselessInShort } from './useless.ts'

test('every card that can do nothing says on its face why', () => {
  const silent = new Set<string>()
  const seen = new Set<string>()
  for (const seed of [31, 32, 33]) {
    for (const { state, seat, decision } of decisionsOf({ players: 4 }, seed, 'en')) {
      if (decision !== 'open-card') continue
      for (let card = 0; card < CARDS.size; card++) {
        const why = whyUseless(state, seat, card)
        if (why === null) continue
        seen.add(why.code)
        const isShown =
          needsIn(state, seat, why).length > 0 ||
          uselessInShort(why, 'en') !== m.world_useless({}, { locale: 'en' })
        if (!isShown) silent.add(why.code)
      }
    }
  }
  expect([...silent]).toEqual([])
  expect(seen.size).toBeGreaterThan(6)
})

test('beside others it says so in few words', () => {
  const said = new Map<string, string>()
  for (const context of decisionsOf({ players: 4 }, 31, 'de')) {
    const { state, seat, decision } = context
    if (decision !== 'open-card') continue
    for (let card = 0; card < CARDS.size; card++) {
      const why = whyUseless(state, seat, card)
      if (why !== null) said.set(why.code, uselessInBrief(context, why))
    }
  }
  expect(said.get('nothing-to-sell')).toBe('nichts zu verkaufen')
  expect(said.get('good-missing')).toMatch(/^1 (Geld|Wolle) fehlt$/)
  expect([...said.values()].filter((words) => words.length > 22)).toEqual([])
})
