import { describe, expect, test } from 'vitest'
import { DUTIFUL, finalOf, refusedBy, type SeatPosition, worldAt } from '../../test/position.ts'

const dutiful = { piety: 2, grain: 2, money: 5 }
const ends = (seat: SeatPosition, roll = '3', chapter = 1, others: SeatPosition = dutiful) =>
  worldAt(
    { next: 'chapter-end', round: 6, chapter, seats: [seat, others, others, others] },
    { 'tax-die': [roll] },
  )

describe('duties', () => {
  test('W-911 duties are compulsory: whoever owns something gives it', () => {
    const table = ends({ piety: 1, grain: 1, money: 1 })
    expect(table.goods(0)).toEqual({})
    expect(table.stock('piety')).toBe(12)
  })

  test('W-912 2 piety; each missing one costs 3 points and demands penance', () => {
    expect([ends({ ...dutiful, piety: 1 }).vp[0], ends({ ...dutiful, piety: 0 }).vp[0]]).toEqual([5, 2])
    expect(ends({ ...dutiful, piety: 1 }).penalties(0)).toEqual(['penance'])
    expect(ends({ ...dutiful, piety: 2 }).penalties(0)).toEqual([])
  })

  test('W-913 2 grain; each missing one costs 2 points and leads to begging', () => {
    expect([ends({ ...dutiful, grain: 1 }).vp[0], ends({ ...dutiful, grain: 0 }).vp[0]]).toEqual([6, 4])
    expect(ends({ ...dutiful, grain: 0 }).penalties(0)).toEqual(['begging'])
  })

  test('W-914 the start player rolls once for all; whoever has less pays all, loses a point each and must go to court', () => {
    const table = worldAt(
      {
        next: 'chapter-end',
        round: 6,
        active: 2,
        seats: [{ ...dutiful, money: 4 }, { ...dutiful, money: 1 }, dutiful, dutiful],
      },
      { 'tax-die': ['4'] },
    )
    expect(table.good('money')).toEqual([0, 0, 1, 1])
    expect([table.vp, table.penalties(0), table.penalties(1)]).toEqual([[8, 5, 8, 8], [], ['royal-court']])
    expect(table.match.log).toContainEqual({ code: 'tax-die', seat: 2, roll: 4 })
  })

  test('W-914 the die shows 2 to 5', () => {
    expect(ends(dutiful, '2').good('money')[0]).toBe(3)
    expect(ends(dutiful, '5').good('money')[0]).toBe(0)
    expect(() => ends(dutiful, '6')).toThrow('"6" cannot come from tax-die now')
    expect(() => ends(dutiful, '1')).toThrow('"1" cannot come from tax-die now')
    expect([...ends(dutiful).state.box.taxFaces]).toEqual([0, 1, 2, 2, 1, 0])
  })

  test('W-931 one loyalty cancels one penalty, however many units were missing', () => {
    const table = ends({ loyalty: 2, vp: 30 })
    expect([table.due, table.options]).toEqual(['1 protection-choice', ['protect', 'accept']])
    table.play('1 accept', '1 protect')
    expect(table.penalties(0)).toEqual(['penance', 'royal-court'])
    table.play('1 protect')
    expect([table.goods(0), table.penalties(0)]).toEqual([{}, ['penance']])
    expect(ends({}).due, 'without loyalty nobody is asked').toBe('over')
  })

  test('W-932 protection gives no points back', () => {
    const table = ends({ loyalty: 3, vp: 30 }).play('1 protect', '1 protect', '1 protect')
    expect([table.vp[0], table.penalties(0)]).toEqual([30 - 6 - 4 - 3, []])
  })

  test('W-R22 protection is asked when all duties are known, in clockwise order, penance, begging, court', () => {
    const table = worldAt(
      { next: 'chapter-end', round: 6, active: 1, players: 2, seats: [{ loyalty: 4 }, { loyalty: 4 }] },
      { 'tax-die': ['2'] },
    )
    expect(table.told.filter((code) => code === 'duty').length).toBe(6)
    const asked: string[] = []
    for (let count = 0; count < 6; count++) {
      asked.push(table.due[0])
      table.play(`${table.due[0]} protect`)
    }
    expect(asked.join('')).toBe('222111')
    const told = table.match.log
      .filter(({ code }) => code === 'protected')
      .map((entry) => (entry as unknown as { penalty: string }).penalty)
    expect(told).toEqual(['penance', 'begging', 'royal-court', 'penance', 'begging', 'royal-court'])
  })
})

describe('after chapter IV', () => {
  test('W-951, W-952, W-R24 no penalties; each missing unit costs double in all', () => {
    const table = ends({ vp: 40, piety: 1, grain: 0, money: 1 }, '3', 4)
    expect([table.due, table.vp[0], table.penalties(0)]).toEqual(['over', 40 - 6 - 8 - 4, []])
    expect(table.line('duties-4')[0]).toBe(-18)
    expect(table.told).not.toContain('penalty')
  })

  test('W-953, W-R23 each loyalty protects one duty from the doubling, however many units were missing', () => {
    const table = ends({ vp: 40, loyalty: 1 }, '3', 4).play('1 accept', '1 protect')
    expect([table.due, table.vp[0], table.goods(0)]).toEqual(['over', 40 - 12 - 4 - 6, {}])
  })

  test('W-R24 the floor of 0 is the same for the single and the double loss', () => {
    expect(ends({ vp: 7 }, '3', 4).vp[0]).toBe(0)
  })

  test('W-R23 who has no point left that a duty could cost is not asked, and keeps the loyalty', () => {
    const table = ends({ vp: 4, grain: 2, money: 5, loyalty: 1 }, '2', 4)
    expect([table.due, table.vp[0], table.goods(0).loyalty]).toEqual(['over', 0, 1])
  })

  test('W-R23 a duty whose doubling already costs the last points leaves nothing at stake for the next', () => {
    const seat = { vp: 14, money: 5, loyalty: 2 }
    const table = ends(seat, '2', 4)
    expect([table.due, table.vp[0]], '14 less 6 for piety and 4 for grain').toEqual([
      '1 protection-choice',
      4,
    ])
    table.play('1 accept')
    expect([table.due, table.vp[0], table.goods(0).loyalty]).toEqual(['over', 0, 2])
    expect(ends(seat, '2', 4).play('1 protect').due, 'with piety protected grain still counts').toBe(
      '1 protection-choice',
    )
  })

  test('W-953 in a match begun under version 1 everybody with loyalty is asked', () => {
    const table = worldAt(
      {
        rules: 1,
        next: 'chapter-end',
        round: 6,
        chapter: 4,
        seats: [{ vp: 4, grain: 2, money: 5, loyalty: 1 }],
      },
      { 'tax-die': ['2'] },
    )
    expect([table.due, table.vp[0]]).toEqual(['1 protection-choice', 0])
  })
})

test('W-931, W-932, W-R22, W-213 protection penalty by penalty, clockwise, as long as loyalty lasts', () => {
  const table = worldAt(
    {
      next: 'chapter-end',
      chapter: 1,
      round: 6,
      players: 3,
      active: 1,
      seats: [
        { piety: 2, money: 5 },
        { piety: 1, grain: 2, money: 2, loyalty: 1, vp: 20 },
        { loyalty: 2, vp: 5 },
      ],
    },
    { 'tax-die': ['4'] },
  )
  expect([table.due, table.options, table.vp]).toEqual([
    '2 protection-choice',
    ['protect', 'accept'],
    [4, 15, 0],
  ])
  expect(refusedBy(table, '3 protect')).toBe('not-your-turn W-931')
  expect(refusedBy(table, '1 accept')).toBe('not-your-turn W-931')
  table.play('2 accept')
  expect(table.due).toBe('2 protection-choice')
  table.play('2 protect')
  expect(table.due).toBe('3 protection-choice')
  table.play('3 protect', '3 protect')
  expect([table.penalties(0), table.penalties(1), table.penalties(2)]).toEqual([
    ['begging'],
    ['penance'],
    ['royal-court'],
  ])
  expect([table.vp, table.good('loyalty'), table.good('money'), table.stock('loyalty')]).toEqual([
    [4, 15, 0],
    [0, 0, 0],
    [1, 0, 0],
    14,
  ])
})

test('W-952, W-953, W-R23, W-R24, W-954, W-955 the last duties: doubled, floored, then half points', () => {
  const end = () =>
    worldAt(
      {
        next: 'chapter-end',
        chapter: 4,
        round: 6,
        players: 2,
        projects: {},
        seats: [
          { vp: 5, grain: 2, money: 4, stone: 2, wool: 3, cloth: 2 },
          { vp: 30, grain: 1, loyalty: 1 },
        ],
      },
      { 'tax-die': ['3'] },
    )
  const piety = end()
  expect([piety.due, piety.options]).toEqual(['2 protection-choice', ['protect', 'accept']])
  piety.play('2 protect')
  expect(finalOf(piety)).toEqual({ totals: [2.5, 14], places: [2, 1] })
  expect(finalOf(end().play('2 accept', '2 protect'))?.totals).toEqual([2.5, 10])
  expect(finalOf(end().play('2 accept', '2 accept', '2 protect'))?.totals).toEqual([2.5, 11])
  expect(finalOf(end().play('2 accept', '2 accept', '2 accept'))?.totals).toEqual([2.5, 8])
})

test('one loyalty and three penalties: once it is spent, nobody is asked any more', () => {
  const table = worldAt(
    { next: 'chapter-end', round: 6, seats: [{ loyalty: 1, vp: 30 }, DUTIFUL, DUTIFUL, DUTIFUL] },
    { 'tax-die': ['2'] },
  )
  table.play('1 protect')
  expect([table.due, table.penalties(0)]).toEqual(['over', ['begging', 'royal-court']])
})

test('a pardon sold in chapter IV cannot protect at its end', () => {
  const pardon = worldAt(
    { next: 'reveal', chapter: 4, healed: [7], seats: [{ loyalty: 1 }] },
    { events: ['royal-pardon'] },
  ).play('1 swap')
  expect(pardon.goods(0)).toEqual({})
  const end = worldAt(
    {
      next: 'chapter-end',
      chapter: 4,
      round: 6,
      seats: [{ ...dutiful, piety: 0, vp: 11 }, DUTIFUL, DUTIFUL, DUTIFUL],
    },
    { 'tax-die': ['2'] },
  )
  expect([end.due, end.vp[0]], '12 points, but only 11 are there').toEqual(['over', 0])
})

test('a floor of 0 in between: the lost points do not come back with the doubling', () => {
  const table = worldAt(
    {
      next: 'chapter-end',
      chapter: 4,
      round: 6,
      seats: [{ grain: 2, money: 5, vp: 4, loyalty: 1 }, DUTIFUL, DUTIFUL, DUTIFUL],
    },
    { 'tax-die': ['2'] },
  )
  expect(table.due, 'with 0 points left nothing is at stake').toBe('over')
  expect([table.vp[0], table.line('duties-4')[0], table.goods(0).loyalty]).toEqual([0, -4, 1])
})

test('W-E05 duties missed at the end of chapter IV', () => {
  const table = worldAt(
    {
      next: 'chapter-end',
      chapter: 4,
      round: 6,
      seats: [{ piety: 2, grain: 1, money: 1, vp: 30 }, DUTIFUL, DUTIFUL, DUTIFUL],
    },
    { 'tax-die': ['3'] },
  )
  expect(table.vp[0]).toBe(22)
})

test('W-E06 protection at the end of chapter I', () => {
  const ends = (...answers: string[]) =>
    worldAt(
      {
        next: 'chapter-end',
        round: 6,
        seats: [{ piety: 1, money: 4, loyalty: 2, vp: 20 }, DUTIFUL, DUTIFUL, DUTIFUL],
      },
      { 'tax-die': ['3'] },
    ).play(...answers.map((answer) => `1 ${answer}`))
  const results = [
    ['protect', 'protect'],
    ['protect', 'accept'],
    ['accept', 'protect'],
    ['accept', 'accept'],
  ].map((answers) => {
    const table = ends(...answers)
    return [table.vp[0], table.good('money')[0], table.good('loyalty')[0], table.penalties(0)]
  })
  expect(results).toEqual([
    [13, 1, 0, []],
    [13, 1, 1, ['begging']],
    [13, 1, 1, ['penance']],
    [13, 1, 2, ['penance', 'begging']],
  ])
})

test('W-E34 taxes and protection', () => {
  const tax = worldAt(
    {
      next: 'chapter-end',
      round: 6,
      seats: [{ piety: 2, grain: 2, money: 3, vp: 20, loyalty: 1 }, DUTIFUL, DUTIFUL, DUTIFUL],
    },
    { 'tax-die': ['4'] },
  )
  expect([tax.vp[0], tax.penalties(0), tax.good('money')[0]]).toEqual([19, ['royal-court'], 0])
  tax.play('1 protect')
  expect([tax.vp[0], tax.penalties(0)]).toEqual([19, []])
  const end = (...answers: string[]) =>
    worldAt(
      {
        next: 'chapter-end',
        chapter: 4,
        round: 6,
        seats: [{ piety: 1, grain: 1, money: 5, loyalty: 1, vp: 20 }, DUTIFUL, DUTIFUL, DUTIFUL],
      },
      { 'tax-die': ['2'] },
    ).play(...answers.map((answer) => `1 ${answer}`)).vp[0]
  expect([end('accept', 'accept'), end('protect'), end('accept', 'protect')]).toEqual([10, 13, 12])
})
