import { describe, expect, test } from 'vitest'
import { building, laid } from '../../test/laid.ts'
import { turnOfFirst, worldAt } from '../../test/position.ts'

describe('donations', () => {
  test('W-514 1 money and a seal on an open project', () => {
    const table = laid(
      'act-donation',
      { money: 2 },
      { projects: { bridge: {}, guildhall: { seals: [1] } } },
    ).play('1 use')
    expect(table.options).toEqual(['donate:bridge', 'donate:guildhall'])
    expect(table.refusal('1 donate:tower')).toMatchObject({ code: 'project-not-in-play' })
    table.play('1 donate:guildhall')
    expect([table.project('guildhall'), table.goods(0), table.state.players[0].seals]).toEqual([
      'in-play 0+0 seals 0,1',
      { money: 1 },
      1,
    ])
    expect(laid('act-donation', {}).due, 'no money').toBe('1 discard')
  })

  test('W-611, W-612 each player once per project and twice in all; the seal stays', () => {
    const projects = { bridge: { seals: [0] }, guildhall: {}, 'fulling-mill': {} } as const
    const table = laid('act-donation', { money: 9 }, { projects }).play('1 use')
    expect(table.refusal('1 donate:bridge')).toMatchObject({ code: 'already-donor', rule: 'W-611' })
    table.play('1 donate:guildhall')
    expect(table.project('bridge')).toBe('in-play 0+0 seals 0')
    expect(
      laid('act-donation', { money: 9 }, { projects: { ...projects, guildhall: { seals: [0] } } }).due,
      'no seal left',
    ).toBe('1 discard')
  })

  test('W-607 no donation to a covered project', () => {
    expect(
      laid('act-donation', { money: 9 }, { projects: { bridge: { covered: true } }, spared: 'priors-palace' })
        .due,
    ).toBe('1 discard')
  })

  test('W-615, W-R19 if the bonus runs out, the rest of the donors get only the point', () => {
    const projects = { guildhall: { stone: 2, wood: 2, seals: [1, 2, 3] } } as const
    const table = building({ wood: 1 }, { projects, active: 2, stock: { loyalty: 2 } }).play('1 use')
    expect([table.good('loyalty'), table.vp]).toEqual([
      [0, 0, 1, 1],
      [11, 9, 9, 9],
    ])
    const empty = building({ wood: 1 }, { projects, stock: { loyalty: 0 } }).play('1 use')
    expect([empty.good('loyalty'), empty.vp]).toEqual([
      [0, 0, 0, 0],
      [11, 9, 9, 9],
    ])
  })

  test('W-616 tower and Mary chapel give 2 points and nothing else', () => {
    const chapel = building(
      { wood: 1 },
      { projects: { 'mary-chapel': { stone: 3, seals: [3] } }, chapter: 3 },
    ).play('1 use')
    expect([chapel.vp, chapel.goods(3)]).toEqual([[11, 8, 8, 10], {}])
  })

  test('W-617, W-R27 every donor of the hospital may treat one sick person, in clockwise order', () => {
    const table = building(
      { wood: 1 },
      {
        chapter: 3,
        active: 1,
        projects: { hospital: { stone: 3, wood: 1, seals: [1, 2, 3] } },
        sick: { 6: 2, 11: 3 },
        slots: ['book-of-cures'],
        seats: [{}, { 'medical-knowledge': 5 }, { 'medical-knowledge': 1 }, { 'medical-knowledge': 3 }],
      },
    ).play('1 use')
    expect([table.due, table.options]).toEqual(['2 hospital-treatment', ['treat:6', 'treat:11', 'pass']])
    table.play('2 treat:6')
    expect(table.due, 'seat 2 knows too little, whatever the book of cures says').toBe('4 hospital-treatment')
    expect(table.options).toEqual(['treat:11', 'pass'])
    table.play('4 pass')
    expect([table.vp, table.tile(6), table.tile(11)]).toEqual([[11, 13, 9, 9], 'gone', 'face-up'])
    expect(table.project('hospital')).toBe('finished 3+2')
  })

  test('W-618 donors of an unfinished project get nothing at the end', () => {
    const seats = Array(4).fill({ piety: 2, grain: 2, money: 2 })
    const table = worldAt(
      { next: 'chapter-end', chapter: 4, round: 6, seats, projects: { 'priors-palace': { seals: [0] } } },
      { 'tax-die': ['2'] },
    )
    expect([table.due, table.vp]).toEqual(['over', [8, 8, 8, 8]])
    expect(table.project('priors-palace')).toBe('in-play 1+0 seals 0')
  })
})

test('W-514, W-611, W-606, W-607, W-601 where a seal may go and why not elsewhere', () => {
  const projects = {
    bridge: { seals: [0] },
    'fulling-mill': { covered: true },
    guildhall: {},
    'mary-chapel': { stone: 3, wood: 1 },
    tower: {},
  }
  const table = turnOfFirst({ money: 1 }, { chapter: 3, projects }).play('1 play:act-donation', '1 use')
  expect([table.due, table.options]).toEqual(['1 donation', ['donate:guildhall', 'donate:tower']])
  expect(table.refusal('1 donate:bridge')).toMatchObject({ rule: 'W-611' })
  expect(table.refusal('1 donate:fulling-mill')).toMatchObject({ rule: 'W-607' })
  expect(table.refusal('1 donate:mary-chapel')).toMatchObject({ rule: 'W-606' })
  expect(table.refusal('1 donate:hospital')).toMatchObject({ rule: 'W-601' })
  table.play('1 donate:tower')
  expect([table.goods(0), table.project('tower'), table.vp[0]]).toEqual([{}, 'in-play 0+0 seals 0', 8])
  const spent = turnOfFirst({ money: 9 }, { chapter: 3, projects: { ...projects, tower: { seals: [0] } } })
  expect(spent.play('1 play:act-donation').due, 'both seals lie out').toBe('1 discard')
})

test('W-E09 yellow finishes the mill for red and green', () => {
  const table = worldAt({
    next: { turnOf: 2 },
    projects: { 'fulling-mill': { stone: 1, wood: 2, seals: [0, 1] } },
    seats: [{}, {}, { wood: 1 }],
  })
  table.play('3 play:act-project', '3 use')
  expect([table.vp, table.good('cloth'), table.stock('cloth')]).toEqual([[9, 9, 11, 8], [1, 1, 0, 0], 10])
  expect(table.state.players.map(({ seals }) => seals)).toEqual([2, 2, 2, 2])
})

test('W-E33 two cloth for three donors', () => {
  const table = worldAt({
    next: { turnOf: 2 },
    active: 2,
    stock: { cloth: 2 },
    projects: { 'fulling-mill': { stone: 1, wood: 2, seals: [0, 1, 3] } },
    seats: [{}, {}, { wood: 1 }],
  })
  table.play('3 play:act-project', '3 use')
  expect([table.good('cloth'), table.vp]).toEqual([
    [1, 0, 0, 1],
    [9, 9, 11, 9],
  ])
  expect(table.match.log.filter(({ code }) => code === 'gain').map(({ seat }) => seat)).toEqual([3, 0])
})
