import { FastRandom, Match, SeededChance } from '@chronik/kernel'
import { type WorldLog, type WorldState, worldWithoutEnd } from '@chronik/world-without-end'
import { expect, test } from 'vitest'
import { worldFlights } from './flights.ts'
import { seatsOf } from './testing.ts'

/** What every kind of entry that moves a piece shows of it, over some random matches. */
function flown(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const match = new Match<WorldState>(worldWithoutEnd, { players: 3 }, new SeededChance(seed))
    const random = new FastRandom(seed)
    for (let { turn } = match; !turn.over; turn = match.turn) {
      const played = match.play([turn.moves[random.below(turn.moves.length)]])
      for (const entry of (played.ok ? played.log : []) as readonly WorldLog[]) {
        const pieces = found.get(entry.code) ?? new Set()
        for (const { piece } of worldFlights(entry, match.state, seatsOf(3))) pieces.add(piece)
        found.set(entry.code, pieces)
      }
    }
  }
  return found
}

test('goods, cards, houses, seals, tiles, the stone and the shield fly', () => {
  const found = flown()
  const codes = [
    'gain',
    'give',
    'vp',
    'open',
    'discard',
    'build',
    'donate',
    'house',
    'favour-stone',
    'shield',
  ]
  expect(codes.filter((code) => (found.get(code)?.size ?? 0) === 0)).toEqual([])
})

test('a card that goes face down is never shown', () => {
  expect([...(flown().get('discard') ?? [])]).toEqual(['action-card'])
})
