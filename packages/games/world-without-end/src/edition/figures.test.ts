import { describe, expect, test } from 'vitest'
import { type SeatPosition, type WorldPosition, worldAt } from '../../test/position.ts'
import { worldWithoutEnd } from '../game.ts'

/** Another box: whatever is printed on a piece can be corrected, and the rules follow. */
const figures = {
  'favour.persons.fav-queen.show.vp': 5,
  'favour.persons.fav-king.each.vp': 3,
  'favour.persons.fav-guild.house.vp': 3,
  'favour.persons.fav-outlaws.pay.money': 2,
  'favour.persons.fav-earl.gain.grain': 2,
  'actions.grain': 2,
  'actions.piety': 3,
  'actions.material': 2,
  'actions.donationMoney': 3,
  'actions.clothMaking': 4,
  'actions.service.money': 4,
  'actions.service.vp': 3,
  'actions.favourSteps': 2,
  'actions.rentHouses': 1,
  'terms.project-materials': 3,
  'terms.project-vp': 5,
  'terms.house-money': 3,
  'metal.alone': 7,
  'metal.shared': 4,
  'plague.treatmentVp': 6,
  'plague.places.7.material': 2,
  'duties.piety.due': 3,
  'duties.piety.vp': 4,
  'duties.grain.due': 1,
  'duties.tax.vp': 3,
  'incomeSubstitute.vp': 4,
  'final.material': 3,
  'final.money': 1.5,
  'events.labour-statute.effect.payPerHouse.money': 2,
  'events.labour-statute.effect.payPerHouse.orVp': 3,
  'events.old-bridge-gives-way.effect.lose.amount': 2,
  'events.old-bridge-gives-way.effect.lose.orVp': 3,
  'events.fleece-fair.effect.gain.amount': 3,
  'events.idle-workshops.effect.gain.amount': 2,
  'events.few-labourers.effect.terms.project-materials': 2,
  'events.quarry-toll.effect.terms.stone-toll': 2,
  'events.taking-the-veil.effect.terms.forgo-knowledge': 2,
}

const laid = (card: string, seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
  worldAt({ figures, ...more, next: { turnOf: 0 }, seats: [seat] }).play(`1 play:${card}`)

describe('another edition', () => {
  test('favours', () => {
    const favour = (from: number, seat: SeatPosition) =>
      laid('act-favour', seat, { favour: from }).play('1 use')
    expect(favour(9, { loyalty: 1 }).vp[0]).toBe(13)
    expect(favour(5, { loyalty: 2 }).vp[0]).toBe(14)
    expect(favour(2, { on: ['site-01', 'site-03'] }).vp[0]).toBe(14)
    expect(favour(7, {}).goods(0)).toEqual({ grain: 2 })
    expect(favour(6, { money: 2 }).goods(0)).toEqual({})
    expect(laid('act-favour', { money: 1 }, { favour: 6 }).due).toBe('1 discard')
  })

  test('outlaws that want more', () => {
    const at = (money: number) =>
      worldAt({ figures, next: 'orient', council: 'cloth-stalls', favour: 7, seats: [{ money }] })
    expect(at(1).refusal('1 orient:2')).toEqual({
      code: 'outlaws-unpaid',
      rule: 'W-312',
      params: { space: 8, money: 2 },
    })
    expect(at(2).play('1 orient:2').good('money')[0]).toBe(0)
  })

  test('actions', () => {
    expect(laid('act-grain', {}).play('1 use').goods(0)).toEqual({ grain: 2 })
    expect(
      laid('act-grain', {}, { stock: { grain: 1 } })
        .play('1 use')
        .goods(0),
    ).toEqual({ grain: 1 })
    expect(laid('act-piety', {}).play('1 use').goods(0)).toEqual({ piety: 3 })
    expect(laid('act-material', {}).play('1 use', '1 take:wood').goods(0)).toEqual({ wood: 2 })
    expect(laid('act-medicine', {}).play('1 use').goods(0)).toEqual({ money: 4 })
    expect(laid('act-cloth', { wool: 5 }).play('1 use').options.length).toBe(4)
    expect(laid('act-donation', { money: 3 }).play('1 use').goods(0)).toEqual({})
    expect(laid('act-donation', { money: 2 }).due).toBe('1 discard')
    const rent = laid('act-rent', { on: ['site-01', 'site-12'] }).play('1 use', '1 rent:site-12')
    expect([rent.due, rent.goods(0)]).toEqual(['1 discard', { money: 2 }])
  })

  test('building', () => {
    const three = laid('act-project', { stone: 4 }).play('1 use', '1 build:stone', '1 build:stone')
    expect([three.due, three.vp[0], three.goods(0)]).toEqual(['1 discard', 23, { stone: 1 }])
    const two = laid('act-project', { stone: 4 }, { slots: ['few-labourers'] }).play('1 use', '1 build:stone')
    expect([two.due, two.vp[0]]).toEqual(['1 discard', 16])
    expect(laid('act-house', { stone: 1, money: 3 }).play('1 use', '1 house:site-01').goods(0)).toEqual({})
    expect(laid('act-house', { stone: 1, money: 2 }).due).toBe('1 discard')
    const tower = (loyalty: number) =>
      laid('act-project', { stone: 1, loyalty }, { chapter: 3, projects: { tower: { stone: 5, wood: 2 } } })
        .play('1 use')
        .line('metal')
    expect([tower(1), tower(0)]).toEqual([
      [7, 0, 0, 0],
      [4, 4, 4, 4],
    ])
  })

  test('care', () => {
    const table = laid('act-medicine', { 'medical-knowledge': 1 }, { chapter: 3, sick: { 7: 1 } }).play(
      '1 use',
      '1 treat',
      '1 take:stone',
    )
    expect([table.vp[0], table.good('stone')[0]]).toEqual([14, 2])
  })

  test('long-term events', () => {
    expect(
      laid('act-material', { money: 3 }, { slots: ['quarry-toll'] })
        .play('1 use', '1 take:stone')
        .goods(0),
    ).toEqual({ stone: 2, money: 1 })
    expect(
      laid('act-material', { money: 1 }, { slots: ['quarry-toll'] })
        .play('1 use')
        .goods(0),
    ).toEqual({ wood: 2, money: 1 })
    expect(
      laid('act-grain', {}, { slots: ['taking-the-veil'] })
        .play('1 forgo')
        .goods(0),
    ).toEqual({ 'medical-knowledge': 2 })
  })

  test('immediate events', () => {
    const reveals = (event: string, seats: readonly SeatPosition[], more: Partial<WorldPosition> = {}) =>
      worldAt({ figures, healed: [1, 5], ...more, next: 'reveal', seats }, { events: [event] })
    const statute = reveals('labour-statute', [{ money: 3, on: ['site-01', 'site-03'] }], { chapter: 4 })
    expect([statute.good('money')[0], statute.vp[0]]).toEqual([0, 5])
    const bridge = reveals('old-bridge-gives-way', [{ stone: 1 }, { wool: 3 }, {}, { stone: 1, wood: 1 }])
    expect([bridge.goods(0), bridge.goods(1), bridge.goods(3), bridge.vp]).toEqual([
      {},
      { wool: 1 },
      {},
      [5, 8, 2, 8],
    ])
    expect(reveals('fleece-fair', [], { stock: { wool: 4 } }).good('wool')).toEqual([3, 1, 0, 0])
    expect(reveals('idle-workshops', [], { chapter: 4, stock: { stone: 0, wood: 3 } }).good('wood')).toEqual([
      2, 1, 0, 0,
    ])
  })

  test('income and duties', () => {
    expect(
      worldAt({ figures, next: 'orient', council: 'cloth-stalls', favour: 6, stock: { stone: 0 } }).play(
        '1 orient:1',
      ).vp[0],
    ).toBe(12)
    const end = worldAt(
      {
        figures,
        next: 'chapter-end',
        round: 6,
        players: 2,
        seats: [
          { piety: 1, grain: 1, money: 1, vp: 40 },
          { piety: 3, grain: 1, money: 5 },
        ],
      },
      { 'tax-die': ['3'] },
    )
    expect([end.vp[0], end.goods(1), end.penalties(0)]).toEqual([
      40 - 8 - 6,
      { money: 2 },
      ['penance', 'royal-court'],
    ])
  })

  test('the final scoring', () => {
    const seat = { piety: 3, grain: 1, money: 2 + 3, stone: 2 }
    const table = worldAt(
      { figures, next: 'chapter-end', chapter: 4, round: 6, players: 2, projects: {}, seats: [seat, seat] },
      { 'tax-die': ['2'] },
    )
    expect(worldWithoutEnd.score(table.state).totals).toEqual([8 + 6 + 4.5, 8 + 6 + 4.5])
  })
})
