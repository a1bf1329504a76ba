import { describe, expect, test } from 'vitest'
import { type SeatPosition, turnOfFirst, type WorldPosition, worldAt } from '../../test/position.ts'

/** The active player moves the stone one space onto the next one by his favour card. */
function favourAt(space: number, seat: SeatPosition, more: Partial<WorldPosition> = {}) {
  const favour = space === 1 ? 10 : space - 1
  return worldAt({ ...more, next: { turnOf: 0 }, favour, seats: [seat] }).play('1 play:act-favour', '1 use')
}

describe('the favour stone', () => {
  test('W-331 it moves clockwise after the income, and the active player alone gets the favour', () => {
    const table = worldAt({
      next: 'orient',
      council: 'cloth-stalls',
      favour: 7,
      active: 1,
      seats: [{ money: 1 }, { money: 1 }],
    })
    table.play('2 orient:3')
    expect(table.state.favour).toBe(9)
    expect(table.good('grain'), 'seat 0 by income, seat 1 by the earl').toEqual([1, 1, 0, 0])
  })

  test('W-332 without a step nothing happens, even with the outlaws', () => {
    const table = worldAt({ next: 'orient', council: 'cloth-stalls', favour: 3, seats: [{ money: 2 }] }).play(
      '1 orient:1',
    )
    expect([table.state.favour, table.good('money')[0]]).toEqual([3, 2])
    expect(table.told).not.toContain('favour-stone')
  })

  test('W-333 after the bishop comes the queen', () => {
    const table = favourAt(1, { loyalty: 1 })
    expect([table.state.favour, table.vp[0]]).toEqual([1, 10])
  })

  test('W-334, W-R30 covered spaces are skipped and not counted; a stone on a cover stays and moves on from there', () => {
    expect(favourAt(4, {}, { covered: [4, 5] }).state.favour).toBe(6)
    const table = worldAt({ next: 'reveal', favour: 4 }, { events: ['disputed-election'] })
    expect(table.state.favour).toBe(4)
    expect(
      worldAt({ next: 'orient', council: 'disputed-election', favour: 4, covered: [4, 5] }).play('1 orient:2')
        .state.favour,
    ).toBe(6)
    expect(
      worldAt({
        next: 'orient',
        council: 'disputed-election',
        favour: 10,
        covered: [2, 10],
        seats: [{ money: 1 }],
      }).play('1 orient:3').state.favour,
      '1, then 3',
    ).toBe(3)
  })
})

describe('the persons', () => {
  test('W-335 the queen gives 2 points to whoever has loyalty', () => {
    expect(favourAt(1, { loyalty: 3 }).vp[0]).toBe(10)
    expect(favourAt(1, {}).vp[0]).toBe(8)
  })

  test('W-336, W-339, W-341 prior, merchants and earl give piety, wool and grain', () => {
    expect(favourAt(2, {}).goods(0)).toEqual({ piety: 1 })
    expect(favourAt(6, {}).goods(0)).toEqual({ wool: 1 })
    expect(favourAt(9, {}).goods(0)).toEqual({ grain: 1 })
  })

  test('W-337 the guild gives a point for each own house on the board', () => {
    expect(favourAt(4, { on: ['site-01', 'site-04', 'site-13'] }).vp[0]).toBe(11)
    expect(favourAt(4, {}).vp[0]).toBe(8)
  })

  test('W-338 the prioress gives 2 points to whoever has medical knowledge', () => {
    expect(favourAt(5, { 'medical-knowledge': 2 }).vp[0]).toBe(10)
    expect(favourAt(5, {}).vp[0]).toBe(8)
  })

  test('W-340, W-342 king and bishop give a point for each loyalty, each piety', () => {
    expect(favourAt(7, { loyalty: 3, piety: 1 }).vp[0]).toBe(11)
    expect(favourAt(10, { loyalty: 3, piety: 2 }).vp[0]).toBe(10)
  })

  test('W-343 the outlaws take 1 money', () => {
    expect(favourAt(3, { money: 2 }).goods(0)).toEqual({ money: 1 })
    expect(favourAt(8, { money: 1 }).goods(0)).toEqual({})
  })

  test('W-344, W-R34 what is shown is kept; the table sees the count at king and bishop, elsewhere only that there is some', () => {
    const king = favourAt(7, { loyalty: 3 })
    expect(king.goods(0)).toEqual({ loyalty: 3 })
    expect(king.match.log).toContainEqual({
      code: 'shown',
      seat: 0,
      good: 'loyalty',
      amount: 3,
      why: 'favour',
    })
    const queen = favourAt(1, { loyalty: 3 })
    expect(queen.match.log).toContainEqual({
      code: 'shown',
      seat: 0,
      good: 'loyalty',
      amount: 'at-least-1',
      why: 'favour',
    })
    expect(favourAt(5, { 'medical-knowledge': 2 }).goods(0)).toEqual({ 'medical-knowledge': 2 })
    expect(favourAt(10, { piety: 2 }).goods(0)).toEqual({ piety: 2 })
  })

  test('W-345 a favour that is out of stock gives nothing', () => {
    const table = favourAt(9, {}, { stock: { grain: 0 } })
    expect([table.goods(0), table.vp[0], table.state.favour]).toEqual([{}, 8, 9])
  })
})

test('W-847, W-334, W-R30, W-312 the stone stays on a space that gets covered and skips the others', () => {
  const table = worldAt(
    { next: 'round', chapter: 3, favour: 10, seats: [{ loyalty: 1 }] },
    { events: ['monks-flee'], 'plague-tiles': ['1'] },
  )
  expect([table.state.favour, table.options]).toEqual([10, ['orient:0', 'orient:1', 'orient:2']])
  expect(table.refusal('1 orient:3')).toMatchObject({ rule: 'W-312' })
  table.play('1 orient:2')
  expect([table.state.favour, table.vp[0], table.goods(0)]).toEqual([1, 10, { loyalty: 1, wood: 1 }])
  table.play('1 play:act-favour')
  expect(table.due, 'from 1 over the covered prior onto outlaws, without money').toBe('1 discard')
  const wrap = turnOfFirst({ loyalty: 3 }, { chapter: 3, favour: 9, covered: [2, 10] })
  wrap.play('1 play:act-favour', '1 use')
  expect([wrap.state.favour, wrap.vp[0], wrap.good('loyalty')[0]]).toEqual([1, 10, 3])
})

test('privilege after favour: the first use spent the last coin, so the second one may find the way barred', () => {
  const at = (favour: number) =>
    worldAt({ next: { turnOf: 0 }, favour, seats: [{ open: ['act-favour'] }] }).play('1 play:act-privilege')
  expect([at(7).due, at(7).state.favour]).toEqual(['1 discard', 7])
  expect(at(8).play('1 use').state.favour).toBe(9)
})

test('W-E03 two steps to the prioress', () => {
  const table = worldAt({
    next: 'orient',
    council: 'cloth-stalls',
    favour: 3,
    seats: [{ 'medical-knowledge': 1 }],
  }).play('1 orient:3')
  expect([table.state.favour, table.vp[0], table.good('medical-knowledge')[0]]).toEqual([5, 10, 1])
  expect(table.match.log[0]).toMatchObject({ steps: 2 })
})

test('W-E24 covered spaces and the end of the arc', () => {
  const election = (rotation: number) =>
    worldAt({
      next: 'orient',
      council: 'disputed-election',
      favour: 3,
      covered: [4, 5],
      seats: [{ money: 3 }],
    }).play(`1 orient:${rotation}`)
  expect([2, 3, 0].map((rotation) => election(rotation).state.favour)).toEqual([6, 7, 8])
  const wrapped = worldAt({ next: 'orient', council: 'cloth-stalls', favour: 9 }).play('1 orient:0')
  expect([wrapped.state.favour, wrapped.good('piety')[0]]).toEqual([2, 1])
  const poor = worldAt({ next: { turnOf: 0 }, favour: 2 }).play('1 play:act-favour')
  expect([poor.due, poor.state.favour]).toEqual(['1 discard', 2])
  const paid = worldAt({ next: { turnOf: 0 }, favour: 2, seats: [{ money: 1 }] }).play(
    '1 play:act-favour',
    '1 use',
  )
  expect([paid.state.favour, paid.good('money')[0]]).toEqual([3, 0])
  const still = worldAt({ next: 'orient', council: 'cloth-stalls', favour: 3, seats: [{ money: 2 }] }).play(
    '1 orient:1',
  )
  expect(still.good('money')[0]).toBe(2)
})
