import type { Script } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { type SeatPosition, type WorldPosition, worldAt } from '../../../test/position.ts'

/** A table at which this event is revealed; its place, if it has one, has no tile any more. */
function reveals(
  event: string,
  seats: readonly SeatPosition[] = [],
  more: Partial<WorldPosition> = {},
  script: Script = {},
) {
  const healed = Array.from({ length: 11 }, (_, place) => place + 1)
  return worldAt({ healed, ...more, next: 'reveal', seats }, { ...script, events: [event] })
}
const inForce = (event: string, card: string, seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
  worldAt({ ...more, next: { turnOf: 0 }, slots: [event as never], seats: [seat] }).play(`1 play:${card}`)

describe('chapter I', () => {
  test('W-801 wool-slump: wool sells for 1, cloth keeps its price', () => {
    const table = inForce('wool-slump', 'act-sale', { wool: 2, cloth: 1 }, { clothCovered: false }).play(
      '1 use',
      '1 sell-wool:2',
      '1 sell-cloth:1',
    )
    expect(table.goods(0)).toEqual({ money: 6 })
  })

  test('W-802 fleece-buyers: once 1 wool for 3 money; without wool no choice', () => {
    const table = reveals('fleece-buyers', [{ wool: 2 }, {}, { wool: 1 }])
    expect([table.due, table.options]).toEqual(['1 event-swap', ['swap', 'pass']])
    table.play('1 swap')
    expect([table.goods(0), table.due]).toEqual([{ wool: 1, money: 3 }, '3 event-swap'])
  })

  test('W-803 mill-begun: the fulling mill enters', () => {
    expect(reveals('mill-begun').project('fulling-mill')).toBe('in-play 0+0')
    const there = reveals('mill-begun', [], { projects: { 'fulling-mill': { stone: 1, wood: 3 } } })
    expect([there.project('fulling-mill'), there.told], 'what is there stays as it is').toEqual([
      'finished 1+3',
      ['reveal'],
    ])
  })

  test('W-804 cloth-stalls: the covering tile leaves the cloth space, if it is there', () => {
    const table = reveals('cloth-stalls')
    expect([table.state.clothCovered, table.told]).toEqual([0, ['reveal', 'uncover']])
    expect(reveals('cloth-stalls', [], { clothCovered: false }).told).toEqual(['reveal'])
  })

  test('W-805 old-bridge-gives-way: a stone, a wood or a wool of his choice, or a point', () => {
    const table = reveals('old-bridge-gives-way', [
      { stone: 1, wood: 1, wool: 1 },
      { cloth: 1 },
      { wool: 4 },
      {},
    ])
    expect(table.options).toEqual(['give:stone', 'give:wood', 'give:wool'])
    table.play('1 give:wood')
    expect([table.goods(0), table.goods(1), table.goods(2), table.vp]).toEqual([
      { stone: 1, wool: 1 },
      { cloth: 1 },
      { wool: 3 },
      [8, 7, 8, 7],
    ])
  })

  test('W-806 road-robbers: 1 money or 1 point', () => {
    const table = reveals('road-robbers', [{ money: 3 }, {}, { wool: 2 }, { money: 1 }])
    expect([table.good('money'), table.vp]).toEqual([
      [2, 0, 0, 0],
      [8, 7, 7, 8],
    ])
  })

  test('W-807 fleece-fair: everyone takes a wool while there is some', () => {
    expect(reveals('fleece-fair', [], { stock: { wool: 3 }, active: 1 }).good('wool')).toEqual([0, 1, 1, 1])
  })

  test('W-808 priory-alms: 2 money for a piety, once per round, not from an empty cathedral', () => {
    const at = (seat: SeatPosition, more: Partial<WorldPosition> = {}) =>
      worldAt({ ...more, next: { turnOf: 0 }, slots: ['priory-alms'], seats: [seat] })
    expect(at({ money: 2 }).play('1 lt-swap:priory-alms').goods(0)).toEqual({ piety: 1 })
    expect(at({ money: 1 }).due).toBe('1 open-card')
    expect(at({ money: 9 }, { stock: { piety: 0 } }).due).toBe('1 open-card')
  })

  test('W-809 quarry-toll: a stone costs 1 money, without money only wood; other stone stays free', () => {
    const table = inForce('quarry-toll', 'act-material', { money: 1 }).play('1 use', '1 take:stone')
    expect(table.goods(0)).toEqual({ stone: 1 })
    const poor = inForce('quarry-toll', 'act-material', {}).play('1 use')
    expect([poor.due, poor.goods(0)]).toEqual(['1 discard', { wood: 1 }])
    expect(inForce('quarry-toll', 'act-material', {}, { stock: { wood: 0 } }).due).toBe('1 discard')
    const income = worldAt({
      next: 'orient',
      council: 'fleece-fair',
      slots: ['quarry-toll'],
      favour: 6,
    }).play('1 orient:0')
    expect(income.good('stone')[0]).toBe(1)
  })

  test('W-810 disputed-election: guild and prioress are covered until the chapter end', () => {
    const table = reveals('disputed-election')
    expect([...table.state.coveredFavours]).toEqual([0, 0, 0, 1, 1, 0, 0, 0, 0, 0])
    const end = worldAt(
      {
        next: 'chapter-end',
        round: 6,
        covered: [4, 5],
        seats: Array(4).fill({ piety: 2, grain: 2, money: 5 }),
      },
      { 'tax-die': ['2'] },
    )
    expect(end.state.coveredFavours.every((cover) => cover === 0)).toBe(true)
  })

  test('W-811 plentiful-harvest: everyone takes a grain while there is some', () => {
    expect(reveals('plentiful-harvest').good('grain')).toEqual([1, 1, 1, 1])
  })
})

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
