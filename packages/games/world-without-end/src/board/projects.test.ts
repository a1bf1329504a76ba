import { describe, expect, test } from 'vitest'
import { building } from '../../test/laid.ts'
import { DUTIFUL, turnOfFirst, worldAt } from '../../test/position.ts'

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
