import { describe, expect, test } from 'vitest'
import { village } from '../game.ts'
import type { Sketch } from '../testing/position.ts'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'

/** Persuasion pays for no road. */
const spaces = { travel: ['persuasion', 'persuasion'], church: ['skill', 'faith'] }

function travel(farm: FarmSketch, options = {}) {
  const table = new TestTable({ spaces, options, farms: [{ goods: { wagon: 1 }, ...farm }] })
  table.play('take travel persuasion')
  return table
}

/** Table 2.10 of the spec. */
const ROADS: [string, string, string, { readonly [colour: string]: number }][] = [
  ['road-1', 'village', 'castle-a', { faith: 2 }],
  ['road-2', 'village', 'castle-b', { skill: 2 }],
  ['road-3', 'castle-a', 'castle-b', { knowledge: 2 }],
  ['road-4', 'castle-a', 'castle-c', { faith: 1, knowledge: 1 }],
  ['road-5', 'castle-b', 'castle-d', { skill: 1, knowledge: 1 }],
  ['road-6', 'castle-c', 'castle-d', { faith: 1, skill: 1 }],
  ['road-7', 'castle-c', 'castle-e', { faith: 1, skill: 1 }],
  ['road-8', 'castle-d', 'castle-f', { knowledge: 2 }],
  ['road-9', 'castle-e', 'castle-f', { skill: 1, knowledge: 1 }],
]

const REWARDS: { readonly [castle: string]: { readonly [what: string]: number } } = {
  'castle-a': { prestige: 3 },
  'castle-b': { skill: 1, faith: 1 },
  'castle-c': { coin: 1 },
  'castle-d': { coin: 1 },
  'castle-e': { skill: 1, faith: 1 },
  'castle-f': { prestige: 3 },
}

/** Every road, and each between castles in the other direction as well (V-R15). */
const WAYS = ROADS.flatMap(([road, from, to, influence]) =>
  from === 'village'
    ? [{ road, from, to, influence }]
    : [
        { road, from, to, influence },
        { road, from: to, to: from, influence },
      ],
)

describe('travel', () => {
  test('V-461, V-R32: a farm member to one of two castles, or a member from its castle to an adjacent one', () => {
    const table = travel({
      coins: 9,
      members: { farm: [1, 1, 2], 'castle-c': [1, 1], smithy: [3], 'council-1': [4] },
    })
    expect(table.offered).toEqual(
      anyOrder(
        'travel 1 village->castle-a',
        'travel 2 village->castle-a',
        'travel 1 village->castle-b',
        'travel 2 village->castle-b',
        'travel 1 castle-c->castle-a',
        'travel 1 castle-c->castle-d',
        'travel 1 castle-c->castle-e',
        'skip',
      ),
    )
  })

  test('V-461: without a member on a castle only the village is left, without one on the farm only castles', () => {
    expect(travel({ coins: 9, members: { farm: [2] } }).offered).toEqual(
      anyOrder('travel 2 village->castle-a', 'travel 2 village->castle-b', 'skip'),
    )
    expect(travel({ coins: 9, members: { 'castle-f': [2] } }).offered).toEqual(
      anyOrder('travel 2 castle-f->castle-d', 'travel 2 castle-f->castle-e', 'skip'),
    )
  })

  test.each(['village', 'castle-a', 'castle-b', 'castle-c', 'castle-d', 'castle-e', 'castle-f'])(
    'V-462, V-R15: from %s exactly the adjacent castles are offered',
    (stage) => {
      const table = travel({ coins: 9, members: { [stage === 'village' ? 'farm' : stage]: [1] } })
      const adjacent = WAYS.filter(({ from }) => from === stage).map(({ to }) => `travel 1 ${stage}->${to}`)
      expect(table.offered).toEqual(anyOrder(...adjacent, 'skip'))
    },
  )

  test('V-462, V-R15: no castle may be skipped, no road leads back to the village', () => {
    const table = travel({ coins: 9, members: { farm: [1], 'castle-a': [1] } })
    expect(table.why('travel 1 village->castle-c')).toEqual({
      code: 'no-road',
      rule: 'V-462',
      params: { from: 'village', to: 'castle-c' },
    })
    expect(table.why('travel 1 castle-a->castle-d')).toEqual({
      code: 'no-road',
      rule: 'V-462',
      params: { from: 'castle-a', to: 'castle-d' },
    })
    expect(typeof village.notation.parse('travel 1 castle-a->village')).not.toBe('number')
  })

  test.each(WAYS)(
    'V-463, V-464, V-465: $road from $from to $to costs 2 time, 1 wagon and $influence',
    ({ road, from, to, influence }) => {
      const at = from === 'village' ? 'farm' : from
      const table = travel({ goods: { wagon: 2 }, cubes: influence, members: { [at]: [1] } })
      const log = table.play(`travel 1 ${from}->${to}`)
      expect(log).toContainEqual({ code: 'time', seat: 0, amount: 2, from: 0, to: 2, crossings: 0 })
      expect(log).toContainEqual({ code: 'pay', seat: 0, what: 'wagon', amount: 1 })
      expect(log).toContainEqual({ code: 'travel', seat: 0, figure: '1a', from: at, to, road })
      expect(log).toContainEqual({ code: 'marker', seat: 0, castle: to })
      if (table.decision === 'd-reward-cubes') table.play('gain 1 skill 1 faith')
      expect(table.stock(0)).toEqual({ lifetime: 2, wagon: 1, persuasion: 1, ...REWARDS[to] })
      expect(table.at(0, to)).toEqual([1])
      expect(table.at(0, at)).toEqual([])
      expect(table.seat).toBe(1)
    },
  )

  test('V-463: without wagon, members or influence the journey is refused', () => {
    const table = travel({ cubes: { faith: 2 }, members: { farm: [1], 'castle-a': [2] } })
    expect(table.offered).toEqual(anyOrder('travel 1 village->castle-a', 'skip'))
    expect(table.why('travel 1 village->castle-b')).toEqual({
      code: 'cubes-missing',
      rule: 'V-463',
      params: { colour: 'skill', missing: 2 },
    })
    expect(table.why('travel 2 castle-a->castle-c')).toEqual({
      code: 'cubes-missing',
      rule: 'V-463',
      params: { colour: 'knowledge', missing: 1 },
    })
    expect(table.why('travel 2 village->castle-a')).toEqual({
      code: 'no-such-member',
      rule: 'V-461',
      params: { number: '2', place: 'farm' },
    })
    expect(table.why('travel 1 castle-b->castle-d')).toEqual({
      code: 'no-such-member',
      rule: 'V-461',
      params: { number: '1', place: 'castle-b' },
    })
  })

  test('V-461, V-463: through the well: why it has no use, and that it cannot be declined', () => {
    const well = (farm: FarmSketch) => {
      const table = new TestTable({ spaces, farms: [{ coins: 3, goods: { wagon: 1 }, ...farm }] })
      table.play('well')
      if (table.decision === 'd-well-pay') table.play('pay 3 coin')
      return table
    }
    expect(well({ goods: {}, members: { farm: [1] } }).why('well travel')).toEqual({
      code: 'goods-missing',
      rule: 'V-463',
      params: { goods: 'wagon', missing: 1 },
    })
    expect(well({ members: { smithy: [1], 'council-1': [1] } }).why('well travel')).toEqual({
      code: 'nobody-to-travel',
      rule: 'V-461',
    })
    expect(well({ members: { 'castle-d': [1] } }).why('well travel')).toMatchObject({
      code: 'cubes-missing',
      rule: 'V-463',
      params: { missing: 2 },
    })
    expect(well({ members: { farm: [1] }, cubes: { faith: 1 } }).why('well travel')).toEqual({
      code: 'cubes-missing',
      rule: 'V-463',
      params: { colour: 'faith', missing: 1 },
    })
    const able = well({ members: { farm: [1] }, cubes: { faith: 2, skill: 2 } })
    able.play('well travel')
    expect(able.offered).toEqual(anyOrder('travel 1 village->castle-a', 'travel 1 village->castle-b'))
    expect(able.why('skip')).toEqual({ code: 'must-act', rule: 'V-R8' })
  })

  test('V-E6: to castle-a for 2 time, 1 wagon and 2 faith: a marker and 3 prestige (V-461 to V-465)', () => {
    const table = travel({ cubes: { faith: 2 }, members: { farm: [1] } })
    table.play('travel 1 village->castle-a')
    expect(table.stock(0)).toEqual({ lifetime: 2, prestige: 3, persuasion: 1 })
    expect([...table.farm(0).markers]).toEqual([1, 0, 0, 0, 0, 0])
  })

  test('V-465: two cubes of choice, same or different colours: ten combinations', () => {
    const table = travel({ cubes: { skill: 2 }, members: { farm: [1] } })
    table.play('travel 1 village->castle-b')
    expect(table.decision).toBe('d-reward-cubes')
    expect(table.offered).toEqual(
      anyOrder(
        'gain 2 skill',
        'gain 2 persuasion',
        'gain 2 faith',
        'gain 2 knowledge',
        'gain 1 skill 1 persuasion',
        'gain 1 skill 1 faith',
        'gain 1 skill 1 knowledge',
        'gain 1 persuasion 1 faith',
        'gain 1 persuasion 1 knowledge',
        'gain 1 faith 1 knowledge',
      ),
    )
    expect(table.why('gain 1 skill')).toEqual({
      code: 'wrong-number-of-cubes',
      rule: 'V-465',
      params: { amount: 2 },
    })
    expect(table.play('gain 1 skill 1 knowledge')).toEqual([
      { code: 'gain', seat: 0, what: 'skill', amount: 1, from: 'supply' },
      { code: 'gain', seat: 0, what: 'knowledge', amount: 1, from: 'supply' },
    ])
  })

  test('V-466: any number of members and markers of all colours may be at a castle', () => {
    const table = new TestTable({
      spaces,
      farms: [
        { goods: { wagon: 1 }, cubes: { faith: 2 }, members: { farm: [2], 'castle-a': [1, 1, 1] } },
        { members: { 'castle-a': [1, 1] }, markers: ['castle-a'] },
      ],
    })
    table.play('take travel persuasion', 'travel 2 village->castle-a')
    expect(table.at(0, 'castle-a')).toEqual([1, 1, 1, 2])
    expect([table.farm(0).markers[0], table.farm(1).markers[0]]).toEqual([1, 1])
  })

  test('V-467, V-116: the marker stays when the member travels on; the sixth castle gets the sixth marker', () => {
    const markers = ['castle-a', 'castle-b', 'castle-c', 'castle-d', 'castle-e']
    const table = travel({ cubes: { skill: 1, knowledge: 1 }, members: { 'castle-e': [1] }, markers })
    table.play('travel 1 castle-e->castle-f')
    expect([...table.farm(0).markers]).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('V-467: the marker stays when the member dies', () => {
    const table = travel({ lifetime: 8, cubes: { faith: 2 }, members: { farm: [1] } })
    table.play('travel 1 village->castle-a')
    expect(table.at(0, 'chronicle-travel')).toEqual([1])
    expect([...table.farm(0).markers]).toEqual([1, 0, 0, 0, 0, 0])
    expect(table.farm(0).prestige).toBe(3)
  })

  test('V-R16: a castle with one’s own marker costs all and gives nothing, unless that was agreed', () => {
    const farm = {
      cubes: { faith: 1, knowledge: 1 },
      members: { 'castle-a': [1] },
      markers: ['castle-a', 'castle-c'],
    }
    const plain = travel(farm)
    const log = plain.play('travel 1 castle-a->castle-c')
    expect(plain.stock(0)).toEqual({ lifetime: 2, persuasion: 1 })
    expect(log.map(({ code }) => code)).not.toContain('marker')
    expect(plain.at(0, 'castle-c')).toEqual([1])
    const agreed = travel(farm, { 'repeat-castle-reward': true })
    expect(agreed.play('travel 1 castle-a->castle-c').map(({ code }) => code)).not.toContain('marker')
    expect(agreed.stock(0)).toEqual({ lifetime: 2, persuasion: 1, coin: 1 })
    expect([...agreed.farm(0).markers]).toEqual([1, 0, 1, 0, 0, 0])
  })
})

describe('what a castle gives', () => {
  function arrivalAt(castle: string): TestTable {
    const from = castle === 'castle-c' ? 'castle-a' : 'village'
    const table = new TestTable({
      spaces: { travel: ['faith'], church: ['skill', 'skill'] },
      farms: [
        {
          goods: { wagon: 1 },
          cubes: { faith: 1, skill: 2, knowledge: 1 },
          members: from === 'village' ? { farm: [1] } : { [from]: [1] },
        },
      ],
    })
    table.play('take travel faith', `travel 1 ${from}->${castle}`)
    return table
  }

  test.each([
    ['castle-a', 'prestige', 3],
    ['castle-c', 'coin', 1],
  ])('V-465: %s gives %s and nothing else', (castle, what, amount) => {
    const gained = arrivalAt(castle).match.log.filter((entry) => 'from' in entry && entry.from === castle)
    expect(gained.filter(({ code }) => code === 'gain')).toEqual([
      { code: 'gain', seat: 0, what, amount, from: castle },
    ])
  })

  test('V-465: castle-b gives two cubes of choice, exactly', () => {
    const table = arrivalAt('castle-b')
    expect(table.decision).toBe('d-reward-cubes')
    for (const move of ['gain 1 skill', 'gain 3 faith'])
      expect(table.why(move)).toEqual({ code: 'wrong-number-of-cubes', rule: 'V-465', params: { amount: 2 } })
    expect(table.match.log.filter(({ code }) => code === 'gain').slice(1)).toEqual([])
  })
})

describe('travel, played through', () => {
  const road: Sketch = {
    players: 2,
    spaces: { travel: ['knowledge', 'skill'], harvest: ['skill', 'faith'] },
    farms: [
      {
        coins: 1,
        goods: { wagon: 1 },
        cubes: { faith: 1, knowledge: 1 },
        members: { farm: [1], 'castle-a': [2] },
        markers: ['castle-a'],
      },
      { members: { farm: [1] } },
    ],
  }

  test('roads with a coin for one cube; a castle visited before costs the same and gives nothing (V-207, V-306, V-461 to V-465, V-R16)', () => {
    const again = new TestTable(road)
    again.play('take travel knowledge')
    expect(again.offered).toEqual(
      anyOrder(
        'travel 1 village->castle-a',
        'travel 2 castle-a->castle-b',
        'travel 2 castle-a->castle-c',
        'skip',
      ),
    )
    again.play('travel 1 village->castle-a')
    expect(again.stock(0)).toEqual({ knowledge: 2, lifetime: 2 })
    expect(again.at(0, 'castle-a')).toEqual([1, 2])
    expect(Array.from(again.farm(0).markers).reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(again.seat).toBe(1)

    const further = new TestTable(road)
    further.play('take travel knowledge', 'travel 2 castle-a->castle-c')
    expect(further.moves[0]).toBe('pay 1 faith 1 knowledge')
    expect(further.offered).toEqual(
      anyOrder('pay 1 faith 1 knowledge', 'pay 1 faith 1 coin', 'pay 1 knowledge 1 coin'),
    )
    further.play('pay 1 faith 1 coin')
    expect(further.stock(0)).toEqual({ coin: 1, knowledge: 2, lifetime: 2 })

    const cubes = new TestTable(road)
    cubes.play('take travel knowledge', 'travel 2 castle-a->castle-b')
    expect(cubes.moves).toEqual(['pay 2 knowledge', 'pay 1 knowledge 1 coin'])
    cubes.play('pay 2 knowledge')
    expect(cubes.moves).toHaveLength(10)
  })

  test('the reward comes before the death at the end of the turn, the marker outlives the traveller (V-464, V-467, V-601, V-605, V-607)', () => {
    const at = new TestTable({
      players: 2,
      spaces: { travel: ['plague'], harvest: ['skill', 'faith'] },
      farms: [
        {
          lifetime: 7,
          goods: { wagon: 1 },
          cubes: { faith: 2 },
          members: { farm: [1], 'castle-b': [1] },
          markers: ['castle-b'],
        },
        { members: { farm: [1] } },
      ],
    })
    at.play('take travel plague', 'travel 1 village->castle-a')
    expect(at.stock(0)).toEqual({ lifetime: 1, prestige: 3 })
    expect([at.seat, at.decision]).toEqual([0, 'd-death'])
    expect(at.offered).toEqual(['die 1 castle-a', 'die 1 castle-b'])
    at.play('die 1 castle-a')
    expect(at.at(0, 'chronicle-travel')).toEqual([1])
    const travel = village.score(at.state).lines.find(({ id }) => id === 'travel')
    expect(travel?.values[0]).toBe(3)
  })
})
