import { NONE } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { EXPANSIONS, WARES } from '../box/vocabulary.ts'
import { neighbour, tableWith } from '../testing/expansions.ts'
import { handOf } from '../testing/inn.ts'
import { broughtHome, shipAt } from '../testing/port.ts'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'
import { CAPTAIN_PLACES, CAPTAINS } from './vocabulary.ts'

const port = { expansions: ['port'] }
const table = (farm: FarmSketch) => new TestTable({ players: 2, options: port, farms: [farm] })

describe('returning to the harbour', () => {
  test('VP-E9: one time, the sixth sack goes to the supply, the captain leaves the game (VP-501, VP-502)', () => {
    const home = table({ grain: 5, ship: { at: 'i3', captain: 'captain-1b', cargo: ['grain'] } })
    const log = home.play('take travel skill', 'return')
    expect(home.stock(0)).toEqual({ skill: 1, grain: 5, lifetime: 1 })
    expect(log).toContainEqual({ code: 'return', seat: 0, from: 'i3', to: 'harbour' })
    expect(log).toContainEqual({ code: 'unload', seat: 0, what: 'grain', from: 'ship', to: 'supply' })
    expect(log).toContainEqual({
      code: 'captain-leaves',
      seat: 0,
      captain: 'captain-1b',
      from: 'ship-mat',
      to: 'box',
    })
    expect(shipAt(home.state, 0)).toEqual({ at: 'harbour', captain: null, cargo: [] })
    expect(home.state.port.captains[CAPTAINS.at['captain-1b']]).toBe(CAPTAIN_PLACES.at.box)
    expect(home.seat).toBe(1)
  })

  test.each(['t1', 'i2', 't4', 'i6'])('VP-501: from %s it costs the same', (at) => {
    const home = table({ ship: { at } })
    home.play('take travel skill', 'return')
    expect(home.stock(0)).toEqual({ skill: 1, lifetime: 1 })
  })

  test('VP-501: all cargo is unloaded: goods, a member and a tile go to the farm', () => {
    const home = table({
      goods: { ox: 1 },
      members: { ship: [2], smithy: [1] },
      ship: { at: 'i1', cargo: ['ox', 'cocoa'] },
    })
    const log = home.play('take travel skill', 'return')
    expect(home.stock(0)).toMatchObject({ ox: 2 })
    expect(home.at(0, 'farm')).toEqual([2])
    expect(shipAt(home.state, 0).cargo).toEqual([])
    expect(broughtHome(home.state, 0)).toEqual({ cocoa: 1, tea: 0, chests: 0 })
    expect(log).toContainEqual({ code: 'unload', seat: 0, what: 'ox', from: 'ship', to: 'farm' })
    expect(log).toContainEqual({ code: 'unload-member', seat: 0, figure: '2a', from: 'ship', to: 'farm' })
    const tea = table({ ship: { at: 'i5', cargo: ['tea', 'chest-4', 'grain'] } })
    tea.play('take travel skill', 'return')
    expect(broughtHome(tea.state, 0)).toEqual({ cocoa: 0, tea: 1, chests: 1 })
    expect(tea.stock(0)).toMatchObject({ grain: 1 })
    expect(tea.state.port.ships[0].aboard).toBe(NONE)
  })

  test('VP-204: after the return another captain is needed', () => {
    const home = new TestTable({
      players: 2,
      options: port,
      spaces: { travel: ['skill', 'skill', 'skill'], harvest: ['faith', 'faith'] },
      farms: [{ coins: 1, ship: { at: 't1', captain: 'captain-1a' } }],
    })
    home.play('take travel skill', 'return', 'take harvest faith', 'skip', 'take travel skill', 'leave')
    expect(home.offered).toEqual(
      anyOrder('hire captain-1b', 'hire captain-1c', 'hire captain-1d', 'hire captain-1e'),
    )
  })

  test('VP-502, VP-R12: a sack aboard does not count against the five on the farm', () => {
    const farm = table({ grain: 4, ship: { at: 't1', cargo: ['grain'] } })
    farm.play('take harvest skill', 'harvest')
    expect(farm.stock(0)).toMatchObject({ grain: 5 })
    expect(shipAt(farm.state, 0).cargo).toEqual(['grain'])
  })

  test('VP-E8: an ox aboard gives no better harvest and is not sold at the market (VP-504)', () => {
    const farm = table({ goods: { plow: 1 }, ship: { at: 't1', cargo: ['ox'] } })
    farm.play('take harvest skill', 'harvest')
    expect(farm.stock(0)).toMatchObject({ grain: 2 })
    const seller = (farm: FarmSketch) => {
      const market = new TestTable({
        players: 2,
        options: port,
        stalls: ['customer-01', 'customer-02', 'customer-05'],
        farms: [farm],
      })
      market.play('take market persuasion')
      return market.decision
    }
    expect(seller({ goods: { scroll: 3 } })).toBe('d-market')
    expect(seller({ ship: { at: 't1', cargo: ['scroll'] } })).toBe('d-source')
  })

  test('VP-504: cargo counts where life goals ask what a family owns', () => {
    const { state } = table({ goods: { beer: 2, ox: 3 }, ship: { at: 't1', cargo: ['scroll', 'grain'] } })
    const { scroll, grain, ox, beer } = WARES.at
    const aboard = [scroll, grain, ox, beer].map((ware) => state.box.aboard(state, 0, ware))
    expect(aboard).toEqual([1, 1, 0, 0])
    expect(state.box.aboard(state, 1, scroll)).toBe(0)
  })

  test('VX-303: `family` brings nobody back from a ship or a lighthouse', () => {
    const farm = table({ members: { ship: [1], 'lighthouse-i2': [2], smithy: [1] }, ship: { at: 't1' } })
    farm.play('take family skill')
    expect(farm.offered).toEqual(anyOrder('home 1 smithy', 'skip'))
    for (const [number, place] of [
      ['1', 'ship'],
      ['2', 'lighthouse-i2'],
    ])
      expect(farm.why(`home ${number} ${place}`)).toEqual({
        code: 'not-from-there',
        rule: 'VX-303',
        params: { number, place },
      })
    expect(farm.why('home 2 ship')).toMatchObject({ code: 'no-such-member', rule: 'V-413' })
    const nobody = table({ members: { ship: [1], 'lighthouse-i2': [2] }, ship: { at: 't1' } })
    nobody.play('take family skill')
    expect(nobody.seat).toBe(1)
  })
})

describe('the harbour, played through', () => {
  test('without a coin the quartermaster hires any captain; neither beer nor bread nor tools go aboard, no kind twice, and the first step is a must (VP-202 to VP-206, VP-R1, VX-552, VI-R11, VM-601, VM-R11)', () => {
    const at = tableWith(EXPANSIONS.list, {
      spaces: { travel: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          grain: 1,
          goods: { horse: 2, beer: 1 },
          bread: 1,
          tools: 1,
          members: { farm: [1], smithy: [2] },
          persons: ['person-quartermaster'],
        },
        neighbour,
      ],
    })
    at.play('take travel skill')
    const bread = ['bread 1 farm', 'bread 2 smithy']
    expect(at.offered).toEqual(anyOrder('leave', 'skip', ...bread))
    at.play('leave')
    if (at.decision === 'd-card-now') at.play('card person-quartermaster')
    expect(at.offered).toEqual(anyOrder('price 1', 'price 2', 'price 3', ...bread))
    at.play('price 3', 'hire captain-3e')
    expect(at.offered).toEqual(anyOrder('load horse', 'load grain', 'load member', 'done', ...bread))
    at.play('load horse')
    expect(at.offered).toEqual(anyOrder('load grain', 'load member', 'done', ...bread))
    at.play('load member', 'load grain')
    expect(at.offered).toEqual(anyOrder('sail t1', 'sail t2', 'bread 1 ship', 'bread 2 smithy'))
    expect(handOf(at.state, 0)).toEqual([])
    expect(at.stock(0)).toEqual({ beer: 1, bread: 1, horse: 1, skill: 1, tool: 1 })
    expect(shipAt(at.state, 0).cargo.toSorted()).toEqual(['grain', 'horse', 'member'])
  })
})
