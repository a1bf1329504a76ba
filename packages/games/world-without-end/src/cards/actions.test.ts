import { describe, expect, test } from 'vitest'
import { laid } from '../../test/laid.ts'
import { type SeatPosition, turnOfFirst, type WorldPosition, worldAt } from '../../test/position.ts'
import { CARDS } from '../box/vocabulary.ts'
import { whyUseless } from './actions.ts'

describe('the plain cards', () => {
  test('W-501 act-grain takes 1 grain, if there is some', () => {
    expect(laid('act-grain', {}).play('1 use').goods(0)).toEqual({ grain: 1 })
    expect(laid('act-grain', {}, { stock: { grain: 0 } }).due).toBe('1 discard')
  })

  test('W-502 act-piety takes 1 piety, if there is some', () => {
    const table = laid('act-piety', {}).play('1 use')
    expect([table.goods(0), table.stock('piety')]).toEqual([{ piety: 1 }, 11])
    expect(laid('act-piety', {}, { stock: { piety: 0 } }).due).toBe('1 discard')
  })

  test('W-503 act-material takes a stone or a wood from what is in stock', () => {
    const table = laid('act-material', {}).play('1 use')
    expect(table.options).toEqual(['take:stone', 'take:wood'])
    expect(table.play('1 take:wood').goods(0)).toEqual({ wood: 1 })
    expect(
      laid('act-material', {}, { stock: { stone: 0 } })
        .play('1 use')
        .goods(0),
    ).toEqual({ wood: 1 })
    expect(
      laid('act-material', {}, { stock: { wood: 0 } })
        .play('1 use')
        .goods(0),
    ).toEqual({ stone: 1 })
    expect(laid('act-material', {}, { stock: { stone: 0, wood: 0 } }).due).toBe('1 discard')
  })

  test('W-215 a hand full of goods may always take more', () => {
    expect(laid('act-grain', { grain: 9, money: 99, wool: 15 }).play('1 use').good('grain')[0]).toBe(10)
  })

  test('W-214 what the stock does not hold is not gained; money and points never run out', () => {
    expect(laid('act-sale', { wool: 15, money: 300 }).play('1 use', '1 sell-wool:15').good('money')[0]).toBe(
      330,
    )
    expect(laid('act-grain', {}, { stock: { grain: 0 } }).goods(0)).toEqual({})
  })
})

describe('privilege', () => {
  test('W-507 it repeats the card laid open before it, with fresh choices', () => {
    const table = laid('act-privilege', { open: ['act-material'] }).play('1 use', '1 take:stone')
    expect(table.goods(0)).toEqual({ stone: 1 })
    expect(table.match.log).toContainEqual({
      code: 'use',
      seat: 0,
      card: 'act-privilege',
      repeats: 'act-material',
    })
    expect(laid('act-privilege', { open: ['act-grain', 'act-house'] }).due, 'the house cannot be paid').toBe(
      '1 discard',
    )
    expect(laid('act-privilege', { open: ['act-house', 'act-grain'] }).due).toBe('1 use')
  })

  test('W-508 as the first open card of a chapter it does nothing', () => {
    const table = laid('act-privilege', {})
    expect([table.due, table.goods(0)]).toEqual(['1 discard', {}])
  })

  test('W-R08 it also repeats a card that was laid unused', () => {
    const table = turnOfFirst({ stone: 1 }, { round: 1 }).play(
      '1 play:act-project',
      '1 forgo',
      '1 discard:act-rent',
    )
    expect(table.state.players[0].opened).toBe(1)
    const next = laid('act-privilege', { open: ['act-project'], stone: 1 }).play('1 use')
    expect(next.project('bridge')).toBe('in-play 1+0')
  })

  test('W-413 what changes an action also changes its repetition', () => {
    const table = laid(
      'act-privilege',
      { open: ['act-project'], stone: 2 },
      { chapter: 3, slots: ['few-labourers'] },
    ).play('1 use')
    expect([table.project('bridge'), table.vp[0], table.good('stone')[0]]).toEqual(['in-play 1+0', 12, 1])
    expect(
      laid('act-privilege', { open: ['act-project'], stone: 1 }, { chapter: 4, slots: ['masons-demands'] })
        .due,
    ).toBe('1 discard')
  })
})

describe('favour', () => {
  test('W-517 act-favour moves the stone exactly one space and grants its favour to the player of the card', () => {
    const table = worldAt({ next: { turnOf: 2 }, favour: 5 }).play('3 play:act-favour', '3 use')
    expect([table.state.favour, table.good('wool')]).toEqual([6, [0, 0, 1, 0]])
  })

  test('W-518, W-R03 towards the outlaws it needs 1 money, or cannot be carried out', () => {
    const poor = laid('act-favour', {}, { favour: 2 })
    expect([poor.due, poor.state.favour]).toEqual(['1 discard', 2])
    const paid = laid('act-favour', { money: 1 }, { favour: 2 }).play('1 use')
    expect([paid.state.favour, paid.goods(0)]).toEqual([3, {}])
  })

  test('W-R37 what can have at least one effect can be carried out', () => {
    expect(laid('act-favour', {}, { favour: 3 }).due, 'the guild gives nothing, but the stone can move').toBe(
      '1 use',
    )
    expect(laid('act-rent', { on: ['site-01'] }, { stock: { grain: 0 } }).due).toBe('1 discard')
    expect(laid('act-rent', { on: ['site-01', 'site-05'] }, { stock: { grain: 0 } }).due).toBe('1 use')
    expect(laid('act-medicine', {}).due).toBe('1 use')
  })
})

describe('what a card cannot do now explains itself before it is laid', () => {
  const why = (card: keyof typeof CARDS.at, seat: SeatPosition = {}, more: Partial<WorldPosition> = {}) => {
    const refused = whyUseless(turnOfFirst(seat, more).state, 0, CARDS.at[card])
    return refused === null
      ? null
      : [refused.code, refused.rule, refused.params?.good].filter((word) => word !== undefined)
  }

  test('W-501, W-502, W-503 an empty stock, or a toll that cannot be paid', () => {
    expect(why('act-grain')).toBe(null)
    expect(why('act-grain', {}, { stock: { grain: 0 } })).toEqual(['stock-empty', 'W-501', 'grain'])
    expect(why('act-piety', {}, { stock: { piety: 0 } })).toEqual(['stock-empty', 'W-502', 'piety'])
    expect(why('act-material', {}, { stock: { stone: 0, wood: 0 } })).toEqual(['no-material', 'W-503'])
    expect(why('act-material', {}, { stock: { wood: 0 }, slots: ['quarry-toll'] })).toEqual([
      'good-missing',
      'W-809',
      'money',
    ])
  })

  test('W-504, W-868, W-514 no project, no money, no seal', () => {
    expect(why('act-project')).toEqual(['no-own-material', 'W-504'])
    expect(why('act-project', { stone: 1 }, { projects: { bridge: { stone: 4 } } })).toEqual([
      'no-open-project',
      'W-504',
    ])
    expect(why('act-project', { stone: 1 }, { slots: ['masons-demands'] })).toEqual([
      'good-missing',
      'W-868',
      'money',
    ])
    expect(why('act-donation')).toEqual(['good-missing', 'W-514', 'money'])
    expect(why('act-donation', { money: 1 }, { projects: { bridge: { seals: [0] } } })).toEqual([
      'no-project-for-seal',
      'W-611',
    ])
    expect(
      why(
        'act-donation',
        { money: 1 },
        { projects: { bridge: { seals: [0] }, guildhall: { seals: [0] }, hospital: {} } },
      ),
    ).toEqual(['no-seal-left', 'W-611'])
  })

  test('W-505, W-506, W-515 nothing to sell or to weave', () => {
    expect(why('act-sale')).toEqual(['nothing-to-sell', 'W-505'])
    expect(why('act-sale', { cloth: 1 })).toEqual(['cloth-covered', 'W-506'])
    expect(why('act-cloth')).toEqual(['good-missing', 'W-515', 'wool'])
    expect(why('act-cloth', { wool: 1 }, { stock: { cloth: 0 } })).toEqual(['stock-empty', 'W-515', 'cloth'])
  })

  test('W-509, W-510, W-512, W-513 no house to build, no rent to get', () => {
    expect(why('act-house', { stone: 1, money: 1, houses: 0 })).toEqual(['no-house-left', 'W-510'])
    expect(why('act-house', { stone: 1 })).toEqual(['good-missing', 'W-509', 'money'])
    expect(why('act-house', { money: 1 })).toEqual(['no-own-material', 'W-509'])
    const others: SeatPosition[] = [
      { on: ['site-02', 'site-04', 'site-06', 'site-08'] },
      { on: ['site-10', 'site-12', 'site-14'] },
    ]
    const { state } = worldAt({ next: { turnOf: 0 }, seats: [{ wood: 1, money: 1 }, ...others] })
    expect(whyUseless(state, 0, CARDS.at['act-house'])).toMatchObject({ code: 'no-site', rule: 'W-509' })
    expect(why('act-rent')).toEqual(['no-houses', 'W-512'])
    expect(why('act-rent', { on: ['site-01'] }, { stock: { grain: 0 } })).toEqual(['yields-empty', 'W-513'])
  })

  test('W-507, W-508, W-518 privilege speaks for the card it would repeat', () => {
    expect(why('act-privilege')).toEqual(['nothing-to-repeat', 'W-508'])
    expect(why('act-privilege', { open: ['act-house'] })).toEqual(['good-missing', 'W-509', 'money'])
    expect(why('act-privilege', { open: ['act-grain'] })).toBe(null)
    expect(why('act-favour', {}, { favour: 7 })).toEqual(['outlaws-unpaid', 'W-518'])
    expect(why('act-medicine')).toBe(null)
    expect(why('act-privilege', { open: ['act-grain'] }, { stock: { grain: 0 } })).toEqual([
      'stock-empty',
      'W-501',
      'grain',
    ])
    const { state } = turnOfFirst({}, { favour: 7 })
    expect(whyUseless(state, 0, CARDS.at['act-favour'])?.params).toEqual({ space: 8, money: 1 })
  })
})

test('W-E04 act-grain with an empty field', () => {
  const table = worldAt({ next: { turnOf: 0 }, stock: { grain: 0 } }).play(
    '1 play:act-grain',
    '1 discard:act-rent',
  )
  expect([table.goods(0), table.vp[0], table.piles[0]]).toEqual([{}, 8, '1/1/10'])
})

test('W-E27 what privilege repeats', () => {
  const donor = worldAt({
    next: { turnOf: 0 },
    projects: { bridge: { seals: [0] }, guildhall: {}, 'fulling-mill': {} },
    seats: [{ money: 1, open: ['act-donation'] }],
  })
  expect(donor.play('1 play:act-privilege', '1 use').options).toEqual([
    'donate:fulling-mill',
    'donate:guildhall',
  ])
  const first = worldAt({ next: { turnOf: 0 }, seats: [{ money: 9, stone: 3 }] }).play('1 play:act-privilege')
  expect([first.due, first.goods(0)]).toEqual(['1 discard', { money: 9, stone: 3 }])
  const court = worldAt(
    { next: 'round', chapter: 2, round: 1, players: 2, seats: [{ penalties: ['royal-court'], stone: 1 }] },
    { events: ['palace-begun'] },
  )
  court.play('1 court-open:act-project', '1 court-discard:act-rent', '1 orient:1')
  expect(court.project('bridge')).toBe('in-play 0+0')
  const next = worldAt({
    next: { turnOf: 0 },
    chapter: 2,
    round: 2,
    seats: [{ stone: 1, open: ['act-project'], down: ['act-rent'] }],
  })
  expect(next.play('1 play:act-privilege', '1 use').project('bridge')).toBe('in-play 1+0')
})
