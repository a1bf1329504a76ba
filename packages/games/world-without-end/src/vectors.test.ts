import { Match, ScriptedChance, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { toldIn } from '../test/cases.ts'
import { worldAt } from '../test/position.ts'
import { worldWithoutEnd } from './game.ts'

const dutiful = { piety: 2, grain: 2, money: 5 }

describe('examples of the rulebook', () => {
  test('W-E01 fleece-buyers, seat 2 active', () => {
    const seats = [1, 0, 2, 1].map((wool) => ({ wool, money: 2 }))
    const table = worldAt({ next: 'reveal', active: 2, seats }, { events: ['fleece-buyers'] })
    expect(table.due).toBe('3 event-swap')
    table.play('3 swap')
    expect(table.due).toBe('4 event-swap')
    table.play('4 pass')
    expect(table.due).toBe('1 event-swap')
    table.play('1 swap')
    expect([table.due, table.good('wool'), table.good('money')]).toEqual(['over', [0, 0, 1, 1], [5, 2, 5, 2]])
  })

  test('W-E02 income of wool-slump with rotation 0', () => {
    const table = worldAt({ next: 'orient', council: 'wool-slump', favour: 1 }).play('1 orient:0')
    expect([0, 1, 2, 3].map((seat) => table.goods(seat))).toEqual([
      { stone: 1 },
      { grain: 1 },
      { money: 1 },
      {},
    ])
    expect([table.vp, table.stock('stone'), table.stock('grain')]).toEqual([[8, 8, 8, 9], 24, 9])
  })

  test('W-E03 two steps to the prioress', () => {
    const table = worldAt({
      next: 'orient',
      council: 'cloth-stalls',
      favour: 3,
      seats: [{ 'medical-knowledge': 1 }],
    }).play('1 orient:3')
    expect([table.state.favour, table.vp[0], table.good('medical-knowledge')[0]]).toEqual([5, 10, 1])
    expect(table.match.log[0]).toMatchObject({ steps: 2 })
  })

  test('W-E04 act-grain with an empty field', () => {
    const table = worldAt({ next: { turnOf: 0 }, stock: { grain: 0 } }).play(
      '1 play:act-grain',
      '1 discard:act-rent',
    )
    expect([table.goods(0), table.vp[0], table.piles[0]]).toEqual([{}, 8, '1/1/10'])
  })

  test('W-E05 duties missed at the end of chapter IV', () => {
    const table = worldAt(
      {
        next: 'chapter-end',
        chapter: 4,
        round: 6,
        seats: [{ piety: 2, grain: 1, money: 1, vp: 30 }, dutiful, dutiful, dutiful],
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
          seats: [{ piety: 1, money: 4, loyalty: 2, vp: 20 }, dutiful, dutiful, dutiful],
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

  test('W-E09 yellow finishes the mill for red and green', () => {
    const table = worldAt({
      next: { turnOf: 2 },
      projects: { 'fulling-mill': { stone: 1, wood: 2, seals: [0, 1] } },
      seats: [{}, {}, { wood: 1 }],
    })
    table.play('3 play:act-project', '3 use')
    expect([table.vp, table.good('cloth'), table.stock('cloth')]).toEqual([[9, 9, 11, 8], [1, 1, 0, 0], 10])
    expect(table.state.players.map(({ seals }) => seals)).toEqual([2, 2, 2, 2])
  })

  test('W-E10 the tile of place 9 before the event', () => {
    const table = worldAt(
      { next: 'reveal', chapter: 3 },
      { events: ['vice-and-chaos'], 'plague-tiles': ['3'] },
    )
    expect([table.tile(9), table.state.values[8], table.told]).toEqual(['face-up', 3, ['reveal', 'sick']])
    expect([...table.state.tiles].filter((tile) => tile === 1).length).toBe(10)
  })

  test('W-E11 two knowledge are too few, three suffice and are kept', () => {
    const laid = (knowledge: number) =>
      worldAt({
        next: { turnOf: 0 },
        chapter: 3,
        sick: { 9: 3 },
        seats: [{ 'medical-knowledge': knowledge }],
      }).play('1 play:act-medicine', '1 use')
    expect(laid(2).goods(0)).toEqual({ 'medical-knowledge': 2, money: 1 })
    expect(laid(3).options).toEqual(['service', 'treat'])
    expect(laid(3).play('1 treat', '1 pass').goods(0)).toEqual({ 'medical-knowledge': 3 })
  })

  test('W-E12 a free house on site-05', () => {
    const table = worldAt({
      next: { turnOf: 0 },
      chapter: 3,
      sick: { 9: 3 },
      seats: [{ 'medical-knowledge': 3, vp: 10 }],
    })
    table.play('1 play:act-medicine', '1 use', '1 treat', '1 house:site-05')
    expect([table.vp[0], table.site('site-05'), table.goods(0), table.tile(9)]).toEqual([
      12,
      0,
      { 'medical-knowledge': 3 },
      'gone',
    ])
  })

  test('W-E13 a sale in the wool slump', () => {
    const table = worldAt({
      next: { turnOf: 0 },
      slots: ['wool-slump'],
      clothCovered: false,
      seats: [{ wool: 3, cloth: 1 }],
    })
    expect(table.play('1 play:act-sale', '1 use', '1 sell-wool:3', '1 sell-cloth:1').goods(0)).toEqual({
      money: 7,
    })
  })

  test('W-E14 forgoing while the veil is taken', () => {
    const table = worldAt({
      next: { turnOf: 0 },
      chapter: 2,
      slots: ['taking-the-veil'],
      seats: [{ wool: 2, piles: [2, 2] }],
    })
    table.play('1 play:act-sale', '1 forgo', '1 discard:act-grain')
    expect([table.piles[0], table.goods(0)]).toEqual(['3/3/6', { wool: 2, 'medical-knowledge': 1 }])
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
        seats: Array(4).fill(dutiful),
      },
      { 'tax-die': ['2'] },
    )
    expect([ended.project('priors-palace'), ended.project('bridge')]).toEqual(['in-play 2+0', 'in-play 2+1'])
  })

  test('W-E17 the plague spreads', () => {
    const table = worldAt(
      {
        next: 'reveal',
        players: 2,
        chapter: 3,
        healed: [4],
        seats: [{ on: ['site-01', 'site-13'] }, { vp: 1 }],
      },
      { events: ['plague-spreads'] },
    )
    table.play('1 remove-house:site-13')
    expect([table.state.players[0].houses, table.site('site-13'), table.vp]).toEqual([3, -1, [8, 0]])
  })

  test('W-E18 the new earl', () => {
    const table = worldAt(
      {
        next: 'reveal',
        chapter: 3,
        healed: [6],
        seats: [{ piety: 3, loyalty: 2 }, { cloth: 1 }, { money: 1, wool: 4 }],
      },
      { events: ['new-earl'] },
    )
    expect([table.goods(0), table.goods(1), table.due]).toEqual([
      { piety: 3, loyalty: 2 },
      {},
      '3 good-to-lose',
    ])
    expect(table.options).toEqual(['give:money', 'give:wool'])
    table.play('3 give:money')
    expect([table.due, table.goods(2)]).toEqual(['over', { wool: 3 }])
    expect(table.vp).toEqual([8, 8, 8, 8])
  })

  test('W-E19 a random discard in vice and chaos', () => {
    const table = worldAt(
      { next: { turnOf: 0 }, chapter: 3, slots: ['vice-and-chaos'], seats: [{ piles: [2, 2] }] },
      { 'vice-and-chaos': ['act-sale'] },
    )
    table.play('1 play:act-grain', '1 use')
    expect(table.piles[0]).toBe('3/3/6')
    expect(table.state.players[0].discarded[4]).toBe(1)
  })

  test('W-E20 the tower is completed', () => {
    const table = worldAt(
      {
        next: 'reveal',
        chapter: 4,
        healed: [10],
        projects: { tower: { stone: 2, seals: [2] } },
        stock: { stone: 3, wood: 5 },
        seats: [{ loyalty: 1 }, { loyalty: 3 }],
      },
      { events: ['tower-completed'] },
    )
    expect([table.stock('stone'), table.stock('wood'), [...table.state.substitutes]]).toEqual([0, 3, [1, 0]])
    expect([table.project('tower'), table.vp, table.state.players[2].seals]).toEqual([
      'finished 6+2',
      [8, 11, 10, 8],
      2,
    ])
  })
})

describe('derived examples', () => {
  test('W-E21 all rotations of cloth-stalls', () => {
    const oriented = (rotation: number, players: number) => {
      const table = worldAt({ next: 'orient', players, council: 'cloth-stalls', favour: 4 }).play(
        `1 orient:${rotation}`,
      )
      const income = toldIn(table.match.log)
        .filter(({ why }) => why === 'income')
        .map(({ good }) => good)
      return { steps: toldIn(table.match.log)[0].steps, income }
    }
    const served = [
      { steps: 3, income: ['wood', 'grain', 'wool', 'stone'] },
      { steps: 0, income: ['stone', 'wood', 'grain', 'wool'] },
      { steps: 1, income: ['wool', 'stone', 'wood', 'grain'] },
      { steps: 2, income: ['grain', 'wool', 'stone', 'wood'] },
    ]
    served.forEach(({ steps, income }, rotation) => {
      expect(oriented(rotation, 4)).toEqual({ steps, income })
      expect(oriented(rotation, 3)).toEqual({ steps, income: income.slice(0, 3) })
      expect(oriented(rotation, 2)).toEqual({ steps, income: [income[0], income[2]] })
    })
  })

  test('W-E22 outlaws within reach', () => {
    const at = (active: number) => worldAt({ next: 'orient', council: 'wool-slump', favour: 5, active })
    const yellow = at(2).play('3 orient:0')
    expect([yellow.state.favour, yellow.good('money')[2]]).toEqual([8, 0])
    expect(at(0).options).toEqual(['orient:1', 'orient:2', 'orient:3'])
    const alderman = { next: 'orient', council: 'new-alderman', favour: 5, chapter: 2 } as const
    const red = worldAt(alderman)
    expect(red.options).toContain('orient:0')
    expect(red.play('1 orient:0').state.favour).toBe(8)
    expect(worldAt({ ...alderman, seats: [{ penalties: ['begging'] }] }).options).not.toContain('orient:0')
  })

  test('W-E23 an empty field', () => {
    const stock = { grain: 0 }
    expect(
      worldAt({ next: 'orient', council: 'cloth-stalls', favour: 6, stock }).play('1 orient:1').vp[2],
    ).toBe(9)
    const earl = worldAt({ next: { turnOf: 0 }, favour: 8, stock }).play('1 play:act-favour', '1 use')
    expect([earl.state.favour, earl.goods(0), earl.vp[0]]).toEqual([9, {}, 8])
    const rent = worldAt({ next: { turnOf: 0 }, stock, seats: [{ on: ['site-01'] }] }).play('1 play:act-rent')
    expect([rent.due, rent.goods(0)]).toEqual(['1 discard', {}])
    const harvest = worldAt({ next: 'reveal', stock }, { events: ['plentiful-harvest'] })
    expect([harvest.good('grain'), harvest.vp]).toEqual([
      [0, 0, 0, 0],
      [8, 8, 8, 8],
    ])
  })

  test('W-E24 covered spaces and the end of the arc', () => {
    const election = (rotation: number) =>
      worldAt({
        next: 'orient',
        council: 'disputed-election',
        favour: 3,
        covered: [4, 5],
        seats: [{ money: 3 }],
      }).play(`1 orient:${rotation}`)
    expect([2, 3, 0].map((rotation) => election(rotation).state.favour)).toEqual([6, 7, 8])
    const wrapped = worldAt({ next: 'orient', council: 'cloth-stalls', favour: 9 }).play('1 orient:0')
    expect([wrapped.state.favour, wrapped.good('piety')[0]]).toEqual([2, 1])
    const poor = worldAt({ next: { turnOf: 0 }, favour: 2 }).play('1 play:act-favour')
    expect([poor.due, poor.state.favour]).toEqual(['1 discard', 2])
    const paid = worldAt({ next: { turnOf: 0 }, favour: 2, seats: [{ money: 1 }] }).play(
      '1 play:act-favour',
      '1 use',
    )
    expect([paid.state.favour, paid.good('money')[0]]).toEqual([3, 0])
    const still = worldAt({ next: 'orient', council: 'cloth-stalls', favour: 3, seats: [{ money: 2 }] }).play(
      '1 orient:1',
    )
    expect(still.good('money')[0]).toBe(2)
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

  test('W-E26 closed gates in round 3', () => {
    const table = worldAt(
      {
        next: 'round',
        chapter: 3,
        round: 3,
        players: 2,
        healed: [7],
        slots: ['vice-and-chaos'],
        seats: [{ piles: [2, 2] }, { piles: [2, 2] }],
      },
      { events: ['gates-closed'] },
    )
    table.play('1 event-discard:act-grain', '2 event-discard:act-grain')
    expect(table.piles[0]).toBe('2/3/7')
    table.play('1 orient:1', '1 play:act-piety', '1 use')
    expect([table.due, table.piles[0]], 'nothing is drawn').toEqual(['2 open-card', '3/3/6'])
  })

  test('W-E27 what privilege repeats', () => {
    const donor = worldAt({
      next: { turnOf: 0 },
      projects: { bridge: { seals: [0] }, guildhall: {}, 'fulling-mill': {} },
      seats: [{ money: 1, open: ['act-donation'] }],
    })
    expect(donor.play('1 play:act-privilege', '1 use').options).toEqual([
      'donate:fulling-mill',
      'donate:guildhall',
    ])
    const first = worldAt({ next: { turnOf: 0 }, seats: [{ money: 9, stone: 3 }] }).play(
      '1 play:act-privilege',
    )
    expect([first.due, first.goods(0)]).toEqual(['1 discard', { money: 9, stone: 3 }])
    const court = worldAt(
      { next: 'round', chapter: 2, round: 1, players: 2, seats: [{ penalties: ['royal-court'], stone: 1 }] },
      { events: ['palace-begun'] },
    )
    court.play('1 court-open:act-project', '1 court-discard:act-rent', '1 orient:1')
    expect(court.project('bridge')).toBe('in-play 0+0')
    const next = worldAt({
      next: { turnOf: 0 },
      chapter: 2,
      round: 2,
      seats: [{ stone: 1, open: ['act-project'], down: ['act-rent'] }],
    })
    expect(next.play('1 play:act-privilege', '1 use').project('bridge')).toBe('in-play 1+0')
  })

  test('W-E28 three long-term events', () => {
    const table = worldAt(
      {
        next: 'round',
        chapter: 4,
        round: 4,
        players: 2,
        healed: [11],
        slots: ['wool-staple', 'book-of-cures'],
        seats: [{ wool: 1, piles: [3, 3] }, { piles: [3, 3] }],
      },
      { events: ['masons-demands'] },
    ).play('1 orient:1')
    const { terms } = table.state
    expect([terms[0], terms[8], terms[4]]).toEqual([3, 1, 1])
    table.play(
      '1 play:act-grain',
      '1 forgo',
      '1 discard:act-piety',
      '2 play:act-grain',
      '2 forgo',
      '2 discard:act-piety',
    )
    expect([...table.state.slots].map((event) => event - 33)).toEqual([7, 6])
    expect([terms[0], terms[8], terms[4]]).toEqual([2, 1, 1])
  })

  test('W-E29 four wool and three cloth', () => {
    const seats = [{ wool: 4, cloth: 3 }]
    const table = worldAt({ next: { turnOf: 0 }, chapter: 2, seats }).play(
      '1 play:act-sale',
      '1 use',
      '1 sell-wool:4',
      '1 sell-cloth:1',
    )
    expect(table.good('money')[0]).toBe(12)
    const again = worldAt({
      next: { turnOf: 0 },
      chapter: 2,
      seats: [{ cloth: 2, open: ['act-sale'] }],
    }).play('1 play:act-privilege', '1 use')
    expect(again.good('money')[0]).toBe(4)
    const early = worldAt({ next: { turnOf: 0 }, chapter: 1, seats }).play(
      '1 play:act-sale',
      '1 use',
      '1 sell-wool:4',
    )
    expect([early.due, early.good('money')[0]]).toEqual(['1 discard', 8])
  })

  test('W-E30 the other site of a yield', () => {
    const house = worldAt({ next: { turnOf: 0 }, seats: [{ wood: 1, money: 1, on: ['site-01'] }] }).play(
      '1 play:act-house',
      '1 use',
    )
    expect(house.options).not.toContain('house:site-02')
    const free = worldAt({
      next: { turnOf: 0 },
      chapter: 3,
      sick: { 9: 1 },
      seats: [{ 'medical-knowledge': 1, on: ['site-01'] }],
    }).play('1 play:act-medicine', '1 use', '1 treat')
    expect(free.options).not.toContain('house:site-02')
    const lost = worldAt(
      { next: 'round', chapter: 3, players: 2, healed: [4], seats: [{ wood: 1, money: 1, on: ['site-01'] }] },
      { events: ['plague-spreads'] },
    )
    lost.play('1 orient:1', '1 play:act-house', '1 use')
    expect(lost.options).toContain('house:site-02')
  })

  test('W-E31 a budget of five', () => {
    const at = (slots: readonly 'book-of-cures'[]) =>
      worldAt({
        next: { turnOf: 0 },
        chapter: 4,
        slots,
        sick: { 10: 2, 6: 3, 11: 1 },
        seats: [{ 'medical-knowledge': 5 }],
      }).play('1 play:act-medicine', '1 use', '1 treat', '1 treat:10', '1 treat:6')
    const table = at([])
    expect([table.due, table.vp[0] - 8, table.good('medical-knowledge')[0], table.tile(11)]).toEqual([
      '1 discard',
      6,
      6,
      'face-up',
    ])
    const book = at(['book-of-cures'])
    expect([book.due, book.options]).toEqual(['1 person-to-treat', ['treat:11', 'stop']])
    expect(book.play('1 treat:11').vp[0] - 8).toBe(8)
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
        seats: Array(4).fill(dutiful),
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

  test('W-E33 two cloth for three donors', () => {
    const table = worldAt({
      next: { turnOf: 2 },
      active: 2,
      stock: { cloth: 2 },
      projects: { 'fulling-mill': { stone: 1, wood: 2, seals: [0, 1, 3] } },
      seats: [{}, {}, { wood: 1 }],
    })
    table.play('3 play:act-project', '3 use')
    expect([table.good('cloth'), table.vp]).toEqual([
      [1, 0, 0, 1],
      [9, 9, 11, 9],
    ])
    expect(table.match.log.filter(({ code }) => code === 'gain').map(({ seat }) => seat)).toEqual([3, 0])
  })

  test('W-E34 taxes and protection', () => {
    const tax = worldAt(
      {
        next: 'chapter-end',
        round: 6,
        seats: [{ piety: 2, grain: 2, money: 3, vp: 20, loyalty: 1 }, dutiful, dutiful, dutiful],
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
          seats: [{ piety: 1, grain: 1, money: 5, loyalty: 1, vp: 20 }, dutiful, dutiful, dutiful],
        },
        { 'tax-die': ['2'] },
      ).play(...answers.map((answer) => `1 ${answer}`)).vp[0]
    expect([end('accept', 'accept'), end('protect'), end('accept', 'protect')]).toEqual([10, 13, 12])
  })

  test('W-E35 the final count', () => {
    const seat = { vp: 41, stone: 2, wood: 1, money: 5 + 2, cloth: 3, grain: 2 + 2, piety: 3 }
    const table = worldAt(
      {
        next: 'chapter-end',
        chapter: 4,
        round: 6,
        players: 2,
        projects: {},
        seats: [seat, { ...seat, loyalty: 2 }],
      },
      { 'tax-die': ['2'] },
    )
    const { totals, places } = worldWithoutEnd.score(table.state)
    expect([totals, places]).toEqual([
      [46.5, 46.5],
      [2, 1],
    ])
  })

  test('W-E36 four events that change amounts', () => {
    const few = { chapter: 3, slots: ['few-labourers'] } as const
    const first = worldAt({ next: { turnOf: 0 }, ...few, seats: [{ stone: 2 }] }).play(
      '1 play:act-project',
      '1 use',
    )
    expect([first.vp[0], first.good('stone')[0]]).toEqual([12, 1])
    const again = worldAt({ next: { turnOf: 0 }, ...few, seats: [{ stone: 1, open: ['act-project'] }] }).play(
      '1 play:act-privilege',
      '1 use',
    )
    expect([again.vp[0], again.good('stone')[0]]).toEqual([12, 0])
    expect(
      worldAt({ next: { turnOf: 0 }, chapter: 4, slots: ['masons-demands'], seats: [{ stone: 2 }] }).play(
        '1 play:act-project',
      ).due,
    ).toBe('1 discard')
    const statute = worldAt(
      {
        next: 'reveal',
        chapter: 4,
        healed: [1],
        seats: [{ money: 1, on: ['site-01', 'site-03', 'site-05'] }],
      },
      { events: ['labour-statute'] },
    )
    expect([statute.good('money')[0], statute.vp[0]]).toEqual([0, 6])
    const visitation = worldAt(
      { next: 'reveal', chapter: 2, seats: [3, 3, 0, 1].map((piety) => ({ piety })) },
      { events: ['visitation'] },
    )
    expect(visitation.vp).toEqual([10, 10, 6, 8])
  })

  test('W-E37 who opens the chapters', () => {
    const openers = (players: number) => {
      const chance = new ScriptedChance({ 'start-player': ['seat-1'] }, new SeededChance(players))
      const match = new Match(worldWithoutEnd, { players }, chance)
      while (!match.turn.over) match.play([match.turn.moves[0]])
      return toldIn(match.log)
        .filter(({ code, round }) => code === 'round' && round === 1)
        .map(({ seat }) => seat)
    }
    expect([openers(4), openers(3), openers(2)]).toEqual([
      [0, 3, 2, 1],
      [0, 1, 2, 0],
      [0, 1, 0, 1],
    ])
  })

  test('W-E38 nobody falls ill twice, and after the plague nobody at all', () => {
    const position = { next: 'reveal', chapter: 4, sick: { 5: 2 }, healed: [6] } as const
    expect(worldAt(position, { events: ['idle-workshops'] }).told).not.toContain('sick')
    expect(worldAt(position, { events: ['priory-schemes'] }).told).not.toContain('sick')
    const ended = worldAt(position, { events: ['plague-ends'], 'plague-tiles': ['3'] })
    expect(ended.match.log[1]).toEqual({ code: 'sick', place: '3', value: 3 })
    expect([...ended.state.tiles].every((tile) => tile === 3)).toBe(true)
    const all = Array.from({ length: 11 }, (_, place) => place + 1)
    const later = worldAt({ next: 'reveal', chapter: 4, healed: all }, { events: ['wool-staple'] })
    expect(later.told).toEqual(['reveal', 'no-new-case'])
    const medicine = worldAt({
      next: { turnOf: 0 },
      chapter: 4,
      healed: all,
      seats: [{ 'medical-knowledge': 9 }],
    }).play('1 play:act-medicine', '1 use')
    expect(medicine.good('money')[0]).toBe(1)
  })

  test('W-E39 a first game', () => {
    const options = { 'first-game': true }
    const last = worldAt({
      next: { turnOf: 0 },
      options,
      round: 6,
      seats: [{ open: ['act-grain', 'act-piety', 'act-material', 'act-sale', 'act-project'] }],
    })
    expect([last.due, last.piles[0]], 'the last card is laid by itself').toEqual(['over', '6/0/0'])
    const second = worldAt(
      { next: 'chapter', options, chapter: 1, seats: [{ penalties: ['penance'] }] },
      { penance: ['act-rent'] },
    )
    expect(second.piles).toEqual(['0/1/11', '0/0/12', '0/0/12', '0/0/12'])
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
        seats: Array(4).fill(dutiful),
        projects: { ...covered, guildhall: { covered: true }, 'priors-palace': {} },
      },
      { 'tax-die': ['2'] },
    )
    expect(
      ['priors-palace', 'bridge', 'guildhall', 'tower'].map((project) => end.project(project as 'bridge')),
    ).toEqual(['in-play 1+0', 'in-play 1+0', 'in-play 0+0', 'in-play 0+0'])
  })
})
