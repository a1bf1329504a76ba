import { describe, expect, test } from 'vitest'
import {
  ALL_PLACES,
  refusedBy,
  type SeatPosition,
  turnOfFirst,
  type WorldPosition,
  worldAt,
} from '../../test/position.ts'

const laid = (seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
  worldAt({ chapter: 3, ...more, next: { turnOf: 0 }, seats: [seat, ...(more.seats ?? []).slice(1)] }).play(
    '1 play:act-medicine',
    '1 use',
  )

describe('plague', () => {
  test('W-701, W-106 after chapter II the eleven tiles lie face down; nobody knows the values', () => {
    const seats = Array(4).fill({ piety: 2, grain: 2, money: 5 })
    const table = worldAt({ next: 'chapter-end', chapter: 2, round: 6, seats }, { 'tax-die': ['2'] })
    expect(Array.from({ length: 11 }, (_, place) => table.tile(place + 1))).toEqual(
      Array(11).fill('face-down'),
    )
    expect([...table.state.unseenValues]).toEqual([2, 3, 3, 2, 1])
    expect(table.state.values.every((value) => value === 0)).toBe(true)
  })

  test('W-702, W-704 the tile at the place of the event is turned up and shows what is needed', () => {
    const table = worldAt({ next: 'reveal', chapter: 3 }, { events: ['shared-lore'], 'plague-tiles': ['5'] })
    expect([table.tile(2), table.state.values[1], [...table.state.unseenValues]]).toEqual([
      'face-up',
      5,
      [2, 3, 3, 2, 0],
    ])
  })

  test('W-703 nobody falls ill twice', () => {
    const sick = worldAt({ next: 'reveal', chapter: 4, sick: { 5: 2 } }, { events: ['idle-workshops'] })
    expect(sick.match.log).toContainEqual({ code: 'no-new-case', place: '5' })
    const healed = worldAt({ next: 'reveal', chapter: 4, healed: [5] }, { events: ['idle-workshops'] })
    expect([healed.tile(5), healed.told.includes('sick')]).toEqual(['gone', false])
  })

  test('W-711 who fell ill in this round can be treated in it; untreated persons stay and cost nothing', () => {
    const table = worldAt(
      { next: 'round', chapter: 3, players: 2, seats: [{ 'medical-knowledge': 2 }] },
      { events: ['chapel-begun'], 'plague-tiles': ['2'] },
    ).play('1 orient:1', '1 play:act-medicine', '1 use', '1 treat')
    expect(table.tile(11)).toBe('gone')
    const stays = worldAt(
      {
        next: 'chapter-end',
        chapter: 3,
        round: 6,
        sick: { 4: 1 },
        seats: Array(4).fill({ piety: 2, grain: 2, money: 5 }),
      },
      { 'tax-die': ['2'] },
    )
    expect([stays.tile(4), stays.vp]).toEqual(['face-up', [8, 8, 8, 8]])
  })
})

describe('medicine', () => {
  test('W-516 1 money and 1 point for small services, in every chapter', () => {
    for (const chapter of [1, 2, 3, 4]) {
      const table = laid({}, { chapter })
      expect([table.due, table.goods(0), table.vp[0]]).toEqual(['1 discard', { money: 1 }, 9])
      expect(table.line('medicine-service')[0]).toBe(1)
    }
  })

  test('W-516, W-705 the sick can be treated only with enough knowledge', () => {
    const little = laid({ 'medical-knowledge': 1 }, { sick: { 4: 2 } })
    expect(little.goods(0), 'only the service').toEqual({ 'medical-knowledge': 1, money: 1 })
    const enough = laid({ 'medical-knowledge': 2 }, { sick: { 4: 2 } })
    expect([enough.due, enough.options]).toEqual(['1 medicine', ['service', 'treat']])
  })

  test('W-705 several persons, as long as their values together do not exceed the knowledge', () => {
    const table = laid({ 'medical-knowledge': 5 }, { sick: { 1: 2, 2: 3, 3: 4 } }).play('1 treat')
    expect(table.options).toEqual(['treat:1', 'treat:2', 'treat:3'])
    expect(table.refusal('1 stop')).toMatchObject({ code: 'treat-someone', rule: 'W-705' })
    table.play('1 treat:1')
    expect(table.options).toEqual(['treat:2', 'stop'])
    expect(table.refusal('1 treat:3')).toMatchObject({
      code: 'knowledge-missing',
      rule: 'W-705',
      params: { needed: 4, left: 3 },
    })
    expect(table.refusal('1 treat:8')).toMatchObject({ code: 'nobody-sick', rule: 'W-702' })
    table.play('1 treat:2')
    expect([table.due, table.vp[0]]).toEqual(['1 discard', 12])
    expect(table.goods(0)).toEqual({ 'medical-knowledge': 5, grain: 1, money: 2 })
  })

  test('W-705, W-403 one may stop after the first person', () => {
    const table = laid({ 'medical-knowledge': 5 }, { sick: { 1: 2, 2: 3 } }).play(
      '1 treat',
      '1 treat:2',
      '1 stop',
    )
    expect([table.due, table.tile(1)]).toEqual(['1 discard', 'face-up'])
  })

  test('W-706 2 points, then the advantage of the place; the tile leaves the game', () => {
    const advantages = [1, 2, 3, 4, 5, 6, 8, 10].map((place) => {
      const table = laid({ 'medical-knowledge': 1 }, { sick: { [place]: 1 } }).play('1 treat')
      expect(table.tile(place)).toBe('gone')
      const { 'medical-knowledge': knowledge, ...goods } = table.goods(0)
      return [place, goods, table.vp[0] - 8, knowledge]
    })
    expect(advantages).toEqual([
      [1, { grain: 1 }, 2, 1],
      [2, { money: 2 }, 2, 1],
      [3, { loyalty: 1 }, 2, 1],
      [4, { cloth: 1 }, 2, 1],
      [5, { piety: 1 }, 2, 1],
      [6, {}, 4, 1],
      [8, { wool: 1 }, 2, 1],
      [10, {}, 2, 2],
    ])
  })

  test('W-707, W-708 an advantage that is out of stock, or the hideout, gives the 2 points only', () => {
    const empty = laid({ 'medical-knowledge': 1 }, { sick: { 4: 1 }, stock: { cloth: 0 } }).play('1 treat')
    expect([empty.vp[0], empty.goods(0)]).toEqual([10, { 'medical-knowledge': 1 }])
    const hideout = laid({ 'medical-knowledge': 1 }, { sick: { 11: 1 } }).play('1 treat')
    expect([hideout.vp[0], hideout.goods(0)]).toEqual([10, { 'medical-knowledge': 1 }])
  })

  test('W-709, W-R28 place 9 gives a house without paying, if the player wants one and has a legal site', () => {
    const table = laid(
      { 'medical-knowledge': 1, on: ['site-01'] },
      { sick: { 9: 1 }, seats: [{}, { on: ['site-03'] }] },
    ).play('1 treat')
    expect(table.options.length).toBe(14 - 3 + 1)
    expect(table.refusal('1 house:site-02')).toMatchObject({ code: 'same-yield', rule: 'W-510' })
    table.play('1 house:site-14')
    expect([table.site('site-14'), table.goods(0)]).toEqual([0, { 'medical-knowledge': 1 }])
    const passed = laid({ 'medical-knowledge': 1 }, { sick: { 9: 1 } }).play('1 treat', '1 pass')
    expect(passed.state.players[0].houses).toBe(4)
    expect(laid({ 'medical-knowledge': 1, houses: 0 }, { sick: { 9: 1 } }).play('1 treat').due).toBe(
      '1 discard',
    )
  })

  test('W-710 place 7 gives stone or wood from what is in stock', () => {
    const table = laid({ 'medical-knowledge': 1 }, { sick: { 7: 1 } }).play('1 treat')
    expect([table.due, table.options]).toEqual(['1 material-for-care', ['take:stone', 'take:wood']])
    expect(table.play('1 take:stone').good('stone')[0]).toBe(1)
    expect(
      laid({ 'medical-knowledge': 1 }, { sick: { 7: 1 }, stock: { stone: 0 } })
        .play('1 treat')
        .good('wood')[0],
    ).toBe(1)
    expect(
      laid({ 'medical-knowledge': 1 }, { sick: { 7: 1 }, stock: { stone: 0, wood: 0 } }).play('1 treat').due,
    ).toBe('1 discard')
    expect(
      laid({ 'medical-knowledge': 2, money: 0 }, { sick: { 7: 1 }, slots: ['quarry-toll'] }).play('1 treat')
        .options,
      'no toll here',
    ).toContain('take:stone')
  })

  test('W-712 medical knowledge is shown and kept', () => {
    expect(
      laid({ 'medical-knowledge': 3 }, { sick: { 3: 3 } })
        .play('1 treat')
        .good('medical-knowledge')[0],
    ).toBe(3)
  })

  test('W-R26 knowledge won at place 10 does not count in the same action; privilege opens a new budget', () => {
    const table = laid(
      { 'medical-knowledge': 2, open: ['act-grain'], down: ['act-rent'] },
      { sick: { 10: 2, 3: 1, 4: 3 } },
    ).play('1 treat', '1 treat:10')
    expect([table.due, table.good('medical-knowledge')[0]]).toEqual(['1 discard', 3])
    const again = worldAt({
      chapter: 3,
      next: { turnOf: 0 },
      sick: { 3: 1, 4: 3 },
      seats: [{ 'medical-knowledge': 3, open: ['act-medicine'] }],
    })
    again.play('1 play:act-privilege', '1 use', '1 treat')
    expect(again.options).toEqual(['treat:3', 'treat:4'])
  })

  test('W-867 with the book of cures one more is counted, even with none owned, but not for favours', () => {
    const table = laid({}, { chapter: 4, sick: { 3: 1 }, slots: ['book-of-cures'] }).play('1 treat')
    expect([table.vp[0], table.good('medical-knowledge')[0]]).toEqual([10, 0])
    const prioress = worldAt({ chapter: 4, next: { turnOf: 0 }, favour: 4, slots: ['book-of-cures'] }).play(
      '1 play:act-favour',
      '1 use',
    )
    expect(prioress.vp[0]).toBe(8)
  })
})

test('W-705, W-R26, W-507, W-707 knowledge won while treating counts from the repetition on', () => {
  const sick = { 10: 2, 3: 3, 4: 1 }
  const first = turnOfFirst({ 'medical-knowledge': 2 }, { chapter: 3, sick }).play(
    '1 play:act-medicine',
    '1 use',
  )
  expect([first.due, first.options]).toEqual(['1 medicine', ['service', 'treat']])
  first.play('1 treat')
  expect([first.due, first.options.sort()]).toEqual(['1 person-to-treat', ['treat:10', 'treat:4']])
  expect(first.refusal('1 treat:3')).toMatchObject({ rule: 'W-705' })
  expect(refusedBy(first, '1 stop')).toBe('treat-someone W-705')
  first.play('1 treat:10')
  expect([first.due, first.vp[0], first.goods(0)]).toEqual(['1 discard', 10, { 'medical-knowledge': 3 }])
  const again = turnOfFirst(
    { 'medical-knowledge': 3, open: ['act-medicine'], down: ['act-grain'] },
    { chapter: 3, sick: { 3: 3 }, healed: [10], stock: { loyalty: 0 } },
  ).play('1 play:act-privilege', '1 use', '1 treat')
  expect([again.due, again.vp[0], again.goods(0), again.tile(3)]).toEqual([
    '1 discard',
    10,
    { 'medical-knowledge': 3 },
    'gone',
  ])
})

test('W-617, W-614, W-R27, W-867 hospital donors treat in the order of the shield, without the book', () => {
  const table = worldAt({
    next: { turnOf: 0 },
    chapter: 4,
    active: 2,
    slots: ['book-of-cures'],
    projects: { hospital: { stone: 2, wood: 2, seals: [1, 2, 3] } },
    sick: { 7: 2, 9: 3 },
    seats: [{ stone: 2 }, { 'medical-knowledge': 5 }, { 'medical-knowledge': 2 }, { 'medical-knowledge': 3 }],
  }).play('1 play:act-project', '1 use')
  expect([table.due, table.options]).toEqual(['3 hospital-treatment', ['treat:7', 'pass']])
  expect([table.vp[0], table.goods(0)]).toEqual([11, { stone: 1 }])
  expect(refusedBy(table, '3 treat:9')).toBe('knowledge-missing W-705')
  expect(refusedBy(table, '4 treat:9')).toBe('not-your-turn W-617')
  table.play('3 treat:7')
  expect([table.due, table.options]).toEqual(['3 material-for-care', ['take:stone', 'take:wood']])
  table.play('3 take:wood')
  expect([table.due, table.options]).toEqual(['4 hospital-treatment', ['treat:9', 'pass']])
  table.play('4 treat:9')
  expect([table.due, table.options.length]).toEqual(['4 free-house', 15])
  table.play('4 house:site-14')
  expect([table.due, table.vp, table.good('wood')]).toEqual(['1 discard', [11, 9, 11, 11], [0, 0, 1, 0]])
  expect([table.project('hospital'), table.state.players.map(({ seals }) => seals)]).toEqual([
    'finished 3+2',
    [2, 2, 2, 2],
  ])
})

test('the builder of the hospital is its donor: after his points he treats one person, with all that follows, and then discards', () => {
  const table = worldAt({
    next: { turnOf: 0 },
    chapter: 3,
    projects: { hospital: { stone: 3, wood: 1, seals: [0] } },
    sick: { 9: 2, 6: 1 },
    seats: [{ wood: 1, 'medical-knowledge': 3 }],
  }).play('1 play:act-project', '1 use')
  expect([table.due, table.vp[0]]).toEqual(['1 hospital-treatment', 12])
  table.play('1 treat:9')
  expect(table.due).toBe('1 free-house')
  table.play('1 house:site-01')
  expect([table.due, table.vp[0], table.tile(6), table.state.players[0].seals]).toEqual([
    '1 discard',
    14,
    'face-up',
    2,
  ])
})

test('knowledge won at place 10 as hospital bonus counts for the next card, not for a second person', () => {
  const table = worldAt({
    next: { turnOf: 1 },
    chapter: 3,
    projects: { hospital: { stone: 3, wood: 1, seals: [0, 2] } },
    sick: { 10: 1, 11: 2 },
    seats: [{ 'medical-knowledge': 1 }, { wood: 1 }, { 'medical-knowledge': 2 }],
  }).play('2 play:act-project', '2 use', '1 treat:10')
  expect([table.good('medical-knowledge')[0], table.due, table.options]).toEqual([
    2,
    '3 hospital-treatment',
    ['treat:11', 'pass'],
  ])
})

test('after the plague has died out a finished hospital gives its donors the point only', () => {
  const table = worldAt({
    next: { turnOf: 1 },
    chapter: 4,
    healed: ALL_PLACES,
    projects: { hospital: { stone: 3, wood: 1, seals: [0] } },
    seats: [{ 'medical-knowledge': 9 }, { wood: 1 }],
  })
  table.play('2 play:act-project', '2 use')
  expect([table.due, table.vp]).toEqual(['2 discard', [9, 11, 8, 8]])
})

test('W-E10 the tile of place 9 before the event', () => {
  const table = worldAt({ next: 'reveal', chapter: 3 }, { events: ['vice-and-chaos'], 'plague-tiles': ['3'] })
  expect([table.tile(9), table.state.values[8], table.told]).toEqual(['face-up', 3, ['reveal', 'sick']])
  expect([...table.state.tiles].filter((tile) => tile === 1).length).toBe(10)
})

test('W-E11 two knowledge are too few, three suffice and are kept', () => {
  const laid = (knowledge: number) =>
    worldAt({
      next: { turnOf: 0 },
      chapter: 3,
      sick: { 9: 3 },
      seats: [{ 'medical-knowledge': knowledge }],
    }).play('1 play:act-medicine', '1 use')
  expect(laid(2).goods(0)).toEqual({ 'medical-knowledge': 2, money: 1 })
  expect(laid(3).options).toEqual(['service', 'treat'])
  expect(laid(3).play('1 treat', '1 pass').goods(0)).toEqual({ 'medical-knowledge': 3 })
})

test('W-E31 a budget of five', () => {
  const at = (slots: readonly 'book-of-cures'[]) =>
    worldAt({
      next: { turnOf: 0 },
      chapter: 4,
      slots,
      sick: { 10: 2, 6: 3, 11: 1 },
      seats: [{ 'medical-knowledge': 5 }],
    }).play('1 play:act-medicine', '1 use', '1 treat', '1 treat:10', '1 treat:6')
  const table = at([])
  expect([table.due, table.vp[0] - 8, table.good('medical-knowledge')[0], table.tile(11)]).toEqual([
    '1 discard',
    6,
    6,
    'face-up',
  ])
  const book = at(['book-of-cures'])
  expect([book.due, book.options]).toEqual(['1 person-to-treat', ['treat:11', 'stop']])
  expect(book.play('1 treat:11').vp[0] - 8).toBe(8)
})

test('W-E38 nobody falls ill twice, and after the plague nobody at all', () => {
  const position = { next: 'reveal', chapter: 4, sick: { 5: 2 }, healed: [6] } as const
  expect(worldAt(position, { events: ['idle-workshops'] }).told).not.toContain('sick')
  expect(worldAt(position, { events: ['priory-schemes'] }).told).not.toContain('sick')
  const ended = worldAt(position, { events: ['plague-ends'], 'plague-tiles': ['3'] })
  expect(ended.match.log[1]).toEqual({ code: 'sick', place: '3', value: 3 })
  expect([...ended.state.tiles].every((tile) => tile === 3)).toBe(true)
  const all = Array.from({ length: 11 }, (_, place) => place + 1)
  const later = worldAt({ next: 'reveal', chapter: 4, healed: ALL_PLACES }, { events: ['wool-staple'] })
  expect(later.told).toEqual(['reveal', 'no-new-case'])
  const medicine = worldAt({
    next: { turnOf: 0 },
    chapter: 4,
    healed: all,
    seats: [{ 'medical-knowledge': 9 }],
  }).play('1 play:act-medicine', '1 use')
  expect(medicine.good('money')[0]).toBe(1)
})
