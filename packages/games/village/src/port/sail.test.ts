import { describe, expect, test } from 'vitest'
import { village } from '../game.ts'
import { neighbour, tableWith } from '../testing/expansions.ts'
import { handOf } from '../testing/inn.ts'
import { shipAt } from '../testing/port.ts'
import type { Sketch } from '../testing/position.ts'
import { anyOrder, type FarmSketch, TestTable } from '../testing/position.ts'
import { calmSea, grantSteps } from './sail.ts'

const port = { expansions: ['port'] }
/** A ship that continues its voyage; the cube is plague, so the farm keeps what it has (2 time). */
const underWay = (farm: FarmSketch, others: readonly FarmSketch[] = [], rules = village.rulesVersion) => {
  const table = new TestTable({
    players: 2,
    options: port,
    spaces: { travel: ['plague', 'plague'], harvest: ['faith', 'faith'] },
    farms: [farm, ...others],
    rules,
  })
  table.play('take travel plague', 'continue')
  return table
}
const CUBE_TIME = 2

describe('sailing', () => {
  test('VP-E2: harbour, t1, i1, i2: the first step is free, t1 costs time, the others a cube each (VP-301 to VP-304)', () => {
    const table = new TestTable({
      players: 2,
      options: port,
      farms: [{ coins: 2, cubes: { knowledge: 2 }, goods: { ox: 1, plow: 1 }, members: { farm: [1] } }],
    })
    table.play(
      'take travel skill',
      'leave',
      'price 2',
      'hire captain-2a',
      'load ox',
      'load plow',
      'load member',
    )
    const log = table.play('sail t1')
    expect(log).toContainEqual({ code: 'sail', seat: 0, from: 'harbour', to: 't1' })
    expect(table.stock(0)).toEqual({ skill: 1, knowledge: 2, lifetime: 1 })
    expect(table.offered).toEqual(anyOrder('sail i1', 'sail i4', 'stop'))
    table.play('sail i1')
    expect(table.stock(0)).toEqual({ skill: 1, knowledge: 1, lifetime: 1 })
    table.play('sail i2')
    expect(table.stock(0)).toEqual({ skill: 1, lifetime: 1 })
    // Without a cube the ship can only dock.
    expect(table.decision).toBe('d-island')
    expect(shipAt(table.state, 0)).toMatchObject({ at: 'i2', captain: 'captain-2a' })
  })

  test('VP-E5: captain-1a takes a skill and a knowledge for each further step (VP-302)', () => {
    const table = underWay({ cubes: { skill: 2, knowledge: 2 }, ship: { at: 't1', captain: 'captain-1a' } })
    table.play('sail i1')
    expect(table.stock(0)).toEqual({ skill: 2, knowledge: 2, lifetime: CUBE_TIME })
    table.play('sail i2')
    expect(table.stock(0)).toEqual({ skill: 1, knowledge: 1, lifetime: CUBE_TIME })
    table.play('sail t3')
    expect(table.stock(0)).toEqual({ lifetime: CUBE_TIME + 1 })
    expect(table.seat).toBe(1)
  })

  test('VP-E6: captain-1e takes any two cubes for each further step (VP-302)', () => {
    const table = underWay({
      cubes: { faith: 1, skill: 1, persuasion: 2 },
      ship: { at: 't2', captain: 'captain-1e' },
    })
    table.play('sail i5', 'sail i6')
    expect(table.decision).toBe('d-pay')
    expect(table.offered).toEqual(
      anyOrder(
        'pay 2 persuasion',
        'pay 1 skill 1 persuasion',
        'pay 1 skill 1 faith',
        'pay 1 persuasion 1 faith',
      ),
    )
    table.play('pay 1 skill 1 faith', 'sail t4')
    expect(table.stock(0)).toEqual({ lifetime: CUBE_TIME + 1 })
    expect(shipAt(table.state, 0).at).toBe('t4')
  })

  test('VX-205: a coin stands in for any cube of a symbol', () => {
    const table = underWay({ coins: 2, cubes: { faith: 1 }, ship: { at: 't2', captain: 'captain-1e' } })
    table.play('sail i5', 'sail i6')
    expect(table.offered).toEqual(anyOrder('pay 1 faith 1 coin', 'pay 2 coin'))
  })

  test('VP-E7: captain-3a buys two further steps with one persuasion (VP-303)', () => {
    const table = underWay({ cubes: { persuasion: 1 }, ship: { at: 't1', captain: 'captain-3a' } })
    table.play('sail i1', 'sail i2')
    expect(table.stock(0)).toEqual({ lifetime: CUBE_TIME })
    table.play('sail t3')
    expect(table.stock(0)).toEqual({ lifetime: CUBE_TIME + 1 })
    expect(shipAt(table.state, 0).at).toBe('t3')
  })

  test('VP-303, VP-R6: two steps in all cost the same, and what was bought lapses with the move', () => {
    const table = underWay({ cubes: { persuasion: 1 }, ship: { at: 't1', captain: 'captain-3a' } })
    table.play('sail i1', 'sail i2', 'stop')
    expect(table.stock(0)).toEqual({ lifetime: CUBE_TIME })
    table.play('take harvest faith', 'skip')
    // The next move begins anew: a free step, then nothing is left to pay with.
    table.play('take travel plague', 'continue', 'sail i1')
    expect(shipAt(table.state, 0).at).toBe('i1')
    expect(table.decision).toBe('d-island')
  })

  test('VP-302: a step that cannot be paid is refused with what is missing', () => {
    const table = underWay({ ship: { at: 'i2', captain: 'captain-2a' } })
    expect(table.offered).toEqual(anyOrder('sail i1', 'sail t3', 'stop'))
    const rich = underWay({ cubes: { knowledge: 1 }, ship: { at: 'i2', captain: 'captain-1a' } })
    const log = rich.play('sail i1')
    expect(log).toContainEqual({ code: 'dock', seat: 0, island: 'i1' })
  })

  test('VP-301: only along a line, and past other ships', () => {
    const table = underWay({ ship: { at: 't1' } }, [{ ship: { at: 'i1', captain: 'captain-2b' } }])
    expect(table.offered).toEqual(anyOrder('sail i1', 'sail i4', 'stop'))
    expect(table.why('sail i5')).toEqual({
      code: 'no-line',
      rule: 'VP-301',
      params: { from: 't1', to: 'i5' },
    })
    table.play('sail i1')
    expect(shipAt(table.state, 0).at).toBe('i1')
  })

  test('VP-R2: the harbour is no field of the way', () => {
    const table = underWay({ ship: { at: 't1' } })
    expect(table.why('sail harbour')).toMatchObject({ code: 'harbour-by-return', rule: 'VP-R2' })
  })

  test('VP-305, VP-R3: at an island the ship may dock without a step; on a time field it may stay, which costs its time', () => {
    const island = underWay({ ship: { at: 'i4', cargo: ['grain'] } })
    expect(island.offered).toEqual(anyOrder('sail t1', 'sail t2', 'stop'))
    island.play('stop')
    expect(island).toMatchObject({ decision: 'd-island', seat: 0 })
    expect(island.stock(0)).toEqual({ lifetime: CUBE_TIME })
    const time = underWay({ ship: { at: 't2' } })
    expect(time.offered).toEqual(anyOrder('sail i4', 'sail i5', 'stop'))
    expect(time.play('stop')).toContainEqual({ code: 'stay', seat: 0, field: 't2' })
    expect(shipAt(time.state, 0).at).toBe('t2')
    expect(time.stock(0)).toEqual({ lifetime: CUBE_TIME + 1 })
  })

  test('VP-R3: a match begun under version 1 of the rules goes on by it: a ship leaves a time field', () => {
    const time = underWay({ ship: { at: 't2' } }, [], 1)
    expect(time.match.box.rules).toBe(1)
    expect(time.offered).toEqual(anyOrder('sail i4', 'sail i5'))
    expect(time.why('stop')).toMatchObject({ code: 'must-sail', rule: 'VP-R3' })
  })

  test('VP-304, VP-306: a move may end on a time field; entering it costs time and nothing else happens', () => {
    const table = underWay({
      cubes: { knowledge: 2 },
      goods: { ox: 1 },
      ship: { at: 'i1', cargo: ['wagon'] },
    })
    const log = table.play('sail t1', 'stop')
    expect(log).not.toContainEqual(expect.objectContaining({ code: 'dock' }))
    expect(table.stock(0)).toEqual({ knowledge: 2, ox: 1, lifetime: CUBE_TIME + 1 })
    expect(table.seat).toBe(1)
    expect(shipAt(table.state, 0)).toEqual({ at: 't1', captain: 'captain-2a', cargo: ['wagon'] })
  })

  test('VP-R5: fields may be visited again, each entry of a time field costs, the first field costs nothing', () => {
    const table = underWay({ cubes: { knowledge: 3 }, ship: { at: 't1' } })
    table.play('sail i4')
    expect(table.stock(0)).toEqual({ knowledge: 3, lifetime: CUBE_TIME })
    table.play('sail t1', 'sail i1', 'sail t1')
    expect(table.stock(0)).toEqual({ lifetime: CUBE_TIME + 2 })
  })

  test('VP-307, VP-204: the voyage goes on with the captain already hired, the first step free again', () => {
    const table = underWay({ ship: { at: 'i5', captain: 'captain-2c' } })
    table.play('sail i6')
    expect(shipAt(table.state, 0)).toMatchObject({ at: 'i6', captain: 'captain-2c' })
    expect(table.stock(0)).toEqual({ lifetime: CUBE_TIME })
  })

  test('VP-R4: to stop at an island is to dock there, even if nothing is done', () => {
    const table = underWay({ cubes: { knowledge: 1 }, ship: { at: 't1', cargo: ['grain'] } })
    const log = table.play('sail i4', 'stop')
    expect(log).toContainEqual({ code: 'dock', seat: 0, island: 'i4' })
    table.play('done')
    expect(table).toMatchObject({ seat: 1 })
    expect(shipAt(table.state, 0).cargo).toEqual(['grain'])
  })

  test('V-303: crossing the quill at sea costs a life at the end of the turn', () => {
    const table = new TestTable({
      players: 2,
      options: port,
      farms: [{ lifetime: 9, members: { farm: [1], smithy: [1] }, ship: { at: 'i1' } }],
    })
    table.play('take travel skill', 'continue', 'sail t1')
    expect(table).toMatchObject({ seat: 0, decision: 'd-death' })
  })

  test('VX-551, VX-552: granted steps cost no cubes and a calm sea no time, until the move ends', () => {
    const table = new TestTable({
      players: 2,
      options: port,
      spaces: { travel: ['faith', 'faith'], harvest: ['faith', 'faith'] },
      farms: [{ coins: 1 }],
      also(state) {
        let told = 0
        state.box.windows.sail.push((table, seat) => {
          if (told++ > 0) return
          grantSteps(table, seat, 3)
          calmSea(table, seat)
        })
      },
    })
    table.play(
      'take travel faith',
      'leave',
      'hire captain-1a',
      'done',
      'sail t1',
      'sail i1',
      'sail i2',
      'sail t3',
    )
    // Four steps: one free, three granted; i3 would need a skill and a knowledge.
    expect(shipAt(table.state, 0).at).toBe('t3')
    expect(table.stock(0)).toEqual({ faith: 1 })
    expect(table.seat).toBe(1)
    table.play('take harvest faith', 'skip')
    table.play('take travel faith', 'continue', 'sail i2')
    expect(shipAt(table.state, 0).at).toBe('i2')
    expect(table.state.port.ships[0]).toMatchObject({ paid: 0, granted: 0, calm: 0 })
    expect(table.seat).toBe(1)
  })

  test('VX-551: unused granted steps lapse when the move ends', () => {
    const table = underWay({ ship: { at: 'i1' } })
    grantSteps(table.state, 0, 3)
    table.play('sail t1', 'stop')
    expect(table.state.port.ships[0].granted).toBe(0)
  })

  test('VX-551: steps already bought are used before granted ones', () => {
    const table = underWay({ cubes: { persuasion: 1 }, ship: { at: 't1', captain: 'captain-3a' } })
    table.play('sail i1', 'sail i2')
    grantSteps(table.state, 0, 1)
    table.play('sail i1')
    expect(table.state.port.ships[0]).toMatchObject({ paid: 0, granted: 1 })
    table.play('sail i2')
    expect(table.state.port.ships[0]).toMatchObject({ paid: 0, granted: 0 })
  })
})

describe('sailing, played through', () => {
  test('one payment of an "up to 2" captain covers two steps, the second is lost at the end of the move; the innkeeper sails on with a new free step (VI-547, VP-302, VP-303, VP-307, VP-404, VP-R6)', () => {
    const sketch: Sketch = {
      spaces: { travel: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          coins: 1,
          cubes: { persuasion: 1 },
          members: { farm: [1] },
          persons: ['person-innkeeper'],
          ship: { at: 'i2', captain: 'captain-3a', cargo: ['scroll'] },
        },
        neighbour,
      ],
    }
    const through = tableWith(['inn', 'port'], sketch)
    through.play('take travel skill', 'continue')
    expect(through.offered).toEqual(['sail i1', 'sail t3', 'stop'])
    through.play('sail t3')
    expect(through.offered).toEqual(['sail i2', 'sail i3', 'stop'])
    through.play('sail i3')
    expect(through.moves).toEqual(['pay 1 persuasion', 'pay 1 coin'])
    through.play('pay 1 persuasion')
    expect(through.offered).toEqual(['sail t3', 'sail t4', 'stop'])
    through.play('sail t4')
    expect(through.stock(0)).toEqual({ coin: 1, skill: 1, lifetime: 2 })
    expect(through.offered).toEqual(['sail i3', 'sail i6', 'stop'])
    through.play('sail i6')
    expect(through.stock(0)).toEqual({ skill: 1, lifetime: 2 })

    const lapse = tableWith(['inn', 'port'], sketch)
    lapse.play('take travel skill', 'continue', 'sail t3', 'sail i3', 'pay 1 coin', 'stop')
    expect([lapse.decision, lapse.offered]).toEqual(['d-island', ['done', 'load chest']])
    const told = lapse.play('load chest')
    const loaded = told.find(({ code }) => code === 'load-chest')
    expect(loaded?.secret).toEqual(['chest'])
    expect(lapse.offered).toEqual(['card person-innkeeper', 'done'])
    lapse.play('card person-innkeeper')
    expect(lapse.offered).toEqual(['continue', 'return'])
    lapse.play('continue')
    expect(lapse.offered).toEqual(['sail t3', 'sail t4', 'stop'])
    lapse.play('sail t4')
    lapse.play('sail i6')
    expect(lapse.stock(0)).toEqual({ skill: 1, lifetime: 2 })
    expect([lapse.decision, lapse.offered]).toEqual(['d-sail', ['sail i5', 'stop', 'sail t4'].toSorted()])
  })

  test('any two cubes with a coin among them; the field where a move begins costs nothing, every entry does; helmsman and cartographer in the middle of it (VP-302, VP-304, VP-R3, VP-R5, VX-205, VX-551, VX-552)', () => {
    const joker = tableWith(['port'], {
      spaces: { travel: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          coins: 1,
          cubes: { faith: 1 },
          members: { farm: [1] },
          ship: { at: 't1', captain: 'captain-1e', cargo: ['grain'] },
        },
        neighbour,
      ],
    })
    joker.play('take travel skill', 'continue')
    expect(joker.offered).toEqual(['sail i1', 'sail i4', 'stop'])
    expect(joker.why('sail harbour')?.rule).toBe('VP-R2')
    joker.play('sail i4')
    expect(joker.offered).toEqual(['sail t1', 'sail t2', 'stop'])
    joker.play('sail t2')
    expect(joker.moves[0]).toBe('pay 1 skill 1 faith')
    expect(joker.offered).toEqual(anyOrder('pay 1 skill 1 faith', 'pay 1 skill 1 coin', 'pay 1 faith 1 coin'))
    joker.play('pay 1 faith 1 coin')
    expect([joker.seat, joker.stock(0)]).toEqual([1, { lifetime: 1, skill: 1 }])

    const cards = tableWith(['inn', 'port'], {
      spaces: { travel: ['skill'], harvest: ['skill', 'faith', 'faith'] },
      farms: [
        {
          members: { farm: [1] },
          persons: ['person-helmsman', 'person-cartographer'],
          ship: { at: 't1', captain: 'captain-1b', cargo: ['plow'] },
        },
        neighbour,
      ],
    })
    const go = (card: string | null, field: string): void => {
      while (cards.decision === 'd-card-now')
        cards.play(card !== null && cards.moves.includes(`card ${card}`) ? `card ${card}` : 'no')
      cards.play(`sail ${field}`)
    }
    cards.play('take travel skill', 'continue')
    go(null, 'i4')
    go('person-helmsman', 't1')
    expect(cards.stock(0)).toEqual({ lifetime: 1, skill: 1 })
    go('person-cartographer', 'i4')
    go(null, 't1')
    expect([cards.seat, cards.stock(0), shipAt(cards.state, 0).at]).toEqual([
      1,
      { lifetime: 1, skill: 1 },
      't1',
    ])
    expect(handOf(cards.state, 0)).toEqual([])
  })
})
