import { describe, expect, test } from 'vitest'
import { inForce, reveals } from '../../../test/event.ts'

describe('chapter IV', () => {
  const chapter = 4

  test('W-861, W-624, W-625, W-R31 tower-completed: filled from the stock, substitutes where it is short, nobody scores for material', () => {
    const table = reveals('tower-completed', [{ loyalty: 1 }], {
      chapter,
      projects: { tower: { stone: 3, wood: 1, seals: [1] } },
      stock: { stone: 1, wood: 5 },
    })
    expect([table.project('tower'), table.state.metal]).toEqual(['finished 6+2', 1])
    expect([table.stock('stone'), table.stock('wood'), [...table.state.substitutes]]).toEqual([0, 4, [2, 0]])
    expect([table.vp, table.line('building')]).toEqual([
      [11, 10, 8, 8],
      [0, 0, 0, 0],
    ])
    const done = reveals('tower-completed', [], { chapter, projects: { tower: { stone: 6, wood: 2 } } })
    expect(done.told).toEqual(['reveal', 'no-new-case'])
  })

  test('W-862 plague-ends: all tiles go, and nobody falls ill or is treated any more', () => {
    const table = reveals('plague-ends', [], { chapter, healed: [1], sick: { 3: 2, 4: 5 } })
    expect([table.tile(1), table.tile(3), table.tile(8)]).toEqual(['gone', 'gone', 'gone'])
    expect([...table.state.unseenValues]).toEqual([0, 0, 0, 0, 0])
    expect(table.match.log.at(-1)).toEqual({
      code: 'tiles-removed',
      places: ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
    })
  })

  test('W-863 royal-pardon: 1 loyalty for 3 points, once', () => {
    const table = reveals('royal-pardon', [{ loyalty: 2 }, {}], { chapter }).play('1 swap')
    expect([table.vp, table.good('loyalty'), table.due]).toEqual([[11, 8, 8, 8], [1, 0, 0, 0], 'over'])
  })

  test('W-864 labour-statute: 1 money per house as far as it reaches, a point for each not paid', () => {
    const table = reveals(
      'labour-statute',
      [{ money: 1, on: ['site-01', 'site-03', 'site-05'] }, { money: 9, on: ['site-02'] }, { money: 4 }],
      { chapter },
    )
    expect([table.good('money'), table.vp]).toEqual([
      [0, 8, 4, 0],
      [6, 8, 8, 8],
    ])
  })

  test('W-865 idle-workshops: a stone or a wood of his choice from what is in stock', () => {
    const table = reveals('idle-workshops', [], { chapter, stock: { stone: 1, wood: 2 } })
    expect(table.options).toEqual(['take:stone', 'take:wood'])
    table.play('1 take:stone')
    expect([table.due, table.good('wood'), table.good('stone')]).toEqual(['over', [0, 1, 1, 0], [1, 0, 0, 0]])
  })

  test('W-866 wool-staple: wool sells for 3', () => {
    expect(
      inForce('wool-staple', 'act-sale', { wool: 2 }, { chapter }).play('1 use', '1 sell-wool:2').goods(0),
    ).toEqual({ money: 6 })
  })

  test('W-868 masons-demands: 1 money before building, or nothing can be built', () => {
    const table = inForce('masons-demands', 'act-project', { stone: 1, money: 1 }, { chapter }).play('1 use')
    expect([table.goods(0), table.vp[0]]).toEqual([{}, 11])
    expect(inForce('masons-demands', 'act-project', { stone: 1 }, { chapter }).due).toBe('1 discard')
  })

  test('W-869 priory-schemes: 1 piety or 2 points', () => {
    const table = reveals('priory-schemes', [{ piety: 1 }, {}], { chapter })
    expect([table.good('piety'), table.vp]).toEqual([
      [0, 0, 0, 0],
      [8, 6, 6, 6],
    ])
  })

  test('W-870, W-409 second-wave: a card is drawn from every hand onto its discard pile', () => {
    const table = reveals(
      'second-wave',
      [{ piles: [2, 2] }, { piles: [5, 6] }],
      { chapter, players: 2 },
      { 'second-wave': ['act-sale'] },
    )
    expect([table.due, table.piles]).toEqual(['over', ['2/3/7', '5/6/1']])
    expect(table.match.log).toContainEqual({
      code: 'drawn',
      seat: 0,
      card: 'act-sale',
      why: 'second-wave',
      secret: ['card'],
    })
  })

  test('W-871 consecration-feast: piety, loyalty and knowledge together bring 3 points and are kept', () => {
    const all = { piety: 1, loyalty: 1, 'medical-knowledge': 1 }
    const table = reveals('consecration-feast', [all, { piety: 5, loyalty: 5 }, { ...all, piety: 0 }], {
      chapter,
    })
    expect([table.vp, table.goods(0)]).toEqual([[11, 8, 8, 8], all])
    expect(table.told).toEqual(['reveal', 'no-new-case', 'qualified', 'vp'])
  })
})
