import { Match, NONE, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import type { VillageState } from '../box/state.ts'
import { FIGURES, GROUPS, PLACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { CAPTAIN_PLACES, CARGO, SEA_FIELDS } from './vocabulary.ts'

/** A sound position at the beginning of a match, then changed. */
function broken(change: (state: VillageState) => void): string[] {
  const options = { expansions: ['port'], 'start-seat': '1' }
  const { state } = new Match(village, { players: 2, options }, new SeededChance(1))
  expect(village.invariants(state)).toEqual([])
  change(state)
  return village.invariants(state).map((what) => what.split(' ')[0])
}

const atSea = (state: VillageState, seat = 0, captain = seat) => {
  const ship = state.port.ships[seat]
  ship.field = SEA_FIELDS.at.t1
  ship.captain = captain
  state.port.captains[captain] = CAPTAIN_PLACES.at.hired
  return ship
}
const place = (
  state: VillageState,
  seat: number,
  where: (typeof PLACES.list)[number],
  figure = FIGURES.at['1a'],
) => {
  state.farms[seat].figures[figure] = PLACES.at[where]
}
/** The travel group is full of strangers, so that somebody may lie at sea. */
const travelFull = (state: VillageState) => {
  const travel = GROUPS.at.travel
  state.chronicle[travel] = state.box.chronicle[travel].length
}

describe('a broken invariant of the sea is noticed', () => {
  const changes: readonly [string, (state: VillageState) => void][] = [
    ['VX-I5', ({ port }) => (port.ships[0].field = SEA_FIELDS.at.i2)],
    ['VX-I5', (state) => (atSea(state).field = SEA_FIELDS.at.harbour)],
    ['VX-I5', ({ port }) => port.ships[1].cargo.fill(1, CARGO.at.ox, CARGO.at.plow)],
    ['VX-I6', (state) => atSea(state).cargo.fill(1, CARGO.at.horse, CARGO.at.scroll)],
    ['VX-I6', (state) => place(state, 0, 'ship')],
    ['VX-I6', (state) => atSea(state).cargo.fill(1, CARGO.at.member, CARGO.at.cocoa)],
    ['VX-I6', ({ port }) => (port.ships[0].calm = 1)],
    ['VX-I6', ({ port }) => (port.ships[0].paid = 1)],
    ['VX-I6', ({ port }) => (port.ships[0].granted = 1)],
    ['VX-I7', ({ port }) => port.captains.fill(CAPTAIN_PLACES.at.hired, 3, 4)],
    [
      'VX-I7',
      (state) => {
        atSea(state, 0, 2)
        atSea(state, 1, 2)
      },
    ],
    ['VX-I8', ({ port }) => port.stacks.fill(2, 0, 1)],
    ['VX-I8', ({ port }) => port.sold.fill(1, 1)],
    ['VX-I8', ({ port }) => port.opened.fill(1, 0, 1)],
    ['VX-I8', ({ port }) => (port.ships[0].aboard = 3)],
    ['VX-I8', ({ port }) => port.ships[0].chests.fill(2, 0, 1)],
    [
      'VX-I8',
      ({ port }) => {
        port.stacks[2] -= 2
        for (const seat of [0, 1]) {
          port.ships[seat].home[2] = 1
          port.ships[seat].chests[0] = 4
        }
      },
    ],
    [
      'VX-I8',
      ({ port }) => {
        port.stacks[2]--
        port.ships[0].home[2] = 1
        port.ships[0].chests[0] = 7
      },
    ],
    [
      'VX-I9',
      (state) => {
        place(state, 0, 'sea-2')
        travelFull(state)
      },
    ],
    ['VX-I9', ({ port }) => port.burials.fill(0, 0, 1)],
    [
      'VX-I9',
      (state) => {
        place(state, 0, 'lighthouse-i5')
        place(state, 1, 'lighthouse-i5')
      },
    ],
    [
      'VX-I9',
      (state) => {
        travelFull(state)
        for (const [at, field] of (['sea-1', 'sea-2', 'sea-3', 'sea-4'] as const).entries())
          place(state, 0, field, at)
        state.port.burials.set([0, 1, 2, 3])
      },
    ],
    [
      'VX-I16',
      (state) => {
        place(state, 0, 'sea-1')
        state.port.burials[0] = 0
      },
    ],
  ]
  test.each(changes)('%s', (number, change) => {
    expect(broken(change)).toContain(number)
  })

  test('a ship at sea with a captain and cargo is sound', () => {
    expect(
      broken((state) => {
        const ship = atSea(state)
        ship.cargo.fill(1, CARGO.at.horse, CARGO.at.wagon)
        expect(ship.aboard).toBe(NONE)
      }),
    ).toEqual([])
  })
})
