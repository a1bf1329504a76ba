import { correct } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { editions } from '../edition/standard.ts'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

const CUBES = { harvest: ['plague'], crafts: ['plague', 'skill'], family: ['plague'], church: ['knowledge'] }

/** The first seat just before the quill, with a plague cube within reach. */
function beforeQuill(farm: FarmSketch, sketch: Sketch = {}): TestTable {
  return new TestTable({ spaces: CUBES, farms: [{ lifetime: 9, ...farm }], ...sketch })
}

describe('when somebody dies', () => {
  test('V-608, V-609: each place tells who lies there, seat and figure', () => {
    const dying = { lifetime: 9, members: { smithy: [2, 2] } }
    const table = beforeQuill(
      {},
      { players: 3, turn: 1, chronicle: { crafts: 2 }, graves: 1, farms: [{ members: {} }, dying, dying] },
    )
    table.play('take crafts plague', 'skip')
    table.play('take harvest plague')
    const { chroniclePlaces, gravePlaces, box } = table.state
    // V-R4: the lowest free place; figures 2a of seat 2 and of seat 3.
    expect(chroniclePlaces[box.chronicle[1][2]]).toBe(1 * 16 + 4)
    expect(gravePlaces[1]).toBe(2 * 16 + 4)
  })

  test('V-E8: the plague cube crosses, the action comes first, then the owner chooses (V-601, V-602, V-605)', () => {
    const table = beforeQuill({ lifetime: 8, members: { farm: [1], scriptorium: [1] } })
    table.play('take crafts plague')
    expect([table.decision, table.farm(0).lifetime, table.farm(0).crossings]).toEqual(['d-crafts', 0, 1])
    table.play('train smithy')
    expect([table.decision, table.farm(0).lifetime]).toEqual(['d-train-produce', 3])
    table.play('produce')
    expect(table.stock(0)).toEqual({ lifetime: 6, plow: 1 })
    expect([table.decision, table.seat]).toEqual(['d-death', 0])
    expect(table.offered).toEqual(['die 1 scriptorium', 'die 1 smithy'])
    const log = table.play('die 1 smithy')
    expect([table.at(0, 'chronicle-crafts'), table.at(0, 'scriptorium'), table.at(0, 'smithy')]).toEqual([
      [1],
      [1],
      [],
    ])
    expect(log[0]).toEqual({
      code: 'death',
      seat: 0,
      figure: '1a',
      from: 'smithy',
      to: 'chr-crafts-1',
      group: 'crafts',
    })
    expect([table.seat, table.decision]).toEqual([1, 'd-source'])
  })

  test('V-601: a crossing by any time of one’s own turn waits for the end of the turn', () => {
    const table = beforeQuill({ lifetime: 7, members: { farm: [1, 2], 'council-1': [1] } })
    table.play('take church knowledge', 'church 2')
    expect(table.farm(0)).toMatchObject({ lifetime: 0, crossings: 1, deaths: 0 })
    expect([table.decision, table.offered]).toEqual(['d-death', ['die 1 council-1', 'die 1 farm']])
    table.play('die 1 farm')
    expect(table.farm(0)).toMatchObject({ deaths: 1, dying: 0 })
  })

  test('V-601: without a crossing nobody dies', () => {
    const table = beforeQuill({ lifetime: 7, members: { farm: [1] } })
    table.play('take harvest plague', 'skip')
    expect([table.farm(0).lifetime, table.at(0, 'farm'), table.seat]).toEqual([9, [1], 1])
  })

  test('V-R6: one death for each crossing, one after the other', () => {
    const edition = correct(editions, 'short-life', [{ path: 'track.length', value: 6, mark: 'R' }])
    const table = beforeQuill({ lifetime: 5, members: { farm: [1], 'church-1': [1, 2] } }, { edition })
    table.play('take crafts plague', 'train smithy', 'produce')
    expect(table.farm(0)).toMatchObject({ lifetime: 1, crossings: 2 })
    table.play('die 1 church-1')
    expect(table.farm(0)).toMatchObject({ deaths: 2, dying: 0 })
    expect([
      table.at(0, 'chronicle-church'),
      table.at(0, 'chronicle-crafts'),
      table.at(0, 'church-1'),
    ]).toEqual([[1], [1], [2]])
  })

  test('V-603, V-R18, V-R19, V-E17: a sale that crosses costs a life at once, the plague cube of the caller waits', () => {
    const table = new TestTable({
      spaces: { market: ['plague'], crafts: ['skill', 'faith'] },
      stalls: ['customer-01', 'customer-02', 'customer-03', 'customer-04'],
      queue: ['customer-05', 'customer-06', 'customer-07', 'customer-08', 'customer-09'],
      farms: [
        { lifetime: 9, members: { farm: [1], smithy: [1] } },
        {},
        {
          lifetime: 9,
          goods: { scroll: 2 },
          cubes: { persuasion: 2 },
          members: { farm: [1], 'council-2': [1] },
        },
      ],
    })
    table.play('take market plague')
    expect(table.farm(0)).toMatchObject({ lifetime: 1, dying: 1 })
    expect([table.decision, table.seat]).toEqual(['d-market', 2])
    table.play('serve customer-01')
    expect(table.farm(2)).toMatchObject({ lifetime: 0, crossings: 1 })
    expect(table.state.servedBy[0]).toBe(2)
    expect([table.decision, table.seat, table.stalls()[0]]).toEqual(['d-death', 2, null])
    table.play('die 1 council-2')
    expect([table.decision, table.seat]).toEqual(['d-market', 2])
    table.play('pass')
    expect([table.decision, table.seat]).toEqual(['d-death', 0])
    expect(table.stalls()[0]).toBe('customer-05')
    table.play('die 1 smithy')
    expect([table.seat, table.decision]).toEqual([1, 'd-source'])
  })

  test('V-R6, V-603: a sale that crosses twice costs two lives at once', () => {
    const edition = correct(editions, 'dear-market', [
      { path: 'track.length', value: 6, mark: 'R' },
      { path: 'market.surchargeTime', value: 7, mark: 'R' },
    ])
    const table = new TestTable({
      edition,
      spaces: { market: ['faith'], crafts: ['skill', 'faith'] },
      stalls: ['customer-01'],
      farms: [
        { members: {} },
        { lifetime: 5, goods: { scroll: 1 }, cubes: { persuasion: 1 }, members: { smithy: [1, 2] } },
      ],
    })
    table.play('take market faith', 'serve customer-01')
    expect(table.farm(1)).toMatchObject({ lifetime: 0, crossings: 2, deaths: 2, dyingNow: 0 })
    expect(table.at(1, 'chronicle-crafts')).toEqual([1, 2])
  })

  test('V-603: the caller too dies at once, before the next opportunity of anyone', () => {
    const table = new TestTable({
      spaces: { market: ['persuasion'], crafts: ['skill', 'faith'] },
      stalls: ['customer-01', 'customer-02', 'customer-11'],
      farms: [
        { lifetime: 9, goods: { scroll: 2 }, members: { farm: [1], stables: [1] } },
        { grain: 3, cubes: { persuasion: 1 } },
      ],
    })
    table.play('take market persuasion', 'serve customer-01')
    expect([table.decision, table.seat, table.farm(0).lifetime]).toEqual(['d-market', 1, 9])
    table.play('serve customer-11', 'serve customer-02')
    expect([table.decision, table.seat, table.farm(0).lifetime]).toEqual(['d-death', 0, 0])
    table.play('die 1 stables')
    expect([table.seat, table.decision]).toEqual([1, 'd-source'])
  })
})

describe('who dies', () => {
  test('V-E26: exactly the members with the lowest visible number (V-602, V-604 to V-607)', () => {
    const table = beforeQuill({ members: { farm: [2], 'council-3': [2], 'church-1': [3], 'black-bag': [1] } })
    table.play('take harvest plague', 'skip')
    expect(table.offered).toEqual(['die 2 council-3', 'die 2 farm'])
    expect(table.why('die 3 church-1')).toMatchObject({
      code: 'not-the-oldest',
      rule: 'V-604',
      params: { number: '3', lowest: 2 },
    })
    expect(table.why('die 1 black-bag')).toMatchObject({ code: 'not-visible', rule: 'V-606' })
    expect(table.why('die 4 farm')).toMatchObject({
      code: 'no-such-member',
      rule: 'V-604',
      params: { number: '4', place: 'farm' },
    })
    table.play('die 2 council-3')
    expect(table.at(0, 'chronicle-council')).toEqual([2])
  })

  test('V-604: the lowest number dies, wherever higher ones stand; equal figures are one option (V-R32)', () => {
    const table = beforeQuill({ members: { 'castle-b': [3], 'church-4': [2, 2], farm: [4] } })
    table.play('take harvest plague', 'skip')
    expect([table.at(0, 'chronicle-church'), table.at(0, 'church-4'), table.seat]).toEqual([[2], [2], 1])
  })

  test('V-E26, V-R14: who was born in this turn can die at its end', () => {
    const table = beforeQuill({ members: { unborn: [2, 3, 3] } })
    table.play('take family plague', 'newborn')
    expect([table.farm(0).lifetime, table.at(0, 'chronicle-farm'), table.at(0, 'unborn')]).toEqual([
      1,
      [2],
      [3, 3],
    ])
  })

  test('V-R14, V-607: who came home in this turn dies on the farm', () => {
    const table = beforeQuill({ members: { 'council-2': [2] } })
    table.play('take family plague', 'home 2 council-2')
    expect(table.at(0, 'chronicle-farm')).toEqual([2])
  })

  test('V-E12, V-606, V-R14: who went into the bag cannot die; without a visible member the debt is forgotten', () => {
    const table = beforeQuill({ lifetime: 8, members: { farm: [2], unborn: [3] } })
    const log = table.play('take church knowledge', 'church 2')
    expect(table.farm(0)).toMatchObject({ lifetime: 1, crossings: 1, deaths: 0, dying: 0 })
    expect([table.at(0, 'black-bag'), table.at(0, 'unborn')]).toEqual([[2], [3]])
    expect(log).toContainEqual({ code: 'nobody-dies', seat: 0 })
    expect([table.seat, table.decision]).toEqual([1, 'd-source'])
  })
})

describe('where the dead go', () => {
  test.each([
    ['farm', 'farm'],
    ...['wainwright', 'stables', 'scriptorium', 'smithy'].map((place) => [place, 'crafts']),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((castle) => [`castle-${castle}`, 'travel']),
    ...[1, 2, 3, 4].flatMap((step) => [
      [`council-${step}`, 'council'],
      [`church-${step}`, 'church'],
    ]),
  ])('V-607, V-608: who dies at %s belongs to the group %s', (place, group) => {
    const table = beforeQuill({ members: { [place]: [1] } })
    table.play('take harvest plague')
    if (table.decision === 'd-harvest') table.play('skip')
    expect(table.at(0, `chronicle-${group}`)).toEqual([1])
    expect(table.state.graves).toBe(0)
  })

  test('V-E9: a full group leads to a grave, a free one into the chronicle (V-605, V-608, V-609)', () => {
    const sketch = { chronicle: { church: 2 } }
    const members = { 'church-4': [1], farm: [1] }
    const church = beforeQuill({ members }, sketch)
    church.play('take harvest plague', 'skip')
    expect(church.play('die 1 church-4')[0]).toMatchObject({ code: 'death', from: 'church-4', to: 'grave-1' })
    expect([church.at(0, 'grave'), church.state.graves]).toEqual([[1], 1])
    const farm = beforeQuill({ members }, sketch)
    farm.play('take harvest plague', 'skip', 'die 1 farm')
    expect([farm.at(0, 'chronicle-farm'), farm.state.graves]).toEqual([[1], 0])
  })

  test('V-608, V-R4: the free place with the lowest number is taken, and so is the grave', () => {
    const places = beforeQuill({ members: { farm: [1] } }, { chronicle: { farm: 2 } })
    expect(places.play('take harvest plague', 'skip')).toContainEqual(
      expect.objectContaining({ code: 'death', to: 'chr-farm-3' }),
    )
    const graves = beforeQuill({ members: { farm: [1] } }, { chronicle: { farm: 4 }, graves: 2 })
    expect(graves.play('take harvest plague', 'skip')).toContainEqual(
      expect.objectContaining({ code: 'death', to: 'grave-3' }),
    )
  })

  test('V-610: the dead stay where they are: they neither die again nor come home', () => {
    const dead = { 'chronicle-farm': [1], grave: [1], 'chronicle-crafts': [2] }
    const table = beforeQuill({ members: { ...dead, smithy: [3] } })
    table.play('take family plague')
    expect(table.offered).toEqual(['home 3 smithy', 'skip'])
    expect(table.why('home 1 grave')).toMatchObject({ code: 'not-from-there', rule: 'V-413' })
    table.play('skip')
    expect([table.at(0, 'chronicle-farm'), table.at(0, 'grave'), table.at(0, 'chronicle-crafts')]).toEqual([
      [1],
      [1],
      [2, 3],
    ])
  })
})

describe('deaths, played through', () => {
  const homecoming: Sketch = {
    players: 2,
    chronicle: { church: 2 },
    spaces: { family: ['plague'], harvest: ['skill', 'faith'] },
    farms: [
      { lifetime: 8, members: { 'church-4': [1], farm: [2], unborn: [2, 3], 'black-bag': [1] } },
      { members: { farm: [1] } },
    ],
  }

  test('the plague crosses first, who comes home then dies as a farmer, who stays dies in the church (V-208, V-413, V-602, V-607, V-608, V-609, V-R13, V-R14)', () => {
    const home = new TestTable(homecoming)
    home.play('take family plague')
    expect(home.stock(0)).toEqual({})
    expect(home.offered).toEqual(anyOrder('newborn', 'home 1 church-4', 'skip'))
    home.play('home 1 church-4')
    expect(home.at(0, 'chronicle-farm')).toEqual([1])
    expect([home.at(0, 'church-4'), home.at(0, 'grave'), home.seat]).toEqual([[], [], 1])

    const born = new TestTable(homecoming)
    born.play('take family plague', 'newborn')
    expect(born.at(0, 'grave')).toEqual([1])
    expect(born.at(0, 'farm')).toEqual([2, 2])
    expect(born.at(0, 'black-bag')).toEqual([1])
    expect(born.at(0, 'unborn')).toEqual([3])
  })

  test('one option for equal members at a place, none for the bag; with one place left there is no question (V-604 to V-606, V-R32)', () => {
    const sketch = (members: { [place: string]: number[] }): Sketch => ({
      players: 2,
      spaces: { crafts: ['plague'], harvest: ['skill', 'faith'] },
      farms: [{ lifetime: 9, members }, { members: { farm: [1] } }],
    })
    const at = new TestTable(sketch({ farm: [1, 1], scriptorium: [1], 'church-1': [2], 'black-bag': [1] }))
    at.play('take crafts plague', 'skip')
    expect(at.offered).toEqual(['die 1 farm', 'die 1 scriptorium'])

    const same = new TestTable(sketch({ farm: [1, 1], 'church-1': [2], 'black-bag': [1] }))
    same.play('take crafts plague', 'skip')
    expect(same.at(0, 'chronicle-farm')).toEqual([1])
    expect(same.seat).toBe(1)
  })

  test('who goes into the bag in this turn cannot die at its end; faith just taken, a coin or time pays for it (V-207, V-490, V-491, V-606, V-R14)', () => {
    const at = new TestTable({
      players: 2,
      spaces: { church: ['faith', 'plague'], harvest: ['skill', 'faith'] },
      farms: [
        { coins: 1, lifetime: 7, members: { farm: [1], 'council-4': [3] } },
        { members: { farm: [1] } },
      ],
    })
    at.play('take church faith', 'church 1')
    expect(at.offered).toEqual(anyOrder('pay 1 faith', 'pay 1 coin', 'pay time'))
    at.play('pay time')
    expect(at.stock(0)).toEqual({ coin: 1, faith: 1 })
    expect(at.at(0, 'black-bag')).toEqual([1])
    expect(at.at(0, 'chronicle-council')).toEqual([3])
  })
})
