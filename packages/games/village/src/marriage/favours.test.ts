import { describe, expect, test } from 'vitest'
import { anyOrder, type FarmSketch } from '../testing/position.ts'
import { toldOf, weddingAt } from '../testing/wedding.ts'

const nobody: FarmSketch = { members: {} }
const RANK_2 = 'persuasion'
const RANK_5 = 'knowledge'

/** The second seat comes home unmarried from rank 6; the first marries a pink figure. */
function unmarried(farm: FarmSketch) {
  const table = weddingAt(
    [RANK_5],
    [{ members: { 'ceremony-1': [1] } }, { members: { 'ceremony-6': [1] }, ...farm }],
  )
  table.play('bakery')
  return table
}

describe('coming home unmarried', () => {
  test('VM-509: one bread or one tool for a cube of any colour', () => {
    const table = unmarried({ coins: 1, cubes: { faith: 1, skill: 1 } })
    expect([table.seat, table.decision, table.moves]).toEqual([1, 'd-wed-buy', ['bread', 'tool', 'none']])
    expect(table.at(1, 'farm')).toEqual([1])
    table.play('bread')
    expect(table.moves.slice(0, 3)).toEqual(['pay 1 skill', 'pay 1 faith', 'pay 1 coin'])
    table.play('pay 1 faith')
    expect(table.stock(1)).toEqual({ bread: 1, coin: 1, skill: 1 })
  })

  test('VM-509, VX-205: a coin will do; it is an offer; without both nobody is asked', () => {
    const coin = unmarried({ coins: 1 })
    coin.play('tool')
    expect(coin.stock(1)).toEqual({ tool: 1 })
    const not = unmarried({ coins: 1 })
    not.play('none')
    expect(not.stock(1)).toEqual({ coin: 1 })
    const poor = unmarried({})
    expect([poor.seat, poor.decision]).toEqual([0, 'd-favour'])
  })

  test('VX-R3, VM-509: several who come home are asked from the start player on', () => {
    const farms = [1, 4, 6].map((rank) => ({ coins: 1, members: { [`ceremony-${rank}`]: [1] } }))
    const table = weddingAt([RANK_2], farms, { startSeat: 2 })
    table.play('bakery')
    expect([table.at(1, 'farm'), table.at(2, 'farm')]).toEqual([[1], [1]])
    expect([table.seat, table.decision]).toEqual([2, 'd-wed-buy'])
    table.play('none')
    expect([table.seat, table.decision]).toEqual([1, 'd-wed-buy'])
    table.play('none')
    expect([table.seat, table.decision]).toEqual([0, 'd-favour'])
  })

  test('VM-E11: who is widowed comes home without a child and without an offer (VM-507, VM-509, VM-511)', () => {
    const farms = [{ coins: 1, members: { parents: [1], unborn: [2] } }, nobody]
    const table = weddingAt([RANK_5], farms)
    expect([table.at(0, 'farm'), table.at(0, 'unborn'), table.stock(0)]).toEqual([[1], [2], { coin: 1 }])
    expect(table.decision).toBe('d-source')
  })

  test('VM-509: widowed members of bakery and store have no offer either', () => {
    const farms = [{ coins: 1, members: { bakery: [1], store: [2] } }, nobody]
    const table = weddingAt([RANK_5], farms)
    expect([table.at(0, 'farm'), table.stock(0), table.decision]).toEqual([[1, 2], { coin: 1 }, 'd-source'])
  })
})

describe('favours', () => {
  const parents = (farm: FarmSketch['members'], count: number) =>
    weddingAt(
      [RANK_5],
      [
        { members: { parents: Array.from({ length: count }, () => 1), ...farm } },
        { members: { parents: [1, 1, 1] } },
      ],
      { couples: Array.from({ length: count }, () => ({ at: 'parents', who: [0, 1] })) },
    )

  test('VM-511: a newborn with the lowest number for each own member with the parents', () => {
    expect(parents({ unborn: [2, 2, 3] }, 2).at(0, 'farm')).toEqual([2, 2])
    expect(parents({ unborn: [3, 4], smithy: [2] }, 1).at(0, 'farm')).toEqual([3])
  })

  test('VM-511, VX-206: with fewer unborn members there are fewer; nobody comes home instead', () => {
    const table = parents({ unborn: [4], smithy: [2] }, 2)
    expect([table.at(0, 'farm'), table.at(0, 'smithy')]).toEqual([[4], [2]])
    const none = parents({ smithy: [2] }, 1)
    expect([none.at(0, 'farm'), toldOf(none, 'newborn')]).toEqual([[], []])
  })

  const inHouse = (house: string, farm: FarmSketch = {}) => {
    const table = weddingAt([RANK_5], [{ members: { 'ceremony-1': [1] }, ...farm }, nobody])
    table.play(house)
    return table
  }

  test('VM-512: the bakery gives 2 grain and 1 bread, or 2 bread', () => {
    const table = inHouse('bakery')
    expect([table.decision, table.offered]).toEqual(['d-favour', anyOrder('bread-bread', 'bread-grain')])
    expect(table.why('tool-tool')).toEqual({
      code: 'favour-of-another-house',
      rule: 'VM-512',
      params: { house: 'bakery' },
    })
    table.play('bread-grain')
    expect(table.stock(0)).toEqual({ grain: 2, bread: 1 })
    const bread = inHouse('bakery')
    bread.play('bread-bread')
    expect(bread.stock(0)).toEqual({ bread: 2 })
  })

  test('VM-512: the store gives 1 knowledge, 1 skill and 1 tool, or 2 tools', () => {
    const table = inHouse('store')
    expect(table.offered).toEqual(anyOrder('tool-cubes', 'tool-tool'))
    table.play('tool-cubes')
    expect(table.stock(0)).toEqual({ knowledge: 1, skill: 1, tool: 1 })
    const tools = inHouse('store')
    tools.play('tool-tool')
    expect(tools.stock(0)).toEqual({ tool: 2 })
    expect(tools.state.round).toBe(3)
  })

  test('VM-R7: both may always be chosen; grain beyond 5 is lost', () => {
    const table = inHouse('bakery', { grain: 4 })
    expect(table.offered.slice(0, 2)).toEqual(anyOrder('bread-bread', 'bread-grain'))
    const log = table.play('bread-grain')
    expect(table.stock(0)).toEqual({ grain: 5, bread: 1 })
    expect(log).toContainEqual({ code: 'overflow', seat: 0, amount: 1 })
  })

  test('VX-R3, VM-512: favours are taken from the start player on; parents before houses', () => {
    const farms = [
      { members: { 'ceremony-2': [1], parents: [2], unborn: [3] } },
      { members: { 'ceremony-1': [1], parents: [2], unborn: [3] } },
    ]
    const table = weddingAt([RANK_5], farms, { startSeat: 1, couples: [{ at: 'parents', who: [0, 1] }] })
    table.play('store')
    expect([table.seat, table.decision, table.at(1, 'farm'), table.at(0, 'farm')]).toEqual([
      1,
      'd-favour',
      [3],
      [],
    ])
    table.play('tool-tool')
    expect([table.seat, table.at(0, 'farm')]).toEqual([0, [3]])
  })
})
