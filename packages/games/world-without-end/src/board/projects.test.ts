import { describe, expect, test } from 'vitest'
import { DUTIFUL, type SeatPosition, turnOfFirst, type WorldPosition, worldAt } from '../../test/position.ts'

const laid = (card: string, seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
  worldAt({ ...more, next: { turnOf: 0 }, seats: [seat, ...(more.seats ?? []).slice(1)] }).play(
    `1 play:${card}`,
  )
const building = (seat: SeatPosition, more: Partial<WorldPosition> = {}) => laid('act-project', seat, more)

describe('building', () => {
  test('W-504 1 or 2 own materials, equal or different, into one project, 3 points each', () => {
    const table = building({ stone: 2, wood: 1 }, { projects: { bridge: {}, 'fulling-mill': {} } }).play(
      '1 use',
    )
    expect(table.options).toEqual(['project:bridge', 'project:fulling-mill'])
    table.play('1 project:bridge')
    expect(table.options).toEqual(['build:stone', 'build:wood'])
    table.play('1 build:stone')
    expect(table.options).toEqual(['build:stone', 'build:wood', 'stop'])
    table.play('1 build:wood')
    expect([table.due, table.project('bridge'), table.goods(0), table.vp[0]]).toEqual([
      '1 discard',
      'in-play 1+1',
      { stone: 1 },
      14,
    ])
    expect(building({ stone: 2 }).play('1 use', '1 stop').vp[0], 'one is enough').toBe(11)
    expect(building({}).due).toBe('1 discard')
  })

  test('W-603 stone on stone fields, wood on wood fields, in any order', () => {
    const table = building(
      { stone: 1, wood: 2 },
      { projects: { 'fulling-mill': { stone: 1, wood: 1 } } },
    ).play('1 use')
    expect(table.project('fulling-mill'), 'only wood fits').toBe('in-play 1+2')
    expect(table.refusal('1 build:stone')).toMatchObject({ code: 'no-free-field', rule: 'W-603' })
    const none = building(
      { stone: 2 },
      { projects: { 'fulling-mill': { stone: 1 }, bridge: { stone: 4, wood: 1 } } },
    )
    expect(none.due).toBe('1 discard')
  })

  test('W-601, W-606, W-607 not on projects that are aside, finished or covered', () => {
    const projects = {
      bridge: { stone: 4, wood: 2 },
      guildhall: { covered: true },
      'priors-palace': {},
      hospital: {},
    } as const
    const table = building({ stone: 1 }, { chapter: 3, spared: 'priors-palace', projects }).play('1 use')
    expect(table.options).toEqual(['project:priors-palace', 'project:hospital'])
    expect(table.refusal('1 project:bridge')).toMatchObject({ code: 'project-finished', rule: 'W-606' })
    expect(table.refusal('1 project:guildhall')).toMatchObject({ code: 'project-covered', rule: 'W-607' })
    expect(table.refusal('1 project:tower')).toMatchObject({ code: 'project-not-in-play', rule: 'W-601' })
    const wood = building(
      { wood: 1 },
      { projects: { bridge: { wood: 2 }, 'fulling-mill': {}, guildhall: {} } },
    ).play('1 use')
    expect(wood.refusal('1 project:bridge')).toMatchObject({ code: 'nothing-fits', rule: 'W-504' })
  })

  test('W-604 own material scores 3 points, material from the stock nothing', () => {
    expect(building({ wood: 1 }).play('1 use').line('building')[0]).toBe(3)
    const end = worldAt(
      { next: 'chapter-end', round: 6, seats: Array(4).fill({ piety: 2, grain: 2, money: 5 }) },
      { 'tax-die': ['2'] },
    )
    expect([end.project('bridge'), end.vp]).toEqual(['in-play 1+0', [8, 8, 8, 8]])
  })

  test('W-605, W-613, W-614 the last field finishes it: points, bonuses, then the seals go back', () => {
    const table = building(
      { stone: 1, wood: 1 },
      { projects: { bridge: { stone: 3, wood: 1, seals: [2, 1] } }, active: 2, seats: [{}, {}, {}] },
    ).play('1 use', '1 build:wood', '1 build:stone')
    expect([table.vp, table.good('money')]).toEqual([
      [14, 9, 9, 8],
      [0, 3, 3, 0],
    ])
    expect(table.project('bridge')).toBe('finished 4+2')
    expect(table.state.players.map(({ seals }) => seals)).toEqual([2, 2, 2, 2])
    const told = table.match.log.filter(
      ({ code }) => ['build', 'finished', 'seal-back'].includes(code) || (code === 'gain' && true),
    )
    expect(told.map(({ code, seat }) => `${code} ${seat ?? ''}`)).toEqual([
      'build 0',
      'build 0',
      'finished ',
      'gain 2',
      'gain 1',
      'seal-back 2',
      'seal-back 1',
    ])
  })

  test('W-606 a finished project keeps its material', () => {
    const table = building(
      { stone: 1 },
      { projects: { bridge: { stone: 4, wood: 2 }, tower: {} }, chapter: 3 },
    ).play('1 use')
    expect([table.project('bridge'), table.project('tower')]).toEqual(['finished 4+2', 'in-play 1+0'])
  })

  test('W-602 a project that enters can be built on and donated to in the same round', () => {
    const table = worldAt(
      { next: 'round', players: 2, seats: [{ wood: 1, money: 1 }] },
      { events: ['mill-begun'] },
    )
    expect(table.project('fulling-mill')).toBe('in-play 0+0')
    table.play('1 orient:1', '1 play:act-project', '1 use')
    expect(table.options).toEqual(['project:bridge', 'project:fulling-mill'])
  })
})

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

describe('the tower', () => {
  const nearly = { tower: { stone: 5, wood: 2, seals: [3] } } as const

  test('W-621, W-622 with its eight fields filled the metal completes it: 3 points for the most loyalty, which is kept', () => {
    const table = building(
      { stone: 1 },
      { chapter: 3, projects: nearly, seats: [{}, { loyalty: 2 }, { loyalty: 1 }] },
    ).play('1 use')
    expect(table.project('tower')).toBe('finished 6+2')
    expect([table.state.metal, table.vp, table.good('loyalty')]).toEqual([1, [11, 11, 8, 10], [0, 2, 1, 0]])
    expect(table.match.log).toContainEqual({ code: 'metal', loyalty: [0, 2, 1, 0], seats: [1] })
  })

  test('W-623 shared loyalty: each of them gets 1 point', () => {
    const table = building(
      { stone: 1, loyalty: 2 },
      { chapter: 3, projects: nearly, seats: [{}, { loyalty: 2 }, { loyalty: 1 }] },
    ).play('1 use')
    expect(table.line('metal')).toEqual([1, 1, 0, 0])
  })

  test('W-R21 if nobody has loyalty, everybody shares the most', () => {
    expect(building({ stone: 1 }, { chapter: 3, projects: nearly }).play('1 use').line('metal')).toEqual([
      1, 1, 1, 1,
    ])
  })

  test('W-626 without the tower the metal is never given', () => {
    const seats = Array(4).fill({ piety: 2, grain: 2, money: 2 })
    const table = worldAt(
      { next: 'chapter-end', chapter: 4, round: 6, seats, projects: { tower: { stone: 4 } } },
      { 'tax-die': ['2'] },
    )
    expect([table.state.metal, table.line('metal')]).toEqual([0, [0, 0, 0, 0]])
  })
})

test('W-868, W-605, W-614 the masons are paid before, the donor bonus comes after', () => {
  const seat = { stone: 2, money: 1, open: ['act-project'], down: ['act-sale'] } as const
  const projects = { bridge: { stone: 3, wood: 2, seals: [0] } }
  const table = turnOfFirst(seat, { chapter: 4, slots: ['masons-demands'], projects })
  table.play('1 play:act-privilege', '1 use')
  expect([table.due, table.goods(0), table.vp[0], table.project('bridge')]).toEqual([
    '1 discard',
    { stone: 1, money: 3 },
    12,
    'finished 4+2',
  ])
  const poor = turnOfFirst({ ...seat, money: 0 }, { chapter: 4, slots: ['masons-demands'], projects })
  expect(poor.play('1 play:act-privilege').due).toBe('1 discard')
  const full = turnOfFirst(
    { stone: 2, money: 5 },
    { chapter: 4, slots: ['masons-demands'], projects: { bridge: { stone: 4, wood: 1 } } },
  )
  expect([full.play('1 play:act-project').due, full.good('money')[0]], 'no field for stone, no fee').toEqual([
    '1 discard',
    5,
  ])
})

test('W-504, W-603, W-601, W-849 one project per action, wood on wood fields only', () => {
  const projects = { bridge: { stone: 3, wood: 2 }, 'priors-palace': {} }
  const table = turnOfFirst({ stone: 1, wood: 2 }, { chapter: 2, projects }).play(
    '1 play:act-project',
    '1 use',
  )
  expect([table.due, table.options]).toEqual(['1 project', ['project:bridge', 'project:priors-palace']])
  expect(table.refusal('1 project:tower')).toMatchObject({ rule: 'W-601' })
  table.play('1 project:priors-palace')
  expect([table.due, table.options]).toEqual(['1 first-material', ['build:stone', 'build:wood']])
  table.play('1 build:wood')
  expect([table.due, table.options]).toEqual(['1 second-material', ['build:stone', 'stop']])
  expect(table.refusal('1 build:wood')).toMatchObject({ rule: 'W-603' })
  table.play('1 stop')
  expect([table.due, table.vp[0], table.goods(0), table.project('priors-palace')]).toEqual([
    '1 discard',
    11,
    { stone: 1, wood: 1 },
    'in-play 0+1',
  ])
  const few = turnOfFirst({ stone: 2 }, { chapter: 3, slots: ['few-labourers'] })
  few.play('1 play:act-project', '1 use')
  expect([few.due, few.vp[0], few.goods(0)]).toEqual(['1 discard', 12, { stone: 1 }])
})

test('W-624, W-625, W-R21, W-623, W-861, W-604 the tower event without loyalty anywhere', () => {
  const table = worldAt(
    {
      next: 'round',
      chapter: 4,
      active: 3,
      players: 4,
      stock: { stone: 0, wood: 1 },
      projects: { tower: { stone: 5, wood: 0, seals: [1, 3] } },
    },
    { events: ['tower-completed'], 'plague-tiles': ['5'] },
  )
  expect([table.due, table.vp, table.stock('wood')]).toEqual(['4 orientation', [9, 11, 9, 11], 0])
  expect(table.state.metal).toBe(1)
  expect(table.line('metal')).toEqual([1, 1, 1, 1])
  expect([table.line('donor-bonuses'), table.line('building')]).toEqual([
    [0, 2, 0, 2],
    [0, 0, 0, 0],
  ])
})

test('the last field is filled with the first of two stones: the second one stays and nothing is asked', () => {
  const table = worldAt({
    next: { turnOf: 0 },
    projects: { bridge: { stone: 3, wood: 2 }, 'fulling-mill': {} },
    seats: [{ stone: 2 }],
  })
  table.play('1 play:act-project', '1 use', '1 project:bridge')
  expect([table.due, table.good('stone')[0], table.vp[0], table.project('fulling-mill')]).toEqual([
    '1 discard',
    1,
    11,
    'in-play 0+0',
  ])
})

test('masons and few labourers together: 1 money, one material, 4 points', () => {
  const table = worldAt({
    next: { turnOf: 0 },
    chapter: 4,
    slots: ['few-labourers', 'masons-demands'],
    seats: [{ stone: 2, money: 1 }],
  })
  table.play('1 play:act-project', '1 use')
  expect([table.due, table.goods(0), table.vp[0]]).toEqual(['1 discard', { stone: 1 }, 12])
})

test('the metal of the tower compares loyalty after the donors had theirs, which is none: it comes first', () => {
  const table = worldAt({
    next: { turnOf: 0 },
    chapter: 3,
    projects: { tower: { stone: 6, wood: 1, seals: [0] } },
    seats: [{ wood: 1 }, { loyalty: 1 }],
  })
  table.play('1 play:act-project', '1 use')
  const order = table.match.log
    .filter(({ code }) => code === 'vp')
    .map((entry) => (entry as unknown as { line: string }).line)
  expect(order).toEqual(['building', 'metal', 'donor-bonuses'])
  expect(table.vp).toEqual([13, 11, 8, 8])
})

test('W-E07 the mill enters beside the bridge', () => {
  const table = worldAt(
    {
      next: 'round',
      players: 2,
      seats: [
        { wood: 1, money: 2 },
        { wood: 1, money: 2 },
      ],
    },
    { events: ['mill-begun'] },
  )
  expect([table.project('bridge'), table.project('fulling-mill')]).toEqual(['in-play 0+0', 'in-play 0+0'])
  expect([...table.state.box.fields[1]]).toEqual([1, 3])
  table.play('1 orient:1', '1 play:act-project', '1 use')
  expect(table.options).toContain('project:fulling-mill')
  table.play('1 project:fulling-mill', '1 discard:act-rent', '2 play:act-donation', '2 use')
  expect(table.options).toEqual(['donate:bridge', 'donate:fulling-mill'])
})

test('W-E08 a stone and a wood into the bridge', () => {
  const table = worldAt({
    next: { turnOf: 0 },
    projects: { bridge: { stone: 1 } },
    seats: [{ stone: 2, wood: 1 }],
  })
  table.play('1 play:act-project', '1 use', '1 build:stone', '1 build:wood')
  expect([table.project('bridge'), table.goods(0), table.vp[0]]).toEqual(['in-play 2+1', { stone: 1 }, 14])
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

test('W-E16 under the new alderman only the palace grows', () => {
  const projects = { bridge: { stone: 2, wood: 1 }, 'priors-palace': { stone: 1 } } as const
  const revealed = worldAt(
    {
      next: 'round',
      players: 2,
      chapter: 2,
      projects,
      seats: [{ stone: 1, wood: 1, money: 3 }, { money: 1 }],
    },
    { events: ['new-alderman'] },
  )
  expect(revealed.project('bridge')).toBe('in-play 2+1 covered')
  revealed.play('1 orient:1', '1 play:act-project', '1 use')
  expect(revealed.due, 'the palace without asking').toBe('1 first-material')
  expect(revealed.refusal('1 project:bridge')).toMatchObject({ code: 'not-now' })
  revealed.play('1 build:stone', '1 stop', '1 discard:act-rent', '2 play:act-donation', '2 use')
  expect(revealed.project('priors-palace')).toBe('in-play 2+0 seals 1')
  const covered = { bridge: { stone: 2, wood: 1, covered: true }, 'priors-palace': { stone: 1 } } as const
  const ended = worldAt(
    {
      next: 'chapter-end',
      chapter: 2,
      round: 6,
      projects: covered,
      spared: 'priors-palace',
      seats: Array(4).fill(DUTIFUL),
    },
    { 'tax-die': ['2'] },
  )
  expect([ended.project('priors-palace'), ended.project('bridge')]).toEqual(['in-play 2+0', 'in-play 2+1'])
})

test('W-E20 the tower is completed', () => {
  const table = worldAt(
    {
      next: 'reveal',
      chapter: 4,
      healed: [10],
      projects: { tower: { stone: 2, seals: [2] } },
      stock: { stone: 3, wood: 5 },
      seats: [{ loyalty: 1 }, { loyalty: 3 }],
    },
    { events: ['tower-completed'] },
  )
  expect([table.stock('stone'), table.stock('wood'), [...table.state.substitutes]]).toEqual([0, 3, [1, 0]])
  expect([table.project('tower'), table.vp, table.state.players[2].seals]).toEqual([
    'finished 6+2',
    [8, 11, 10, 8],
    2,
  ])
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

test('W-E40 the alderman, the guildhall and the palace', () => {
  const alderman = worldAt(
    { next: 'reveal', chapter: 2, round: 2, projects: { bridge: { stone: 1 } } },
    { events: ['new-alderman'] },
  )
  expect([alderman.project('bridge'), alderman.state.spared]).toEqual(['in-play 1+0 covered', 3])
  const covered = { bridge: { stone: 1, covered: true } } as const
  const guildhall = worldAt(
    { next: 'reveal', chapter: 2, round: 4, spared: 'priors-palace', projects: covered },
    { events: ['guildhall-begun'] },
  )
  expect(guildhall.project('guildhall')).toBe('in-play 0+0 covered')
  const palace = worldAt(
    { next: 'reveal', chapter: 2, round: 5, spared: 'priors-palace', projects: covered },
    { events: ['palace-begun'] },
  )
  expect(palace.project('priors-palace')).toBe('in-play 0+0')
  const end = worldAt(
    {
      next: 'chapter-end',
      chapter: 2,
      round: 6,
      spared: 'priors-palace',
      seats: Array(4).fill(DUTIFUL),
      projects: { ...covered, guildhall: { covered: true }, 'priors-palace': {} },
    },
    { 'tax-die': ['2'] },
  )
  expect(
    ['priors-palace', 'bridge', 'guildhall', 'tower'].map((project) => end.project(project as 'bridge')),
  ).toEqual(['in-play 1+0', 'in-play 1+0', 'in-play 0+0', 'in-play 0+0'])
})
