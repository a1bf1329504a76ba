import { describe, expect, test } from 'vitest'
import { type SeatPosition, type WorldPosition, worldAt } from '../../test/position.ts'

const begins = (
  seats: readonly SeatPosition[],
  script: { readonly [source: string]: readonly string[] } = {},
  more: Partial<WorldPosition> = {},
) => worldAt({ chapter: 2, round: 1, ...more, next: 'round', seats }, script)

describe('penalties', () => {
  test('W-206, W-R05 before the first event all penances, then all courts, each in clockwise order', () => {
    const both = { penalties: ['penance', 'royal-court'] } as const
    const table = begins(
      [both, {}, { penalties: ['penance'] }, { penalties: ['royal-court'] }],
      { penance: ['act-rent', 'act-sale'] },
      { active: 2 },
    )
    expect(table.match.log.filter(({ code }) => code === 'drawn').map(({ seat }) => seat)).toEqual([2, 0])
    expect(table.due).toBe('4 court-card')
    table.play('4 court-open:act-grain', '4 court-discard:act-piety')
    expect(table.due).toBe('1 court-card')
    expect(table.refusal('1 court-open:act-sale')).toMatchObject({
      code: 'card-in-discard-pile',
      rule: 'W-923',
    })
    table.play('1 court-open:act-grain')
    expect([table.due, table.piles]).toEqual(['* events', ['1/1/10', '0/0/12', '0/1/11', '1/1/10']])
  })

  test('W-206 penalties are carried out in the first round only', () => {
    expect(begins([{ penalties: ['penance'], piles: [1, 1] }], {}, { round: 2 }).due).toBe('* events')
  })

  test('W-921 penance: a random card goes face down, and none is due with the first open card', () => {
    const table = begins(
      [{ penalties: ['penance'] }],
      { penance: ['act-grain'], events: ['palace-begun'] },
      { players: 2 },
    )
    expect([table.piles[0], table.refusal('1 orient:1')]).toEqual(['0/1/11', null])
    table.play('1 orient:1')
    expect(table.refusal('1 play:act-grain')).toMatchObject({ code: 'card-in-discard-pile' })
    table.play('1 play:act-piety', '1 use')
    expect([table.due, table.piles[0]]).toEqual(['2 open-card', '1/1/10'])
  })

  test('W-922 begging: no income in the first round, everything else as usual', () => {
    const table = begins(
      [{ penalties: ['begging'] }, { money: 1 }],
      { events: ['guildhall-begun'] },
      { players: 2, favour: 5 },
    )
    table.play('1 orient:2')
    expect([table.goods(0), table.goods(1)], 'no wood, but the wool of the merchants').toEqual([
      { wool: 1 },
      { money: 1, 'medical-knowledge': 1 },
    ])
    expect(table.due).toBe('1 open-card')
  })

  test('W-923, W-R04 royal court: two unused cards in place of the turn of the first round', () => {
    const table = begins([{ penalties: ['royal-court'] }], { events: ['palace-begun'] }, { players: 2 })
    expect([table.due, table.options.length]).toEqual(['1 court-card', 12])
    table.play('1 court-open:act-project')
    expect(table.refusal('1 court-discard:act-project')).toMatchObject({
      code: 'card-in-open-pile',
      rule: 'W-923',
    })
    table.play('1 court-discard:act-cloth', '1 orient:1')
    expect([table.due, table.piles[0]], 'seat 0 has had its turn').toEqual(['2 open-card', '1/1/10'])
  })

  test('W-921 to W-923 after the first round nothing of the penalties is left', () => {
    const table = begins(
      [{ penalties: ['royal-court', 'begging'] }],
      { events: ['palace-begun'] },
      { players: 2 },
    )
    table.play(
      '1 court-open:act-project',
      '1 court-discard:act-cloth',
      '1 orient:1',
      '2 play:act-piety',
      '2 forgo',
      '2 discard:act-rent',
    )
    expect([table.due, table.penalties(0)]).toEqual(['over', []])
  })

  test('W-924 war as the first event: who laid his cards for the court lays none', () => {
    const table = begins([{ penalties: ['royal-court'] }], { events: ['war-with-france'] }, { players: 2 })
    table.play('1 court-open:act-project', '1 court-discard:act-cloth')
    expect(table.due).toBe('2 war-card')
    table.play('2 war-open:act-grain', '2 war-discard:act-rent')
    expect([table.due, table.piles]).toEqual(['1 orientation', ['1/1/10', '1/1/10']])
  })

  test('W-R06 penance and then war: the player lays only an open card', () => {
    const table = begins(
      [{ penalties: ['penance'] }],
      { penance: ['act-sale'], events: ['war-with-france'] },
      { players: 2 },
    )
    table.play('1 war-open:act-grain')
    expect([table.due, table.piles[0]]).toEqual(['2 war-card', '1/1/10'])
  })
})
