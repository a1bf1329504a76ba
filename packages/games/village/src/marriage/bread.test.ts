import { describe, expect, test } from 'vitest'
import { neighbour, tableWith } from '../testing/expansions.ts'
import { anyOrder, type FarmSketch, type Sketch } from '../testing/position.ts'
import { weddingTable } from '../testing/wedding.ts'

const nobody: FarmSketch = { members: {} }
const CUBES = {
  harvest: ['plague', 'skill'],
  church: ['faith'],
  crafts: ['skill', 'skill'],
  market: ['faith'],
}

function table(farm: FarmSketch, sketch: Sketch = {}) {
  return weddingTable({ players: 2, spaces: CUBES, farms: [farm, nobody], ...sketch })
}

/** A mass that ends the match, the first seat at its promotions. */
function promoting(farm: FarmSketch) {
  return weddingTable({ players: 2, mass: true, farms: [farm, nobody], options: { 'round-limit': 2 } })
}

describe('bread under a member', () => {
  test('VM-603, VX-207: before any own decision, under any living, visible member, each once', () => {
    const one = table({
      bread: 2,
      members: { farm: [1, 1], smithy: [2], 'ceremony-3': [3], 'black-bag': [3], unborn: [4], grave: [1] },
    })
    const bread = (all: readonly string[]) => all.filter((move) => move.startsWith('bread'))
    expect(bread(one.offered)).toEqual(anyOrder('bread 1 farm', 'bread 2 smithy', 'bread 3 ceremony-3'))
    const log = one.play('bread 2 smithy')
    expect(log).toEqual([{ code: 'bread', seat: 0, figure: '2a', from: 'farm', to: 'smithy' }])
    expect([one.seat, one.decision, one.stock(0).bread]).toEqual([0, 'd-source', 1])
    expect(bread(one.offered)).toEqual(anyOrder('bread 1 farm', 'bread 3 ceremony-3'))
    expect(one.why('bread 2+ smithy')).toEqual({
      code: 'has-bread',
      rule: 'VM-603',
      params: { number: '2+', place: 'smithy' },
    })
    one.play('bread 1 farm')
    expect(bread(one.offered)).toEqual([])
    expect(one.why('bread 1 farm')).toEqual({ code: 'no-bread', rule: 'VM-603' })
  })

  test('VM-603: not in the black bag, not in the supply, not under the dead', () => {
    const one = table({ bread: 1, members: { farm: [1], 'black-bag': [3], unborn: [4], grave: [2] } })
    for (const [number, place] of [
      [3, 'black-bag'],
      [4, 'unborn'],
      [2, 'grave'],
    ]) {
      expect(one.why(`bread ${number} ${place}`)).toMatchObject({ code: 'no-bread-there', rule: 'VM-603' })
    }
    expect(one.why('bread 2 farm')).toMatchObject({ code: 'no-such-member', rule: 'VM-603' })
  })

  test('VX-207: also in the turn of somebody else, at one’s own opportunity in the market', () => {
    const one = weddingTable({
      players: 2,
      spaces: CUBES,
      turn: 1,
      stalls: ['customer-01', 'customer-02', 'customer-03'],
      farms: [{ bread: 1, goods: { scroll: 1 }, coins: 1, members: { farm: [1] } }, nobody],
    })
    one.play('take market faith')
    expect([one.seat, one.decision]).toEqual([0, 'd-market'])
    one.play('bread 1 farm')
    expect([one.seat, one.decision]).toEqual([0, 'd-market'])
    expect(one.state.farms[0].raised[0]).toBe(1)
  })

  test('VX-207, VM-303: what was begun must be paid: the last bread for it is not laid', () => {
    const served = weddingTable({
      players: 2,
      spaces: { smuggler: ['faith'], crafts: ['skill', 'faith'] },
      stalls: ['customer-05', 'customer-06', 'customer-07'],
      queue: ['customer-marriage-1', 'customer-marriage-5'],
      farms: [{ bread: 1, tools: 1, goods: { scroll: 1 }, members: { farm: [1] } }, nobody],
    })
    served.play('take smuggler faith')
    expect(served.moves).toContain('bread 1 farm')
    served.play('serve')
    expect(served.moves).toEqual(['serve customer-marriage-1', 'serve customer-marriage-5'])
    expect(served.why('bread 1 farm')).toEqual({ code: 'bread-needed', rule: 'VM-603' })
  })

  test('VX-207, VM-302: with more bread than is needed it is', () => {
    const sold = weddingTable({
      players: 2,
      spaces: { smuggler: ['persuasion'], crafts: ['skill', 'faith'] },
      farms: [{ bread: 3, members: { farm: [1] } }, nobody],
    })
    sold.play('take smuggler persuasion', 'sell-bread', 'bread 1 farm')
    expect([sold.decision, sold.moves]).toEqual(['d-smuggler-number', ['number 1', 'number 2']])
  })

  test('VM-E5: after the quill was crossed both "1" are raised and a "2" dies (VM-603, VM-R13, VX-302)', () => {
    const one = table({
      lifetime: 9,
      bread: 2,
      members: { farm: [1, 1, 2], smithy: [2], 'castle-a': [2], 'council-1': [3] },
    })
    one.play('take harvest plague', 'skip')
    expect(one.decision).toBe('d-death')
    expect(one.moves[0]).toBe('die 1 farm')
    one.play('bread 1 farm', 'bread 1 farm')
    expect(one.offered).toEqual(anyOrder('die 1+ farm', 'die 2 farm', 'die 2 smithy', 'die 2 castle-a'))
    one.play('die 2 castle-a')
    expect(one.at(0, 'chronicle-travel')).toEqual([2])
    expect([...one.farm(0).raised].filter((raised) => raised === 1)).toHaveLength(2)
    expect(one.stock(0).bread).toBeUndefined()
  })

  test('VM-R13: a death with a single option is still asked while bread can be used', () => {
    const one = table({ lifetime: 9, bread: 1, members: { farm: [1], smithy: [2] } })
    one.play('take harvest plague', 'skip')
    expect([one.decision, one.moves]).toEqual(['d-death', ['die 1 farm', 'bread 1 farm', 'bread 2 smithy']])
    one.play('bread 1 farm')
    expect(one.offered).toEqual(anyOrder('die 1+ farm', 'die 2 smithy'))
    const without = table({ lifetime: 9, members: { farm: [1], smithy: [2] } })
    without.play('take harvest plague', 'skip')
    expect([without.seat, without.at(0, 'chronicle-farm')]).toEqual([1, [1]])
  })

  test('VX-302, VM-603: a raised number counts: the lowest number dies, bread included', () => {
    const one = table({
      lifetime: 9,
      members: { farm: [1], smithy: [1], store: [2] },
      fed: { farm: [1], smithy: [1] },
    })
    one.play('take harvest plague', 'skip')
    expect(one.offered).toEqual(anyOrder('die 1+ farm', 'die 1+ smithy', 'die 2 store'))
  })

  test('VM-R12: a "4" with bread counts as 5', () => {
    const one = table({ lifetime: 9, members: { farm: [4], smithy: [4] }, fed: { farm: [4] } })
    one.play('take harvest plague', 'skip')
    expect(one.at(0, 'chronicle-crafts')).toEqual([4])
  })

  test('VM-604: the bread of the dead goes back to the supply', () => {
    const one = table({ lifetime: 9, members: { farm: [1] }, fed: { farm: [1] } })
    const log = one.play('take harvest plague', 'skip')
    expect(log).toContainEqual({ code: 'bread-back', seat: 0, figure: '1a', from: 'farm', to: 'supply' })
    expect([one.farm(0).raised[0], one.stock(0).bread]).toEqual([0, undefined])
  })

  test('VM-603: coming home keeps the bread', () => {
    const one = weddingTable({
      players: 2,
      spaces: { family: ['skill'], crafts: ['skill'] },
      farms: [{ members: { smithy: [1] }, fed: { smithy: [1] } }],
    })
    one.play('take family skill', 'home 1+ smithy')
    expect([one.at(0, 'farm'), one.farm(0).raised[0]]).toEqual([[1], 1])
  })

  test('VM-R10: bread stays with a member in the black bag and counts again when it comes out', () => {
    const one = table(
      { members: { farm: [1] }, fed: { farm: [1] } },
      {
        spaces: { church: ['faith'] },
        draws: { 'black-bag': ['seat-1-number-1+'] },
        options: { 'round-limit': 2 },
      },
    )
    one.play('church 1+', 'pay 1 faith')
    expect([one.decision, one.at(0, 'church-1'), one.farm(0).raised[0]]).toEqual(['over', [1], 1])
  })

  test('VM-R11: bread may be laid under members on a ship or a lighthouse', () => {
    const one = weddingTable({
      players: 2,
      options: { expansions: ['port', 'marriage'] },
      spaces: CUBES,
      farms: [{ bread: 1, members: { 'lighthouse-i2': [2], farm: [1] } }, nobody],
    })
    expect(one.moves).toContain('bread 2 lighthouse-i2')
  })
})

describe('bread as payment', () => {
  test('VM-E8: from step 1 to 4 for 1 grain, 2 grain and 1 bread (VM-602)', () => {
    const one = promoting({ grain: 3, bread: 1, members: { 'church-1': [1] } })
    one.play('promote 1 1')
    expect([one.decision, one.moves.slice(0, 2)]).toEqual(['d-promote-pay', ['pay grain', 'pay bread']])
    one.play('pay grain', 'promote 1 2', 'pay grain')
    expect(one.stock(0)).toEqual({ bread: 1 })
    one.play('promote 1 3')
    expect([one.at(0, 'church-4'), one.decision]).toEqual([[1], 'over'])
    expect(one.stock(0)).toEqual({ prestige: 2 })
  })

  test('VM-602: decided anew for each step, one bread for a whole step, nothing mixed', () => {
    const one = promoting({ grain: 1, bread: 1, members: { 'church-2': [1], 'church-1': [2] } })
    expect(one.offered).toEqual(
      anyOrder('promote 1 2', 'promote 2 1', 'done', 'bread 1 church-2', 'bread 2 church-1'),
    )
    one.play('promote 1 2')
    expect(one.stock(0)).toEqual({ grain: 1 })
    one.play('promote 2 1')
    expect([one.at(0, 'church-3'), one.at(0, 'church-2'), one.farm(0).grain]).toEqual([[1], [2], 0])
  })

  test('V-509, VM-602: no bread leads above the fourth step', () => {
    const one = promoting({ grain: 5, bread: 1, members: { 'church-4': [2], 'church-3': [1] } })
    expect(one.offered.filter((move) => move.startsWith('promote'))).toEqual(['promote 1 3'])
    expect(one.why('promote 2 4')).toEqual({ code: 'highest-step', rule: 'V-509' })
  })

  test('VM-602: refused without grain or bread', () => {
    const one = promoting({ grain: 1, bread: 0, members: { 'church-1': [1], 'church-2': [2] } })
    expect(one.why('promote 2 2')).toMatchObject({ code: 'grain-missing', params: { missing: 1 } })
    expect(one.why('pay bread')).toEqual({ code: 'bread-for-promotion', rule: 'VM-602' })
  })

  test('VM-603, V-R19: bread that a customer is to get is not laid while the surcharge is paid', () => {
    const sale = (bread: number) => {
      const one = weddingTable({
        players: 2,
        spaces: { market: ['faith'], church: ['faith', 'skill'] },
        stalls: ['customer-marriage-1', 'customer-01', 'customer-02'],
        queue: [],
        farms: [{}, { bread, tools: 1, coins: 1, cubes: { persuasion: 1 }, members: { farm: [1] } }],
      })
      one.play('take market faith', 'serve customer-marriage-1')
      expect(one.decision).toBe('d-pay')
      return one
    }
    const last = sale(1)
    expect(last.moves).toEqual(['pay 1 persuasion', 'pay 1 coin'])
    expect(last.why('bread 1 farm')).toEqual({ code: 'bread-needed', rule: 'VM-603' })
    last.play('pay 1 coin')
    expect(last.stock(1)).toEqual({ persuasion: 1, lifetime: 1 })
    const another = sale(2)
    expect(another.moves).toContain('bread 1 farm')
    another.play('bread 1 farm')
    expect(another.why('bread 1+ farm')).toMatchObject({ code: 'has-bread' })
    another.play('pay 1 coin')
    expect(another.stock(1)).toEqual({ persuasion: 1, lifetime: 1 })
  })

  test('VM-R14: bread under members pays for nothing', () => {
    const one = promoting({ members: { 'church-1': [1] }, fed: { 'church-1': [1] } })
    expect(one.decision).toBe('over')
    expect(one.at(0, 'church-1')).toEqual([1])
    const market = weddingTable({
      players: 2,
      spaces: { market: ['faith'], crafts: ['skill', 'faith'] },
      stalls: ['customer-marriage-1', 'customer-01', 'customer-02'],
      farms: [{ tools: 1, bread: 1, members: { farm: [1] } }, nobody],
    })
    market.play('bread 1 farm', 'take market faith')
    expect(market.seat).toBe(1)
    expect(market.stalls()[0]).toBe('customer-marriage-1')
  })

  test.each([
    ['customer-marriage-1', { bread: 1, tools: 1 }],
    ['customer-marriage-2', { bread: 2, grain: 1 }],
    ['customer-marriage-3', { tools: 1, goods: { plow: 1 } }],
    ['customer-marriage-4', { tools: 1, goods: { wagon: 1 } }],
    ['customer-marriage-5', { bread: 1, goods: { scroll: 1 } }],
  ])('VX-103: %s is served for %j', (customer, farm: FarmSketch) => {
    const sketch = {
      spaces: { market: ['faith'], crafts: ['skill', 'faith'] },
      stalls: [customer, 'customer-09', 'customer-10'],
    }
    const one = weddingTable({ players: 2, ...sketch, farms: [{ ...farm, members: {} }, nobody] })
    one.play('take market faith', `serve ${customer}`)
    expect(one.stock(0)).toEqual({ faith: 1 })
    const poor = weddingTable({ players: 2, ...sketch, farms: [{ members: {}, coins: 3 }, nobody] })
    poor.play('take market faith')
    expect(poor.seat).toBe(1)
  })

  test('VM-601: the council offers neither bread nor tools; both lie on the farm without limit', () => {
    const one = weddingTable({
      players: 2,
      spaces: { council: ['faith'], crafts: ['skill', 'faith'] },
      farms: [{ bread: 30, tools: 30, members: { 'council-3': [1] } }, nobody],
    })
    one.play('take council faith', 'use', 'privilege 3')
    expect(one.moves.filter((move) => move.startsWith('goods'))).toEqual([
      'goods scroll',
      'goods horse',
      'goods plow',
      'goods ox',
      'goods wagon',
    ])
    one.play('goods plow')
    // VM-606: a tool cannot double the privilege.
    expect([one.seat, one.stock(0)]).toEqual([1, { faith: 1, plow: 1, bread: 30, tool: 30 }])
  })
})

describe('bread, played through', () => {
  test('bread under the member aboard, laid when death is due, lets the neighbour one die; it stays there on the way home (VM-603, VM-R11, VM-R13, VX-207, VX-302)', () => {
    const at = tableWith(['port', 'marriage'], {
      spaces: { travel: ['skill'], harvest: ['plague', 'faith', 'skill'] },
      farms: [
        { lifetime: 8, bread: 2, members: { ship: [1], farm: [2], 'black-bag': [1] }, ship: { at: 'i4' } },
        neighbour,
      ],
    })
    at.play('take harvest plague', 'skip')
    expect([at.decision, at.offered]).toEqual(['d-death', ['bread 1 ship', 'bread 2 farm', 'die 1 ship']])
    expect(at.why('bread 1 black-bag')?.rule).toBe('VM-603')
    at.play('bread 1 ship')
    expect(at.offered).toEqual(['bread 2 farm', 'die 1+ ship', 'die 2 farm'])
    at.play('die 2 farm')
    expect([at.at(0, 'chronicle-farm'), at.at(0, 'ship'), at.stock(0)]).toEqual([[2], [1], { bread: 1 }])
    at.play('take harvest faith', 'harvest', 'take travel skill', 'return')
    expect([at.at(0, 'farm'), at.seat]).toEqual([[1], 1])
    expect(at.stock(0)).toEqual({ bread: 1, lifetime: 1, skill: 1 })
    at.play('harvest')
    expect([at.seat, at.why('bread 1+ farm')?.rule]).toEqual([0, 'VM-603'])
    expect(at.offered).not.toContain('bread 1+ farm')
  })

  test('grain and bread step by step in the mass, bread under a member too, but no persons there (VM-602, VM-603, VI-408, VI-545)', () => {
    const at = tableWith(['inn', 'marriage'], {
      mass: true,
      spaces: {},
      draws: { 'wedding-die': ['skill'] },
      farms: [
        { grain: 2, bread: 2, members: { 'church-1': [3], farm: [1] }, persons: ['person-friar'] },
        neighbour,
      ],
    })
    expect(at.offered).toEqual(anyOrder('promote 3 1', 'done', 'bread 3 church-1', 'bread 1 farm'))
    at.play('promote 3 1')
    expect(at.moves.filter((move) => move.startsWith('pay')).toSorted()).toEqual(['pay bread', 'pay grain'])
    at.play('pay bread')
    at.play('promote 3 2')
    expect(at.moves.filter((move) => move.startsWith('pay')).toSorted()).toEqual(['pay bread', 'pay grain'])
    at.play('pay grain', 'promote 3 3')
    expect([at.state.round, at.at(0, 'church-4'), at.stock(0)]).toEqual([3, [3], { prestige: 2 }])
    expect([at.seat, at.decision]).toEqual([0, 'd-source'])
  })
})
