import { advance, apply, FastRandom, Match, MoveList, SeededChance, sameState } from '@chronik/kernel'
import { expect, test } from 'vitest'
import { village } from '../game.ts'
import { livelyInn } from '../testing/lively-inn.ts'
import { livelySea } from '../testing/lively-sea.ts'

const ALL = { expansions: ['inn', 'port', 'marriage'], goals: true }

/** The same random match twice: told to everybody, and in silence as bots search. */
test.each([
  { players: 1, options: ALL, edition: livelyInn },
  { players: 1, options: { expansions: ['port', 'marriage'] }, edition: livelySea },
  { players: 3 },
  { players: 4, options: { ...ALL, 'inn-side': 'back', 'marriage-side': 'b' }, edition: livelySea },
  { players: 5, options: { expansions: ['inn', 'marriage'] }, edition: livelyInn },
])('V-I20: nothing that happens depends on being told: $players players', (setup) => {
  for (let seed = 1; seed <= 2; seed++) {
    const told = new Match(village, setup, new SeededChance(seed))
    const random = new FastRandom(seed)
    const state = village.begin(village.open(setup))
    const moves = new MoveList()
    const chance = new SeededChance(seed)
    for (let due = told.turn; !due.over; due = told.turn) {
      expect(advance(village, state, chance, moves)).toBe('choice')
      const move = due.moves[random.below(due.moves.length)]
      told.play([move])
      apply(village, state, move)
    }
    expect(advance(village, state, chance, moves)).toBe('over')
    expect(sameState(state, told.state)).toBe(true)
    expect(village.score(state)).toEqual(village.score(told.state))
  }
})
