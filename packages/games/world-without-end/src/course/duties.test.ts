import { describe, expect, test } from 'vitest'
import { type SeatPosition, worldAt } from '../../test/position.ts'

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
