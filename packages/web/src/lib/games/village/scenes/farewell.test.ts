import { describe, expect, test } from 'vitest'
import type { Target } from '#lib/table/contract.ts'
import { situationOf } from '../situation.ts'
import { SketchedTable } from '../testing/table.ts'
import { leavingOf, worthOf } from './farewell.ts'

const seats = ['Greta', 'Ylva'].map((name, at) => ({
  kind: 'person' as const,
  name,
  colour: ['red', 'blue'][at],
}))
const possible: Target = { state: 'possible', label: '', act: () => {} }
const targets = new Map(['figure:0:1a', 'figure:0:1b', 'figure:0:1c'].map((id) => [id, possible]))

function table() {
  const one = new SketchedTable({
    players: 2,
    spaces: { crafts: ['plague'], family: ['skill'] },
    farms: [
      { lifetime: 8, members: { farm: [1, 1, 2], smithy: [1] } },
      { members: { farm: [1], 'chronicle-crafts': [1] } },
    ],
  })
  one.play('take crafts plague', 'skip')
  return one
}

describe('a farewell', () => {
  test('V-605: is taken by the seat whose member dies', () => {
    expect(situationOf(table().state)).toMatchObject({ farewell: 0, market: null, mass: null })
  })

  test('V-607: shows one of each place, and where their name would stand', () => {
    const leaving = leavingOf(table().state, seats, 0, targets)
    expect(leaving.map(({ place }) => place)).toEqual(['farm', 'smithy'])
    expect(leaving.map(({ rest }) => rest)).toMatchObject([
      { kind: 'chronicle', group: 'farm' },
      { kind: 'chronicle', group: 'crafts' },
    ])
  })

  test('lays them out in the order of the bar', () => {
    const other = new Map([...targets].toReversed())
    const leaving = leavingOf(table().state, seats, 0, other)
    expect(leaving.map(({ place }) => place)).toEqual(['smithy', 'farm'])
  })

  test('V-608: a full group leads to the graveyard, and a full graveyard nowhere', () => {
    const { state } = table()
    state.chronicle.forEach((_, group) => {
      state.chronicle[group] = state.box.chronicle[group].length
    })
    state.graves = 1
    expect(leavingOf(state, seats, 0, targets)[0].rest).toEqual({ kind: 'grave', taken: 1, all: 3 })
    state.graves = 3
    expect(leavingOf(state, seats, 0, targets)[0].rest).toEqual({ kind: 'nowhere' })
  })

  test('V-805: tells what one entry more is worth', () => {
    const one = new SketchedTable({ farms: [{ members: { 'chronicle-farm': [1, 1], farm: [2] } }] })
    expect(worthOf(one.state, 0)).toEqual([
      { entries: 2, points: 0 },
      { entries: 3, points: 4 },
    ])
  })
})
