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

test('W-206, W-R05, W-R06, W-924, W-821 penance, then court, then war: two cards each, no more', () => {
  const table = worldAt(
    {
      next: 'chapter',
      chapter: 1,
      players: 3,
      active: 1,
      seats: [
        { penalties: ['penance'] },
        { penalties: ['royal-court'] },
        { penalties: ['penance', 'royal-court'] },
      ],
    },
    { penance: ['act-grain', 'act-sale'], events: ['war-with-france'] },
  )
  expect([table.due, table.piles]).toEqual(['2 court-card', ['0/1/11', '0/0/12', '0/1/11']])
  expect(table.options.length).toBe(12)
  table.play('2 court-open:act-rent')
  expect([table.due, table.options.length]).toEqual(['2 court-discard', 11])
  table.play('2 court-discard:act-house')
  expect([table.due, table.options.length, table.options.includes('court-open:act-grain')]).toEqual([
    '3 court-card',
    11,
    false,
  ])
  table.play('3 court-open:act-project')
  expect([table.due, table.options.length, table.options.includes('war-open:act-sale')]).toEqual([
    '1 war-card',
    11,
    false,
  ])
  table.play('1 war-open:act-donation')
  expect([table.due, table.piles]).toEqual(['2 orientation', ['1/1/10', '1/1/10', '1/1/10']])
  table.play('2 orient:1')
  expect(table.due, 'no action phase').toBe('* events')
  expect([table.penalties(0), table.penalties(1), table.penalties(2)]).toEqual([[], [], []])
  expect([table.state.round, table.state.active]).toEqual([2, 2])
})

test('W-822, W-R10, W-508, W-R08 the veil rewards the turn lost at court, and a privilege that repeats nothing', () => {
  const table = worldAt(
    {
      next: 'chapter',
      chapter: 1,
      players: 2,
      seats: [{ penalties: ['royal-court'], stone: 1 }, {}],
    },
    { events: ['taking-the-veil', 'visitation'] },
  )
  table.play('1 court-open:act-project', '1 court-discard:act-grain', '1 orient:1')
  expect([table.due, table.good('medical-knowledge')]).toEqual(['2 open-card', [1, 0]])
  table.play('2 play:act-privilege')
  expect([table.due, table.good('medical-knowledge')]).toEqual(['2 discard', [1, 1]])
  table.play('2 discard:act-rent')
  expect([table.due, table.vp], 'nobody is pious').toEqual(['2 orientation', [6, 6]])
  table.play('2 orient:1', '2 play:act-medicine', '2 forgo', '2 discard:act-house', '1 play:act-privilege')
  expect([table.due, table.good('medical-knowledge')], 'the unused court card can be repeated').toEqual([
    '1 use',
    [1, 2],
  ])
  table.play('1 use', '1 build:stone', '1 stop')
  expect([table.project('bridge'), table.vp[0], table.good('medical-knowledge')[0]]).toEqual([
    'in-play 1+0',
    9,
    1,
  ])
})

test('court, penance and war at once: two cards are gone, one action is lost', () => {
  const table = worldAt(
    { next: 'round', chapter: 2, players: 2, seats: [{ penalties: ['penance', 'royal-court'] }] },
    { penance: ['act-sale'], events: ['war-with-france'] },
  )
  table.play('1 court-open:act-grain', '2 war-open:act-grain', '2 war-discard:act-sale')
  expect([table.due, table.piles]).toEqual(['1 orientation', ['1/1/10', '1/1/10']])
  expect(table.play('1 orient:1').due).toBe('over')
})

test('W-E15 war as the first event, seat 1 comes from the court', () => {
  const table = worldAt(
    { next: 'round', chapter: 2, seats: [{}, { penalties: ['royal-court'] }] },
    { events: ['war-with-france'] },
  )
  table.play('2 court-open:act-grain', '2 court-discard:act-piety')
  for (const seat of [1, 3, 4]) table.play(`${seat} war-open:act-grain`, `${seat} war-discard:act-piety`)
  expect([table.due, table.piles]).toEqual(['1 orientation', Array(4).fill('1/1/10')])
  table.play('1 orient:2')
  expect([table.due, table.state.favour]).toEqual(['over', 4])
  expect(table.goods(0)).toEqual({ piety: 1 })
})

test('W-E25 penance and court in chapter III', () => {
  const table = worldAt(
    { next: 'round', chapter: 3, players: 2, seats: [{ penalties: ['penance', 'royal-court'] }] },
    { penance: ['act-sale'], events: ['shared-lore'], 'plague-tiles': ['1'] },
  )
  expect([table.due, table.piles[0]]).toEqual(['1 court-card', '0/1/11'])
  table.play('1 court-open:act-grain')
  expect([table.due, table.piles[0]]).toEqual(['1 orientation', '1/1/10'])
  table.play('1 orient:1')
  expect(table.due).toBe('2 open-card')
  const second = worldAt({ next: { turnOf: 0 }, chapter: 3, round: 2, seats: [{ piles: [1, 1] }] }).play(
    '1 play:act-grain',
    '1 use',
  )
  expect(second.due).toBe('1 discard')
})
