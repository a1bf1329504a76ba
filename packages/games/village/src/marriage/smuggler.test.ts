import { describe, expect, test } from 'vitest'
import { lineOf, neighbour, tableWith } from '../testing/expansions.ts'
import { anyOrder, type FarmSketch, type Sketch } from '../testing/position.ts'
import { weddingTable } from '../testing/wedding.ts'

const nobody = { members: {} }
const QUEUE = ['customer-03', 'customer-marriage-1', 'customer-11', 'customer-marriage-3', 'customer-01']

/** The first seat took a cube from the smuggler. */
function smuggler(farm: FarmSketch, sketch: Sketch = {}, cube = 'plague') {
  const table = weddingTable({
    players: 2,
    spaces: { smuggler: [cube, 'faith'], crafts: ['faith'] },
    stalls: ['customer-02', 'customer-05', 'customer-06'],
    queue: QUEUE,
    farms: [{ ...nobody, ...farm }, nobody],
    ...sketch,
  })
  table.play(`take smuggler ${cube}`)
  return table
}

describe('the smuggler', () => {
  test('VM-301: three ways, and each only if it can be used', () => {
    expect(smuggler({}).offered).toEqual(anyOrder('cubes', 'skip'))
    expect(smuggler({ bread: 1, tools: 1, goods: { wagon: 1 } }).offered).toEqual(anyOrder('cubes', 'skip'))
    const rich = smuggler({ bread: 1, tools: 1, goods: { wagon: 1 }, cubes: { persuasion: 1 } })
    expect(rich.offered).toEqual(anyOrder('sell-bread', 'sell-tool', 'serve', 'cubes', 'skip'))
    expect(rich.decision).toBe('d-smuggler')
    expect(smuggler({ tools: 1, goods: { wagon: 1 }, cubes: { skill: 1 } }).offered).toEqual(
      anyOrder('serve', 'cubes', 'skip'),
    )
  })

  test('VM-301, VX-202: the action may be declined after a cube, not after the well; nobody is placed', () => {
    const declined = smuggler({ members: { farm: [1] } }, {}, 'faith')
    declined.play('skip')
    expect([declined.seat, declined.stock(0), declined.at(0, 'farm')]).toEqual([1, { faith: 1 }, [1]])
    const well = weddingTable({ players: 2, farms: [{ coins: 3, members: {} }] })
    well.play('well', 'well smuggler')
    expect(well.decision).toBe('d-smuggler-cubes')
    expect(well.stock(0)).toEqual({ lifetime: 1 })
  })

  test('VM-E1: for 1 time two cubes of different colours (VM-305)', () => {
    const table = weddingTable({
      players: 2,
      spaces: { smuggler: ['persuasion', 'plague'] },
      farms: [nobody, { tools: 3, cubes: { persuasion: 1 }, members: {} }],
    })
    table.play('take smuggler persuasion', 'cubes')
    expect(table.decision).toBe('d-smuggler-cubes')
    expect(table.offered).toEqual(
      anyOrder(
        'gain 1 skill 1 persuasion',
        'gain 1 skill 1 faith',
        'gain 1 skill 1 knowledge',
        'gain 1 persuasion 1 faith',
        'gain 1 persuasion 1 knowledge',
        'gain 1 faith 1 knowledge',
      ),
    )
    expect(table.why('gain 2 faith')).toEqual({
      code: 'cubes-not-different',
      rule: 'VM-305',
      params: { amount: 2 },
    })
    expect(table.why('gain 1 faith')).toMatchObject({ code: 'cubes-not-different' })
    table.play('gain 1 faith 1 knowledge')
    expect(table.stock(0)).toEqual({ persuasion: 1, faith: 1, knowledge: 1, lifetime: 1 })
    // VM-E2: blue takes the plague that is left and sells three tools.
    table.play('sell-tool', 'number 3')
    expect(table.stock(1)).toEqual({ lifetime: 4, prestige: 6 })
  })

  test('VM-E2, VM-302: 2 + 2 time, 1 persuasion, three tools, 6 prestige (VX-202)', () => {
    const table = smuggler({ tools: 3, bread: 2, cubes: { persuasion: 1 } })
    expect(table.stock(0).lifetime).toBe(2)
    table.play('sell-tool')
    expect([table.decision, table.moves]).toEqual(['d-smuggler-number', ['number 1', 'number 2', 'number 3']])
    expect(table.why('number 5')).toEqual({
      code: 'not-so-many',
      rule: 'VM-302',
      params: { what: 'tool', missing: 2 },
    })
    const log = table.play('number 3')
    expect(table.stock(0)).toEqual({ lifetime: 4, prestige: 6, bread: 2 })
    expect(log).toContainEqual({ code: 'gain', seat: 0, what: 'prestige', amount: 6, from: 'smuggler' })
    expect(log).toContainEqual({ code: 'pay', seat: 0, what: 'tool', amount: 3 })
  })

  test('VM-302: any number of one kind only; bread sells like tools', () => {
    const table = smuggler({ tools: 1, bread: 3, cubes: { persuasion: 1 } })
    table.play('sell-bread', 'number 2')
    expect(table.stock(0)).toEqual({ lifetime: 4, prestige: 4, bread: 1, tool: 1 })
    expect(table.seat).toBe(1)
  })

  test('VM-302, VX-205: a coin stands for the persuasion cube, other colours do not', () => {
    const coin = smuggler({ bread: 1, coins: 1, cubes: { persuasion: 1 } })
    coin.play('sell-bread')
    expect(coin.moves.slice(0, 2)).toEqual(['pay 1 persuasion', 'pay 1 coin'])
    coin.play('pay 1 coin')
    expect(coin.stock(0)).toEqual({ persuasion: 1, lifetime: 4, prestige: 2 })
    const other = smuggler({ bread: 1, cubes: { faith: 1 } })
    expect(other.why('sell-bread')).toEqual({
      code: 'cubes-missing',
      rule: 'VM-302',
      params: { colour: 'persuasion', missing: 1 },
    })
  })

  test('VM-R1: nothing is sold without a tile', () => {
    const table = smuggler({ tools: 1, cubes: { persuasion: 1 } })
    expect(table.moves).not.toContain('sell-bread')
    expect(table.why('sell-bread')).toEqual({
      code: 'nothing-to-smuggle',
      rule: 'VM-R1',
      params: { what: 'bread' },
    })
    table.play('sell-tool')
    expect(table.stock(0)).toEqual({ lifetime: 4, prestige: 2 })
  })

  test('VM-E15: a customer of the queue for its demand and any cube; the queue moves up and gets one (VM-303, VM-304)', () => {
    const table = smuggler(
      { goods: { wagon: 1 }, cubes: { knowledge: 1 } },
      { draws: { customers: ['customer-20'] } },
    )
    const stalls = table.stalls()
    const log = table.play('serve')
    expect(table.stock(0)).toEqual({ lifetime: 2 })
    expect(table.queue()).toEqual([...QUEUE.slice(1), 'customer-20'])
    expect(table.stalls()).toEqual(stalls)
    expect(table.state.servedBy[2]).toBe(0)
    expect(log).toContainEqual({
      code: 'serve',
      seat: 0,
      customer: 'customer-03',
      stall: 'queue-1',
      points: 3,
    })
    expect(log).toContainEqual({ code: 'move-up', customer: 'customer-01', from: 'queue-5', to: 'queue-4' })
  })

  test('VM-303: the cube is of any colour, also the one just taken; no time is paid', () => {
    const table = smuggler({ goods: { wagon: 1 }, grain: 3, coins: 1, cubes: { skill: 1 } }, {}, 'faith')
    table.play('serve')
    expect(table.decision).toBe('d-smuggler-customer')
    expect(table.offered).toEqual(anyOrder('serve customer-03', 'serve customer-11'))
    table.play('serve customer-11')
    expect(table.moves).toEqual(['pay 1 skill', 'pay 1 faith', 'pay 1 coin'])
    table.play('pay 1 faith')
    expect(table.stock(0)).toEqual({ wagon: 1, coin: 1, skill: 1 })
  })

  test('VM-303, VM-304: refused are customers at stalls, those nobody sees and those one cannot serve', () => {
    const table = smuggler({ goods: { wagon: 1, scroll: 1 }, grain: 2, cubes: { skill: 1 } })
    table.play('serve')
    expect(table.why('serve customer-02')).toMatchObject({ code: 'not-in-queue', rule: 'VM-304' })
    expect(table.why('serve customer-20')).toMatchObject({ code: 'not-in-queue', rule: 'VM-304' })
    expect(table.why('serve customer-11')).toMatchObject({ code: 'grain-missing', params: { missing: 1 } })
    const poor = smuggler({ goods: { wagon: 1 } })
    expect(poor.why('serve')).toEqual({ code: 'any-cubes-missing', rule: 'VM-303', params: { missing: 1 } })
    expect(smuggler({ coins: 1 }).why('serve')).toEqual({ code: 'no-customer-to-serve', rule: 'VM-303' })
  })

  test('VM-304: with an empty stack the queue only moves up', () => {
    const table = smuggler({ goods: { scroll: 1 }, coins: 1 }, { stack: [] })
    table.play('serve')
    expect(table.queue()).toEqual([...QUEUE.slice(0, 4), null])
  })

  test('VM-R2: customers that ask for bread or tools are served too', () => {
    const table = smuggler({ bread: 1, tools: 2, goods: { plow: 1 }, cubes: { skill: 2 } })
    table.play('serve')
    expect(table.offered.filter((move) => move.startsWith('serve'))).toEqual(
      anyOrder('serve customer-marriage-1', 'serve customer-marriage-3'),
    )
    table.play('serve customer-marriage-3')
    expect(table.stock(0)).toEqual({ bread: 1, tool: 1, skill: 1, lifetime: 2 })
  })

  test('VM-305: the time is paid like any other: it may cross the quill', () => {
    const table = smuggler({ lifetime: 9, members: { farm: [1, 2] } }, {}, 'faith')
    table.play('cubes', 'gain 1 skill 1 faith')
    expect(table.at(0, 'chronicle-farm')).toEqual([1])
    expect(table.stock(0)).toEqual({ skill: 1, faith: 2 })
  })
})

describe('the smuggler, played through', () => {
  test('the smuggler serves a customer of the queue who asks for bread; bread under a member does not pay, a coin is the cube, stalls stay (VM-303, VM-304, VM-R2, VM-R14, VX-205)', () => {
    const at = tableWith(['marriage'], {
      spaces: { smuggler: ['plague'], harvest: ['skill', 'faith', 'faith'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      queue: ['customer-marriage-2', 'customer-marriage-5', 'customer-09'],
      stack: ['customer-10'],
      farms: [
        {
          coins: 1,
          grain: 1,
          bread: 1,
          goods: { scroll: 1 },
          members: { farm: [1], 'black-bag': [3], smithy: [2] },
          fed: { farm: [1] },
        },
        neighbour,
      ],
    })
    at.play('take smuggler plague')
    expect([at.decision, at.offered]).toEqual([
      'd-smuggler',
      anyOrder('bread 2 smithy', 'sell-bread', 'serve', 'cubes', 'skip'),
    ])
    expect(at.why('sell-tool')?.rule).toMatch(/^VM-(302|R1)$/)
    at.play('serve')
    expect([at.seat, at.stock(0)]).toEqual([1, { grain: 1, lifetime: 2 }])
    expect(at.queue().filter((one) => one !== null)).toEqual([
      'customer-marriage-2',
      'customer-09',
      'customer-10',
    ])
    expect(at.stalls()).toEqual(['customer-01', 'customer-03', 'customer-05'])
    expect(lineOf(at, 'customers')).toBe(5)
  })

  test('plague and the sale to the smuggler are two payments of time for the watchman, a coin is the persuasion (VI-542, VM-302, VX-209, VX-205)', () => {
    const at = tableWith(['inn', 'marriage'], {
      spaces: { smuggler: ['plague'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          coins: 1,
          cubes: { persuasion: 1 },
          tools: 3,
          lifetime: 7,
          members: { 'council-1': [1] },
          persons: ['person-watchman'],
        },
        neighbour,
      ],
    })
    at.play('take smuggler plague')
    expect(at.offered).toEqual(['card person-watchman', 'no'])
    at.play('no', 'sell-tool')
    expect(at.offered).toEqual(['number 1', 'number 2', 'number 3'])
    at.play('number 2')
    expect(at.offered).toEqual(['card person-watchman', 'no'])
    at.play('card person-watchman')
    expect(at.moves).toEqual(['pay 1 persuasion', 'pay 1 coin'])
    at.play('pay 1 coin')
    expect([at.seat, at.stock(0)]).toEqual([1, { persuasion: 1, prestige: 4, tool: 1, lifetime: 9 }])
    expect(at.at(0, 'council-1')).toEqual([1])
  })
})
