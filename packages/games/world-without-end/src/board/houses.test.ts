import { describe, expect, test } from 'vitest'
import { laid } from '../../test/laid.ts'
import { refusedBy, type SeatPosition, turnOfFirst, worldAt } from '../../test/position.ts'

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

test('W-709, W-510, W-R28 the free house: nothing paid, but no second site of a pair', () => {
  const at = (seat: SeatPosition) =>
    worldAt({
      next: { turnOf: 0 },
      chapter: 3,
      sick: { 9: 1 },
      seats: [{ 'medical-knowledge': 1, ...seat }, { on: ['site-07', 'site-13'] }],
    }).play('1 play:act-medicine', '1 use', '1 treat')
  const table = at({ on: ['site-01', 'site-03', 'site-05'] })
  expect([table.due, table.options]).toEqual([
    '1 free-house',
    [
      'house:site-08',
      'house:site-09',
      'house:site-10',
      'house:site-11',
      'house:site-12',
      'house:site-14',
      'pass',
    ],
  ])
  expect(table.refusal('1 house:site-02')).toMatchObject({ rule: 'W-510' })
  expect(table.refusal('1 house:site-07')).toMatchObject({ rule: 'W-510' })
  expect(table.refusal('1 house:site-01')).toMatchObject({ rule: 'W-510' })
  table.play('1 house:site-08')
  expect([table.site('site-08'), table.vp[0], table.due]).toEqual([0, 10, '1 discard'])
  const none = at({ on: ['site-01', 'site-03', 'site-05', 'site-09'] })
  expect([none.due, none.vp[0], none.tile(9)]).toEqual(['1 discard', 10, 'gone'])
})

test('W-512, W-513, W-R01, W-R37 rent: two different houses that can pay', () => {
  const table = turnOfFirst(
    { on: ['site-01', 'site-07', 'site-11', 'site-13'] },
    { stock: { grain: 0 } },
  ).play('1 play:act-rent', '1 use')
  expect([table.due, table.options]).toEqual([
    '1 house-for-rent',
    ['rent:site-07', 'rent:site-11', 'rent:site-13'],
  ])
  expect(table.refusal('1 rent:site-01')).toMatchObject({ rule: 'W-513' })
  expect(table.refusal('1 rent:site-03')).toMatchObject({ rule: 'W-512' })
  table.play('1 rent:site-13')
  expect(table.options).toEqual(['rent:site-07', 'rent:site-11'])
  expect(table.refusal('1 rent:site-13')).toMatchObject({ rule: 'W-512' })
  expect(refusedBy(table, '1 stop')).toBe('not-now W-512')
  table.play('1 rent:site-11')
  expect([table.due, table.goods(0), table.vp[0]]).toEqual(['1 discard', { money: 2 }, 10])
  const dry = turnOfFirst({ on: ['site-01'] }, { stock: { grain: 0 } }).play('1 play:act-rent')
  expect(dry.due).toBe('1 discard')
})

test('a site freed by the plague is open to others in the same round, its owner may build on the twin', () => {
  const table = worldAt(
    {
      next: 'round',
      chapter: 3,
      players: 2,
      healed: [4],
      seats: [{ on: ['site-01'] }, { stone: 1, money: 1 }],
    },
    { events: ['plague-spreads'] },
  )
  table.play(
    '1 orient:1',
    '1 play:act-piety',
    '1 forgo',
    '1 discard:act-rent',
    '2 play:act-house',
    '2 use',
    '2 house:site-01',
  )
  expect([table.site('site-01'), table.vp]).toEqual([1, [8, 6]])
})

test('W-E12 a free house on site-05', () => {
  const table = worldAt({
    next: { turnOf: 0 },
    chapter: 3,
    sick: { 9: 3 },
    seats: [{ 'medical-knowledge': 3, vp: 10 }],
  })
  table.play('1 play:act-medicine', '1 use', '1 treat', '1 house:site-05')
  expect([table.vp[0], table.site('site-05'), table.goods(0), table.tile(9)]).toEqual([
    12,
    0,
    { 'medical-knowledge': 3 },
    'gone',
  ])
})

test('W-E17 the plague spreads', () => {
  const table = worldAt(
    {
      next: 'reveal',
      players: 2,
      chapter: 3,
      healed: [4],
      seats: [{ on: ['site-01', 'site-13'] }, { vp: 1 }],
    },
    { events: ['plague-spreads'] },
  )
  table.play('1 remove-house:site-13')
  expect([table.state.players[0].houses, table.site('site-13'), table.vp]).toEqual([3, -1, [8, 0]])
})

test('W-E30 the other site of a yield', () => {
  const house = worldAt({ next: { turnOf: 0 }, seats: [{ wood: 1, money: 1, on: ['site-01'] }] }).play(
    '1 play:act-house',
    '1 use',
  )
  expect(house.options).not.toContain('house:site-02')
  const free = worldAt({
    next: { turnOf: 0 },
    chapter: 3,
    sick: { 9: 1 },
    seats: [{ 'medical-knowledge': 1, on: ['site-01'] }],
  }).play('1 play:act-medicine', '1 use', '1 treat')
  expect(free.options).not.toContain('house:site-02')
  const lost = worldAt(
    { next: 'round', chapter: 3, players: 2, healed: [4], seats: [{ wood: 1, money: 1, on: ['site-01'] }] },
    { events: ['plague-spreads'] },
  )
  lost.play('1 orient:1', '1 play:act-house', '1 use')
  expect(lost.options).toContain('house:site-02')
})
