import { CARDS, whyUseless } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { m } from '#lib/words/messages.js'
import { needsIn } from '../acting/needs.ts'
import { decisionsOf } from '../testing.ts'
import { uselessInShort } from './useless.ts'

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
        const isShown = needsIn(state, seat, why).length > 0 || uselessInShort(why) !== m.world_useless()
        if (!isShown) silent.add(why.code)
      }
    }
  }
  expect([...silent]).toEqual([])
  expect(seen.size).toBeGreaterThan(6)
})
