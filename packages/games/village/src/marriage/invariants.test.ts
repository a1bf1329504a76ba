import { push } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { FIGURES, PLACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import type { Sketch } from '../testing/position.ts'
import { weddingTable } from '../testing/wedding.ts'
import { favours } from './favours.ts'
import { marriageInvariants } from './invariants.ts'

type State = ReturnType<typeof weddingTable>['state']

const SOUND: Sketch = {
  players: 2,
  farms: [
    { bread: 1, members: { farm: [1], bakery: [1], 'ceremony-2': [1], 'black-bag': [2], parents: [2] } },
    { members: { store: [1], parents: [1], 'ceremony-5': [2] } },
  ],
  couples: [
    { at: 'bakery', who: [0, 'pink-a'] },
    { at: 'parents', who: [0, 1] },
  ],
}

function broken(change: (state: State) => void): string[] {
  const { state } = weddingTable(SOUND)
  expect(marriageInvariants(state)).toEqual([])
  change(state)
  return marriageInvariants(state).map((what) => what.split(' ')[0])
}

function put(
  state: State,
  seat: number,
  figure: (typeof FIGURES.list)[number],
  place: keyof typeof PLACES.at,
) {
  state.farms[seat].figures[FIGURES.at[figure]] = PLACES.at[place]
}

describe('a broken invariant of the wedding board is noticed', () => {
  const changes: readonly [string, string, (state: State) => void][] = [
    ['VX-I4', 'bread owed', (state) => (state.marriage.families[1].bread = -1)],
    ['VX-I4', 'tools owed', (state) => (state.marriage.families[1].tools = -1)],
    ['VX-I10', 'two members of one colour', (state) => put(state, 0, '1a', 'ceremony-3')],
    ['VX-I10', 'two on one rank', (state) => put(state, 1, '2a', 'ceremony-2')],
    ['VX-I11', 'bakery and store', (state) => put(state, 0, '1a', 'store')],
    ['VX-I12', 'one-sided', (state) => state.marriage.families[1].partners.fill(-1)],
    ['VX-I12', 'apart', (state) => put(state, 1, '1b', 'bakery')],
    ['VX-I12', 'married off the board', (state) => put(state, 0, '1b', 'farm')],
    ['VX-I12', 'a lonely pink figure', (state) => (state.marriage.pinks[1].place = 9)],
    ['VX-I12', 'a pink figure of another box', (state) => (state.marriage.pinks[2].place = 9)],
    [
      'VX-I14',
      'bread for the unborn',
      (state) => {
        put(state, 0, '4a', 'unborn')
        state.farms[0].raised[FIGURES.at['4a']] = 1
      },
    ],
    ['VX-I14', 'bread for the dead', (state) => (state.farms[0].raised[FIGURES.at['4b']] = 1)],
  ]

  test.each(changes)('%s: %s', (number, _what, change) => {
    expect(broken(change)).toContain(number)
  })

  test('VX-I14: bread in the black bag is sound (VM-R10)', () => {
    expect(broken((state) => (state.farms[0].raised[FIGURES.at['2a']] = 1))).toEqual([])
  })

  test('VX-I10 to VX-I12: within the wedding couples and pink figures may stand in the ceremony', () => {
    const inWedding = (state: State) => {
      state.marriage.pinks[1].place = 1
      push(state, favours, 0, 0)
    }
    expect(broken(inWedding)).toEqual([])
    expect(broken((state) => (state.marriage.pinks[1].place = 1))).toContain('VX-I12')
  })

  test('VX-I3: the box of a match with the wedding board has twelve figures', () => {
    expect(village.open({ players: 2, options: { expansions: ['marriage'] } }).figureCount).toBe(12)
    expect(village.open({ players: 2 }).figureCount).toBe(11)
  })
})
