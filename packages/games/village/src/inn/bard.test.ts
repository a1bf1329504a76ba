import { describe, expect, test } from 'vitest'
import { handOf } from '../testing/inn.ts'
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
