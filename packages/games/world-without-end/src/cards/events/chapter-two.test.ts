import { describe, expect, test } from 'vitest'
import { inForce, reveals } from '../../../test/event.ts'
import { type SeatPosition, type WorldPosition, worldAt } from '../../../test/position.ts'

describe('chapter II', () => {
  const chapter = 2

  test('W-821 war-with-france: one card open and one face down each, and no action phase in this round', () => {
    const table = worldAt(
      { next: 'round', chapter, players: 2, round: 2, seats: [{ piles: [1, 1] }, { piles: [1, 2] }] },
      { events: ['war-with-france'] },
    )
    expect([table.due, table.options.length]).toEqual(['1 war-card', 10])
    table.play('1 war-open:act-grain')
    expect(table.refusal('1 war-discard:act-grain')).toMatchObject({
      code: 'card-in-open-pile',
      rule: 'W-821',
    })
    table.play('1 war-discard:act-sale')
    expect(table.refusal('2 war-open:act-favour')).toMatchObject({ code: 'card-in-open-pile', rule: 'W-821' })
    table.play('2 war-open:act-piety')
    expect([table.due, table.piles], 'no discard is due for seat 1').toEqual([
      '1 orientation',
      ['2/2/8', '2/2/8'],
    ])
    expect(table.play('1 orient:1').due).toBe('over')
    expect(table.told).not.toContain('use')
  })

  test('W-822 taking-the-veil: a forgone action brings medical knowledge while there is some', () => {
    const table = inForce('taking-the-veil', 'act-grain', {}, { chapter }).play('1 forgo')
    expect([table.goods(0), table.due]).toEqual([{ 'medical-knowledge': 1 }, '1 discard'])
    expect(inForce('taking-the-veil', 'act-grain', {}, { chapter }).play('1 use').goods(0)).toEqual({
      grain: 1,
    })
    expect(
      inForce('taking-the-veil', 'act-grain', {}, { chapter, stock: { 'medical-knowledge': 0 } })
        .play('1 forgo')
        .goods(0),
    ).toEqual({})
  })

  const atCourt = (rules: number, active = 0) =>
    worldAt(
      {
        next: 'chapter',
        chapter: 1,
        rules,
        active,
        players: 2,
        stock: { 'medical-knowledge': 1 },
        seats: [{ penalties: ['royal-court'] }, {}],
      },
      { events: ['taking-the-veil'] },
    )

  test('W-R10 the veil rewards the turn that is lost at court, in the place of that turn', () => {
    const table = atCourt(2).play('1 court-open:act-grain', '1 court-discard:act-sale', '1 orient:1')
    expect([table.due, table.good('medical-knowledge')]).toEqual(['2 open-card', [1, 0]])
    const second = atCourt(2, 1).play('1 court-open:act-grain', '1 court-discard:act-sale', '2 orient:1')
    second.play('2 play:act-privilege', '2 discard:act-rent')
    expect(second.good('medical-knowledge'), 'the stock was empty').toEqual([0, 1])
  })

  test('W-R10 in a match begun under version 1 the turn lost at court is not rewarded', () => {
    const table = atCourt(1).play('1 court-open:act-grain', '1 court-discard:act-sale', '1 orient:1')
    expect([table.due, table.good('medical-knowledge')]).toEqual(['2 open-card', [0, 0]])
  })

  test('W-R10 the cards of the war are not rewarded by taking the veil: there is no action phase', () => {
    const war = worldAt(
      {
        next: 'round',
        chapter,
        players: 2,
        round: 2,
        slots: ['taking-the-veil'],
        seats: [{ piles: [1, 1] }, { piles: [1, 1] }],
      },
      { events: ['war-with-france'] },
    )
    war.play('1 war-open:act-grain', '1 war-discard:act-sale')
    expect(war.good('medical-knowledge')).toEqual([0, 0])
  })

  test('W-823 new-alderman: every project but the palace is covered, also those that enter later', () => {
    const table = reveals('new-alderman', [], {
      chapter,
      projects: { bridge: { stone: 1 }, 'fulling-mill': { stone: 1, wood: 3 }, 'priors-palace': {} },
    })
    expect([table.project('bridge'), table.project('fulling-mill'), table.project('priors-palace')]).toEqual([
      'in-play 1+0 covered',
      'finished 1+3',
      'in-play 0+0',
    ])
    const later = reveals('guildhall-begun', [], {
      chapter,
      spared: 'priors-palace',
      projects: { bridge: { covered: true } },
    })
    expect(later.project('guildhall')).toBe('in-play 0+0 covered')
  })

  test('W-824, W-825 palace and guildhall enter; the palace is never covered', () => {
    expect(reveals('palace-begun', [], { chapter, spared: 'priors-palace' }).project('priors-palace')).toBe(
      'in-play 0+0',
    )
    expect(reveals('guildhall-begun', [], { chapter }).project('guildhall')).toBe('in-play 0+0')
  })

  test('W-826 borough-charter: 1 money for 1 loyalty, while it lasts', () => {
    const table = reveals('borough-charter', [{ money: 2 }, { money: 1 }, {}, { money: 5 }], {
      chapter,
      stock: { loyalty: 2 },
    })
    table.play('1 swap')
    expect([table.due, table.goods(0)]).toEqual(['2 event-swap', { money: 1, loyalty: 1 }])
    table.play('2 swap')
    expect([table.due, table.good('loyalty')]).toEqual(['over', [1, 1, 0, 0]])
  })

  test('W-827 hungry-winter: 1 grain or 2 points', () => {
    const table = reveals('hungry-winter', [{ grain: 2 }, {}, { vp: 1 }], { chapter })
    expect([table.good('grain'), table.vp]).toEqual([
      [1, 0, 0, 0],
      [8, 6, 0, 6],
    ])
  })

  test('W-828 wool-levy: a wool or 1 money, or a point', () => {
    const table = reveals('wool-levy', [{ wool: 1, money: 1 }, { money: 3 }, { wool: 1 }, {}], { chapter })
    expect(table.options).toEqual(['give:wool', 'give:money'])
    table.play('1 give:money')
    expect([table.good('wool'), table.good('money'), table.vp]).toEqual([
      [1, 0, 0, 0],
      [0, 2, 0, 0],
      [8, 8, 8, 7],
    ])
  })

  test('W-829 scarlet-dye: 1 wool and 1 money for a cloth, once per round, not from an empty stock', () => {
    const at = (seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
      worldAt({ chapter, ...more, next: { turnOf: 0 }, slots: ['scarlet-dye'], seats: [seat] })
    expect(at({ wool: 1, money: 1 }).play('1 lt-swap:scarlet-dye').goods(0)).toEqual({ cloth: 1 })
    expect(at({ wool: 3 }).due).toBe('1 open-card')
    expect(at({ money: 3 }).due).toBe('1 open-card')
    expect(at({ wool: 1, money: 1 }, { stock: { cloth: 0 } }).due).toBe('1 open-card')
  })

  test('W-831 visitation: the most piety 2 points, none costs 2; all see the counts', () => {
    const table = reveals('visitation', [{ piety: 2 }, { piety: 1 }, { piety: 2 }, {}], { chapter })
    expect(table.vp).toEqual([10, 8, 10, 6])
    expect(table.match.log).toContainEqual({ code: 'compared', good: 'piety', amounts: [2, 1, 2, 0] })
    expect(reveals('visitation', [], { chapter }).vp, 'with none at all nobody is rewarded').toEqual([
      6, 6, 6, 6,
    ])
  })
})
