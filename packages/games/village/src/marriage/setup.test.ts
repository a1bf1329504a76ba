import { Match, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { CUBES, PLACES, SPACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { pinkPlaces } from '../testing/marriage.ts'
import { weddingTable } from '../testing/wedding.ts'

const PLAYERS = [2, 3, 4, 5]

function begin(players: number, options: { readonly [id: string]: unknown } = {}) {
  const all = { expansions: ['marriage'], 'start-compensation': false, 'start-seat': '1', ...options }
  return new Match(village, { players, options: all }, new SeededChance(5)).state
}

const lying = (state: ReturnType<typeof begin>, space: keyof typeof SPACES.at) =>
  state.spaces[SPACES.at[space]].cubes.reduce((sum, count) => sum + count, 0)

describe('the wedding board is set up', () => {
  test('VM-101: the pink figures wait in the supply, nobody is married, nobody has bread or tools', () => {
    const state = begin(3)
    expect(pinkPlaces(state)).toEqual(['supply', 'supply'])
    for (const { bread, tools, partners } of state.marriage.families) {
      expect([bread, tools]).toEqual([0, 0])
      expect(partners.every((partner) => partner === -1)).toBe(true)
    }
  })

  test('VM-101, VX-101: either side of the board may be agreed', () => {
    expect(begin(2).box.options['marriage-side']).toBe('a')
    expect(begin(2, { 'marriage-side': 'b' }).box.options['marriage-side']).toBe('b')
    expect(() => begin(2, { 'marriage-side': 'c' })).toThrow()
  })

  test.each(PLAYERS)(
    'VM-102: with %i players everybody starts with five "1" and twelve figures in all',
    (players) => {
      const state = begin(players)
      for (const { figures } of state.farms.slice(0, players)) {
        expect(figures.filter((place) => place === PLACES.at.farm)).toHaveLength(5)
        expect(figures.filter((place) => place === PLACES.at.unborn)).toHaveLength(7)
      }
      const numbers = state.box.numbers.slice(0, state.box.figureCount)
      expect([1, 2, 3, 4].map((one) => numbers.filter((number) => number === one).length)).toEqual([
        5, 3, 2, 2,
      ])
    },
  )

  test.each([
    [2, 0],
    [3, 1],
    [4, 2],
    [5, 2],
  ])('VM-103: with %i players %i ring places of the farm group are open', (players, rings) => {
    const plain = village.open({ players }).chronicle
    const ringed = begin(players).box.chronicle
    expect(ringed[0].length - plain[0].length).toBe(rings)
    expect(ringed.slice(1)).toEqual(plain.slice(1))
    expect(begin(players).box.openPlaces).toBe(village.open({ players }).openPlaces + rings)
  })

  test('VM-103, VM-701: a ring place is an ordinary place of the farm group', () => {
    const table = weddingTable({
      farms: [{ lifetime: 9, members: { 'ceremony-1': [1] } }],
      chronicle: { farm: 4 },
      spaces: { harvest: ['plague'], crafts: ['skill'] },
    })
    expect(table.play('take harvest plague')).toContainEqual(
      expect.objectContaining({ code: 'death', from: 'ceremony-1', to: 'chr-farm-7' }),
    )
  })

  test.each([1, ...PLAYERS])('VM-104: with %i players seven plague cubes are in the game', (players) => {
    const state = begin(players)
    const plague = CUBES.at.plague
    const board = state.spaces.reduce((sum, { cubes }) => sum + cubes[plague], 0)
    expect(board + state.greenBag[plague] + state.plagueSupply).toBe(7)
    expect(begin(players, { expansions: [] }).box.plague).toBe(6)
  })

  test.each([
    [2, 20, 27],
    [3, 24, 31],
    [4, 28, 39],
    [5, 35, 47],
  ])(
    'VM-201, VX-204: with %i players round 1 has %i cubes, none on family, out of %i in the bag',
    (players, cubes, bag) => {
      const state = begin(players)
      expect(state.cubesLeft).toBe(cubes)
      expect(cubes % players).toBe(0)
      expect(lying(state, 'family')).toBe(0)
      expect([lying(state, 'wedding'), lying(state, 'smuggler')]).toEqual([players, players])
      expect(state.greenBag.reduce((sum, count) => sum + count, 0) + cubes).toBe(bag)
    },
  )

  test.each([
    [2, 22, 2],
    [3, 27, 3],
    [4, 32, 4],
    [5, 40, 5],
  ])(
    'VM-201, VX-202: with %i players every later round has %i cubes, %i of them on family',
    (players, cubes, family) => {
      const farms = Array.from({ length: players }, () => ({ members: {} }))
      const table = weddingTable({ players, mass: true, round: 1, farms, spaces: {} })
      expect(table.state.round).toBe(2)
      expect(table.state.cubesLeft).toBe(cubes)
      expect(lying(table.state, 'family')).toBe(family)
    },
  )

  test('VX-R4: the new spaces are filled behind the others, the wedding before the smuggler', () => {
    const options = { expansions: ['inn', 'marriage'] }
    const { log } = new Match(village, { players: 2, options }, new SeededChance(5))
    const filled = log.flatMap((entry) => (entry.code === 'fill' && 'space' in entry ? [entry.space] : []))
    expect([...new Set(filled)].slice(-3)).toEqual(['inn', 'wedding', 'smuggler'])
  })

  test('VX-103: the five customers with two rings join the others', () => {
    const state = begin(2)
    const seen = [...state.stalls, ...state.queue].filter((customer) => customer >= 0).length
    expect(state.customerStack.reduce((sum, one) => sum + one, 0) + seen).toBe(29)
    expect(state.customerStack.subarray(24, 28).every((one) => one === 0)).toBe(true)
  })

  test('VX-E3: round 1, no cubes on family: the well still leads there (VX-203, VM-201)', () => {
    const table = weddingTable({
      players: 2,
      round: 1,
      spaces: { crafts: ['skill'], harvest: ['faith'] },
      farms: [{ cubes: { faith: 3 }, members: { farm: [1], unborn: [2, 3] } }],
    })
    const left = table.state.cubesLeft
    table.play('well', 'well family')
    expect(table.at(0, 'farm')).toEqual([1, 2])
    expect(table.stock(0)).toEqual({})
    expect(table.state.cubesLeft).toBe(left)
  })

  test('VX-202, VX-203: cubes of both new spaces follow the usual rules, and the well reaches both', () => {
    const table = weddingTable({
      players: 2,
      spaces: { wedding: ['plague'], smuggler: ['faith'] },
      farms: [{ members: { farm: [1] } }, { coins: 3, members: { farm: [1] } }],
    })
    table.play('take wedding plague')
    expect(table.stock(0)).toEqual({ lifetime: 2 })
    expect([table.seat, table.decision]).toEqual([1, 'd-source'])
    table.play('well')
    expect(table.moves).toContain('well smuggler')
    expect(table.why('well wedding')).toMatchObject({ code: 'any-cubes-missing', rule: 'VM-401' })
    expect(table.why('well inn')).toMatchObject({ code: 'not-in-play' })
  })
})
