import { describe, expect, test } from 'vitest'
import { finalOf, PAID, type SeatPosition, worldAt } from '../../test/position.ts'
import { worldWithoutEnd } from '../game.ts'
import { pointsOf } from './scoring.ts'

/** The end of a match in which all duties are met with a tax of 2. */
function final(...seats: readonly SeatPosition[]) {
  const seated = seats.map((seat) => ({
    ...seat,
    piety: (seat.piety ?? 0) + 2,
    grain: (seat.grain ?? 0) + 2,
    money: (seat.money ?? 0) + 2,
  }))
  const table = worldAt(
    { next: 'chapter-end', chapter: 4, round: 6, players: seats.length, projects: {}, seats: seated },
    { 'tax-die': ['2'] },
  )
  expect(table.due).toBe('over')
  return worldWithoutEnd.score(table.state)
}

describe('final scoring', () => {
  test('W-954 1 point for each stone and wood, half a point for each money; nothing else counts', () => {
    const rest = { grain: 3, wool: 3, cloth: 3, loyalty: 3, 'medical-knowledge': 3, on: ['site-13'] as const }
    const score = final({ vp: 20, stone: 2, wood: 3, money: 4, ...rest }, { vp: 10, ...rest })
    expect(score.totals).toEqual([27, 10])
    expect(score.lines.find(({ id }) => id === 'materials')?.values).toEqual([5, 0])
    expect(score.lines.find(({ id }) => id === 'money')?.values).toEqual([2, 0])
  })

  test('W-954 what a player would come out with now is known before the end', () => {
    const { state } = worldAt({
      next: { turnOf: 0 },
      seats: [{ vp: 20, stone: 2, wood: 3, money: 5, wool: 3 }],
    })
    expect(pointsOf(state, 0)).toBe(27.5)
    expect(worldWithoutEnd.score(state).totals[0]).toBe(20)
  })

  test('W-954 the screens fall: everybody is told what counts', () => {
    const seats = [
      { piety: 2, grain: 2, money: 5, stone: 2 },
      { piety: 2, grain: 2, money: 2, wood: 1, cloth: 4 },
    ]
    const { match } = worldAt(
      { next: 'chapter-end', chapter: 4, round: 6, players: 2, active: 1, projects: {}, seats },
      { 'tax-die': ['2'] },
    )
    expect(match.log.slice(-2)).toEqual([
      { code: 'final', seat: 1, stone: 0, wood: 1, money: 0 },
      { code: 'final', seat: 0, stone: 2, wood: 0, money: 3 },
    ])
  })

  test('W-955 half points are not rounded', () => {
    expect(final({ vp: 10, money: 3 }, { vp: 11 }).totals).toEqual([11.5, 11])
    expect(final({ vp: 10, money: 3 }, { vp: 11 }).places).toEqual([1, 2])
  })

  test('W-112 the most victory points win', () => {
    expect(final({ vp: 10 }, { vp: 12 }, { vp: 11 }).places).toEqual([3, 1, 2])
  })

  test('W-956, W-R32 ties: piety, then loyalty, then medical knowledge, then a shared place', () => {
    expect(final({ piety: 1, loyalty: 5 }, { piety: 2 }).places).toEqual([2, 1])
    expect(final({ piety: 1, loyalty: 1 }, { piety: 1, 'medical-knowledge': 9 }).places).toEqual([1, 2])
    expect(final({ 'medical-knowledge': 1 }, { 'medical-knowledge': 2 }).places).toEqual([2, 1])
    expect(final({ wool: 1 }, { cloth: 1 }, { vp: 7 }).places).toEqual([1, 1, 3])
  })

  test('the lines of the score sheet stand in their order, before the end without materials and money', () => {
    const table = worldAt({ next: { turnOf: 0 }, players: 2, seats: [{ stone: 3, money: 4, piety: 2 }] })
    const { lines, totals, places } = worldWithoutEnd.score(table.state)
    expect(lines.map(({ id }) => id)).toEqual([
      'start',
      'income',
      'favours',
      'building',
      'metal',
      'donor-bonuses',
      'rent',
      'medicine-service',
      'treatments',
      'events-gained',
      'events-lost',
      'duties-1',
      'duties-2',
      'duties-3',
      'duties-4',
      'materials',
      'money',
    ])
    expect([totals, places]).toEqual([
      [8, 8],
      [1, 1],
    ])
  })
})

test('W-956, W-R32, W-954 ties: piety left, then loyalty, then knowledge, then a shared victory', () => {
  const end = (seats: readonly SeatPosition[]) =>
    finalOf(
      worldAt(
        { next: 'chapter-end', chapter: 4, round: 6, players: seats.length, projects: {}, seats },
        { 'tax-die': ['3'] },
      ),
    )
  expect(
    end([
      { ...PAID, vp: 20, loyalty: 5, 'medical-knowledge': 5 },
      { ...PAID, piety: 3, vp: 19, stone: 1, 'medical-knowledge': 2 },
      { ...PAID, piety: 3, vp: 19, wood: 1, 'medical-knowledge': 2 },
      { ...PAID, piety: 5, money: 4, vp: 19, loyalty: 4, cloth: 5 },
    ]),
  ).toEqual({ totals: [20, 20, 20, 19.5], places: [3, 1, 1, 4] })
  expect(
    end([
      { ...PAID, vp: 20, loyalty: 1, 'medical-knowledge': 9 },
      { ...PAID, money: 5, vp: 19, loyalty: 2 },
    ])?.places,
  ).toEqual([2, 1])
  expect(
    end([
      { ...PAID, vp: 20, loyalty: 2, 'medical-knowledge': 1 },
      { ...PAID, vp: 20, loyalty: 2, 'medical-knowledge': 2 },
    ])?.places,
  ).toEqual([2, 1])
})

test('W-E35 the final count', () => {
  const seat = { vp: 41, stone: 2, wood: 1, money: 5 + 2, cloth: 3, grain: 2 + 2, piety: 3 }
  const table = worldAt(
    {
      next: 'chapter-end',
      chapter: 4,
      round: 6,
      players: 2,
      projects: {},
      seats: [seat, { ...seat, loyalty: 2 }],
    },
    { 'tax-die': ['2'] },
  )
  const { totals, places } = worldWithoutEnd.score(table.state)
  expect([totals, places]).toEqual([
    [46.5, 46.5],
    [2, 1],
  ])
})
