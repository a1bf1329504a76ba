import { describe, expect, test } from 'vitest'
import { type SeatPosition, type WorldPosition, worldAt } from '../../test/position.ts'

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
