import { correct } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import type { TimePayment } from '../box/vocabulary.ts'
import { editions } from '../edition/standard.ts'
import { neighbour, tableWith } from '../testing/expansions.ts'
import { handOf } from '../testing/inn.ts'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'
import { timeToLower } from './now.ts'

const options = { expansions: ['inn'] }
const spaces = {
  crafts: ['faith', 'plague'],
  church: ['faith', 'persuasion'],
  harvest: ['plague'],
  travel: ['persuasion', 'plague'],
  council: ['persuasion'],
  inn: ['faith'],
}

function holding(persons: readonly string[], farm: FarmSketch, sketch: Sketch = {}): TestTable {
  return new TestTable({
    players: 2,
    options,
    spaces,
    farms: [{ ...farm, persons }, { members: {} }],
    ...sketch,
  })
}

const NOW = ['card person-watchman', 'no']

describe('the watchman', () => {
  const watched = (farm: FarmSketch, sketch: Sketch = {}) => holding(['person-watchman'], farm, sketch)

  test('VI-E6, VI-508, VI-542: training and production are two payments; he stands in for one', () => {
    const table = watched({ members: { farm: [1] } })
    table.play('take crafts faith', 'train smithy')
    expect([table.decision, table.offered]).toEqual(['d-card-now', NOW])
    expect(table.play('card person-watchman')).toEqual([
      { code: 'person-played', seat: 0, person: 'person-watchman' },
    ])
    table.play('produce')
    expect([table.stock(0), handOf(table.state, 0)]).toEqual([{ faith: 1, lifetime: 3, plow: 1 }, []])
  })

  test('VI-508: he may wait for the next payment', () => {
    const table = watched({ members: { farm: [1] } })
    expect(table.play('take crafts faith', 'train smithy', 'no')).toContainEqual({
      code: 'time',
      seat: 0,
      amount: 3,
      from: 0,
      to: 3,
      crossings: 0,
    })
    table.play('produce')
    expect([table.decision, table.offered]).toEqual(['d-card-now', NOW])
    table.play('card person-watchman')
    expect(table.stock(0)).toEqual({ faith: 1, lifetime: 3, plow: 1 })
  })

  test('VI-508, VI-542, VX-209: which payment he may lower, and to what, is known at each of them', () => {
    const table = watched({ members: { farm: [1] } })
    expect(timeToLower(table.state)).toBeNull()
    table.play('take crafts faith', 'train wainwright')
    expect(timeToLower(table.state)).toEqual({ what: 'training', without: 2, with: 0 })
    table.play('no')
    expect(timeToLower(table.state)).toBeNull()
    table.play('produce')
    expect(timeToLower(table.state)).toEqual({ what: 'production', without: 2, with: 0 })
    const trained = watched({ members: { farm: [1] } })
    trained.play('take crafts faith', 'train smithy')
    expect(timeToLower(trained.state)).toEqual({ what: 'training', without: 3, with: 0 })
  })

  test('VI-542: a smaller payment loses the rest, not below 0', () => {
    const table = watched({ members: { farm: [1] }, lifetime: 4 })
    table.play('take crafts faith', 'train scriptorium', 'card person-watchman', 'produce')
    expect(table.stock(0)).toEqual({ faith: 1, lifetime: 6, scroll: 1 })
  })

  test('VI-542: of a larger payment he takes 3', () => {
    const edition = correct(editions, 'long-way', [{ path: 'church.time', value: 5, mark: 'R' }])
    const longer = watched({ members: { farm: [1] } }, { edition })
    longer.play('take church persuasion', 'church 1', 'card person-watchman')
    expect(longer.stock(0)).toEqual({ persuasion: 1, lifetime: 2 })
  })

  test('VX-209, VI-542: for plague', () => {
    const table = watched({ members: { farm: [1] } })
    table.play('take harvest plague')
    expect([table.decision, table.stock(0)]).toEqual(['d-card-now', {}])
    table.play('card person-watchman')
    expect([table.decision, table.stock(0)]).toEqual(['d-harvest', {}])
  })

  /** Every payment of the base and the Inn, one by one: what leads to it, and its time. */
  const PAYMENTS: [TimePayment, FarmSketch, readonly string[], number][] = [
    ['mill', { grain: 2 }, ['take crafts faith', 'mill'], 2],
    ['council', { members: { farm: [1] }, goods: { scroll: 1 } }, ['take council persuasion', 'enter 1'], 1],
    ['church', { members: { farm: [1] } }, ['take church persuasion', 'church 1'], 3],
    [
      'journey',
      { members: { farm: [1] }, goods: { wagon: 1 }, cubes: { faith: 2 } },
      ['take travel persuasion', 'travel 1 village->castle-a'],
      2,
    ],
    ['inn-placing', { members: { farm: [1] } }, ['take inn faith', 'inn'], 1],
    ['inn-first-step', { members: { inn: [1] } }, ['take inn faith', 'inn'], 1],
  ]

  test.each(PAYMENTS)('VX-209, VI-508: for the time of %s', (name, farm, moves, time) => {
    const table = watched({ members: {}, ...farm })
    table.play(...moves)
    expect([table.decision, table.offered, table.farm(0).lifetime]).toEqual(['d-card-now', NOW, 0])
    expect(timeToLower(table.state)).toEqual({ what: name, without: time, with: 0 })
    table.play('card person-watchman')
    // Placing is followed by step 1, for which nobody is left to stand in.
    expect(table.farm(0).lifetime).toBe(name === 'inn-placing' ? 1 : 0)
    const paid = watched({ members: {}, ...farm })
    const told = paid.play(...moves, 'no')
    expect(told.filter(({ code }) => code === 'time')).toMatchObject([{ amount: time }])
  })

  test('VI-542, VI-R6: at one’s own sale in the market day of another, before the marker moves', () => {
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
          members: { farm: [1] },
          persons: ['person-watchman'],
        },
      ],
    })
    table.play('take market faith', 'serve customer-01')
    expect([table.seat, table.decision]).toEqual([1, 'd-card-now'])
    table.play('card person-watchman')
    expect([table.stock(1), table.farm(1).crossings, table.at(1, 'farm')]).toEqual([{ lifetime: 9 }, 0, [1]])
  })

  test('VI-508, VI-404: blocked while no time is due', () => {
    const table = holding(['person-watchman', 'person-smith'], { members: { farm: [1] } })
    expect(table.offered).toEqual(['card person-smith', 'done'])
    expect(table.why('card person-watchman')).toEqual({
      code: 'person-other-moment',
      rule: 'VI-404',
      params: { person: 'person-watchman', moment: 'at-time-payment' },
    })
  })

  test('VI-404: another card is refused at that moment', () => {
    const table = holding(['person-watchman', 'person-smith'], { members: { farm: [1] } })
    table.play('done', 'take harvest plague')
    expect(table.why('card person-smith')).toEqual({
      code: 'person-other-moment',
      rule: 'VI-404',
      params: { person: 'person-smith', moment: 'at-own-turn-or-market' },
    })
    expect(table.why('card person-scribe')).toMatchObject({ code: 'person-not-held' })
  })
})

describe('the herbalist', () => {
  test('VI-E7, VI-509: no time for the plague cube, a cube of any colour, then the action with it', () => {
    const table = holding(['person-herbalist'], { members: {} })
    const supply = table.state.plagueSupply
    table.play('take crafts plague')
    expect([table.decision, table.offered]).toEqual(['d-card-now', ['card person-herbalist', 'no']])
    table.play('card person-herbalist')
    expect(table.offered).toEqual(
      anyOrder('gain 1 skill', 'gain 1 persuasion', 'gain 1 faith', 'gain 1 knowledge'),
    )
    table.play('gain 1 knowledge')
    expect([table.decision, table.stock(0)]).toEqual(['d-crafts', { knowledge: 1 }])
    expect(table.offered).toEqual(['buy scriptorium', 'skip'])
    table.play('buy scriptorium')
    expect(table.stock(0)).toEqual({ scroll: 1 })
    // VI-543: the cube went back and was the cube of this turn.
    expect([table.state.plagueSupply - supply, table.seat]).toEqual([1, 1])
  })

  test('VI-509: not played, the plague costs its time as ever', () => {
    const table = holding(['person-herbalist'], { members: {} })
    table.play('take crafts plague', 'no')
    expect([table.stock(0), handOf(table.state, 0)]).toEqual([{ lifetime: 2 }, ['person-herbalist']])
  })

  test('VI-543: with her nothing is due for the watchman; without her he may follow', () => {
    const both = ['person-herbalist', 'person-watchman']
    const table = holding(both, { members: { farm: [1] } })
    table.play('take harvest plague', 'card person-herbalist', 'gain 1 skill')
    expect([table.decision, handOf(table.state, 0)]).toEqual(['d-harvest', ['person-watchman']])
    const other = holding(both, { members: { farm: [1] } })
    other.play('take harvest plague', 'no')
    expect([other.decision, other.offered]).toEqual(['d-card-now', NOW])
  })

  test('VI-509, VI-405: blocked for any other cube', () => {
    const table = holding(['person-herbalist'], { members: { farm: [1] } })
    table.play('take church persuasion')
    expect([table.decision, table.stock(0)]).toEqual(['d-church', { persuasion: 1 }])
  })
})

describe('cards that are offered, played through', () => {
  test('the herbalist leaves nothing for the watchman, who then stands in for one of the two payments of the inn; the guest dies into a grave although the farm group is free (VI-302, VI-304, VI-308, VI-509, VI-542, VI-543, VX-209, VX-301)', () => {
    const at = tableWith(['inn'], {
      spaces: { inn: ['plague', 'faith'], harvest: ['skill', 'faith'] },
      inn: { tops: ['person-smith', 'person-medic', 'person-bishop'] },
      farms: [
        { lifetime: 9, members: { farm: [1, 2] }, persons: ['person-herbalist', 'person-watchman'] },
        neighbour,
      ],
    })
    at.play('take inn plague')
    expect(at.offered).toContain('card person-herbalist')
    at.play('card person-herbalist')
    expect(at.offered).toEqual(
      anyOrder('gain 1 skill', 'gain 1 persuasion', 'gain 1 faith', 'gain 1 knowledge'),
    )
    at.play('gain 1 knowledge')
    expect([at.decision, at.offered]).toEqual(['d-inn', ['inn', 'skip']])
    at.play('inn')
    expect(at.offered).toEqual(['member 1', 'member 2'])
    at.play('member 1')
    expect([at.decision, at.offered]).toEqual(['d-card-now', ['card person-watchman', 'no']])
    at.play('no')
    expect([at.decision, at.offered]).toEqual(['d-card-now', ['card person-watchman', 'no']])
    at.play('card person-watchman')
    expect(at.stock(0)).toEqual({ knowledge: 1 })
    expect(at.offered).toEqual(['cycle stack-1', 'cycle stack-2', 'cycle stack-3'])
    at.play('cycle stack-3')
    expect([at.seat, at.decision]).toEqual([1, 'd-source'])
    expect([at.at(0, 'grave'), at.at(0, 'farm'), handOf(at.state, 0)]).toEqual([[1], [2], []])
  })
})
