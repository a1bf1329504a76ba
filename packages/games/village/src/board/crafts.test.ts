import { describe, expect, test } from 'vitest'
import type { Sketch } from '../testing/position.ts'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'

const spaces = { crafts: ['faith', 'faith', 'faith'], church: ['faith', 'persuasion'] }

/** A faith cube taken from crafts: it buys nothing there. */
function crafts(farm: FarmSketch) {
  const table = new TestTable({ players: 2, spaces, farms: [farm, { members: {} }] })
  table.play('take crafts faith')
  return table
}

const BUILDINGS = [
  ['wainwright', 2, 2, 'wagon'],
  ['stables', 3, 3, 'horse'],
  ['stables', 3, 3, 'ox'],
  ['scriptorium', 2, 2, 'scroll'],
  ['smithy', 3, 3, 'plow'],
] as const

describe('crafts with time', () => {
  test('V-421, V-422, V-427, V-430: exactly what has a use is offered', () => {
    expect(
      crafts({ members: { farm: [1], smithy: [2] }, grain: 2, cubes: { knowledge: 1 } }).offered,
    ).toEqual(
      anyOrder(
        'train wainwright',
        'train stables',
        'train scriptorium',
        'train smithy',
        'produce smithy',
        'buy scriptorium',
        'mill',
        'skip',
      ),
    )
    expect(crafts({ members: { scriptorium: [1] } }).offered).toEqual(anyOrder('produce scriptorium', 'skip'))
    expect(crafts({ members: {}, grain: 3 }).offered).toEqual(anyOrder('buy stables', 'mill', 'skip'))
    expect(crafts({ members: {}, cubes: { skill: 1, knowledge: 1 } }).offered).toEqual(
      anyOrder('buy wainwright', 'buy scriptorium', 'buy smithy', 'skip'),
    )
    expect(crafts({ members: {}, coins: 1 }).offered).toEqual(anyOrder('buy scriptorium', 'skip'))
  })

  test('V-421, V-423, V-425, V-427, V-430: why something is not possible', () => {
    const table = crafts({ members: { smithy: [1] }, grain: 1, coins: 0, cubes: { skill: 1 } })
    expect(table.why('train stables')).toEqual({ code: 'nobody-on-farm', rule: 'V-423' })
    expect(table.why('produce stables')).toEqual({
      code: 'nobody-trained',
      rule: 'V-422',
      params: { building: 'stables' },
    })
    expect(table.why('buy stables')).toEqual({ code: 'grain-missing', rule: 'V-427', params: { missing: 2 } })
    expect(table.why('buy wainwright')).toEqual({
      code: 'cubes-missing',
      rule: 'V-305',
      params: { colour: 'knowledge', missing: 1 },
    })
    expect(table.why('mill')).toEqual({ code: 'grain-missing', rule: 'V-430', params: { missing: 1 } })
  })

  test('V-421: buildings that are not in play are refused as such', () => {
    const table = crafts({ members: { farm: [1] }, grain: 5 })
    for (const move of ['train brewery', 'produce brewery', 'buy brewery'])
      expect(table.why(move)).toEqual({ code: 'not-in-play', rule: 'V-421', params: { what: 'brewery' } })
  })

  test('V-421: through the well: refused without any use, and not to be declined', () => {
    const none = new TestTable({ spaces, farms: [{ coins: 3, grain: 1, members: { 'council-1': [1] } }] })
    none.play('well')
    expect(none.why('well crafts')).toEqual({ code: 'no-crafts-use', rule: 'V-421' })
    const some = new TestTable({ spaces, farms: [{ coins: 3, grain: 3, members: {} }] })
    some.play('well', 'well crafts')
    expect(some.offered).toEqual(anyOrder('buy stables', 'mill'))
    expect(some.why('skip')).toEqual({ code: 'must-act', rule: 'V-R8' })
  })

  test.each(BUILDINGS)(
    'V-422 to V-425, V-429, V-431: %s: %i time to train, %i to produce a %s',
    (building, training, production, goods) => {
      const table = crafts({ members: { farm: [1] } })
      expect(table.play(`train ${building}`)).toEqual([
        { code: 'train', seat: 0, figure: '1a', from: 'farm', to: building },
        { code: 'time', seat: 0, amount: training, from: 0, to: training, crossings: 0 },
      ])
      expect(table.decision).toBe('d-train-produce')
      expect(table.offered).toEqual(anyOrder('produce', 'stop'))
      const make = building === 'stables' ? [`make ${goods}`] : []
      const log = table.play('produce', ...make)
      expect(log).toContainEqual({ code: 'product', seat: 0, building, what: goods, amount: 1 })
      expect(table.stock(0)).toEqual({ faith: 1, lifetime: training + production, [goods]: 1 })
      expect(table.at(0, building)).toEqual([1])
      // V-425, V-426: the member stays and produces again for the production time alone.
      table.play('take church faith', 'take crafts faith')
      table.play(`produce ${building}`, ...make)
      const lifetime = training + 2 * production
      expect(table.stock(0)).toEqual({ faith: 2, lifetime, [goods]: 2 })
      expect(table.at(0, building)).toEqual([1])
    },
  )

  test('V-423, V-R32: any number of the farm may be trained, each is offered once', () => {
    const table = crafts({ members: { farm: [1, 1, 2, 4], smithy: [3] } })
    table.play('train stables')
    expect(table.decision).toBe('d-train-member')
    expect(table.offered).toEqual(anyOrder('member 1', 'member 2', 'member 4'))
    expect(table.why('member 3')).toEqual({
      code: 'no-such-member',
      rule: 'V-423',
      params: { number: '3', place: 'farm' },
    })
    table.play('member 2', 'stop')
    expect(table.at(0, 'stables')).toEqual([2])
    expect(table.at(0, 'farm')).toEqual([1, 1, 4])
  })

  test('V-E3: from lifetime 1, training and producing at the wainwright lead to lifetime 5 and a wagon (V-423, V-424)', () => {
    const table = crafts({ lifetime: 1, members: { farm: [1] } })
    table.play('train wainwright', 'produce')
    expect(table.at(0, 'wainwright')).toEqual([1])
    expect(table.stock(0)).toEqual({ faith: 1, lifetime: 5, wagon: 1 })
  })

  test('V-E14: one may stop after training; later either smith or a second one produces (V-423 to V-425, V-430, V-R11)', () => {
    const trained = () => {
      const table = crafts({ members: { farm: [1, 2] } })
      table.play('train smithy', 'member 1', 'stop')
      expect(table.stock(0)).toEqual({ faith: 1, lifetime: 3 })
      table.play('take church faith', 'take crafts faith')
      return table
    }
    const again = trained()
    again.play('produce smithy')
    expect(again.stock(0)).toEqual({ faith: 2, lifetime: 6, plow: 1 })
    const second = trained()
    second.play('train smithy', 'produce')
    expect(second.stock(0)).toEqual({ faith: 2, lifetime: 9, plow: 1 })
    expect(second.at(0, 'smithy')).toEqual([1, 2])
    const mill = crafts({ grain: 2, members: { farm: [1] } })
    mill.play('mill')
    expect(mill.stock(0)).toEqual({ faith: 1, lifetime: 2, coin: 2 })
    expect(crafts({ grain: 1, members: { farm: [1] } }).moves).not.toContain('mill')
  })

  test('V-426: a trained member is free again only by going home', () => {
    const table = crafts({ members: { smithy: [1] } })
    expect(table.offered).toEqual(anyOrder('produce smithy', 'skip'))
    expect(table.why('train smithy')).toEqual({ code: 'nobody-on-farm', rule: 'V-423' })
  })

  test('V-429: the stables offer horse and ox, with either way, and nothing else', () => {
    const time = crafts({ members: { stables: [1] } })
    time.play('produce stables')
    expect(time.decision).toBe('d-animal')
    expect(time.moves).toEqual(['make horse', 'make ox'])
    expect(time.why('make plow')).toEqual({
      code: 'not-made-here',
      rule: 'V-429',
      params: { goods: 'plow', building: 'stables' },
    })
    const grain = crafts({ members: {}, grain: 3 })
    grain.play('buy stables')
    expect(grain.moves).toEqual(['make horse', 'make ox'])
    grain.play('make ox')
    expect(grain.stock(0)).toEqual({ faith: 1, ox: 1 })
  })
})

describe('crafts without time', () => {
  test('V-E4: 1 skill and 1 knowledge buy a wagon; no time, the member stays on the farm (V-427)', () => {
    const table = crafts({ lifetime: 1, cubes: { skill: 1, knowledge: 1 }, members: { farm: [1] } })
    table.play('buy wainwright')
    expect(table.stock(0)).toEqual({ faith: 1, lifetime: 1, wagon: 1 })
    expect(table.at(0, 'farm')).toEqual([1])
  })

  test.each([
    ['scriptorium', { cubes: { knowledge: 1 } }, 'scroll'],
    ['smithy', { cubes: { skill: 1, knowledge: 1 } }, 'plow'],
    ['wainwright', { cubes: { skill: 1, knowledge: 1 } }, 'wagon'],
    ['stables', { grain: 3 }, 'horse'],
  ])('V-427: way b at the %s costs %j; having a member there changes nothing', (building, farm, goods) => {
    for (const members of [{}, { [building]: [1] }]) {
      const table = crafts({ ...farm, members })
      table.play(`buy ${building}`, ...(goods === 'horse' ? ['make horse'] : []))
      expect(table.stock(0)).toEqual({ faith: 1, [goods]: 1 })
      expect(table.at(0, building)).toEqual(building in members ? [1] : [])
    }
  })

  test('V-428, V-R12: after training only producing or stopping remains, after buying nothing', () => {
    const table = crafts({ grain: 3, cubes: { skill: 1, knowledge: 1 }, members: { farm: [1] } })
    table.play('train smithy')
    expect(table.why('buy smithy')).toEqual({ code: 'train-or-buy', rule: 'V-R12' })
    for (const move of ['train stables', 'produce scriptorium', 'mill'])
      expect(table.why(move)).toEqual({ code: 'one-building', rule: 'V-421' })
    const bought = crafts({
      grain: 3,
      cubes: { skill: 1, knowledge: 1 },
      members: { farm: [1], smithy: [1] },
    })
    bought.play('buy smithy')
    expect(bought).toMatchObject({ seat: 1, decision: 'd-source' })
  })

  test('V-430: the mill takes no member, 2 time and 2 grain, gives 2 coins, once', () => {
    const table = crafts({ grain: 5, members: {} })
    table.play('mill')
    expect(table.stock(0)).toEqual({ faith: 1, grain: 3, coin: 2, lifetime: 2 })
    expect(table.seat).toBe(1)
  })
})

describe('the crafts, played through', () => {
  test('every way through the crafts with one coin, one knowledge, two grain (V-306, V-307, V-421 to V-430, V-R11)', () => {
    const sketch: Sketch = {
      players: 2,
      spaces: { crafts: ['knowledge', 'skill'], harvest: ['skill'] },
      farms: [{ coins: 1, grain: 2, members: { farm: [1, 2], smithy: [1] } }, { members: { farm: [1] } }],
    }
    const at = new TestTable(sketch)
    at.play('take crafts knowledge')
    expect(at.offered).toEqual(
      anyOrder(
        'train wainwright',
        'train stables',
        'train scriptorium',
        'train smithy',
        'produce smithy',
        'buy wainwright',
        'buy scriptorium',
        'buy smithy',
        'mill',
        'skip',
      ),
    )
    at.play('train wainwright')
    expect(at.offered).toEqual(['member 1', 'member 2'])
    at.play('member 2')
    expect(at.offered).toEqual(['produce', 'stop'])
    at.play('produce')
    expect(at.stock(0)).toEqual({ coin: 1, grain: 2, knowledge: 1, lifetime: 4, wagon: 1 })

    const buyer = new TestTable(sketch)
    buyer.play('take crafts knowledge', 'buy scriptorium')
    expect(buyer.moves).toEqual(['pay 1 knowledge', 'pay 1 coin'])
    const wagon = new TestTable(sketch)
    wagon.play('take crafts knowledge', 'buy wainwright')
    expect(wagon.stock(0)).toEqual({ grain: 2, wagon: 1 })
    const miller = new TestTable(sketch)
    miller.play('take crafts knowledge', 'mill')
    expect(miller.stock(0)).toEqual({ coin: 3, knowledge: 1, lifetime: 2 })
  })
})
