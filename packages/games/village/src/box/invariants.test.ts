import { Match, NONE, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { village } from '../game.ts'
import { connyColour } from '../solo/conny.ts'
import type { VillageState } from './state.ts'
import { CASTLES, CUBES, PLACES, PLAGUE, SPACES } from './vocabulary.ts'

/** A sound position at the beginning of a round, then changed. */
function broken(players: number, change: (state: VillageState) => void): string[] {
  const match = new Match(village, { players, options: { 'start-seat': '1' } }, new SeededChance(1))
  if (players === 1) match.play([connyColour(1)])
  expect(village.invariants(match.state)).toEqual([])
  change(match.state)
  return village.invariants(match.state).map((what) => what.split(' ')[0])
}

describe('a broken invariant is noticed', () => {
  const changes: readonly [string, number, (state: VillageState) => void][] = [
    ['V-I1', 2, ({ farms }) => farms[1].figures.fill(PLACES.at['beside-tray'], 0, 1)],
    ['V-I1', 2, ({ farms }) => farms[0].figures.fill(PLACES.at['on-church'], 0, 1)],
    ['V-I2', 2, (state) => state.customerStack.fill(1, state.stalls[0], state.stalls[0] + 1)],
    ['V-I2', 2, (state) => state.servedBy.fill(0, state.queue[0], state.queue[0] + 1)],
    ['V-I2', 2, (state) => state.stalls.fill(NONE, 2, 3)],
    ['V-I3', 2, (state) => state.plagueSupply++],
    ['V-I3', 1, (state) => state.conny.slots[0].cubes.fill(PLAGUE, 0, 1)],
    ['V-I4', 2, (state) => state.monks++],
    ['V-I4', 2, (state) => (state.monks = -1)],
    ['V-I6', 2, ({ farms }) => (farms[1].grain = 6)],
    ['V-I6', 2, ({ farms }) => (farms[1].grain = -1)],
    ['V-I6', 2, ({ farms }) => (farms[0].coins = -1)],
    ['V-I6', 2, ({ farms }) => farms[0].goods.fill(-1, 0, 1)],
    ['V-I6', 2, ({ farms }) => farms[0].cubes.fill(-1, 3)],
    ['V-I6', 2, ({ farms }) => (farms[0].lifetime = 10)],
    ['V-I6', 2, ({ farms }) => (farms[0].lifetime = -1)],
    ['V-I7', 2, ({ farms }) => farms[0].deaths++],
    ['V-I7', 2, ({ farms }) => farms[1].dying++],
    ['V-I7', 2, ({ farms }) => farms[1].dyingNow++],
    ['V-I8', 2, (state) => state.cubesLeft++],
    ['V-I8', 2, ({ spaces }) => spaces[SPACES.at.market].cubes.fill(2, 0, 1)],
    ['V-I9', 2, ({ greenBag }) => greenBag.fill(-1, CUBES.at.skill, 1)],
    ['V-I10', 2, (state) => (state.startSeat = 2)],
    ['V-I10', 2, (state) => (state.startSeat = -1)],
    ['V-I10', 2, (state) => (state.ring = 2)],
    ['V-I11', 2, ({ chronicle }) => chronicle.fill(1, 0, 1)],
    ['V-I11', 2, ({ farms }) => farms[0].figures.fill(PLACES.at['chronicle-farm'], 0, 1)],
    ['V-I11', 2, ({ chroniclePlaces }) => chroniclePlaces.fill(0, 7, 8)],
    ['V-I11', 2, (state) => state.graves++],
    ['V-I13', 2, ({ farms }) => farms[0].figures.fill(PLACES.at.farm, 7, 8)],
    ['V-I15', 2, ({ stalls }) => stalls.fill(stalls[0], 3, 4)],
    ['V-I15', 2, ({ queue }) => queue.fill(NONE, 1, 2)],
    ['V-I18', 2, ({ farms }) => farms[0].markers.fill(1, CASTLES.at['castle-c'], CASTLES.at['castle-c'] + 1)],
    ['V-I19', 2, ({ farms }) => farms[0].figures.fill(PLACES.at.gone, 0, 1)],
    ['VS-I1', 1, ({ conny }) => conny.figures.fill(PLACES.at['church-2'], 7, 9)],
    ['VS-I1', 1, ({ conny }) => conny.figures.fill(PLACES.at['black-bag'], 0, 1)],
    ['VS-I1', 1, ({ conny }) => conny.figures.fill(PLACES.at['church-1'], 4, 5)],
    ['VS-I2', 1, ({ conny }) => conny.slots.map(({ cubes }) => cubes.fill(0))],
  ]

  test.each(changes)('%s with %d players', (number, players, change) => {
    expect(broken(players, change)).toContain(number)
  })

  test('V-I11, V-I19: all places taken and nobody rang the end', () => {
    const lie = (state: VillageState, rung: 0 | 1) => {
      state.graves = 3
      state.gravePlaces.fill(0, 0, 3)
      state.farms[0].figures.fill(PLACES.at.grave, 0, 3)
      state.end.rung = rung
    }
    expect(broken(2, (state) => lie(state, 0))).toEqual(['V-I19'])
    expect(broken(2, (state) => lie(state, 1))).toEqual([])
  })

  test('V-I18: castles marked on the way are in order', () => {
    expect(
      broken(2, ({ farms }) => {
        farms[0].markers.fill(1, 0, 1)
        farms[0].markers.fill(1, 2, 3)
      }),
    ).toEqual([])
  })
})
