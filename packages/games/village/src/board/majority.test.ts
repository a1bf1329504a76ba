import { describe, expect, test } from 'vitest'
import { TestTable } from '../testing/position.ts'
import { churchStandings, holdMajority } from './majority.ts'

/** A family with one member at home and others on these steps of the church. */
const onSteps = (steps: readonly number[]) => ({
  members: {
    farm: [2],
    ...Object.fromEntries(
      [1, 2, 3, 4].map((step) => [`church-${step}`, steps.filter((one) => one === step).map(() => 1)]),
    ),
  },
})

const holders = (...farms: (readonly number[])[]): number[] =>
  holdMajority(new TestTable({ players: farms.length, farms: farms.map(onSteps) }).state)

describe('who has the majority in the church', () => {
  test('V-510: the most members, wherever they stand', () => expect(holders([1, 1], [4])).toEqual([0]))
  test('V-511: among equals the foremost', () => expect(holders([1, 1], [1, 2])).toEqual([1]))
  test('V-512: who is still equal has it as well', () => expect(holders([3], [3], [2])).toEqual([0, 1]))
  test('V-R23: without a member nobody has it', () => expect(holders([], [])).toEqual([]))

  test('VS-405: Conny can keep it from the player', () => {
    const farms = [onSteps([1, 2])]
    const conny = { members: { 'church-2': [3], 'church-3': [3] } }
    const { state } = new TestTable({ players: 1, farms, conny })
    expect(churchStandings(state)).toEqual([
      { seat: 0, members: 2, foremost: 2, strength: 18 },
      { seat: 1, members: 2, foremost: 3, strength: 19 },
    ])
    expect(holdMajority(state)).toEqual([1])
  })
})
