import { describe, expect, test } from 'vitest'
import { village } from '../game.ts'
import { type FarmSketch, TestTable } from '../testing/position.ts'
import { tieBreak } from './scoring.ts'

const scoreOf = (...farms: readonly FarmSketch[]) =>
  village.score(new TestTable({ players: Math.max(2, farms.length), farms }).state)
const line = (farm: FarmSketch, id: string) => scoreOf(farm).lines.find((one) => one.id === id)?.values[0]

const example = (entries: number): FarmSketch => ({
  prestige: 11,
  markers: ['castle-a', 'castle-b', 'castle-c'],
  members: {
    'church-1': [3],
    'church-4': [3],
    'council-1': [4],
    'council-3': [4],
    'chronicle-farm': [1, 1].slice(0, entries),
    'chronicle-crafts': [1, 1, 2, 2].slice(0, Math.max(0, entries - 2)),
  },
  customers: ['customer-17', 'customer-09', 'customer-03'],
  coins: 2,
  grain: 5,
})

describe('the sheet', () => {
  test('V-E30: every line of the example, 51 in all; 56 with six entries, 44 with two (V-801 to V-807)', () => {
    const { lines, totals } = scoreOf(example(4))
    expect(lines.map(({ id, values }) => [id, values[0]])).toEqual([
      ['prestige', 11],
      ['travel', 6],
      ['church', 8],
      ['council', 4],
      ['customers', 13],
      ['chronicle', 7],
      ['coins', 2],
    ])
    expect(totals[0]).toBe(51)
    expect(scoreOf(example(6)).totals[0]).toBe(56)
    expect(scoreOf(example(2)).totals[0]).toBe(44)
  })

  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 14],
    [6, 18],
  ])('V-801: %d castles give %d', (castles, points) => {
    const markers = ['castle-a', 'castle-b', 'castle-c', 'castle-d', 'castle-e', 'castle-f'].slice(0, castles)
    expect(line({ markers }, 'travel')).toBe(points)
  })

  test('V-801: the marker counts, not the member at a castle', () => {
    expect(line({ members: { 'castle-a': [1] } }, 'travel')).toBe(0)
  })

  test.each([
    [1, 2, 0],
    [2, 3, 2],
    [3, 4, 4],
    [4, 6, 6],
  ])(
    'V-802, V-803: each member on step %d gives %d in the church and %d in the council',
    (step, church, council) => {
      expect(line({ members: { [`church-${step}`]: [1] } }, 'church')).toBe(church)
      expect(line({ members: { [`church-${step}`]: [1, 2, 2] } }, 'church')).toBe(3 * church)
      expect(line({ members: { [`council-${step}`]: [1, 4] } }, 'council')).toBe(2 * council)
      expect(line({ members: { [`council-${step}`]: [1] } }, 'church')).toBe(0)
      expect(line({ members: { [`church-${step}`]: [1] } }, 'council')).toBe(0)
    },
  )

  test('V-804: customers give the points printed on them, to whoever served them', () => {
    const { lines } = scoreOf({ customers: ['customer-01', 'customer-13'] }, { customers: ['customer-22'] })
    expect(lines.find(({ id }) => id === 'customers')?.values).toEqual([7, 6])
  })

  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 4],
    [4, 7],
    [5, 12],
    [6, 12],
    [9, 12],
  ])('V-805: %d entries in the chronicle give %d', (entries, points) => {
    const dead = [1, 1, 1, 1, 2, 2, 2, 3, 3].slice(0, entries)
    const members = {
      'chronicle-farm': dead.slice(0, 1),
      'chronicle-crafts': dead.slice(1, 2),
      'chronicle-travel': dead.slice(2, 3),
      'chronicle-council': dead.slice(3, 4),
      'chronicle-church': dead.slice(4),
    }
    expect(line({ members }, 'chronicle')).toBe(points)
  })

  test('V-806: each coin gives 1', () => {
    expect(line({ coins: 7 }, 'coins')).toBe(7)
  })

  test('V-807: grain, goods, cubes, graves, the bag, the farm and the crafts give nothing', () => {
    const { totals } = scoreOf({
      grain: 5,
      goods: { scroll: 3, horse: 3, plow: 3, ox: 3, wagon: 3 },
      cubes: { skill: 3, persuasion: 3, faith: 3, knowledge: 3 },
      lifetime: 7,
      members: {
        grave: [1, 1, 1],
        'black-bag': [2, 2],
        farm: [3, 1],
        smithy: [4],
        stables: [2],
        unborn: [4],
      },
    })
    expect(totals[0]).toBe(0)
  })

  test('V-R35: a ring held at the end has no value', () => {
    const plain = new TestTable({ players: 2 }).state
    const ring = new TestTable({ players: 2, ring: 0 }).state
    expect(village.score(ring)).toEqual(village.score(plain))
  })
})

describe('the winner', () => {
  const living = (count: number) => ({ farm: [1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4].slice(0, count) })

  test('V-808: most prestige wins, whatever else there is', () => {
    const { places, totals } = scoreOf(
      { prestige: 50, grain: 5, members: living(11) },
      { prestige: 51 },
      { prestige: 49 },
    )
    expect([places, totals]).toEqual([
      [2, 1, 3],
      [50, 51, 49],
    ])
  })

  test('V-809: in a tie most grain wins, before living members', () => {
    const farms = [
      { prestige: 51, grain: 2, members: living(9) },
      { prestige: 51, grain: 3, members: living(1) },
    ]
    expect(scoreOf(...farms).places).toEqual([2, 1])
  })

  test('V-810, V-E30: 51, 51, 48 with equal grain: more living members win', () => {
    const { places } = scoreOf(
      { prestige: 51, grain: 2, members: living(5) },
      { prestige: 51, grain: 2, members: living(6) },
      { prestige: 48, grain: 5, members: living(9) },
    )
    expect(places).toEqual([2, 1, 3])
  })

  test('V-810, V-R29: alive are the farm, the board and the bag; neither the unborn nor the dead', () => {
    const tie = (members: NonNullable<FarmSketch['members']>) =>
      scoreOf({ members }, { members: living(4) }).places
    expect(tie({ 'black-bag': [1, 1], smithy: [1], farm: [1] })).toEqual([1, 1])
    expect(tie({ 'black-bag': [1, 1, 1, 1, 2] })).toEqual([1, 2])
    expect(tie({ farm: [1, 1, 1], unborn: [2, 2, 2, 3] })).toEqual([2, 1])
    expect(tie({ farm: [1, 1, 1], 'chronicle-farm': [1, 2], grave: [2, 2], gone: [3] })).toEqual([2, 1])
  })

  test('V-R30: who is still equal shares the victory', () => {
    const farm = { prestige: 30, grain: 1, members: living(3) }
    expect(scoreOf(farm, { ...farm, prestige: 29 }, farm).places).toEqual([1, 3, 1])
  })
})

describe('the scoring, played through', () => {
  test('the sheet, and ties by grain, by the living with those in the bag, then shared (V-801 to V-810, V-R29, V-R30)', () => {
    const sheet = new TestTable({
      players: 2,
      farms: [
        {
          prestige: 9,
          coins: 3,
          grain: 5,
          goods: { ox: 2 },
          markers: ['castle-a', 'castle-b', 'castle-c', 'castle-d'],
          customers: ['customer-17', 'customer-11'],
          members: {
            'church-1': [1],
            'church-3': [2],
            'council-2': [2],
            'council-4': [3],
            'council-1': [3],
            'chronicle-farm': [1, 1],
            'chronicle-crafts': [1],
            'chronicle-church': [2],
            'black-bag': [4],
          },
        },
      ],
    })
    const score = village.score(sheet.state)
    expect(score.lines.map(({ values }) => values[0]).slice(0, 7)).toEqual([9, 10, 6, 8, 10, 7, 3])
    expect(score.totals[0]).toBe(53)

    const places = (second: { [place: string]: number[] }, grain: number): readonly number[] =>
      village.score(
        new TestTable({
          players: 3,
          farms: [
            {
              prestige: 10,
              grain: 2,
              customers: ['customer-17'],
              members: { farm: [1], 'black-bag': [2], unborn: [3, 3] },
            },
            { prestige: 12, grain, members: second },
            { prestige: 16, grain: 1, members: { farm: [1, 1, 1, 1] } },
          ],
        }).state,
      ).places
    expect(places({ 'council-3': [2] }, 2)).toEqual([1, 2, 3])
    expect(places({ 'council-3': [2], farm: [1] }, 2)).toEqual([1, 1, 3])
    expect(places({ 'council-3': [2], grave: [1, 1] }, 3)).toEqual([2, 1, 3])
  })
})

test('V-809, V-810, V-R30: what decides a tie is told with the figures of both', () => {
  const between = (one: FarmSketch, other: FarmSketch) =>
    tieBreak(new TestTable({ players: 2, farms: [one, other] }).state, 0, 1)
  const alone = { farm: [1], unborn: [2] }
  expect(between({ grain: 2, members: alone }, { grain: 1, members: { farm: [1, 1] } })).toEqual({
    by: 'grain',
    figures: [2, 1],
  })
  expect(
    between({ grain: 1, members: { farm: [1], 'black-bag': [2] } }, { grain: 1, members: alone }),
  ).toEqual({
    by: 'living',
    figures: [2, 1],
  })
  expect(between({ grain: 1, members: alone }, { grain: 1, members: alone })).toBeNull()
})
