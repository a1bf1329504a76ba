import { describe, expect, test } from 'vitest'
import {
  DUTIFUL,
  finalOf,
  PAID,
  type SeatPosition,
  type WorldPosition,
  worldAt,
} from '../../test/position.ts'

const dutiful = { piety: 2, grain: 2, money: 5 }
const all: readonly SeatPosition[] = Array(4).fill(dutiful)
const ends = (more: Partial<WorldPosition> = {}, roll = '2') =>
  worldAt({ round: 6, seats: all, ...more, next: 'chapter-end' }, { 'tax-die': [roll] })

describe('the chapter end', () => {
  test('W-901 progress, covers, events, piety, grain, tax, protection, shield', () => {
    const table = ends({
      slots: ['wool-slump'],
      covered: [4],
      seats: [{ loyalty: 1, piety: 2, grain: 2, money: 0 }, ...all.slice(1)],
    })
    expect(table.due).toBe('1 protection-choice')
    const told = table.match.log.map((entry) =>
      entry.code === 'duty' ? (entry as unknown as { duty: string }).duty : entry.code,
    )
    const order = told.filter((code, index) => code !== told[index - 1] && !['give', 'vp'].includes(code))
    expect([...new Set(order)]).toEqual([
      'chapter-end',
      'progress',
      'uncover',
      'events-leave',
      'piety',
      'grain',
      'tax-die',
      'tax',
    ])
    expect(table.play('1 accept').told.at(-1)).toBe('shield')
  })

  test('W-902, W-R17 each open unfinished project gets one material, stone before wood, in project order', () => {
    const projects = {
      bridge: { stone: 4 },
      'fulling-mill': {},
      guildhall: { covered: true },
      hospital: { stone: 3, wood: 2 },
    } as const
    const table = ends({ projects, spared: 'priors-palace' })
    expect([table.project('bridge'), table.project('fulling-mill'), table.project('guildhall')]).toEqual([
      'in-play 4+1',
      'in-play 1+0',
      'in-play 0+0',
    ])
    const short = ends({
      projects: { bridge: { wood: 2 }, 'priors-palace': { wood: 1 } },
      stock: { stone: 1 },
    })
    expect([short.project('bridge'), short.project('priors-palace')]).toEqual(['in-play 1+2', 'in-play 0+1'])
  })

  test('W-903, W-R18 without stone in stock a wood field is filled, or nothing', () => {
    const table = ends({
      projects: { bridge: { stone: 1 }, 'priors-palace': { wood: 1 } },
      stock: { stone: 0, wood: 3 },
    })
    expect([table.project('bridge'), table.project('priors-palace'), table.stock('wood')]).toEqual([
      'in-play 1+1',
      'in-play 0+1',
      2,
    ])
  })

  test('W-904, W-614 a project finished by progress pays its donors before the next one is handled', () => {
    const table = ends({ projects: { bridge: { stone: 3, wood: 2, seals: [0] }, 'fulling-mill': {} } })
    expect([table.project('bridge'), table.vp]).toEqual(['finished 4+2', [9, 8, 8, 8]])
    const order = table.told.filter((code) => ['progress', 'finished', 'seal-back'].includes(code))
    expect(order).toEqual(['progress', 'finished', 'seal-back', 'progress'])
    expect(table.good('money')[0], '3 of the bonus come before the tax of 2').toBe(6)
  })

  test('W-905, W-906 covers and event cards leave, their effects end', () => {
    const table = ends({ slots: ['wool-slump', 'quarry-toll'], covered: [4, 5] })
    expect([...table.state.slots]).toEqual([-1, -1])
    expect([
      table.state.council,
      table.state.terms[0],
      table.state.terms[3],
      table.state.clothCovered,
    ]).toEqual([-1, 2, 0, 0])
    expect(table.state.coveredFavours.some((cover) => cover === 1)).toBe(false)
  })

  test('W-915 what is left over is kept', () => {
    const table = ends({ seats: [{ piety: 3, grain: 4, money: 9, wool: 2, loyalty: 1 }, ...all.slice(1)] })
    expect(table.goods(0)).toEqual({ piety: 1, grain: 2, money: 7, wool: 2, loyalty: 1 })
  })

  test('W-942, W-R25 the shield passes once more, seven times in a chapter', () => {
    expect(ends({ active: 1 }).state.active).toBe(2)
    expect(ends({ active: 3 }).state.active).toBe(0)
  })

  test('W-944, W-601 after chapter II the tower comes, empty and without progress, and the tiles', () => {
    const table = ends({ chapter: 2 })
    expect([table.project('tower'), table.tile(1), table.tile(11)]).toEqual([
      'in-play 0+0',
      'face-down',
      'face-down',
    ])
    for (const chapter of [1, 3]) expect(ends({ chapter }).told).not.toContain('tiles-laid')
    expect(ends({ chapter: 1 }).project('tower')).toBe('aside 0+0')
  })

  test('W-R16 after chapter IV there is progress too, and it can finish projects', () => {
    const table = ends({ chapter: 4, projects: { 'mary-chapel': { stone: 3, seals: [2] } } })
    expect([table.project('mary-chapel'), table.vp, table.due]).toEqual([
      'finished 3+1',
      [8, 8, 10, 8],
      'over',
    ])
  })

  test('W-R20 at the chapter end the order begins with the holder of the shield after the sixth pass', () => {
    const table = ends({
      active: 2,
      projects: { 'fulling-mill': { stone: 1, wood: 2, seals: [1, 3] } },
      stock: { cloth: 1 },
    })
    expect(table.good('cloth')).toEqual([0, 0, 0, 1])
  })
})

test('W-902, W-903, W-904, W-901, W-914 progress with one stone and one wood; its bonus pays the tax', () => {
  const table = worldAt(
    {
      next: 'chapter-end',
      chapter: 3,
      round: 6,
      players: 2,
      stock: { stone: 1, wood: 1 },
      projects: {
        bridge: { stone: 3, wood: 2, seals: [0] },
        hospital: { stone: 2, wood: 2 },
        'mary-chapel': { stone: 2, wood: 0, seals: [1] },
        tower: { stone: 5, wood: 1, seals: [0, 1] },
      },
      seats: [
        { piety: 2, grain: 2 },
        { piety: 2, grain: 2, money: 1 },
      ],
    },
    { 'tax-die': ['3'] },
  )
  expect([
    table.project('bridge'),
    table.project('hospital'),
    table.project('mary-chapel'),
    table.project('tower'),
  ]).toEqual(['finished 4+2', 'in-play 2+2', 'in-play 2+1 seals 1', 'in-play 5+1 seals 0,1'])
  expect([table.stock('stone'), table.stock('wood')]).toEqual([0, 0])
  expect([table.vp, table.good('money'), table.penalties(0), table.penalties(1)]).toEqual([
    [9, 6],
    [0, 0],
    [],
    ['royal-court'],
  ])
})

test('W-904, W-R16, W-R20, W-617, W-952 the hospital finished at the very end: its care pays duties', () => {
  const table = worldAt(
    {
      next: 'chapter-end',
      chapter: 4,
      round: 6,
      players: 3,
      active: 1,
      projects: { hospital: { stone: 2, wood: 2, seals: [0, 2] } },
      sick: { 5: 1, 1: 2 },
      seats: [
        { vp: 20, 'medical-knowledge': 2, piety: 1, grain: 1, money: 3 },
        { ...PAID, vp: 20 },
        { vp: 20, 'medical-knowledge': 1, piety: 1, grain: 2, money: 3 },
      ],
    },
    { 'tax-die': ['3'] },
  )
  expect([table.due, table.options]).toEqual(['3 hospital-treatment', ['treat:5', 'pass']])
  table.play('3 treat:5')
  expect([table.due, table.options]).toEqual(['1 hospital-treatment', ['treat:1', 'pass']])
  table.play('1 treat:1')
  expect(finalOf(table)).toEqual({ totals: [17, 20, 23], places: [3, 2, 1] })
})

test('the hospital finished by progress: donors treat in the order of the new start player, before anything is due', () => {
  const table = worldAt(
    {
      next: 'chapter-end',
      chapter: 3,
      round: 6,
      active: 2,
      projects: { hospital: { stone: 3, wood: 1, seals: [1, 3] } },
      sick: { 1: 1, 5: 1 },
      seats: [
        DUTIFUL,
        { ...dutiful, grain: 1, 'medical-knowledge': 1 },
        DUTIFUL,
        { ...dutiful, piety: 1, 'medical-knowledge': 1 },
      ],
    },
    { 'tax-die': ['5'] },
  )
  expect([table.due, table.told.includes('duty')]).toEqual(['4 hospital-treatment', false])
  table.play('4 treat:5')
  expect(table.due).toBe('2 hospital-treatment')
  table.play('2 treat:1')
  expect([table.penalties(1), table.penalties(3), table.vp], 'grain and piety just in time').toEqual([
    [],
    [],
    [8, 11, 8, 11],
  ])
})

test('the bridge finished by progress pays 3 money before the tax is rolled', () => {
  const table = worldAt(
    {
      next: 'chapter-end',
      round: 6,
      projects: { bridge: { stone: 4, wood: 1, seals: [0] } },
      seats: [{ ...dutiful, money: 0 }, DUTIFUL, DUTIFUL, DUTIFUL],
    },
    { 'tax-die': ['3'] },
  )
  expect([table.good('money')[0], table.penalties(0), table.vp[0]]).toEqual([0, [], 9])
})

test('W-E32 progress finishes the tower; progress without stone', () => {
  const loyalty = [2, 2, 0, 1]
  const seats = loyalty.map((count) => ({ ...dutiful, loyalty: count }))
  const table = worldAt(
    {
      next: 'chapter-end',
      chapter: 3,
      round: 6,
      seats,
      projects: { tower: { stone: 5, wood: 2, seals: [2] } },
    },
    { 'tax-die': ['2'] },
  )
  expect([table.project('tower'), table.vp, table.state.players[2].seals]).toEqual([
    'finished 6+2',
    [9, 9, 10, 8],
    2,
  ])
  const short = worldAt(
    {
      next: 'chapter-end',
      round: 6,
      seats: Array(4).fill(DUTIFUL),
      stock: { stone: 0, wood: 4 },
      projects: { bridge: { stone: 3, wood: 1 }, 'priors-palace': { stone: 1, wood: 1 } },
    },
    { 'tax-die': ['2'] },
  )
  expect([short.project('bridge'), short.project('priors-palace'), short.stock('wood')]).toEqual([
    'in-play 3+2',
    'in-play 1+1',
    3,
  ])
})
