import { describe, expect, test } from 'vitest'
import { shipAt } from '../testing/port.ts'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'
import { payCaptain } from './hire.ts'
import { CAPTAIN_PLACES, CAPTAINS } from './vocabulary.ts'

const port = { expansions: ['port'] }
const leaving = (farm: FarmSketch, sea = {}) =>
  new TestTable({
    players: 2,
    options: port,
    spaces: { travel: ['skill', 'faith'], market: ['faith'] },
    farms: [farm],
    sea,
  })

describe('leaving the harbour', () => {
  test('VP-E1, VP-R1: travel, leave, hire, load an ox, a plow and a member, and sail (VP-202 to VP-206)', () => {
    const table = leaving({ coins: 2, grain: 1, goods: { ox: 1, plow: 1 }, members: { farm: [1] } })
    table.play('take travel skill')
    expect(table.offered).toEqual(anyOrder('leave', 'skip'))
    table.play('leave')
    expect(table).toMatchObject({ decision: 'd-captain-price' })
    expect(table.offered).toEqual(anyOrder('price 1', 'price 2'))
    expect(table.why('price 3')).toMatchObject({
      code: 'coins-missing',
      rule: 'VP-203',
      params: { missing: 1 },
    })
    table.play('price 2')
    expect(table.offered).toEqual(
      anyOrder('hire captain-2a', 'hire captain-2b', 'hire captain-2c', 'hire captain-2d', 'hire captain-2e'),
    )
    const log = table.play('hire captain-2a')
    expect(log).toContainEqual({
      code: 'hire',
      seat: 0,
      captain: 'captain-2a',
      from: 'captains-2',
      to: 'ship-mat',
    })
    expect(table.decision).toBe('d-load')
    expect(table.play('load ox')).toContainEqual({
      code: 'load',
      seat: 0,
      what: 'ox',
      from: 'farm',
      to: 'ship',
    })
    expect(table.play('load plow', 'load member')).toContainEqual({
      code: 'load-member',
      seat: 0,
      figure: '1a',
      from: 'farm',
      to: 'ship',
    })
    expect(table.stock(0)).toEqual({ skill: 1, grain: 1 })
    expect(shipAt(table.state, 0)).toEqual({
      at: 'harbour',
      captain: 'captain-2a',
      cargo: ['ox', 'plow', 'member'],
    })
    expect(table.at(0, 'ship')).toEqual([1])
    expect(table.state.port.captains[CAPTAINS.at['captain-2a']]).toBe(CAPTAIN_PLACES.at.hired)
    // VP-R1: three holds are full, so the ship sails, and it must.
    expect(table.decision).toBe('d-sail')
    expect(table.offered).toEqual(anyOrder('sail t1', 'sail t2'))
    expect(table.why('stop')).toMatchObject({ code: 'must-sail', rule: 'VP-R1' })
  })

  test('VP-201: in the harbour there is nothing to continue and nowhere to return to', () => {
    const table = leaving({ coins: 1 })
    table.play('take travel skill')
    expect(table.why('continue')).toMatchObject({ code: 'ship-in-harbour', rule: 'VP-201' })
    expect(table.why('return')).toMatchObject({ code: 'ship-in-harbour', rule: 'VP-201' })
  })

  test('VP-201: at sea the ship continues or returns, it cannot leave again', () => {
    const table = leaving({ coins: 3, ship: { at: 't1' } })
    table.play('take travel skill')
    expect(table.offered).toEqual(anyOrder('continue', 'return', 'skip'))
    expect(table.why('leave')).toMatchObject({ code: 'ship-at-sea', rule: 'VP-201' })
  })

  test('VP-E11: without a coin the cube is kept and the ship stays (VP-203)', () => {
    const table = leaving({ cubes: { skill: 3, faith: 2 }, members: { farm: [1] } })
    const log = table.play('take travel faith')
    expect(log).toContainEqual({
      code: 'lost',
      seat: 0,
      action: 'travel',
      why: 'coins-missing',
      rule: 'VP-203',
      params: { missing: 1 },
    })
    expect(table.stock(0)).toEqual({ skill: 3, faith: 3 })
    expect(shipAt(table.state, 0)).toEqual({ at: 'harbour', captain: null, cargo: [] })
    expect(table.seat).toBe(1)
  })

  test('VP-203: only stacks that can be paid are offered; a dearer one is refused with what is missing', () => {
    const table = leaving({ coins: 1 })
    table.play('take travel skill')
    // One price only, so it is taken at once.
    table.play('leave')
    expect(table.decision).toBe('d-captain')
    expect(table.why('hire captain-3a')).toMatchObject({ code: 'other-price', params: { price: 3 } })
  })

  test('VP-203: captains are limited; an empty stack offers nobody', () => {
    const cheap = CAPTAINS.list.filter((name) => name.startsWith('captain-1'))
    const table = leaving({ coins: 2 }, { gone: cheap })
    table.play('take travel skill', 'leave')
    expect(table.decision).toBe('d-captain')
    expect(table.why('hire captain-1a')).toMatchObject({ code: 'captain-taken', rule: 'VP-203' })
    const dear = leaving({ coins: 3 }, { gone: cheap })
    dear.play('take travel skill', 'leave')
    expect(dear.offered).toEqual(anyOrder('price 2', 'price 3'))
    expect(dear.why('price 1')).toMatchObject({ code: 'no-captain-at-price', params: { price: 1 } })
    const poor = leaving({ coins: 1 }, { gone: cheap })
    expect(poor.play('take travel skill')).toContainEqual({
      code: 'lost',
      seat: 0,
      action: 'travel',
      why: 'coins-missing',
      rule: 'VP-203',
      params: { missing: 1 },
    })
  })

  test('VP-203: the dearest captains are enough to leave', () => {
    const table = leaving(
      { coins: 3 },
      { gone: CAPTAINS.list.filter((name) => !name.startsWith('captain-3')) },
    )
    table.play('take travel skill', 'leave')
    expect(table.decision).toBe('d-captain')
    expect(table.moves).toContain('hire captain-3a')
  })

  test('VP-203: with no captain left nobody leaves, however rich', () => {
    const table = leaving({ coins: 9 }, { gone: CAPTAINS.list })
    expect(table.play('take travel skill')).toContainEqual({
      code: 'lost',
      seat: 0,
      action: 'travel',
      why: 'no-captain-left',
      rule: 'VP-203',
    })
  })

  test('VP-R7: any captain that is left can be picked; one on another ship cannot', () => {
    const table = new TestTable({
      players: 2,
      options: port,
      farms: [{ coins: 3 }, { ship: { at: 'i1', captain: 'captain-3b' } }],
      sea: { gone: ['captain-3a'] },
    })
    table.play('take travel skill', 'leave', 'price 3')
    expect(table.offered).toEqual(anyOrder('hire captain-3c', 'hire captain-3d', 'hire captain-3e'))
  })

  test('VX-205: cubes cannot stand in for the coins of a captain', () => {
    const table = leaving({ coins: 1, cubes: { skill: 3, faith: 3 } })
    table.play('take travel skill', 'leave')
    expect(table.decision).toBe('d-captain')
    expect(table.offered).toHaveLength(5)
    expect(table.offered[0]).toBe('hire captain-1a')
  })

  test('VP-205, VP-R8: only what lies on the farm and not what comes from islands; nothing need be loaded', () => {
    const table = leaving({
      coins: 1,
      grain: 1,
      goods: { horse: 1, wagon: 1, scroll: 1, beer: 3 },
      members: { smithy: [1] },
      ship: { cocoa: 1, tea: 1, chests: ['chest-1'] },
    })
    // Coins of the chest might pay a dearer captain, so the price is asked.
    table.play('take travel skill', 'leave', 'price 1', 'hire captain-1a')
    expect(table.moves.filter((move) => !move.startsWith('open-chest')).toSorted()).toEqual(
      anyOrder('load horse', 'load wagon', 'load scroll', 'load grain', 'done'),
    )
    expect(table.why('load ox')).toMatchObject({
      code: 'not-on-farm',
      rule: 'VP-205',
      params: { what: 'ox' },
    })
    // VP-206: a member must come from the farm.
    expect(table.why('load member')).toMatchObject({ code: 'not-on-farm', rule: 'VP-205' })
    // VP-R8: what was brought home cannot be loaded again.
    for (const tile of ['cocoa', 'tea', 'chest'])
      expect(table.why(`load ${tile}`)).toMatchObject({ code: 'only-on-islands', rule: 'VP-205' })
    table.play('done')
    expect(shipAt(table.state, 0).cargo).toEqual([])
    expect(table.decision).toBe('d-sail')
  })

  test('VP-205: all pieces aboard are of different kinds', () => {
    const table = leaving({ coins: 1, grain: 4, goods: { ox: 2 } })
    table.play('take travel skill', 'leave', 'hire captain-1a', 'load ox')
    expect(table.why('load ox')).toMatchObject({ code: 'already-aboard', rule: 'VP-205' })
    table.play('load grain')
    expect(table.offered).toEqual(anyOrder('load member', 'done'))
    expect(table.stock(0)).toMatchObject({ grain: 3, ox: 1 })
  })

  test('VP-206: the number of the member is chosen, and all members are one kind', () => {
    const table = leaving({ coins: 1, goods: { ox: 1 }, members: { farm: [1, 2, 2] } })
    table.play('take travel skill', 'leave', 'hire captain-1a', 'load member')
    expect(table.decision).toBe('d-load-member')
    expect(table.offered).toEqual(anyOrder('member 1', 'member 2'))
    expect(table.why('member 3')).toMatchObject({ code: 'no-such-member', rule: 'VP-206' })
    table.play('member 2')
    expect(table.at(0, 'ship')).toEqual([2])
    expect(table.offered).toEqual(anyOrder('load ox', 'done'))
    expect(table.why('load member')).toMatchObject({ code: 'already-aboard' })
  })

  test('V-R8, VX-R7: named at the well, the voyage is made; it is not offered where it cannot be', () => {
    const well = (coins: number) => {
      const table = leaving({ coins, cubes: { faith: 3 } })
      table.play('well')
      if (table.decision === 'd-well-pay') table.play('pay 3 faith')
      return table
    }
    expect(well(0).moves).not.toContain('well travel')
    const table = well(1)
    expect(table.moves).toContain('well travel')
    // Leaving is the only option, so it is taken.
    table.play('well travel')
    expect(table.decision).toBe('d-captain')
  })

  test('VP-203: who is offered a captain for nothing may leave without a coin', () => {
    const table = new TestTable({
      players: 2,
      options: port,
      also(state) {
        state.box.takeovers.captainWaiver = (_state, seat) => seat === 0
        state.box.takeovers.captainFee = (_state, seat) => seat === 0
      },
    })
    table.play('take travel skill', 'leave')
    expect(table.offered).toEqual(anyOrder('price 1', 'price 2', 'price 3'))
    table.play('price 3', 'hire captain-3e')
    expect(shipAt(table.state, 0).captain).toBe('captain-3e')
    expect(table.stock(0)).toEqual({ skill: 1 })
  })

  test('VP-203: the fee of a captain is its price in coins', () => {
    const table = leaving({ coins: 5 })
    payCaptain(table.state, 0, CAPTAINS.at['captain-3b'])
    expect(table.farm(0).coins).toBe(2)
  })
})
