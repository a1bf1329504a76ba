import { describe, expect, test } from 'vitest'
import { type SeatPosition, type WorldPosition, worldAt } from '../../test/position.ts'

const laid = (card: string, seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
  worldAt({ ...more, next: { turnOf: 0 }, seats: [seat, ...(more.seats ?? []).slice(1)] }).play(
    `1 play:${card}`,
  )

const stoneSites = ['site-01', 'site-03', 'site-05', 'site-07', 'site-09', 'site-11', 'site-13'].map(
  (site) => `house:${site}`,
)
const woodSites = ['site-02', 'site-04', 'site-06', 'site-08', 'site-10', 'site-12', 'site-14'].map(
  (site) => `house:${site}`,
)

describe('building a house', () => {
  test('W-509, W-511 a material of the site and 1 money; nothing is gained at once', () => {
    const table = laid('act-house', { stone: 1, money: 2 }).play('1 use')
    expect(table.options).toEqual(stoneSites)
    expect(table.refusal('1 house:site-02')).toEqual({
      code: 'good-missing',
      rule: 'W-509',
      params: { good: 'wood', needed: 1 },
    })
    table.play('1 house:site-13')
    expect([table.goods(0), table.vp[0], table.site('site-13'), table.stock('stone')]).toEqual([
      { money: 1 },
      8,
      0,
      25,
    ])
    expect(table.state.players[0].houses).toBe(3)
  })

  test('W-509 without money or material nothing can be built', () => {
    expect(laid('act-house', { stone: 1 }).due).toBe('1 discard')
    expect(laid('act-house', { money: 9 }).due).toBe('1 discard')
    expect(laid('act-house', { wood: 1, money: 1 }).play('1 use').options).toEqual(woodSites)
  })

  test('W-510 one house per site, none on both sites of a yield, none without supply', () => {
    const table = laid(
      'act-house',
      { stone: 1, wood: 1, money: 1, on: ['site-01'] },
      { seats: [{}, { on: ['site-03'] }] },
    ).play('1 use')
    expect(table.refusal('1 house:site-01')).toMatchObject({ code: 'site-taken', rule: 'W-510' })
    expect(table.refusal('1 house:site-02')).toMatchObject({
      code: 'same-yield',
      params: { other: 'site-01' },
    })
    expect(table.refusal('1 house:site-03')).toMatchObject({ code: 'site-taken', params: { seat: 1 } })
    expect(table.options, 'the other site of an opponent is free').toContain('house:site-04')
    expect(laid('act-house', { stone: 1, money: 1, houses: 0 }).due).toBe('1 discard')
  })

  test('W-830 in a building boom the house costs no money', () => {
    const table = laid('act-house', { wood: 1 }, { chapter: 2, slots: ['building-boom'] }).play(
      '1 use',
      '1 house:site-14',
    )
    expect([table.goods(0), table.site('site-14')]).toEqual([{}, 0])
  })
})

describe('rent', () => {
  test('W-512 the yields of up to two houses, all at once', () => {
    const table = laid('act-rent', { on: ['site-01', 'site-13'] }).play('1 use')
    expect([table.due, table.goods(0), table.vp[0]]).toEqual(['1 discard', { grain: 1 }, 10])
    expect(table.line('rent')[0]).toBe(2)
  })

  test('W-512 with more than two houses the player chooses two different ones', () => {
    const table = laid('act-rent', { on: ['site-01', 'site-12', 'site-05'] }).play('1 use')
    expect([table.due, table.options]).toEqual([
      '1 house-for-rent',
      ['rent:site-01', 'rent:site-05', 'rent:site-12'],
    ])
    expect(table.refusal('1 rent:site-03')).toMatchObject({ code: 'no-house-there', rule: 'W-512' })
    table.play('1 rent:site-12')
    expect(table.refusal('1 rent:site-12')).toMatchObject({ code: 'rent-taken', rule: 'W-512' })
    expect(table.options).toEqual(['rent:site-01', 'rent:site-05'])
    table.play('1 rent:site-05')
    expect([table.due, table.goods(0)]).toEqual(['1 discard', { money: 2, wool: 1 }])
  })

  test('W-513 a yield that is out of stock gives nothing and is not offered', () => {
    const table = laid(
      'act-rent',
      { on: ['site-01', 'site-05', 'site-07', 'site-09'] },
      { stock: { grain: 0 } },
    ).play('1 use')
    expect(table.refusal('1 rent:site-01')).toMatchObject({ code: 'stock-empty', rule: 'W-513' })
    expect(
      laid('act-rent', { on: ['site-01', 'site-03'] }, { stock: { grain: 0 } })
        .play('1 use')
        .goods(0),
    ).toEqual({ piety: 1 })
  })

  test('W-R01 rent is taken in full, there is no stopping after the first house', () => {
    const table = laid('act-rent', { on: ['site-01', 'site-12', 'site-05'] }).play('1 use', '1 rent:site-01')
    expect(table.options).not.toContain('stop')
    expect(table.refusal('1 stop')).toMatchObject({ code: 'not-now' })
  })
})
