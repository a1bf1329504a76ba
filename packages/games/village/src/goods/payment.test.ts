import { MoveList } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { village } from '../game.ts'
import { anyOrder, TestTable } from '../testing/position.ts'
import { listMixes, packInfluence, pay, payable, refuseMix } from './payment.ts'

const coinsIn = (move: string) => Number(/(\d) coin/.exec(move)?.[1] ?? 0)

/** A wagon costs 1 skill and 1 knowledge; the skill has just been taken. */
function wagonFor(farm: { readonly coins?: number; readonly cubes?: { readonly [colour: string]: number } }) {
  const table = new TestTable({
    spaces: { crafts: ['skill'], church: ['faith', 'skill'] },
    farms: [{ members: {}, ...farm }],
  })
  table.play('take crafts skill')
  return table
}

/** The mixes that pay a cost from these cubes and coins. */
function mixesFor(cost: number, cubes: { readonly [colour: string]: number }, coins = 0): string[] {
  const moves = new MoveList()
  const { state } = new TestTable({ farms: [{ cubes, coins }] })
  if (payable(state.farms[0], cost)) listMixes(moves, state.farms[0], cost)
  return moves.toArray().map((move) => village.notation.format(move))
}

describe('payments', () => {
  test('V-305, VX-205: a colour that is named and a cube of any colour', () => {
    const cost = packInfluence({ skill: 1 }, 1)
    expect(mixesFor(cost, { skill: 2, faith: 2 })).toEqual(['pay 2 skill', 'pay 1 skill 1 faith'])
    expect(mixesFor(cost, { faith: 2, knowledge: 1 })).toEqual([])
    expect(mixesFor(cost, { faith: 2, knowledge: 1 }, 1)).toEqual([
      'pay 1 faith 1 coin',
      'pay 1 knowledge 1 coin',
    ])
    expect(mixesFor(cost, { persuasion: 1, skill: 1 }, 2)).toEqual([
      'pay 1 skill 1 persuasion',
      'pay 1 skill 1 coin',
      'pay 1 persuasion 1 coin',
      'pay 2 coin',
    ])
  })

  test.each([
    ['skill', 'knowledge'],
    ['persuasion', 'skill'],
    ['faith', 'persuasion'],
    ['knowledge', 'faith'],
  ])('V-305, V-307, VX-205: %s is named; only one %s may stand beside it', (named, other) => {
    const cost = packInfluence({ [named]: 1 }, 1)
    expect(mixesFor(cost, { [other]: 2 })).toEqual([])
    expect(mixesFor(cost, { [other]: 2, [named]: 1 })).toHaveLength(1)
    expect(mixesFor(cost, { [other]: 2, [named]: 2 })).toHaveLength(2)
    const { state } = new TestTable({ farms: [{ cubes: { [named]: 1, [other]: 2 } }] })
    const twice = village.notation.parse(`pay 2 ${other}`)
    if (typeof twice !== 'number') throw new Error(twice.expected)
    expect(refuseMix(state.farms[0], pay.get.mix(twice), cost)).toEqual({
      code: 'wrong-payment',
      rule: 'V-309',
    })
  })

  test('V-306, VX-205: cubes of any colour in every mix, coins for what is short', () => {
    const cost = packInfluence({}, 2)
    expect(mixesFor(cost, { persuasion: 1, knowledge: 1 })).toEqual(['pay 1 persuasion 1 knowledge'])
    expect(mixesFor(cost, { persuasion: 3 })).toEqual(['pay 2 persuasion'])
    expect(mixesFor(cost, { faith: 1 }, 1)).toEqual(['pay 1 faith 1 coin'])
    expect(mixesFor(cost, { faith: 1 })).toEqual([])
  })

  test('V-305: influence is paid in exactly the colours named', () => {
    const table = wagonFor({ cubes: { knowledge: 2, faith: 3, persuasion: 1 } })
    expect(table.play('buy wainwright')).toEqual([
      { code: 'pay', seat: 0, what: 'skill', amount: 1 },
      { code: 'pay', seat: 0, what: 'knowledge', amount: 1 },
      { code: 'product', seat: 0, building: 'wainwright', what: 'wagon', amount: 1 },
    ])
    expect(table.stock(0)).toEqual({ wagon: 1, knowledge: 1, faith: 3, persuasion: 1 })
  })

  test('V-306: a coin replaces any cube, any number of times; mixes are listed fewest coins first', () => {
    const table = wagonFor({ coins: 3, cubes: { knowledge: 1 } })
    table.play('buy wainwright')
    expect(table.decision).toBe('d-pay')
    expect(table.offered).toEqual(
      anyOrder('pay 1 skill 1 knowledge', 'pay 1 skill 1 coin', 'pay 1 knowledge 1 coin', 'pay 2 coin'),
    )
    expect(table.moves.map(coinsIn)).toEqual([0, 1, 1, 2])
    expect(table.play('pay 1 knowledge 1 coin')).toContainEqual({
      code: 'pay',
      seat: 0,
      what: 'coin',
      amount: 1,
    })
    expect(table.stock(0)).toEqual({ coin: 2, skill: 1, wagon: 1 })
  })

  test('V-306: no more coins are offered than lie on the farm, no fewer than are needed', () => {
    const one = wagonFor({ coins: 1 })
    one.play('buy wainwright')
    expect(one.stock(0)).toEqual({ wagon: 1 })
    const enough = wagonFor({ coins: 2 })
    enough.play('buy wainwright')
    expect(enough.offered).toEqual(anyOrder('pay 1 skill 1 coin', 'pay 2 coin'))
  })

  test('V-305, V-306, V-307, V-309: why a mix does not pay', () => {
    const table = wagonFor({ coins: 1, cubes: { knowledge: 1 } })
    table.play('buy wainwright')
    expect(table.offered).toEqual(
      anyOrder('pay 1 skill 1 knowledge', 'pay 1 skill 1 coin', 'pay 1 knowledge 1 coin'),
    )
    expect(table.why('pay 3 skill')).toEqual({
      code: 'cubes-missing',
      rule: 'V-305',
      params: { colour: 'skill', missing: 2 },
    })
    expect(table.why('pay 1 faith 1 coin')).toEqual({
      code: 'wrong-colour',
      rule: 'V-307',
      params: { colour: 'faith' },
    })
    expect(table.why('pay 3 coin')).toEqual({ code: 'coins-missing', rule: 'V-306', params: { missing: 2 } })
    for (const wrong of ['pay 1 skill', 'pay 1 coin', 'pay 1 skill 1 knowledge 1 coin'])
      expect(table.why(wrong)).toEqual({ code: 'wrong-payment', rule: 'V-309' })
  })

  test('V-305, V-309: what is missing counts coins in; a mix names each kind once, from 1 to 3', () => {
    const table = new TestTable({
      farms: [{ coins: 1, members: { farm: [1] } }],
      spaces: { crafts: ['faith'], church: ['faith', 'skill'] },
    })
    table.play('take crafts faith')
    expect(table.why('buy smithy')).toEqual({
      code: 'cubes-missing',
      rule: 'V-305',
      params: { colour: 'skill', missing: 1 },
    })
    for (const text of ['pay 4 skill', 'pay 0 skill', 'pay 1 plague', 'pay 1 skill 1 skill', 'pay skill'])
      expect(typeof village.notation.parse(text)).not.toBe('number')
  })

  test('V-E7: 2 persuasion may be paid as 2, 1 + 1 coin or 2 coins; each leads to council-2 for 2 time (V-306, V-477)', () => {
    const options = ['pay 2 persuasion', 'pay 1 persuasion 1 coin', 'pay 2 coin']
    for (const [coins, option] of options.entries()) {
      const table = new TestTable({
        farms: [{ coins: 2, cubes: { persuasion: 2 }, members: { 'council-1': [1] } }],
      })
      table.play('take council skill', 'advance 1 1')
      expect(table.decision).toBe('d-council-pay')
      expect(table.moves).toEqual(options)
      table.play(option, 'none')
      expect(table.at(0, 'council-2')).toEqual([1])
      expect(table.farm(0)).toMatchObject({ lifetime: 2, coins: 2 - coins })
      expect(table.farm(0).cubes[1]).toBe(coins)
    }
  })

  test('V-307: a coin replaces neither goods nor grain nor time', () => {
    const table = new TestTable({ farms: [{ coins: 20, members: { farm: [1] } }] })
    table.play('take crafts skill')
    expect(table.why('buy stables')).toEqual({ code: 'grain-missing', rule: 'V-427', params: { missing: 3 } })
    expect(table.why('mill')).toEqual({ code: 'grain-missing', rule: 'V-430', params: { missing: 2 } })
    table.play('train wainwright', 'stop')
    expect(table.stock(0)).toEqual({ coin: 20, skill: 1, lifetime: 2 })
    const wagon = new TestTable({ farms: [{ coins: 20, members: { farm: [1] } }] })
    expect(wagon.play('take travel skill')).toContainEqual(
      expect.objectContaining({ code: 'lost', why: 'goods-missing' }),
    )
  })

  test('V-307: nothing replaces a coin, no colour replaces another', () => {
    const cubes = { skill: 9, persuasion: 9, faith: 9 }
    const table = new TestTable({ farms: [{ cubes, members: { 'council-4': [1] } }] })
    table.play('take council skill', 'use')
    expect(table.why('privilege 4')).toEqual({ code: 'coins-missing', rule: 'V-483', params: { missing: 1 } })
    const scroll = new TestTable({ farms: [{ cubes, members: { farm: [1] } }] })
    scroll.play('take crafts skill')
    expect(scroll.moves).not.toContain('buy scriptorium')
    expect(scroll.why('buy scriptorium')).toEqual({
      code: 'cubes-missing',
      rule: 'V-305',
      params: { colour: 'knowledge', missing: 1 },
    })
  })

  test('V-308: what is paid leaves the farm for the supply; a plague cube pays for nothing', () => {
    const table = new TestTable({
      spaces: { crafts: ['plague'], church: ['skill', 'faith'] },
      farms: [{ grain: 5, cubes: { knowledge: 1 }, members: {} }],
    })
    table.play('take crafts plague')
    expect(table.offered).toEqual(anyOrder('buy stables', 'buy scriptorium', 'mill', 'skip'))
    expect(table.play('mill')).toEqual([
      { code: 'time', seat: 0, amount: 2, from: 2, to: 4, crossings: 0 },
      { code: 'pay', seat: 0, what: 'grain', amount: 2 },
      { code: 'gain', seat: 0, what: 'coin', amount: 2, from: 'mill' },
    ])
    expect(table.stock(0)).toEqual({ grain: 3, coin: 2, knowledge: 1, lifetime: 4 })
  })

  test('V-309: what cannot be paid in full is not offered', () => {
    const short = wagonFor({ cubes: { faith: 1 } })
    expect(short.seat).toBe(1)
    const part = wagonFor({ cubes: { knowledge: 1 } })
    expect(part.offered).toEqual(anyOrder('buy wainwright', 'buy smithy', 'buy scriptorium', 'skip'))
    expect(part.why('buy stables')).toEqual({ code: 'grain-missing', rule: 'V-427', params: { missing: 3 } })
  })

  test('V-310: coins come from the mill and from castles; they pay privilege 4, members in a mass and cubes', () => {
    const trip = new TestTable({
      farms: [
        {
          goods: { wagon: 1 },
          cubes: { faith: 1, knowledge: 1 },
          members: { 'castle-a': [1] },
          markers: ['castle-a'],
        },
      ],
    })
    trip.play('take travel skill', 'travel 1 castle-a->castle-c')
    expect(trip.stock(0)).toEqual({ coin: 1, skill: 1, lifetime: 2 })
    const bag = new TestTable({
      spaces: { harvest: ['skill'] },
      farms: [{ coins: 1, members: { farm: [1], 'black-bag': [2] } }],
    })
    bag.play('skip', 'choose 2')
    expect(bag.farm(0).coins).toBe(0)
    expect(bag.at(0, 'church-1')).toContain(2)
  })

  test('V-312: prestige of castles and of privilege 4 counts at once, customers only at the end', () => {
    const castle = new TestTable({
      farms: [{ prestige: 7, goods: { wagon: 1 }, cubes: { faith: 2 }, members: { farm: [1] } }],
    })
    expect(castle.play('take travel skill', 'travel 1 village->castle-a')).toContainEqual({
      code: 'gain',
      seat: 0,
      what: 'prestige',
      amount: 3,
      from: 'castle-a',
    })
    expect(castle.farm(0).prestige).toBe(10)
    const council = new TestTable({ farms: [{ prestige: 7, coins: 1, members: { 'council-4': [1] } }] })
    council.play('take council skill', 'use', 'privilege 4')
    expect(council.farm(0).prestige).toBe(10)
    const market = new TestTable({
      farms: [{ prestige: 7, goods: { scroll: 1 } }],
      stalls: ['customer-01'],
      queue: [],
    })
    market.play('take market persuasion', 'serve customer-01')
    expect(market.farm(0).prestige).toBe(7)
  })

  test('V-312, V-510: the majority of a mass counts at once', () => {
    const table = new TestTable({
      spaces: { harvest: ['skill'] },
      farms: [{ prestige: 7, members: { farm: [1], 'church-1': [1] } }],
    })
    table.play('skip')
    expect(table.farm(0).prestige).toBe(9)
  })

  test('V-R5: goods, coins, cubes and grain never run out; members do', () => {
    const stock = { coins: 25, goods: { wagon: 12, horse: 12 }, cubes: { skill: 33, knowledge: 33 } }
    const spaces = { crafts: ['skill', 'skill'], family: ['skill'], church: ['skill'] }
    const farms = [{ ...stock, members: { farm: [1], stables: [1] } }, { grain: 5 }, { grain: 5 }]
    const wagon = new TestTable({ spaces, farms })
    wagon.play('take crafts skill', 'buy wainwright', 'pay 1 skill 1 knowledge')
    expect(wagon.stock(0)).toMatchObject({ wagon: 13, skill: 33 })
    const mill = new TestTable({ spaces, farms: [{ coins: 25, grain: 2 }, { grain: 5 }, { grain: 5 }] })
    mill.play('take crafts skill', 'mill')
    expect(mill.stock(0)).toMatchObject({ coin: 27 })
    const family = new TestTable({ spaces, farms: [{ members: { farm: [1, 2, 3, 4], smithy: [1] } }] })
    family.play('take family skill')
    expect(family.why('newborn')).toEqual({ code: 'nobody-unborn', rule: 'V-414' })
  })
})
