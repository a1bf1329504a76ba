import { describe, expect, test } from 'vitest'
import { neighbour, tableWith } from '../testing/expansions.ts'
import { handOf } from '../testing/inn.ts'
import { shipAt } from '../testing/port.ts'
import { type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

const options = { expansions: ['inn'] }

describe('the bard', () => {
  const cubes = { harvest: ['plague'], church: ['persuasion', 'faith', 'skill'] }
  function dying(farm: FarmSketch, sketch: Sketch = {}): TestTable {
    const table = new TestTable({
      players: 2,
      options,
      spaces: cubes,
      farms: [{ lifetime: 9, grain: 5, persons: ['person-bard'], ...farm }, { members: {} }],
      ...sketch,
    })
    table.play('take harvest plague')
    return table
  }

  test('VI-E5, VI-521, VI-550: beside the chronicle instead of the last grave; nothing is rung', () => {
    const table = dying({ members: { inn: [1] } }, { graves: 2 })
    expect([table.decision, table.offered]).toEqual(['d-card-now', ['card person-bard', 'no']])
    const log = table.play('card person-bard')
    expect(log.slice(0, 2)).toEqual([
      { code: 'person-played', seat: 0, person: 'person-bard' },
      { code: 'death', seat: 0, figure: '1a', from: 'inn', to: 'chronicle-extra' },
    ])
    expect([table.at(0, 'chronicle-extra'), table.state.graves, table.state.end.rung]).toEqual([[1], 2, 0])
    expect([...table.state.chronicle]).toEqual([0, 0, 0, 0, 0])
    expect(table.farm(0)).toMatchObject({ deaths: 1, dying: 0 })
  })

  test('VI-521: kept, the figure lies in the grave', () => {
    const table = dying({ members: { inn: [1] } }, { graves: 2 })
    expect(table.play('no')).toContainEqual({ code: 'end-rung', seat: 0, by: 'graves' })
    expect([table.at(0, 'grave'), handOf(table.state, 0)]).toEqual([[1], ['person-bard']])
  })

  test('VI-550: also for a member whose group is full', () => {
    const table = dying({ members: { smithy: [1] } }, { chronicle: { crafts: 2 } })
    table.play('card person-bard')
    expect(table.at(0, 'chronicle-extra')).toEqual([1])
  })

  test('VI-521, VI-405: not for a figure that finds a place in the chronicle', () => {
    const table = dying({ members: { smithy: [1] } })
    expect([table.at(0, 'chronicle-crafts'), handOf(table.state, 0), table.seat]).toEqual([
      [1],
      ['person-bard'],
      1,
    ])
  })

  test('VI-550, VX-401: it fills no place: the last open place of the chronicle stays open', () => {
    const full = { farm: 3, crafts: 2, travel: 1, council: 2, church: 1 }
    const table = dying({ members: { inn: [1] } }, { chronicle: full })
    table.play('card person-bard')
    expect(table.state.end.rung).toBe(0)
  })

  test('VI-550: not for a figure that is gone', () => {
    const table = dying(
      { members: { inn: [1] } },
      {
        graves: 3,
        also: (state) => {
          state.end.rung = 1
          state.end.begun = 1
          state.end.turns = 2
        },
      },
    )
    expect([table.at(0, 'gone').length > 0, handOf(table.state, 0)]).toEqual([true, ['person-bard']])
    expect(table.match.log).toContainEqual({ code: 'death', seat: 0, figure: '1a', from: 'inn', to: 'gone' })
  })

  test('VI-404, VX-R5: several deaths are resolved one after the other, the bard at each', () => {
    const table = dying(
      { members: { inn: [1], smithy: [2] }, lifetime: 9 },
      {
        chronicle: { crafts: 2 },
        also: (state) => {
          state.farms[0].dying = 1
          state.farms[0].crossings = 1
        },
      },
    )
    table.play('no')
    expect([table.at(0, 'grave'), table.decision]).toEqual([[1], 'd-card-now'])
    table.play('card person-bard')
    expect(table.at(0, 'chronicle-extra')).toEqual([2])
  })

  test('VI-R6: at a death in the market day of another', () => {
    const table = new TestTable({
      players: 2,
      options,
      spaces: { market: ['faith'], church: ['skill', 'faith'] },
      stalls: ['customer-01'],
      queue: [],
      stack: [],
      farms: [
        { members: {} },
        {
          lifetime: 9,
          goods: { scroll: 1 },
          cubes: { persuasion: 1 },
          members: { inn: [1] },
          persons: ['person-bard'],
        },
      ],
    })
    table.play('take market faith', 'serve customer-01')
    expect([table.seat, table.decision, table.offered]).toEqual([1, 'd-card-now', ['card person-bard', 'no']])
    table.play('card person-bard')
    expect(table.at(1, 'chronicle-extra')).toEqual([1])
  })
})

describe('the bard, played through', () => {
  const guests: Sketch = {
    chronicle: { travel: 1 },
    graves: 2,
    spaces: { travel: ['skill'], harvest: ['skill', 'faith', 'faith'] },
    farms: [
      {
        lifetime: 9,
        members: { inn: [1], ship: [1], farm: [2] },
        persons: ['person-bard'],
        ship: { at: 'i1' },
      },
      neighbour,
    ],
  }

  test('the bard helps the guest of the inn and keeps the last grave free, not the dead of the sea (VI-521, VI-550, VP-701, VP-702, VX-301, VX-401)', () => {
    const sea = tableWith(['inn', 'port'], guests)
    sea.play('take travel skill', 'continue', 'sail t1')
    expect([sea.decision, sea.offered]).toEqual(['d-death', ['die 1 inn', 'die 1 ship']])
    sea.play('die 1 ship')
    expect([sea.decision, sea.offered]).toEqual([
      'd-sea',
      ['bury sea-1', 'bury sea-2', 'bury sea-3', 'bury sea-4'],
    ])
    sea.play('bury sea-2')
    expect(sea.stock(0)).toEqual({ prestige: 2, skill: 1 })
    expect([handOf(sea.state, 0), sea.at(0, 'sea-2'), shipAt(sea.state, 0)]).toEqual([
      ['person-bard'],
      [1],
      { at: 't1', captain: 'captain-2a', cargo: [] },
    ])

    const bard = tableWith(['inn', 'port'], guests)
    bard.play('take travel skill', 'continue', 'sail t1', 'die 1 inn')
    expect([bard.decision, bard.offered]).toEqual(['d-card-now', ['card person-bard', 'no']])
    bard.play('card person-bard')
    expect([bard.at(0, 'chronicle-extra'), bard.at(0, 'grave'), bard.state.graves]).toEqual([[1], [], 2])
    bard.play('take harvest skill', 'harvest', 'harvest')
    expect([bard.seat, bard.match.over, bard.state.round]).toEqual([1, false, 2])

    const grave = tableWith(['inn', 'port'], guests)
    grave.play('take travel skill', 'continue', 'sail t1', 'die 1 inn', 'no')
    expect(grave.at(0, 'grave')).toEqual([1])
    grave.play('take harvest skill', 'harvest')
    expect(grave.match.over).toBe(true)
  })
})
