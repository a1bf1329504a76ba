import { describe, expect, test } from 'vitest'
import {
  refusedBy,
  type SeatPosition,
  turnOfFirst,
  type WorldPosition,
  worldAt,
} from '../../test/position.ts'

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

test('W-505, W-506, W-R15, W-850 a sale sells something: no wool means the cloth, one at most', () => {
  const sale = (seat: SeatPosition, more: Partial<WorldPosition>) =>
    turnOfFirst(seat, more).play('1 play:act-sale')
  const cheap = { chapter: 3, slots: ['buyers-stay-away'] } as const
  const none = sale({ wool: 2, cloth: 2 }, cheap).play('1 use')
  expect([none.due, none.options]).toEqual(['1 wool-to-sell', ['sell-wool:0', 'sell-wool:1', 'sell-wool:2']])
  expect(none.refusal('1 sell-wool:3')).toMatchObject({ rule: 'W-505' })
  none.play('1 sell-wool:0')
  expect([none.due, none.goods(0)]).toEqual(['1 discard', { wool: 2, cloth: 1, money: 3 }])
  const some = sale({ wool: 2, cloth: 2 }, cheap).play('1 use', '1 sell-wool:1')
  expect([some.due, some.options]).toEqual(['1 cloth-to-sell', ['sell-cloth:0', 'sell-cloth:1']])
  expect(some.refusal('1 sell-cloth:2')).toMatchObject({ rule: 'W-505' })
  const covered = sale({ wool: 2, cloth: 2 }, { chapter: 1 }).play('1 use')
  expect(covered.options).toEqual(['sell-wool:1', 'sell-wool:2'])
  expect(refusedBy(covered, '1 sell-wool:0')).toBe('sell-something W-505')
  expect(sale({ cloth: 2 }, { chapter: 1 }).due, 'nothing can be sold').toBe('1 discard')
})

test('cloth stalls in chapter I: cloth is sold in the same round', () => {
  const table = worldAt({ next: 'round', players: 2, seats: [{ cloth: 1 }] }, { events: ['cloth-stalls'] })
  table.play('1 orient:1', '1 play:act-sale', '1 use')
  expect(table.goods(0)).toEqual({ stone: 1, money: 4 })
})

test('W-E13 a sale in the wool slump', () => {
  const table = worldAt({
    next: { turnOf: 0 },
    slots: ['wool-slump'],
    clothCovered: false,
    seats: [{ wool: 3, cloth: 1 }],
  })
  expect(table.play('1 play:act-sale', '1 use', '1 sell-wool:3', '1 sell-cloth:1').goods(0)).toEqual({
    money: 7,
  })
})

test('W-E29 four wool and three cloth', () => {
  const seats = [{ wool: 4, cloth: 3 }]
  const table = worldAt({ next: { turnOf: 0 }, chapter: 2, seats }).play(
    '1 play:act-sale',
    '1 use',
    '1 sell-wool:4',
    '1 sell-cloth:1',
  )
  expect(table.good('money')[0]).toBe(12)
  const again = worldAt({
    next: { turnOf: 0 },
    chapter: 2,
    seats: [{ cloth: 2, open: ['act-sale'] }],
  }).play('1 play:act-privilege', '1 use')
  expect(again.good('money')[0]).toBe(4)
  const early = worldAt({ next: { turnOf: 0 }, chapter: 1, seats }).play(
    '1 play:act-sale',
    '1 use',
    '1 sell-wool:4',
  )
  expect([early.due, early.good('money')[0]]).toEqual(['1 discard', 8])
})
