import { describe, expect, test } from 'vitest'
import { toldIn } from '../../test/cases.ts'
import { worldAt } from '../../test/position.ts'

const rich = { money: 5, wool: 2, stone: 1, wood: 1, grain: 1 }

describe('reveal', () => {
  test('W-301, W-202 the active player reveals the card of the round, then it is oriented', () => {
    const table = worldAt({ next: 'round', active: 2 }, { events: ['mill-begun'] })
    expect(table.told.slice(0, 3)).toEqual(['round', 'reveal', 'project-enters'])
    expect(table.match.log[1]).toMatchObject({ code: 'reveal', seat: 2, event: 'mill-begun', rule: 'W-803' })
    expect(table.due).toBe('3 orientation')
  })

  test('W-203, W-204 the holder of the shield decides first, the others follow clockwise', () => {
    const table = worldAt(
      { next: 'round', active: 2, seats: [rich, rich, rich, rich] },
      { events: ['fleece-buyers'] },
    )
    const asked: string[] = []
    for (let count = 0; count < 4; count++) {
      asked.push(table.due)
      table.play(`${table.due[0]} pass`)
    }
    expect(asked).toEqual(['3 event-swap', '4 event-swap', '1 event-swap', '2 event-swap'])
    expect(table.due).toBe('3 orientation')
  })

  test('W-302, W-702 in chapters III and IV the place comes before the text; in chapters I and II there is none', () => {
    const table = worldAt(
      { next: 'reveal', chapter: 4, round: 2 },
      { events: ['plague-ends'], 'plague-tiles': ['4'] },
    )
    expect(table.told).toEqual(['reveal', 'sick', 'tiles-removed'])
    expect(table.match.log[1]).toEqual({ code: 'sick', place: '3', value: 4 })
  })

  test('W-302 a place number counts from chapter III on only', () => {
    const early = worldAt(
      { next: 'reveal', figures: { 'events.mill-begun.place': 4 } },
      { events: ['mill-begun'] },
    )
    expect(early.told).toEqual(['reveal', 'project-enters'])
    const later = worldAt({ next: 'reveal', chapter: 3 }, { events: ['shared-lore'], 'plague-tiles': ['1'] })
    expect(later.told[1]).toBe('sick')
  })

  test('W-303 an immediate event is over before the card is oriented, each choice seen by the next player', () => {
    const table = worldAt(
      { next: 'round', players: 2, seats: [{ wool: 1 }, { wool: 1 }] },
      { events: ['fleece-buyers'] },
    )
    table.play('1 swap')
    expect(table.goods(0)).toEqual({ money: 3 })
    expect(table.due).toBe('2 event-swap')
    table.play('2 pass')
    expect(table.due).toBe('1 orientation')
  })

  test('W-304 a long-term event has no effect before the action phase of its round', () => {
    const table = worldAt({ next: 'round', players: 2, seats: [{ wool: 2 }] }, { events: ['wool-slump'] })
    expect(table.state.terms[0], 'still the usual price').toBe(2)
    table.play('1 orient:1')
    expect(table.state.terms[0]).toBe(1)
    table.play('1 play:act-sale', '1 use', '1 sell-wool:2')
    expect(table.good('money')[0]).toBe(2)
  })

  test('W-305, W-R33 a loss is compulsory; who owns several of the kinds chooses, the engine sees through every screen', () => {
    const table = worldAt(
      { next: 'reveal', seats: [{ stone: 1, wool: 1 }, { wood: 2 }, { money: 9 }, { wool: 1 }] },
      { events: ['old-bridge-gives-way'] },
    )
    expect(table.options).toEqual(['give:stone', 'give:wool'])
    expect(table.refusal('1 give:wood')).toMatchObject({ code: 'good-not-owned', rule: 'W-805' })
    expect(table.refusal('1 give:money')).toMatchObject({ code: 'good-not-demanded', rule: 'W-805' })
    table.play('1 give:wool')
    expect(table.goods(0)).toEqual({ stone: 1 })
    expect(table.goods(1)).toEqual({ wood: 1 })
    expect([table.goods(2), table.goods(3)]).toEqual([{ money: 9 }, {}])
    expect(table.vp).toEqual([8, 8, 7, 8])
  })

  test('W-306 a swap needs the full price and the full return, and may be made once', () => {
    const table = worldAt(
      {
        next: 'reveal',
        chapter: 3,
        healed: [5],
        seats: [{ money: 4 }, { money: 1 }, { money: 2 }],
        stock: { piety: 1 },
      },
      { events: ['flagellants'] },
    )
    expect(table.due).toBe('1 event-swap')
    table.play('1 swap')
    expect(table.goods(0)).toEqual({ money: 2, piety: 1 })
    expect(table.due, 'the cathedral is empty, nobody else is asked').toBe('over')
    expect(table.goods(2)).toEqual({ money: 2 })
  })

  test('W-307 gains are taken in clockwise order while the stock lasts, and nothing replaces them', () => {
    const table = worldAt(
      { next: 'reveal', active: 3, stock: { grain: 2 } },
      { events: ['plentiful-harvest'] },
    )
    expect(table.good('grain')).toEqual([1, 0, 0, 1])
    expect(table.vp).toEqual([8, 8, 8, 8])
    expect(table.match.log.filter(({ code }) => code === 'nothing-left').map(({ seat }) => seat)).toEqual([
      1, 2,
    ])
  })
})

describe('orient and income', () => {
  test('W-311 the rotation fixes the corner of every side and the steps of the favour stone', () => {
    const table = worldAt({ next: 'orient', council: 'cloth-stalls', favour: 8 }).play('1 orient:2')
    expect([table.goods(0), table.goods(1), table.goods(2), table.goods(3)]).toEqual([
      { wool: 1, grain: 1 },
      { stone: 1 },
      { wood: 1 },
      { grain: 1 },
    ])
    expect(table.state.favour).toBe(9)
    expect(table.match.log[0]).toMatchObject({ code: 'orient', rotation: 2, steps: 1 })
  })

  test('W-312, W-313 no rotation onto outlaws without money; the one without steps is always allowed', () => {
    const table = worldAt({ next: 'orient', council: 'cloth-stalls', favour: 1 })
    expect(table.options).toEqual(['orient:0', 'orient:1', 'orient:2'])
    expect(table.refusal('1 orient:3')).toEqual({
      code: 'outlaws-unpaid',
      rule: 'W-312',
      params: { space: 3, money: 1 },
    })
    expect(
      worldAt({ next: 'orient', council: 'cloth-stalls', favour: 1, seats: [{ money: 1 }] }).options.length,
    ).toBe(4)
    expect(worldAt({ next: 'orient', council: 'cloth-stalls', favour: 3 }).options).toContain('orient:1')
  })

  test('W-R02 the money that the rotation itself brings counts', () => {
    const position = { next: 'orient', council: 'road-robbers', favour: 5 } as const
    const table = worldAt(position)
    expect(table.options, 'rotation 0 brings seat 0 its money before the third step to space 8').toContain(
      'orient:0',
    )
    table.play('1 orient:0')
    expect([table.state.favour, table.good('money')[0]]).toEqual([8, 0])
    expect(worldAt({ ...position, active: 1 }).options).not.toContain('orient:0')
  })

  test('W-R39 begging takes no rotation away but the one whose money it loses', () => {
    const table = worldAt({
      next: 'orient',
      council: 'road-robbers',
      favour: 5,
      chapter: 2,
      seats: [{ penalties: ['begging'] }],
    })
    expect(table.options).toEqual(['orient:1', 'orient:2', 'orient:3'])
  })

  test('W-321, W-322 everyone gets his symbol, points go to the track', () => {
    const all = ['wool-slump', 'fleece-buyers', 'palace-begun'] as const
    const got = all.map((council) => {
      const table = worldAt({ next: 'orient', council, favour: 6 }).play('1 orient:1')
      return [0, 1, 2, 3].map((seat) => ({ ...table.goods(seat), vp: table.vp[seat] }))
    })
    expect(got).toEqual([
      [{ vp: 9 }, { stone: 1, vp: 8 }, { grain: 1, vp: 8 }, { money: 1, vp: 8 }],
      [{ grain: 1, vp: 8 }, { vp: 9 }, { money: 2, vp: 8 }, { loyalty: 1, vp: 8 }],
      [{ money: 2, vp: 8 }, { 'medical-knowledge': 1, vp: 8 }, { piety: 1, vp: 8 }, { vp: 9 }],
    ])
    const [table] = [worldAt({ next: 'orient', council: 'cloth-stalls', favour: 6 }).play('1 orient:1')]
    expect([0, 1, 2, 3].map((seat) => table.goods(seat))).toEqual([
      { stone: 1 },
      { wood: 1 },
      { grain: 1 },
      { wool: 1 },
    ])
  })

  test('W-323 out of stock, income is a victory point instead', () => {
    const table = worldAt({
      next: 'orient',
      council: 'cloth-stalls',
      favour: 6,
      stock: { wood: 0, wool: 0 },
    }).play('1 orient:1')
    expect(table.vp).toEqual([8, 9, 8, 9])
    expect(table.line('income')).toEqual([0, 1, 0, 1])
    expect(table.goods(1)).toEqual({})
  })

  test('W-324 the corner at an unused side is lost', () => {
    const two = worldAt({ players: 2, next: 'orient', council: 'cloth-stalls', favour: 6 }).play('1 orient:1')
    expect([two.goods(0), two.goods(1)]).toEqual([{ stone: 1 }, { grain: 1 }])
    expect([two.stock('wood'), two.stock('wool')]).toEqual([15, 15])
  })

  test('W-325, W-922, W-R01 income is not refused, but a beggar gets none, nor a point for it', () => {
    const table = worldAt({
      next: 'orient',
      council: 'cloth-stalls',
      favour: 6,
      chapter: 2,
      stock: { wood: 0 },
      seats: [{}, { penalties: ['begging'] }, { penalties: ['begging'] }],
    }).play('1 orient:1')
    expect([0, 1, 2, 3].map((seat) => table.goods(seat))).toEqual([{ stone: 1 }, {}, {}, { wool: 1 }])
    expect(table.vp).toEqual([8, 8, 8, 8])
    expect(table.told.filter((code) => code === 'no-income').length).toBe(2)
  })
})

test('W-312, W-R02, W-806, W-102 robbers take the coin first; a corner with money may pay the outlaws', () => {
  const at = (favour: number) =>
    worldAt(
      { next: 'round', players: 2, active: 1, favour, seats: [{ vp: 0 }, { money: 1 }] },
      { events: ['road-robbers'] },
    )
  const two = at(6)
  expect([two.due, two.options, two.vp]).toEqual([
    '2 orientation',
    ['orient:0', 'orient:1', 'orient:2'],
    [0, 8],
  ])
  expect(two.refusal('2 orient:3')).toMatchObject({ rule: 'W-312' })
  expect(at(5).options).toEqual(['orient:1', 'orient:2', 'orient:3'])
  const one = at(7)
  expect(one.options.length).toBe(4)
  one.play('2 orient:2')
  expect([one.state.favour, one.good('money'), one.good('wood'), one.due]).toEqual([
    8,
    [0, 0],
    [1, 0],
    '2 open-card',
  ])
  const zero = at(8)
  expect(zero.options, 'on outlaws, not moving').toContain('orient:1')
  zero.play('2 orient:1')
  expect([zero.state.favour, zero.good('wool')]).toEqual([8, [0, 1]])
})

test('W-807, W-307, W-323, W-345 the last wool: gone for the event and the favour, 1 VP for income', () => {
  const table = worldAt(
    { next: 'round', active: 2, favour: 3, stock: { wool: 2 } },
    { events: ['fleece-fair'] },
  )
  expect([table.good('wool'), table.stock('wool')]).toEqual([[0, 0, 1, 1], 0])
  table.play('3 orient:0')
  expect([table.good('wool'), table.vp, table.state.favour]).toEqual([[0, 0, 1, 1], [8, 8, 8, 9], 6])
  expect([table.goods(0), table.goods(1), table.goods(2)]).toEqual([
    { stone: 1 },
    { money: 1 },
    { wool: 1, wood: 1 },
  ])
})

test('W-922, W-325, W-R39, W-323 a beggar earns nothing, but his favour and the others are served', () => {
  const table = worldAt(
    {
      next: 'round',
      chapter: 2,
      favour: 5,
      stock: { piety: 0 },
      seats: [{ penalties: ['begging'] }],
    },
    { events: ['palace-begun'] },
  )
  expect([table.due, table.options]).toEqual(['1 orientation', ['orient:1', 'orient:2', 'orient:3']])
  table.play('1 orient:2')
  expect([table.goods(0), table.goods(1), table.goods(2), table.goods(3)]).toEqual([
    { wool: 1 },
    { money: 2 },
    { 'medical-knowledge': 1 },
    {},
  ])
  expect([table.vp, table.state.favour, table.due]).toEqual([[8, 8, 8, 9], 6, '1 open-card'])
})

test('a beggar without money on the outlaws may lay the card without steps and any other that leads past them', () => {
  const table = worldAt({
    next: 'orient',
    council: 'road-robbers',
    favour: 3,
    chapter: 2,
    seats: [{ penalties: ['begging'] }],
  })
  expect(table.options).toEqual(['orient:0', 'orient:1', 'orient:2', 'orient:3'])
  table.play('1 orient:1')
  expect([table.state.favour, table.goods(0), table.good('money')], 'the money goes to seat 1').toEqual([
    3,
    {},
    [0, 1, 0, 0],
  ])
})

test('two players: the card aims at sides 0 and 2, so each rotation gives away two corners to nobody', () => {
  const table = worldAt({
    next: 'orient',
    players: 2,
    active: 1,
    council: 'fleece-buyers',
    favour: 5,
  }).play('2 orient:1')
  expect([table.goods(0), table.goods(1), table.vp]).toEqual([{ grain: 1 }, { money: 2 }, [8, 8]])
  expect([table.stock('loyalty'), table.stock('grain')]).toEqual([14, 9])
})

test('wool and grain out of stock at once: the corner gives a point, the merchants nothing', () => {
  const table = worldAt({
    next: 'orient',
    council: 'cloth-stalls',
    favour: 5,
    stock: { wool: 0, grain: 0 },
  }).play('1 orient:2')
  expect([table.state.favour, table.goods(0), table.vp], 'wool for red, grain for blue').toEqual([
    6,
    {},
    [9, 8, 8, 9],
  ])
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
