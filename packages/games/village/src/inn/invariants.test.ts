import { Match, NONE, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import type { VillageState } from '../box/state.ts'
import { PLACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { PERSONS } from './vocabulary.ts'

/** A sound position at the beginning of a match, then changed. */
function broken(change: (state: VillageState) => void): string[] {
  const options = { expansions: ['inn'], 'start-seat': '1' }
  const { state } = new Match(village, { players: 2, options }, new SeededChance(1))
  expect(village.invariants(state)).toEqual([])
  change(state)
  return village.invariants(state).map((what) => what.split(' ')[0])
}

describe('a broken invariant of the Inn is noticed', () => {
  const take = ({ inn }: VillageState, person: number) => {
    inn.hands[0].cards[person] = 1
    inn.hands[0].size++
  }

  test.each<[string, (state: VillageState) => void]>([
    ['VX-I13', (state) => take(state, state.inn.stacks[0].top)],
    ['VX-I13', (state) => take(state, state.inn.unseen.indexOf(1))],
    ['VX-I13', ({ inn }) => inn.stacks[1].under.fill(inn.stacks[0].top, 0, 1)],
    ['VX-I13', ({ inn }) => inn.stacks[2].unseen++],
    ['VX-I13', ({ inn }) => inn.hands[1].size++],
    ['VX-I13', ({ inn }) => inn.stacks[0].slid++],
    ['VX-I13', ({ inn }) => inn.unseen.fill(1, PERSONS.at['person-baker'], PERSONS.at['person-baker'] + 1)],
    ['VX-I13', (state) => take(state, PERSONS.at['person-admiral'])],
    ['VX-I15', ({ farms }) => farms[1].figures.fill(PLACES.at.inn, 0, 2)],
    ['VX-I13', ({ inn }) => (inn.stacks[0].top = NONE)],
  ])('%s', (number, change) => {
    expect(broken(change)).toContain(number)
  })
})
