import { Match, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { SPACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { broughtHome, buriedAt, onIslands, shipAt } from '../testing/port.ts'
import { CAPTAIN_PLACES, CAPTAINS, CHESTS, SEA_FIELDS } from './vocabulary.ts'

function begin(players: number, expansions: readonly string[] = ['port']) {
  const options = { expansions, 'start-seat': players === 1 ? 'random' : '1' }
  return new Match(village, { players, options }, new SeededChance(3)).state
}

describe('setting up the Port', () => {
  test('VP-101: the sea takes the place of the castles; markers and the travel line of the scoring are not used (VX-404)', () => {
    const state = begin(3)
    expect(village.score(state).lines.map(({ id }) => id)).toEqual([
      'prestige',
      'church',
      'council',
      'customers',
      'chronicle',
      'coins',
    ])
    expect(state.box.actions[SPACES.at.travel].possible(state, 0)).toBe(true)
    expect(state.farms.every(({ markers }) => markers.every((one) => one === 0))).toBe(true)
  })

  test('VP-102: fifteen captains in three stacks by price, none of them hired', () => {
    const state = begin(2)
    const sea = state.box.sea
    expect([1, 2, 3].map((coins) => sea?.captains.filter(({ price }) => price === coins).length)).toEqual([
      5, 5, 5,
    ])
    expect(CAPTAINS.size).toBe(15)
    expect(state.port.captains.every((place) => place === CAPTAIN_PLACES.at.stack)).toBe(true)
  })

  test.each([
    [1, 3],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ])('VP-103, VSX-101: with %i players %i cocoa and as many tea lie on their islands', (players, tiles) => {
    expect(onIslands(begin(players))).toEqual({ cocoa: tiles, tea: tiles, chests: 6 })
  })

  test('VP-103: cocoa on i1, tea on i5, chests on the treasure island i3', () => {
    const islands = begin(2).box.sea?.islands ?? []
    expect(
      SEA_FIELDS.list
        .map((field, at) => [field, islands[at]?.stack ?? -1])
        .filter(([, stack]) => stack !== -1),
    ).toEqual([
      ['i1', 0],
      ['i3', 2],
      ['i5', 1],
    ])
  })

  test('VP-104: every ship begins in the harbour with empty holds and without a captain', () => {
    const state = begin(5)
    for (let seat = 0; seat < 5; seat++) {
      expect(shipAt(state, seat)).toEqual({ at: 'harbour', captain: null, cargo: [] })
      expect(broughtHome(state, seat)).toEqual({ cocoa: 0, tea: 0, chests: 0 })
    }
    expect(buriedAt(state)).toEqual([])
  })

  test('VX-102: the setup card with the anchor fills the spaces', () => {
    const { box } = begin(4)
    expect(box.spaces.map((space, at) => [SPACES.list[space], box.fill[at]])).toEqual([
      ['harvest', 3],
      ['family', 4],
      ['crafts', 8],
      ['market', 1],
      ['travel', 6],
      ['council', 3],
      ['church', 3],
    ])
    expect(box.colourCubes).toBe(7)
  })

  test('VX-105: six chests, with Marriage eight; two of those hold tools', () => {
    const names = (expansions: readonly string[]) =>
      begin(2, expansions).box.sea?.chestsInPlay.map((chest) => CHESTS.list[chest])
    expect(names(['port'])).toEqual(['chest-1', 'chest-2', 'chest-3', 'chest-4', 'chest-5', 'chest-6'])
    expect(names(['port', 'marriage'])).toEqual([...CHESTS.list])
    expect(onIslands(begin(2, ['port', 'marriage'])).chests).toBe(8)
  })

  test('VX-106: without the Port there is no sea and no chest', () => {
    const state = begin(2, ['marriage'])
    expect(state.box.sea).toBe(undefined)
    expect(onIslands(state)).toEqual({ cocoa: 0, tea: 0, chests: 0 })
  })

  test('VP-R11: four sea burial fields at every number of players', () => {
    for (const players of [1, 2, 5]) expect(begin(players).box.sea?.burials).toEqual([3, 2, 1, 0])
  })
})
