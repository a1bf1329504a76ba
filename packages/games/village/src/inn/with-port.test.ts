import { describe, expect, test } from 'vitest'
import { village } from '../game.ts'
import { handOf } from '../testing/inn.ts'
import { shipAt } from '../testing/port.ts'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

const options = { expansions: ['inn', 'port'] }
/** Persuasion moves none of the ships used here. */
const spaces = { travel: ['persuasion', 'persuasion'], church: ['faith', 'skill', 'persuasion'] }

function holding(persons: readonly string[], farm: FarmSketch, sketch: Sketch = {}): TestTable {
  return new TestTable({
    players: 2,
    options,
    spaces,
    farms: [{ members: {}, ...farm, persons }, { members: {} }],
    ...sketch,
  })
}

const HELM = ['card person-helmsman', 'no']
const CHART = ['card person-cartographer', 'no']

describe('the Port at the inn', () => {
  test('VX-E2, VX-104: with the Port nobody of the castles is met', () => {
    const { unseen, stacks } = holding([], {}).state.inn
    expect(stacks.reduce((sum, { unseen: below }) => sum + below + 1, 0)).toBe(30)
    expect(unseen.filter((one) => one === 1)).toHaveLength(27)
    expect(() => holding(['person-count'], {})).toThrow()
    expect(handOf(holding(['person-admiral'], {}).state, 0)).toEqual(['person-admiral'])
  })

  test('VX-531: the admiral: 2 for each own member on a lighthouse', () => {
    const farm = {
      members: { 'lighthouse-i1': [1], 'lighthouse-i6': [2], 'lighthouse-i3': [2], 'church-1': [3] },
    }
    const { lines } = village.score(holding(['person-admiral'], farm).state)
    expect(lines.at(-1)).toEqual({ id: 'persons', values: [6, 0] })
    expect(lines.map(({ id }) => id)).not.toContain('travel')
  })

  test('VI-552, VI-553: on ship and lighthouse members live; cargo is not on the farm, the sea is no graveyard', () => {
    const farm = {
      members: { ship: [1], 'lighthouse-i2': [2], 'sea-1': [3] },
      goods: { beer: 1 },
      ship: { at: 'i2', cargo: ['ox'] },
    }
    const worth = (person: string) => village.score(holding([person], farm).state).lines.at(-1)?.values[0]
    expect([worth('person-medic'), worth('person-duchess'), worth('person-gravedigger')]).toEqual([2, 1, 0])
  })

  test('VI-541: pieces of cards go to the farm, never aboard', () => {
    const table = holding(['person-smith'], { ship: { at: 't1' } })
    table.play('card person-smith')
    expect([shipAt(table.state, 0).cargo, table.stock(0)]).toEqual([[], { plow: 2 }])
  })

  test('VI-205: beer cannot be loaded', () => {
    const table = holding([], { coins: 1, goods: { beer: 3, ox: 1 } })
    table.play('take travel persuasion', 'leave', 'hire captain-1a')
    expect([table.decision, table.offered]).toEqual(['d-load', anyOrder('load ox', 'done')])
  })
})

describe('the quartermaster', () => {
  test('VX-533, VX-552, VI-R11: any captain without coins; choosing one that cannot be paid plays the card', () => {
    const table = holding(['person-quartermaster'], { coins: 0 })
    table.play('take travel persuasion', 'leave')
    expect([table.decision, table.offered]).toEqual(['d-captain-price', ['price 1', 'price 2', 'price 3']])
    const log = table.play('price 3', 'hire captain-3a')
    expect(log).toContainEqual({ code: 'person-played', seat: 0, person: 'person-quartermaster' })
    expect([shipAt(table.state, 0).captain, table.stock(0), handOf(table.state, 0)]).toEqual([
      'captain-3a',
      { persuasion: 1 },
      [],
    ])
  })

  test('VX-533: with coins enough it is a choice', () => {
    const paid = holding(['person-quartermaster'], { coins: 3 })
    paid.play('take travel persuasion', 'leave', 'price 2', 'hire captain-2a')
    expect([paid.decision, paid.offered]).toEqual(['d-card-now', ['card person-quartermaster', 'no']])
    paid.play('no')
    expect([paid.stock(0).coin, handOf(paid.state, 0)]).toEqual([1, ['person-quartermaster']])
    const kept = holding(['person-quartermaster'], { coins: 3 })
    kept.play('take travel persuasion', 'leave', 'price 2', 'hire captain-2a', 'card person-quartermaster')
    expect(kept.stock(0).coin).toBe(3)
  })

  test('VX-533: without a captain left there is nobody to hire', () => {
    const gone = ['1', '2', '3'].flatMap((price) =>
      ['a', 'b', 'c', 'd', 'e'].map((letter) => `captain-${price}${letter}`),
    )
    const table = holding(['person-quartermaster'], {}, { sea: { gone } })
    expect(table.play('take travel persuasion')).toContainEqual(
      expect.objectContaining({ code: 'lost', why: 'no-captain-left' }),
    )
    expect(handOf(table.state, 0)).toEqual(['person-quartermaster'])
  })

  test('VX-533, VX-532, VX-534, VI-404: cards of the voyage are not played on land', () => {
    const crew = ['person-quartermaster', 'person-helmsman', 'person-cartographer']
    const table = holding([...crew, 'person-smith'], { coins: 3 })
    expect(table.offered).toEqual(['card person-smith', 'done'])
    for (const person of crew)
      expect(table.why(`card ${person}`)).toMatchObject({ code: 'person-other-moment', rule: 'VI-404' })
  })
})

describe('helmsman and cartographer', () => {
  test('VX-E5, VX-551, VX-552: four steps without cubes and without time', () => {
    const table = holding(['person-helmsman', 'person-cartographer'], { coins: 1 })
    table.play('take travel persuasion', 'leave', 'hire captain-1a')
    expect([table.decision, table.offered]).toEqual(['d-card-now', HELM])
    table.play('card person-helmsman')
    expect(table.offered).toEqual(CHART)
    table.play('card person-cartographer', 'sail t1', 'sail i1', 'sail i2', 'sail t3')
    // i3 would cost skill and knowledge: the ship stays on t3.
    expect([shipAt(table.state, 0).at, table.stock(0), table.seat]).toEqual(['t3', { persuasion: 1 }, 1])
    expect(handOf(table.state, 0)).toEqual([])
  })

  test('VX-532, VX-551: the helmsman may come at any point; time fields still cost time', () => {
    const table = holding(['person-helmsman'], { coins: 2, cubes: { knowledge: 1 } })
    table.play(
      'take travel persuasion',
      'leave',
      'price 2',
      'hire captain-2a',
      'no',
      'sail t1',
      'no',
      'sail i1',
    )
    expect(table.stock(0)).toEqual({ persuasion: 1, lifetime: 1 })
    table.play('card person-helmsman', 'sail i2', 'sail t3', 'sail i3')
    expect([table.stock(0), shipAt(table.state, 0).at]).toEqual([{ persuasion: 1, lifetime: 2 }, 'i3'])
  })

  test('VX-551: mixed with steps the captain is paid for', () => {
    const table = holding(['person-helmsman'], {
      ship: { at: 'i1', captain: 'captain-2a' },
      cubes: { knowledge: 1 },
    })
    table.play('take travel persuasion', 'continue', 'card person-helmsman')
    table.play('sail i2', 'sail t3', 'sail i3', 'sail t4')
    expect(table.stock(0)).toMatchObject({ knowledge: 1 })
    table.play('sail i6')
    expect([table.stock(0), shipAt(table.state, 0).at]).toEqual([{ persuasion: 1, lifetime: 2 }, 'i6'])
  })

  test('VX-551: unused steps lapse when the move ends', () => {
    const table = holding(['person-helmsman'], { ship: { at: 'i1', captain: 'captain-1a' } })
    table.play('take travel persuasion', 'continue', 'card person-helmsman', 'sail i2', 'stop')
    expect(table.state.port.ships[0].granted).toBe(0)
    table.play('take church faith', 'take travel persuasion', 'continue', 'sail t3')
    expect([table.seat, shipAt(table.state, 0).at]).toEqual([1, 't3'])
  })

  test('VX-534, VX-552: the cartographer saves time of the rest of the move, not what was paid', () => {
    const table = holding(['person-cartographer'], {
      ship: { at: 'i4', captain: 'captain-2a' },
      cubes: { knowledge: 2 },
    })
    table.play('take travel persuasion', 'continue', 'no', 'sail t1')
    expect(table.stock(0).lifetime).toBe(1)
    table.play('card person-cartographer', 'sail i4', 'sail t2')
    expect(table.stock(0)).toEqual({ persuasion: 1, lifetime: 1 })
    expect(table.state.port.ships[0].calm).toBe(0)
  })

  test('VX-552: not for the return to the harbour', () => {
    const table = holding(['person-cartographer'], { ship: { at: 'i4' } })
    table.play('take travel persuasion', 'return')
    expect([table.stock(0), handOf(table.state, 0)]).toEqual([
      { persuasion: 1, lifetime: 1 },
      ['person-cartographer'],
    ])
  })

  test('VI-542, VX-209: the watchman stands in for one time field, or for the return', () => {
    const table = holding(['person-watchman'], { ship: { at: 'i4' } })
    table.play('take travel persuasion', 'continue', 'sail t1')
    expect([table.decision, table.offered]).toEqual(['d-card-now', ['card person-watchman', 'no']])
    table.play('card person-watchman')
    expect([table.stock(0), shipAt(table.state, 0).at]).toEqual([{ persuasion: 1 }, 't1'])
    const home = holding(['person-watchman'], { ship: { at: 'i4' } })
    home.play('take travel persuasion', 'return', 'card person-watchman')
    expect(home.stock(0)).toEqual({ persuasion: 1 })
  })
})

describe('actions and sales at sea', () => {
  test('VX-E7, VI-547: the innkeeper repeats a voyage: continue, the first step free again', () => {
    const table = holding(['person-innkeeper'], { coins: 1, grain: 1 })
    table.play('take travel persuasion', 'leave', 'hire captain-1a', 'load grain', 'sail t1')
    // No further step can be paid; the ship stops by itself.
    expect([table.decision, table.stock(0)]).toEqual(['d-card', { persuasion: 1, lifetime: 1 }])
    table.play('card person-innkeeper')
    expect([table.decision, table.offered]).toEqual(['d-voyage', anyOrder('continue', 'return')])
    table.play('continue', 'sail i4', 'sell grain')
    expect([table.stock(0), shipAt(table.state, 0)]).toEqual([
      { persuasion: 1, lifetime: 1, prestige: 1 },
      { at: 'i4', captain: 'captain-1a', cargo: [] },
    ])
  })

  test('VI-548: the herald grants one voyage action', () => {
    const table = holding(['person-herald'], { ship: { at: 'i4' } })
    table.play('card person-herald', 'herald travel', 'return')
    expect([shipAt(table.state, 0).at, table.decision, table.stock(0)]).toEqual([
      'harbour',
      'd-source',
      { lifetime: 1 },
    ])
  })

  test('VI-544: the trader covers the stands', () => {
    const table = holding(
      [],
      {},
      {
        spaces: { market: ['faith'], church: ['skill', 'faith'] },
        stalls: [],
        queue: [],
        stack: [],
        farms: [{ members: {} }, { members: {}, ship: { tea: 2 }, persons: ['person-trader'] }],
      },
    )
    table.play('take market faith', 'card person-trader', 'sell tea', 'sell tea')
    expect(table.stock(1)).toEqual({ prestige: 10, coin: 2 })
  })

  test('VI-550: the bard does not sing for the dead of the sea', () => {
    const table = holding(
      ['person-bard'],
      { lifetime: 9, grain: 5, members: { 'lighthouse-i2': [1] } },
      { spaces: { harvest: ['plague'], church: ['skill', 'faith'] }, chronicle: { travel: 1 } },
    )
    table.play('take harvest plague')
    expect(table.decision).toBe('d-sea')
    table.play('bury sea-1')
    expect([table.at(0, 'sea-1'), handOf(table.state, 0)]).toEqual([[1], ['person-bard']])
  })
})
