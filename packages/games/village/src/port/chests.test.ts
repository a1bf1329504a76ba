import { HIDDEN, SPECTATOR, viewOf } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { SPACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { layGoals, lineOf, neighbour, tableWith } from '../testing/expansions.ts'
import { broughtHome, onIslands } from '../testing/port.ts'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'
import { lookIntoChest } from './chests.ts'
import { CHESTS } from './vocabulary.ts'

const port = { expansions: ['port'] }
const two = (farms: readonly FarmSketch[], more = {}) =>
  new TestTable({ players: 2, options: port, farms, ...more })

describe('treasure chests', () => {
  test('VP-404: the loader looks at the chest, nobody else', () => {
    const table = two([{ ship: { at: 'i3' } }], { draws: { chests: ['chest-6'] } })
    const log = table.play('take travel skill', 'continue', 'stop', 'load chest')
    expect(log).toContainEqual({
      code: 'load-chest',
      seat: 0,
      chest: 'chest-6',
      from: 'i3',
      to: 'ship',
      secret: ['chest'],
    })
    expect(table.state.port.ships[0].aboard).toBe(CHESTS.at['chest-6'])
    expect(onIslands(table.state).chests).toBe(5)
    expect(viewOf(village, table.state, 0).port.ships[0].aboard).toBe(CHESTS.at['chest-6'])
    for (const viewer of [1, SPECTATOR])
      expect(viewOf(village, table.state, viewer).port.ships[0].aboard).toBe(HIDDEN)
  })

  test('VP-103: a chest that somebody holds or has opened is not on the island', () => {
    const table = two(
      [
        { ship: { at: 'i3' } },
        { ship: { at: 't1', captain: 'captain-1a', cargo: ['chest-1'], chests: ['chest-2', 'chest-3'] } },
      ],
      { sea: { opened: ['chest-4', 'chest-5'] } },
    )
    expect(onIslands(table.state).chests).toBe(1)
    expect(Array.from(lookIntoChest.unseen(table.state, 0, 0, 0, 0))).toEqual([0, 0, 0, 0, 0, 1, 0, 0])
    table.play('take travel skill', 'continue', 'stop', 'load chest')
    expect(table.state.port.ships[0].aboard).toBe(CHESTS.at['chest-6'])
  })

  test('VP-503: at home a chest stays closed until its owner opens it, at any decision of the owner (VX-207, VX-R8)', () => {
    const table = two([{ ship: { at: 'i3', cargo: ['chest-4'] } }])
    table.play('take travel skill', 'return')
    expect(table.stock(0)).toEqual({ skill: 1, lifetime: 1 })
    expect(broughtHome(table.state, 0).chests).toBe(1)
    expect(viewOf(village, table.state, 1).port.ships[0].chests[0]).toBe(HIDDEN)
    expect(table.seat).toBe(1)
    // Not at the decision of somebody else.
    expect(table.moves).not.toContain('open-chest 1')
    expect(table.why('open-chest 1')).toMatchObject({
      code: 'no-such-chest',
      rule: 'VP-503',
      params: { chests: 0 },
    })
    table.play('take harvest skill', 'skip')
    expect(table).toMatchObject({ seat: 0, decision: 'd-source' })
    const log = table.play('open-chest 1')
    expect(log).toContainEqual({
      code: 'open-chest',
      seat: 0,
      chest: 'chest-4',
      number: 1,
      from: 'farm',
      to: 'box',
    })
    expect(table.stock(0)).toEqual({ skill: 1, coin: 4, lifetime: 1 })
    expect(table.state.port.opened[CHESTS.at['chest-4']]).toBe(1)
    // The decision still stands, the chest is gone.
    expect(table).toMatchObject({ seat: 0, decision: 'd-source' })
    expect(table.why('open-chest 1')).toMatchObject({ code: 'no-such-chest' })
  })

  test('VP-503: any of several chests may be opened; the others stay in their order', () => {
    const table = two([{ ship: { chests: ['chest-1', 'chest-6', 'chest-5'] } }])
    expect(table.moves.filter((move) => move.startsWith('open'))).toEqual([
      'open-chest 1',
      'open-chest 2',
      'open-chest 3',
    ])
    table.play('open-chest 2')
    expect(table.stock(0)).toEqual({ coin: 5 })
    table.play('open-chest 2')
    expect(table.stock(0)).toEqual({ coin: 9 })
    table.play('open-chest 1')
    expect(table.stock(0)).toEqual({ coin: 12 })
    expect(broughtHome(table.state, 0).chests).toBe(0)
  })

  test('VP-504: a chest aboard cannot be opened', () => {
    const table = two([{ ship: { at: 't1', cargo: ['chest-1'] } }])
    expect(table.why('open-chest 1')).toMatchObject({ code: 'no-such-chest' })
  })

  test('VX-207: a single option is put where the coins of a closed chest could bring another', () => {
    const table = two([{ cubes: { knowledge: 1 }, ship: { chests: ['chest-1'] } }])
    // One knowledge pays the scroll; a coin could as well.
    table.play('take crafts skill', 'buy scriptorium')
    expect(table.decision).toBe('d-pay')
    expect(table.offered).toEqual(anyOrder('pay 1 knowledge', 'open-chest 1'))
    table.play('open-chest 1')
    expect(table.offered).toEqual(anyOrder('pay 1 knowledge', 'pay 1 coin'))
    const without = two([{ cubes: { knowledge: 1 } }])
    without.play('take crafts skill', 'buy scriptorium')
    expect(without.seat).toBe(1)
    expect(without.stock(0)).toEqual({ skill: 1, scroll: 1 })
  })

  test('VX-207: nothing is asked where coins change nothing', () => {
    const table = two([{ coins: 3, members: { farm: [1] }, ship: { chests: ['chest-1'] } }])
    table.play('take travel skill', 'leave', 'price 1', 'hire captain-1a', 'load member')
    expect(table).toMatchObject({ decision: 'd-sail' })
  })

  test('VX-207: at the voyage a chest may pay the captain that would else be out of reach', () => {
    const table = two([{ ship: { chests: ['chest-1'] } }])
    table.play('take travel skill')
    expect(table).toMatchObject({ seat: 0, decision: 'd-chest' })
    expect(table.offered).toEqual(anyOrder('skip', 'open-chest 1'))
    expect(table.why('use')).toMatchObject({ code: 'coins-missing', rule: 'VP-203' })
    table.play('open-chest 1')
    expect(table.decision).toBe('d-voyage')
    expect(table.state.performed).toBe(SPACES.at.travel)
    expect(table.offered).toEqual(anyOrder('leave', 'skip'))
    table.play('leave')
    expect(table.offered).toEqual(anyOrder('price 1', 'price 2', 'price 3'))
    const waived = two([{ ship: { chests: ['chest-1'] } }])
    waived.play('take travel skill', 'skip')
    expect(waived.seat).toBe(1)
    expect(broughtHome(waived.state, 0).chests).toBe(1)
  })

  test('VX-207: an action that coins cannot save is lost at once', () => {
    const table = two([{ members: { smithy: [1] }, grain: 5, ship: { chests: ['chest-1'] } }])
    table.play('take harvest skill')
    expect(table.seat).toBe(1)
  })

  test('VX-207: in the market day of another a chest may pay the surcharge', () => {
    const table = two([{ goods: { scroll: 3 } }, { ship: { tea: 1, chests: ['chest-1'] } }], {
      stalls: ['customer-01', '', ''],
      queue: [],
      stack: [],
    })
    table.play('take market persuasion', 'serve customer-01')
    expect(table).toMatchObject({ seat: 1, decision: 'd-market' })
    expect(table.offered).toEqual(anyOrder('pass', 'open-chest 1'))
    table.play('open-chest 1', 'sell tea')
    expect(table.stock(1)).toMatchObject({ coin: 3, prestige: 5, lifetime: 1 })
  })

  test('VX-207: a chest may pay the priest in the mass', () => {
    const table = two([{ members: { 'black-bag': [1] }, ship: { chests: ['chest-1'] } }], { mass: true })
    expect(table).toMatchObject({ seat: 0, decision: 'd-mass-choose' })
    expect(table.offered).toEqual(anyOrder('done', 'open-chest 1'))
    expect(table.why('choose 1')).toEqual({ code: 'coins-missing', rule: 'V-502', params: { missing: 1 } })
    table.play('open-chest 1', 'choose 1')
    expect(table.at(0, 'church-1')).toEqual([1])
  })

  test('VP-E15, VP-R10, VX-403: before the scoring chests at home are opened, one aboard is worth nothing', () => {
    const table = two(
      [{ ship: { at: 'i1', cargo: ['chest-6', 'cocoa'], chests: ['chest-4'], tea: 1 } }, {}],
      {
        mass: true,
        also: (state: { end: { rung: number; begun: number } }) =>
          Object.assign(state.end, { rung: 1, begun: 1 }),
      },
    )
    // Unsold tiles and cargo are worthless; only the coins of the chest at home count.
    const moves = () => table.moves.filter((move) => !move.startsWith('open'))
    while (table.decision !== 'over') table.play(moves()[0])
    expect(table.stock(0)).toMatchObject({ coin: 4 })
    const { lines, totals } = village.score(table.state)
    expect(lines.find(({ id }) => id === 'coins')?.values).toEqual([4, 0])
    expect(totals[0]).toBe(4)
    expect(table.state.port.ships[0].aboard).toBe(CHESTS.at['chest-6'])
    expect(broughtHome(table.state, 0).chests).toBe(0)
  })

  test('VX-207: with Marriage a chest may hold the tool that doubles a product, so it is asked for', () => {
    const farms = [{ cubes: { skill: 1, knowledge: 1 }, ship: { chests: ['chest-m2'] } }]
    const table = new TestTable({ players: 2, options: { expansions: ['port', 'marriage'] }, farms })
    const log = table.play('take crafts skill', 'buy smithy', 'pay 1 skill 1 knowledge')
    expect(log.filter((entry) => 'what' in entry && entry.what === 'tool')).toEqual([])
    expect(table).toMatchObject({ seat: 0, decision: 'd-tool' })
    expect(table.offered).toEqual(anyOrder('none', 'open-chest 1'))
    table.play('open-chest 1', 'tool')
    expect(table.stock(0)).toEqual({ skill: 1, plow: 2, tool: 1 })
    const alone = two(farms.map((farm) => ({ ...farm, ship: { chests: ['chest-1'] } })))
    alone.play('take crafts skill', 'buy smithy', 'pay 1 skill 1 knowledge')
    expect(alone.seat).toBe(1)
  })

  test('VX-207: asking tells nothing and changes nothing', () => {
    const table = two([{ coins: 1, ship: { chests: ['chest-1'] } }])
    const log = table.play('take travel skill', 'leave')
    expect(table.decision).toBe('d-captain-price')
    expect(log.filter(({ code }) => code === 'gain' || code === 'pay')).toEqual([
      { code: 'gain', seat: 0, what: 'skill', amount: 1, from: 'travel' },
    ])
    expect(table.stock(0)).toEqual({ coin: 1, skill: 1 })
  })

  test('VX-E4: with Marriage a chest may hold tools', () => {
    const table = new TestTable({
      players: 2,
      options: { expansions: ['port', 'marriage'] },
      stalls: ['customer-01', '', ''],
      queue: [],
      stack: [],
      farms: [
        { ship: { chests: ['chest-m1'], cocoa: 1 }, cubes: { persuasion: 1 } },
        { goods: { scroll: 3 } },
      ],
      turn: 1,
    })
    table.play('take market persuasion', 'serve customer-01')
    expect(table).toMatchObject({ seat: 0, decision: 'd-market' })
    const log = table.play('open-chest 1')
    expect(log).toContainEqual({
      code: 'open-chest',
      seat: 0,
      chest: 'chest-m1',
      number: 1,
      from: 'farm',
      to: 'box',
    })
    expect(table.stock(0)).toEqual({ persuasion: 1, tool: 2 })
    expect(broughtHome(table.state, 0).chests).toBe(0)
  })
})

describe('chests, played through', () => {
  test('at the end a chest at home is opened and may still fulfil a goal, one aboard is worth nothing (VP-R10, VL-501, VL-R2, VX-403)', () => {
    const at = tableWith(['port'], {
      options: { goals: true },
      chronicle: { farm: 3 },
      graves: 2,
      spaces: { harvest: ['plague', 'faith', 'faith', 'skill'] },
      farms: [
        {
          coins: 3,
          lifetime: 9,
          members: { farm: [1, 2] },
          ship: { at: 'i4', cargo: ['chest-6', 'scroll'], chests: ['chest-4'], tea: 1 },
        },
        neighbour,
      ],
      also: layGoals('goal-aristocrat', 'goal-seafarer'),
    })
    at.play('take harvest plague', 'skip', 'take harvest faith', 'harvest')
    expect(at.match.over).toBe(true)
    expect([lineOf(at, 'coins'), lineOf(at, 'prestige')]).toEqual([7, 5])
    expect(village.score(at.state).totals[0]).toBe(12)
  })
})
