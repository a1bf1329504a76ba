import { describe, expect, test } from 'vitest'
import { village } from '../game.ts'
import { tableWith } from '../testing/expansions.ts'
import { pinkPlaces } from '../testing/marriage.ts'
import type { FarmSketch } from '../testing/position.ts'
import { toldOf, weddingAt, weddingTable } from '../testing/wedding.ts'

const nobody: FarmSketch = { members: {} }
const at = (place: string): FarmSketch => ({ members: { [place]: [1] } })
/** Faces of the die by the rank they mark. */
const RANK_2 = 'persuasion'
const RANK_3 = 'skill'
const RANK_4 = 'faith'
const RANK_5 = 'knowledge'

describe('when the wedding is held', () => {
  test('VM-501, VX-201: after the mass, before a new round and before the ring changes hands', () => {
    const farms = [{ ...at('ceremony-1'), coins: 1 }, nobody, { ...at('ceremony-6'), coins: 1 }]
    const table = weddingAt([RANK_2], farms, { startSeat: 2, ring: 1, round: 3 })
    const codes = table.match.log.map(({ code }) => code)
    expect(codes.indexOf('wedding-phase')).toBeGreaterThan(codes.lastIndexOf('monks-back'))
    expect(table.state.round).toBe(3)
    table.play('bakery')
    // VX-R3: the start player of this round comes first, the holder of the ring only leads the next one.
    expect([table.seat, table.decision]).toEqual([2, 'd-wed-buy'])
    table.play('none', 'bread-bread')
    expect([table.state.round, table.state.startSeat, table.seat]).toEqual([4, 1, 1])
  })

  test('VM-E14: once the end was rung there is no wedding after the last mass (VM-501)', () => {
    const farms = [at('ceremony-1'), at('ceremony-2')]
    const table = weddingAt([RANK_4], farms, {
      also: (state) => {
        state.end.rung = 1
        state.end.begun = 1
        state.end.by = 0
      },
    })
    expect(table.decision).toBe('over')
    expect(toldOf(table, 'wedding-phase', 'wedding-die', 'couple')).toEqual([])
    expect([table.at(0, 'ceremony-1'), table.at(1, 'ceremony-2')]).toEqual([[1], [1]])
    expect(table.stock(0)).toEqual({})
  })

  test('VM-501: nor after the mass of the last round that was agreed', () => {
    const table = weddingAt([RANK_4], [at('ceremony-1'), at('ceremony-2')], {
      round: 4,
      options: { 'round-limit': 4 },
    })
    expect(table.decision).toBe('over')
    expect(toldOf(table, 'wedding-phase')).toEqual([])
  })
})

describe('the pink figure', () => {
  test.each([
    [RANK_2, 2],
    [RANK_3, 3],
    [RANK_4, 4],
    [RANK_5, 5],
  ])(
    'VM-502, VM-R3: %s puts it on rank %i, even if nobody else is there; alone it goes back (VM-R4)',
    (face, rank) => {
      const table = weddingAt([face], [nobody, nobody])
      expect(toldOf(table, 'wedding-die', 'pink', 'couple')).toEqual([
        { code: 'wedding-die', colour: face, shows: `ceremony-${rank}` },
        { code: 'pink', figure: 'pink-a', from: 'supply', to: `ceremony-${rank}` },
        { code: 'pink', figure: 'pink-a', from: `ceremony-${rank}`, to: 'supply' },
      ])
      expect(table.decision).toBe('d-source')
    },
  )

  test('VM-E10: an occupied rank takes none and the die is not rolled again; ranks 1 and 2 marry, rank 5 goes home (VM-502, VM-504)', () => {
    const table = weddingAt([RANK_5], [at('ceremony-1'), at('ceremony-2'), at('ceremony-5'), nobody])
    expect(toldOf(table, 'wedding-die')).toHaveLength(1)
    expect(toldOf(table, 'pink')).toEqual([])
    expect(toldOf(table, 'couple')).toEqual([
      { code: 'couple', higher: '1a', higherSeat: 0, lower: '1a', lowerSeat: 1 },
    ])
    expect([table.seat, table.decision]).toEqual([0, 'd-building'])
    table.play('bakery')
    expect(table.at(2, 'farm')).toEqual([1])
    expect([table.at(0, 'bakery'), table.at(1, 'bakery')]).toEqual([[1], [1]])
  })

  test('VM-503: without one in the supply the one that has been with the parents longest is taken; its partner is widowed', () => {
    const farms = [
      { members: { 'ceremony-1': [2], parents: [1] } },
      { members: { parents: [1], unborn: [2] } },
      nobody,
    ]
    const table = weddingAt([RANK_2], farms, {
      round: 5,
      couples: [
        { at: 'parents', who: [0, 'pink-a'], since: 3 },
        { at: 'parents', who: [1, 'pink-b'], since: 2 },
      ],
    })
    expect(toldOf(table, 'pink')).toEqual([
      { code: 'pink', figure: 'pink-b', from: 'parents', to: 'ceremony-2' },
    ])
    table.play('store')
    expect(pinkPlaces(table.state)).toEqual(['parents', 'store'])
    // The widowed partner goes home and gets no child.
    expect([table.at(1, 'farm'), table.at(1, 'parents'), table.at(1, 'unborn')]).toEqual([[1], [], [2]])
    expect([table.at(0, 'store'), table.at(0, 'parents')]).toEqual([[2], [1]])
  })

  test('VM-503: an occupied rank takes none from the parents either', () => {
    const farms = [{ members: { 'ceremony-2': [2], parents: [1], unborn: [3] } }, at('parents'), nobody]
    const table = weddingAt([RANK_2], farms, {
      couples: [
        { at: 'parents', who: [0, 'pink-a'] },
        { at: 'parents', who: [1, 'pink-b'] },
      ],
    })
    expect(pinkPlaces(table.state)).toEqual(['parents', 'parents'])
    expect([table.at(1, 'parents'), table.at(0, 'farm')]).toEqual([[1], [2, 3]])
  })
})

describe('couples', () => {
  const six = [at('ceremony-1'), at('ceremony-2'), at('ceremony-3'), at('ceremony-4'), at('ceremony-6')]

  test.each([
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ])('VM-504: with %i players at most %i couple of the highest ranks', (players, couples) => {
    const farms = six.slice(0, players)
    const table = weddingAt([players > 4 ? RANK_2 : RANK_5], farms)
    expect(toldOf(table, 'couple')).toHaveLength(couples)
    expect(toldOf(table, 'couple')[0]).toMatchObject({ higherSeat: 0, lowerSeat: 1 })
  })

  test('VM-504: with three figures and two couples allowed only the two highest marry', () => {
    const table = weddingAt([RANK_4], [at('ceremony-6'), at('ceremony-4'), at('ceremony-5'), nobody])
    expect(toldOf(table, 'couple')).toEqual([
      { code: 'couple', higher: '1a', higherSeat: 1, lower: '1a', lowerSeat: 2 },
    ])
  })

  test('VM-504: a single figure marries nobody', () => {
    const table = weddingAt([RANK_2], [at('ceremony-2'), nobody])
    expect(toldOf(table, 'couple')).toEqual([])
    expect([table.at(0, 'farm'), table.decision]).toEqual([[1], 'd-source'])
  })

  test('VM-E9: a pink figure of the higher rank lets the die decide; blue goes home and may buy (VM-504, VM-505, VM-509)', () => {
    const farms = [at('ceremony-4'), { ...at('ceremony-6'), coins: 1 }]
    const table = weddingAt([RANK_2, 'skill'], farms)
    expect(toldOf(table, 'wedding-die')).toEqual([
      { code: 'wedding-die', colour: 'persuasion', shows: 'ceremony-2' },
      { code: 'wedding-die', colour: 'skill', shows: 'store' },
    ])
    expect([table.at(0, 'store'), pinkPlaces(table.state)]).toEqual([[1], ['store', 'supply']])
    expect([table.seat, table.decision, table.at(1, 'farm')]).toEqual([1, 'd-wed-buy', [1]])
  })

  test.each([
    ['persuasion', 'bakery'],
    ['faith', 'bakery'],
    ['skill', 'store'],
    ['knowledge', 'store'],
  ])('VM-505: for a pink figure %s means the %s', (face, house) => {
    const table = weddingAt([RANK_2, face], [at('ceremony-3'), nobody])
    expect(pinkPlaces(table.state)).toEqual([house, 'supply'])
    expect(table.at(0, house)).toEqual([1])
  })

  test('VM-505: the owner of the higher rank alone decides, also for a pink partner', () => {
    const table = weddingAt([RANK_5], [at('ceremony-4'), nobody])
    expect([table.seat, table.decision, table.moves]).toEqual([0, 'd-building', ['bakery', 'store']])
    table.play('bakery')
    expect(pinkPlaces(table.state)).toEqual(['bakery', 'supply'])
  })

  test('VM-R6, VM-508: the first couple chooses before the second, which may choose the same house', () => {
    const farms = [at('ceremony-4'), at('ceremony-3'), at('ceremony-1'), at('ceremony-6')]
    const table = weddingAt([RANK_3], farms)
    expect([table.seat, table.decision]).toEqual([2, 'd-building'])
    table.play('store')
    expect([table.at(2, 'store'), table.at(1, 'store')]).toEqual([[1], [1]])
    expect([table.seat, table.decision]).toEqual([0, 'd-building'])
    table.play('store')
    expect([0, 1, 2, 3].map((seat) => table.at(seat, 'store'))).toEqual([[1], [1], [1], [1]])
  })
})

describe('the moves', () => {
  test('VM-E4: the example with four players (VM-502 to VM-512)', () => {
    const farms: FarmSketch[] = [
      { members: { 'ceremony-1': [1] } },
      { members: { 'ceremony-3': [1], store: [2], unborn: [3, 4] } },
      { members: { 'ceremony-4': [1], bakery: [2], unborn: [3] } },
      { cubes: { skill: 1 }, members: { 'ceremony-6': [1], parents: [2], unborn: [3] } },
    ]
    const table = weddingAt([RANK_2], farms, {
      round: 3,
      couples: [
        { at: 'parents', who: [3, 'pink-a'] },
        { at: 'store', who: [1, 'pink-b'] },
      ],
    })
    expect(toldOf(table, 'pink')[0]).toEqual({
      code: 'pink',
      figure: 'pink-a',
      from: 'parents',
      to: 'ceremony-2',
    })
    expect(toldOf(table, 'couple')).toEqual([
      { code: 'couple', higher: '1a', higherSeat: 0, lower: 'pink-a', lowerSeat: -1 },
      { code: 'couple', higher: '1a', higherSeat: 1, lower: '1a', lowerSeat: 2 },
    ])
    expect([table.seat, table.decision]).toEqual([0, 'd-building'])
    table.play('store')
    expect([table.seat, table.decision]).toEqual([1, 'd-building'])
    table.play('bakery')
    expect(pinkPlaces(table.state)).toEqual(['store', 'parents'])
    expect([table.at(2, 'farm'), table.at(3, 'farm')]).toEqual([[2], [1, 2]])
    expect([table.seat, table.decision, table.moves]).toEqual([3, 'd-wed-buy', ['bread', 'tool', 'none']])
    table.play('tool')
    expect(table.stock(3)).toEqual({ tool: 1 })
    expect([table.seat, table.moves]).toEqual([0, ['tool-cubes', 'tool-tool']])
    table.play('tool-cubes')
    expect(table.stock(0)).toEqual({ knowledge: 1, skill: 1, tool: 1 })
    expect([table.seat, table.moves]).toEqual([1, ['bread-grain', 'bread-bread']])
    expect([table.at(1, 'farm'), table.at(1, 'parents')]).toEqual([[3], [2]])
    table.play('bread-bread', 'bread-grain')
    expect([table.stock(1), table.stock(2)]).toEqual([{ bread: 2 }, { bread: 1, grain: 2 }])
    // Seat 4 has no member with the parents any more: no newborn.
    expect(table.at(3, 'unborn')).toEqual([3])
    expect(table.state.round).toBe(4)
  })

  test('VM-506, VM-507: a couple moves together, whoever the two are; from the ceremony, then to the parents', () => {
    const farms = [{ members: { store: [1], bakery: [2] } }, { members: { bakery: [2], 'ceremony-1': [1] } }]
    const table = weddingAt([RANK_5], farms, {
      couples: [
        { at: 'store', who: [0, 'pink-a'] },
        { at: 'bakery', who: [0, 1] },
      ],
    })
    expect([table.at(0, 'parents'), table.at(1, 'parents')]).toEqual([[1, 2], [2]])
    expect(pinkPlaces(table.state)).toEqual(['parents', 'ceremony-5'])
    // VM-503: since when it is with the parents decides who is taken from there.
    expect(table.state.marriage.pinks[0].since).toBe(table.state.round)
    table.play('store')
    expect([table.at(1, 'store'), pinkPlaces(table.state)]).toEqual([[1], ['parents', 'store']])
    expect(toldOf(table, 'wedding-move')).toContainEqual({
      code: 'wedding-move',
      seat: 1,
      figure: '1a',
      from: 'ceremony-1',
      to: 'store',
    })
  })

  test('VM-507: couples move on before the new ones arrive, then the lonely go home', () => {
    const farms = [
      { members: { 'ceremony-1': [1], bakery: [2] } },
      { members: { 'ceremony-2': [1], bakery: [2] } },
      { members: { store: [2] } },
    ]
    const table = weddingAt([RANK_5], farms, { couples: [{ at: 'bakery', who: [0, 1] }] })
    expect([table.at(0, 'parents'), table.at(1, 'parents'), table.at(0, 'bakery')]).toEqual([[2], [2], []])
    // The widow of the store waits until the new couple has moved.
    expect([table.at(2, 'store'), table.at(2, 'farm')]).toEqual([[2], []])
    table.play('bakery')
    expect([table.at(0, 'bakery'), table.at(1, 'bakery')]).toEqual([[1], [1]])
    expect([table.at(2, 'store'), table.at(2, 'farm')]).toEqual([[], [2]])
  })

  test('VM-508: who is already with the parents stays there and has room for more', () => {
    const farms = [{ members: { parents: [1], store: [2] } }, { members: { parents: [1], store: [2] } }]
    const table = weddingAt([RANK_5], farms, {
      couples: [
        { at: 'parents', who: [0, 1] },
        { at: 'store', who: [0, 1] },
      ],
    })
    expect([table.at(0, 'parents'), table.at(1, 'parents')]).toEqual([
      [1, 2],
      [1, 2],
    ])
  })

  test('VM-507, VM-510: a widowed member waits on the board until the next wedding', () => {
    const table = weddingTable({
      players: 2,
      spaces: { crafts: ['skill', 'faith', 'plague'], harvest: ['faith'] },
      farms: [{ members: { bakery: [1], parents: [2], 'ceremony-2': [3] } }, { members: {} }],
    })
    table.play('take harvest faith', 'take crafts skill')
    expect(table.seat).toBe(0)
    expect([table.at(0, 'bakery'), table.at(0, 'parents'), table.at(0, 'ceremony-2')]).toEqual([
      [1],
      [2],
      [3],
    ])
  })
})

describe('the wedding phase, played through', () => {
  test('four players, two couples: the oldest pink figure leaves the parents, the die chooses for it, favours from the start player on, also with a full store (VM-502 to VM-512, VM-R6, VM-R7, VX-R3)', () => {
    const at = tableWith(['marriage'], {
      players: 4,
      mass: true,
      spaces: {},
      startSeat: 2,
      couples: [
        { at: 'parents', who: [0, 'pink-b'], since: 2 },
        { at: 'parents', who: [3, 'pink-a'], since: 1 },
      ],
      round: 3,
      draws: { 'wedding-die': ['faith', 'persuasion'] },
      farms: [
        { members: { 'ceremony-1': [1], parents: [2], farm: [3], unborn: [4, 2] } },
        { members: { 'ceremony-2': [1], farm: [3] } },
        { grain: 5, members: { 'ceremony-5': [1], farm: [3] } },
        { coins: 1, members: { 'ceremony-6': [1], parents: [2], unborn: [3] } },
      ],
    })
    expect([at.seat, at.decision, at.offered]).toEqual([0, 'd-building', ['bakery', 'store']])
    expect(pinkPlaces(at.state)).toEqual(['ceremony-4', 'parents'])
    at.play('store')
    expect([at.seat, at.decision, at.offered]).toEqual([3, 'd-wed-buy', ['bread', 'none', 'tool']])
    expect(at.at(3, 'farm').toSorted((a, b) => a - b)).toEqual([1, 2])
    at.play('tool')
    expect([at.seat, at.decision, at.offered]).toEqual([2, 'd-favour', ['bread-bread', 'bread-grain']])
    at.play('bread-grain')
    expect(at.stock(2)).toEqual({ bread: 1, grain: 5 })
    expect([at.seat, at.offered]).toEqual([0, ['tool-cubes', 'tool-tool']])
    at.play('tool-cubes')
    expect(at.stock(0)).toEqual({ knowledge: 1, skill: 1, tool: 1 })
    expect([at.seat, at.offered]).toEqual([1, ['tool-cubes', 'tool-tool']])
    at.play('tool-tool')
    expect([at.state.round, at.seat, at.decision]).toEqual([4, 2, 'd-source'])
    expect([at.stock(1), at.stock(3)]).toEqual([{ tool: 2 }, { tool: 1 }])
    expect([at.at(3, 'unborn'), at.at(3, 'parents'), at.at(0, 'parents')]).toEqual([[3], [], [2]])
    expect(pinkPlaces(at.state)).toEqual(['bakery', 'parents'])
    expect(at.at(0, 'farm').toSorted((a, b) => a - b)).toEqual([2, 3])
    expect([at.at(0, 'store'), at.at(1, 'store'), at.at(2, 'bakery')]).toEqual([[1], [1], [1]])
  })

  test('once the end was rung nobody marries after the last mass, and no favour comes (VM-501, VX-402, VM-E14)', () => {
    const at = tableWith(['inn', 'marriage'], {
      chronicle: { farm: 3 },
      graves: 2,
      couples: [{ at: 'parents', who: [1, 'pink-a'] }],
      spaces: { harvest: ['plague'], church: ['skill'] },
      farms: [
        { lifetime: 9, members: { 'ceremony-1': [1], farm: [2] }, persons: ['person-medic'] },
        { members: { 'ceremony-2': [1], parents: [2], unborn: [2] } },
      ],
    })
    at.play('take harvest plague', 'skip')
    expect(at.match.over).toBe(true)
    expect([at.at(0, 'grave'), at.at(1, 'ceremony-2'), at.at(1, 'unborn')]).toEqual([[1], [1], [2]])
    expect(village.score(at.state).totals).toEqual([1, 0])
  })
})
