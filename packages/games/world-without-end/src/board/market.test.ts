import { describe, expect, test } from 'vitest'
import { type SeatPosition, type WorldPosition, worldAt } from '../../test/position.ts'

const sale = (seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
  worldAt({ chapter: 2, ...more, next: { turnOf: 0 }, seats: [seat] }).play('1 play:act-sale')

describe('the market', () => {
  test('W-505 any number of wool for 2 money each and one cloth for 4; what is sold returns to the stock', () => {
    const table = sale({ wool: 3, cloth: 2 }).play('1 use')
    expect(table.options).toEqual(['sell-wool:0', 'sell-wool:1', 'sell-wool:2', 'sell-wool:3'])
    expect(table.refusal('1 sell-wool:4')).toMatchObject({ code: 'good-missing', rule: 'W-505' })
    table.play('1 sell-wool:2')
    expect(table.options).toEqual(['sell-cloth:0', 'sell-cloth:1'])
    expect(table.refusal('1 sell-cloth:2')).toMatchObject({
      code: 'too-much-cloth',
      rule: 'W-505',
      params: { most: 1 },
    })
    table.play('1 sell-cloth:1')
    expect([table.goods(0), table.stock('wool'), table.stock('cloth')]).toEqual([
      { wool: 1, cloth: 1, money: 8 },
      14,
      11,
    ])
  })

  test('W-505 only wool, or only cloth', () => {
    expect(sale({ wool: 2, cloth: 1 }).play('1 use', '1 sell-wool:1', '1 sell-cloth:0').goods(0)).toEqual({
      wool: 1,
      cloth: 1,
      money: 2,
    })
    expect(sale({ wool: 2, cloth: 1 }).play('1 use', '1 sell-wool:0').goods(0)).toEqual({ wool: 2, money: 4 })
  })

  test('W-506 while its space is covered no cloth can be sold', () => {
    expect(sale({ cloth: 1 }, { clothCovered: true }).due).toBe('1 discard')
    const table = sale({ wool: 2, cloth: 1 }, { clothCovered: true }).play('1 use')
    expect(table.options).toEqual(['sell-wool:1', 'sell-wool:2'])
    expect(table.play('1 sell-wool:1').due).toBe('1 discard')
  })

  test('W-506, W-850, W-866 prices can be changed', () => {
    expect(
      sale({ cloth: 1 }, { chapter: 3, slots: ['buyers-stay-away'] })
        .play('1 use')
        .goods(0),
    ).toEqual({ money: 3 })
    expect(
      sale({ wool: 1 }, { chapter: 4, slots: ['wool-staple'] })
        .play('1 use')
        .goods(0),
    ).toEqual({ money: 3 })
  })

  test('W-R14 at most one cloth in a sale, held in one figure', () => {
    const more = sale({ cloth: 3 }, { figures: { 'terms.cloth-per-sale': 2 } }).play('1 use')
    expect(more.options).toEqual(['sell-cloth:1', 'sell-cloth:2'])
    expect(sale({ cloth: 3 }).play('1 use').goods(0)).toEqual({ cloth: 2, money: 4 })
  })

  test('W-R15 a sale sells something', () => {
    const table = sale({ wool: 2 }).play('1 use')
    expect(table.refusal('1 sell-wool:0')).toMatchObject({ code: 'sell-something', rule: 'W-505' })
    const cloth = sale({ wool: 1, cloth: 2 }, { figures: { 'terms.cloth-per-sale': 2 } }).play(
      '1 use',
      '1 sell-wool:0',
    )
    expect(cloth.refusal('1 sell-cloth:0')).toMatchObject({ code: 'sell-something' })
  })
})

describe('cloth making', () => {
  const making = (seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
    worldAt({ ...more, next: { turnOf: 0 }, seats: [seat] }).play('1 play:act-cloth')

  test('W-515 1 or 2 wool become as many cloth', () => {
    const table = making({ wool: 3 }).play('1 use')
    expect(table.options).toEqual(['make-cloth:1', 'make-cloth:2'])
    expect(table.refusal('1 make-cloth:3')).toMatchObject({ code: 'too-much-cloth', rule: 'W-515' })
    expect(table.play('1 make-cloth:2').goods(0)).toEqual({ wool: 1, cloth: 2 })
    expect([table.stock('wool'), table.stock('cloth')]).toEqual([14, 10])
  })

  test('W-515 the cloth in stock is the limit', () => {
    expect(
      making({ wool: 3 }, { stock: { cloth: 1 } })
        .play('1 use')
        .goods(0),
    ).toEqual({ wool: 2, cloth: 1 })
    expect(making({ wool: 3 }, { stock: { cloth: 0 } }).due).toBe('1 discard')
    expect(making({}).due).toBe('1 discard')
  })
})
