import { describe, expect, test } from 'vitest'
import { building } from '../../test/laid.ts'
import { worldAt } from '../../test/position.ts'

describe('the tower', () => {
  const nearly = { tower: { stone: 5, wood: 2, seals: [3] } } as const

  test('W-621, W-622 with its eight fields filled the metal completes it: 3 points for the most loyalty, which is kept', () => {
    const table = building(
      { stone: 1 },
      { chapter: 3, projects: nearly, seats: [{}, { loyalty: 2 }, { loyalty: 1 }] },
    ).play('1 use')
    expect(table.project('tower')).toBe('finished 6+2')
    expect([table.state.metal, table.vp, table.good('loyalty')]).toEqual([1, [11, 11, 8, 10], [0, 2, 1, 0]])
    expect(table.match.log).toContainEqual({ code: 'metal', loyalty: [0, 2, 1, 0], seats: [1] })
  })

  test('W-623 shared loyalty: each of them gets 1 point', () => {
    const table = building(
      { stone: 1, loyalty: 2 },
      { chapter: 3, projects: nearly, seats: [{}, { loyalty: 2 }, { loyalty: 1 }] },
    ).play('1 use')
    expect(table.line('metal')).toEqual([1, 1, 0, 0])
  })

  test('W-R21 if nobody has loyalty, everybody shares the most', () => {
    expect(building({ stone: 1 }, { chapter: 3, projects: nearly }).play('1 use').line('metal')).toEqual([
      1, 1, 1, 1,
    ])
  })

  test('W-626 without the tower the metal is never given', () => {
    const seats = Array(4).fill({ piety: 2, grain: 2, money: 2 })
    const table = worldAt(
      { next: 'chapter-end', chapter: 4, round: 6, seats, projects: { tower: { stone: 4 } } },
      { 'tax-die': ['2'] },
    )
    expect([table.state.metal, table.line('metal')]).toEqual([0, [0, 0, 0, 0]])
  })
})

test('W-624, W-625, W-R21, W-623, W-861, W-604 the tower event without loyalty anywhere', () => {
  const table = worldAt(
    {
      next: 'round',
      chapter: 4,
      active: 3,
      players: 4,
      stock: { stone: 0, wood: 1 },
      projects: { tower: { stone: 5, wood: 0, seals: [1, 3] } },
    },
    { events: ['tower-completed'], 'plague-tiles': ['5'] },
  )
  expect([table.due, table.vp, table.stock('wood')]).toEqual(['4 orientation', [9, 11, 9, 11], 0])
  expect(table.state.metal).toBe(1)
  expect(table.line('metal')).toEqual([1, 1, 1, 1])
  expect([table.line('donor-bonuses'), table.line('building')]).toEqual([
    [0, 2, 0, 2],
    [0, 0, 0, 0],
  ])
})

test('the metal of the tower compares loyalty after the donors had theirs, which is none: it comes first', () => {
  const table = worldAt({
    next: { turnOf: 0 },
    chapter: 3,
    projects: { tower: { stone: 6, wood: 1, seals: [0] } },
    seats: [{ wood: 1 }, { loyalty: 1 }],
  })
  table.play('1 play:act-project', '1 use')
  const order = table.match.log
    .filter(({ code }) => code === 'vp')
    .map((entry) => (entry as unknown as { line: string }).line)
  expect(order).toEqual(['building', 'metal', 'donor-bonuses'])
  expect(table.vp).toEqual([13, 11, 8, 8])
})

test('W-E20 the tower is completed', () => {
  const table = worldAt(
    {
      next: 'reveal',
      chapter: 4,
      healed: [10],
      projects: { tower: { stone: 2, seals: [2] } },
      stock: { stone: 3, wood: 5 },
      seats: [{ loyalty: 1 }, { loyalty: 3 }],
    },
    { events: ['tower-completed'] },
  )
  expect([table.stock('stone'), table.stock('wood'), [...table.state.substitutes]]).toEqual([0, 3, [1, 0]])
  expect([table.project('tower'), table.vp, table.state.players[2].seals]).toEqual([
    'finished 6+2',
    [8, 11, 10, 8],
    2,
  ])
})
