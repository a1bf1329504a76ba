import { Match, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { EXPANSIONS, PLACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { tableWith } from '../testing/expansions.ts'
import { pinkPlaces } from '../testing/marriage.ts'
import type { Sketch, TestTable } from '../testing/position.ts'
import { toldOf, weddingAt, weddingTable } from '../testing/wedding.ts'

const nobody = [{ members: {} }]
const solo = (spaces: NonNullable<Sketch['spaces']>, sketch: Sketch = {}) =>
  weddingTable({ players: 1, farms: nobody, spaces, conny: {}, ...sketch })
const takenFrom = (table: ReturnType<typeof solo>) =>
  toldOf(table, 'conny-take').map((entry) => (entry as { readonly space?: string }).space)

describe('Conny and the wedding board', () => {
  test('VSX-301: she has twelve members, and a third pink figure joins the supply', () => {
    const options = { expansions: ['marriage'] }
    const { state } = new Match(village, { players: 1, options }, new SeededChance(3))
    const at = (place: 'beside-tray' | 'on-church') =>
      Array.from(state.conny.figures).flatMap((where, figure) =>
        where === PLACES.at[place] ? [state.box.numbers[figure]] : [],
      )
    expect(at('beside-tray').toSorted((one, other) => one - other)).toEqual([1, 1, 1, 1, 1, 2, 2, 2])
    expect(at('on-church').toSorted((one, other) => one - other)).toEqual([3, 3, 4, 4])
    expect(pinkPlaces(state)).toEqual(['supply', 'supply', 'supply'])
  })

  test('VSX-R2: after crafts she looks at the wedding, then at the smuggler, then at the market', () => {
    const order = ['crafts', 'wedding', 'smuggler', 'council']
    for (let from = 0; from < order.length - 1; from++) {
      const spaces = Object.fromEntries(order.slice(from).map((space) => [space, ['skill', 'faith']]))
      spaces[order[from]] = ['skill']
      const table = solo(spaces)
      table.play(`take ${order[from]} skill`)
      if (table.decision === 'd-smuggler') table.play('skip')
      expect(takenFrom(table)).toEqual([order[from + 1]])
    }
  })

  test.each([
    [{}, 'chr-farm-1'],
    [{ chronicle: { farm: 3 } }, 'grave-1'],
  ])('VSX-203: a quill with a cube from the wedding: the farm group, else a grave (%j)', (sketch, to) => {
    const table = solo(
      { wedding: ['skill', 'skill'], crafts: ['faith'] },
      { conny: { lastSlot: 1 }, draws: { fate: ['quill'] }, ...sketch },
    )
    table.play('take wedding skill')
    expect(takenFrom(table)).toEqual(['wedding'])
    expect(toldOf(table, 'death')).toEqual([
      { code: 'death', seat: 1, figure: '1a', from: 'beside-tray', to, group: 'farm' },
    ])
  })

  test('VSX-203: a quill with a cube from the smuggler leads to a grave', () => {
    const table = solo(
      { smuggler: ['skill', 'skill'], crafts: ['faith', 'faith'] },
      { conny: { lastSlot: 1 }, draws: { fate: ['quill'] } },
    )
    table.play('take smuggler skill', 'skip')
    expect(toldOf(table, 'death')).toMatchObject([{ to: 'grave-1' }])
  })

  test('VSX-E1: rank 3 twice: the second roll finds it occupied, the pink figure of the parents stays (VSX-302)', () => {
    const table = weddingAt(
      ['skill', 'skill', 'faith'],
      [{ members: { 'ceremony-5': [1], parents: [2], bakery: [2], unborn: [3, 3, 4] } }],
      {
        couples: [
          { at: 'parents', who: [0, 'pink-a'] },
          { at: 'bakery', who: [0, 'pink-b'] },
        ],
      },
    )
    expect(toldOf(table, 'wedding-die')).toEqual([
      { code: 'wedding-die', colour: 'skill', shows: 'ceremony-3' },
      { code: 'wedding-die', colour: 'skill', shows: 'ceremony-3' },
      { code: 'wedding-die', colour: 'faith', shows: 'bakery' },
    ])
    expect(pinkPlaces(table.state)).toEqual(['parents', 'parents', 'bakery'])
    expect([table.at(0, 'bakery'), table.at(0, 'parents'), table.at(0, 'farm')]).toEqual([
      [1],
      [2, 2],
      [3, 3],
    ])
    expect(table.decision).toBe('d-favour')
  })

  test('VSX-302: the second roll takes a figure from the parents when none is left, each roll its own', () => {
    const table = weddingAt(
      ['persuasion', 'skill'],
      [{ coins: 1, members: { 'ceremony-1': [1], parents: [2], bakery: [2] } }],
      {
        couples: [
          { at: 'parents', who: [0, 'pink-a'] },
          { at: 'bakery', who: [0, 'pink-b'] },
        ],
      },
    )
    expect(toldOf(table, 'pink').slice(0, 2)).toEqual([
      { code: 'pink', figure: 'pink-c', from: 'supply', to: 'ceremony-2' },
      { code: 'pink', figure: 'pink-a', from: 'parents', to: 'ceremony-3' },
    ])
    // VSX-303: one couple of the two highest; the other pink figure goes back.
    expect(toldOf(table, 'couple')).toHaveLength(1)
    table.play('store')
    expect(pinkPlaces(table.state)).toEqual(['supply', 'parents', 'store'])
    expect([table.at(0, 'farm'), table.at(0, 'parents')]).toEqual([[2], [2]])
  })

  test('VSX-E2: two pink figures of the highest ranks go back without a house; yours comes home and may buy (VSX-303)', () => {
    const table = weddingAt(['persuasion', 'skill'], [{ coins: 1, members: { 'ceremony-5': [1] } }])
    expect(toldOf(table, 'couple')).toEqual([
      { code: 'couple', higher: 'pink-a', higherSeat: -1, lower: 'pink-b', lowerSeat: -1 },
    ])
    expect(toldOf(table, 'wedding-die')).toHaveLength(2)
    expect(pinkPlaces(table.state)).toEqual(['supply', 'supply', 'supply'])
    expect([table.decision, table.at(0, 'farm')]).toEqual(['d-wed-buy', [1]])
    table.play('bread')
    expect(table.stock(0)).toEqual({ bread: 1 })
  })

  test('VSX-304: house, favour and parents are as with several players', () => {
    const table = weddingAt(
      ['skill', 'skill'],
      [{ members: { 'ceremony-1': [1], parents: [1], unborn: [2] } }],
      {
        couples: [{ at: 'parents', who: [0, 'pink-a'] }],
      },
    )
    expect([table.decision, table.moves]).toEqual(['d-building', ['bakery', 'store']])
    table.play('bakery', 'bread-grain')
    expect([table.stock(0), table.at(0, 'farm')]).toEqual([{ bread: 1, grain: 2 }, [2]])
    expect([table.state.round, table.decision]).toEqual([3, 'd-source'])
  })
})

describe('weddings with Conny, played through', () => {
  const alone = (space: string, sketch: Sketch = {}): TestTable =>
    tableWith(EXPANSIONS.list, {
      players: 1,
      conny: { lastSlot: 9, lower: ['blank', 'blank'], tray: { 10: 'skill', 9: 'faith' } },
      spaces: { [space]: ['faith', 'faith'], harvest: ['skill', 'faith', 'skill', 'faith'] },
      farms: [{ members: { 'council-1': [2] } }],
      ...sketch,
    })

  test('two rolls, the second takes the pink figure of the parents; two pink ones marry and simply go back, mine comes home and may buy (VSX-302, VSX-303, VM-503, VM-509, VM-511)', () => {
    const at = alone('harvest', {
      mass: true,
      spaces: {},
      conny: {},
      couples: [
        { at: 'parents', who: [0, 'pink-a'] },
        { at: 'bakery', who: [0, 'pink-b'] },
      ],
      draws: { 'wedding-die': ['persuasion', 'skill'] },
      farms: [{ coins: 1, members: { 'ceremony-6': [1], parents: [2], bakery: [3], unborn: [2, 4] } }],
    })
    expect([at.decision, at.offered]).toEqual(['d-wed-buy', ['bread', 'none', 'tool']])
    at.play('bread')
    expect(at.stock(0)).toEqual({ bread: 1 })
    expect([at.state.round, at.at(0, 'parents'), at.at(0, 'bakery')]).toEqual([3, [3], []])
    expect(at.at(0, 'farm').toSorted((a, b) => a - b)).toEqual([1, 2, 2])
    expect(pinkPlaces(at.state)).toEqual(['supply', 'parents', 'supply'])
  })
})
