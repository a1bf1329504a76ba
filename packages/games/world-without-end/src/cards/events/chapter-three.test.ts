import { describe, expect, test } from 'vitest'
import { inForce, reveals } from '../../../test/event.ts'
import { worldAt } from '../../../test/position.ts'

describe('chapter III', () => {
  const chapter = 3

  test('W-841 plague-spreads: a house of his choice goes back, or 2 points', () => {
    const table = reveals('plague-spreads', [{ on: ['site-02', 'site-09'] }, {}, { on: ['site-01'] }], {
      chapter,
    })
    expect(table.options).toEqual(['remove-house:site-02', 'remove-house:site-09'])
    expect(table.refusal('1 remove-house:site-01')).toMatchObject({ code: 'no-house-there', rule: 'W-841' })
    table.play('1 remove-house:site-09')
    expect([table.site('site-02'), table.site('site-09'), table.site('site-01')]).toEqual([0, -1, -1])
    expect([table.state.players[0].houses, table.vp]).toEqual([3, [8, 6, 8, 6]])
  })

  test('W-842, W-R29 new-earl: two goods of his choice; piety, loyalty and knowledge do not count, money counts singly', () => {
    const table = reveals(
      'new-earl',
      [
        { money: 1, cloth: 1, grain: 1 },
        { piety: 2, loyalty: 2, 'medical-knowledge': 2 },
        { stone: 1 },
        { wool: 5 },
      ],
      { chapter },
    )
    expect(table.options).toEqual(['give:money', 'give:cloth', 'give:grain'])
    expect(table.refusal('1 give:piety')).toMatchObject({ code: 'good-not-demanded', rule: 'W-842' })
    table.play('1 give:grain')
    expect(table.options).toEqual(['give:money', 'give:cloth'])
    table.play('1 give:money')
    expect([table.goods(0), table.goods(1), table.goods(2), table.goods(3)]).toEqual([
      { cloth: 1 },
      { piety: 2, loyalty: 2, 'medical-knowledge': 2 },
      {},
      { wool: 3 },
    ])
    expect(table.vp).toEqual([8, 8, 8, 8])
    expect(reveals('new-earl', [{ money: 1, cloth: 1 }], { chapter }).goods(0), 'two goods in all').toEqual(
      {},
    )
  })

  test('W-843, W-R13 vice-and-chaos: the discard is drawn at random from the hand', () => {
    const table = worldAt(
      { chapter, next: { turnOf: 0 }, slots: ['vice-and-chaos'] },
      { 'vice-and-chaos': ['act-rent'] },
    ).play('1 play:act-grain', '1 use')
    expect([table.due, table.piles[0]]).toEqual(['over', '1/1/10'])
    expect(table.match.log).toContainEqual({
      code: 'drawn',
      seat: 0,
      card: 'act-rent',
      why: 'vice-and-chaos',
      secret: ['card'],
    })
    const none = worldAt({
      chapter,
      next: { turnOf: 0 },
      slots: ['vice-and-chaos'],
      seats: [{ piles: [1, 2] }],
    }).play('1 play:act-grain', '1 use')
    expect([none.due, none.piles[0]]).toEqual(['over', '2/2/8'])
  })

  test('W-844, W-845 hospital and Mary chapel enter', () => {
    expect(reveals('hospital-begun', [], { chapter }).project('hospital')).toBe('in-play 0+0')
    expect(reveals('chapel-begun', [], { chapter }).project('mary-chapel')).toBe('in-play 0+0')
  })

  test('W-846 shared-lore: everyone takes medical knowledge while there is some', () => {
    expect(
      reveals('shared-lore', [], { chapter, active: 2, stock: { 'medical-knowledge': 3 } }).good(
        'medical-knowledge',
      ),
    ).toEqual([1, 0, 1, 1])
  })

  test('W-847 monks-flee: prior and bishop are covered', () => {
    expect([...reveals('monks-flee', [], { chapter }).state.coveredFavours]).toEqual([
      0, 1, 0, 0, 0, 0, 0, 0, 0, 1,
    ])
  })

  test('W-848 flagellants: 2 money for a piety, once', () => {
    const table = reveals('flagellants', [{ money: 5 }, { money: 1 }], { chapter }).play('1 swap')
    expect([table.goods(0), table.due]).toEqual([{ money: 3, piety: 1 }, 'over'])
  })

  test('W-849 few-labourers: one material per action, for 4 points', () => {
    const table = inForce('few-labourers', 'act-project', { stone: 2 }, { chapter }).play('1 use')
    expect([table.due, table.vp[0], table.good('stone')[0]]).toEqual(['1 discard', 12, 1])
  })

  test('W-850 buyers-stay-away: cloth sells for 3, wool as ever', () => {
    expect(
      inForce('buyers-stay-away', 'act-sale', { wool: 1, cloth: 1 }, { chapter })
        .play('1 use', '1 sell-wool:1', '1 sell-cloth:1')
        .goods(0),
    ).toEqual({ money: 5 })
  })

  test('W-851, W-409 gates-closed: everyone puts a card of his choice face down; a sixth pile takes no more', () => {
    const table = reveals(
      'gates-closed',
      [{ piles: [2, 2] }, { piles: [5, 6] }, { piles: [5, 5] }, { piles: [2, 3] }],
      { chapter, round: 6 },
    )
    expect([table.due, table.options.length]).toEqual(['1 forced-discard', 8])
    expect(table.refusal('1 event-discard:act-favour')).toMatchObject({
      code: 'card-in-open-pile',
      rule: 'W-851',
    })
    table.play('1 event-discard:act-grain')
    expect(table.due).toBe('3 forced-discard')
    table.play('3 event-discard:act-grain', '4 event-discard:act-grain')
    expect(table.piles).toEqual(['2/3/7', '5/6/1', '5/6/1', '2/4/6'])
  })

  test('W-R12 vice and chaos does not touch gates-closed: the card is chosen', () => {
    expect(reveals('gates-closed', [], { chapter, slots: ['vice-and-chaos'] }).due).toBe('1 forced-discard')
  })
})
