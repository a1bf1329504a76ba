import { describe, expect, test } from 'vitest'
import { handOf } from '../testing/inn.ts'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

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

describe('traveller and messenger', () => {
  const road = ['take travel persuasion', 'travel 1 village->castle-a'] as const
  const rich = { members: { farm: [1] }, goods: { wagon: 1 }, cubes: { faith: 2 } }

  test('VI-518: the traveller pays the cubes of the step, not wagon and time', () => {
    const table = holding(['person-traveller'], rich)
    table.play(...road)
    expect([table.decision, table.offered]).toEqual(['d-card-now', ['card person-traveller', 'no']])
    table.play('card person-traveller')
    expect(table.stock(0)).toEqual({ persuasion: 1, faith: 2, lifetime: 2, prestige: 3 })
    expect([table.at(0, 'castle-a'), table.farm(0).markers[0]]).toEqual([[1], 1])
  })

  test('VI-519: the messenger pays the wagon, not cubes and time', () => {
    const table = holding(['person-messenger'], rich)
    table.play(...road, 'card person-messenger')
    expect(table.stock(0)).toEqual({ persuasion: 1, wagon: 1, lifetime: 2, prestige: 3 })
  })

  test('VI-518, VI-519: kept, the step is paid in full', () => {
    const table = holding(['person-messenger', 'person-traveller'], rich)
    table.play(...road, 'no', 'no')
    expect([table.stock(0), handOf(table.state, 0)]).toEqual([
      { persuasion: 1, lifetime: 2, prestige: 3 },
      ['person-traveller', 'person-messenger'],
    ])
  })

  test('VI-549: both on the same step; marker and reward as usual', () => {
    const table = holding(['person-messenger', 'person-traveller'], rich)
    table.play(...road, 'card person-messenger', 'card person-traveller')
    expect([table.stock(0), table.farm(0).markers[0], handOf(table.state, 0)]).toEqual([
      { persuasion: 1, wagon: 1, faith: 2, lifetime: 2, prestige: 3 },
      1,
      [],
    ])
  })

  test('VI-R11: a step that only a card makes payable is offered, and choosing it plays the card', () => {
    const table = holding(['person-traveller'], { members: { farm: [1] }, goods: { wagon: 1 } })
    table.play('take travel persuasion')
    expect(table.offered).toEqual(
      anyOrder('travel 1 village->castle-a', 'travel 1 village->castle-b', 'skip'),
    )
    expect(table.play('travel 1 village->castle-a')).toContainEqual({
      code: 'person-played',
      seat: 0,
      person: 'person-traveller',
    })
    expect(table.stock(0)).toEqual({ persuasion: 1, lifetime: 2, prestige: 3 })
    const without = holding(['person-messenger'], { members: { farm: [1] }, cubes: { faith: 2 } })
    without.play('take travel persuasion')
    expect(without.offered).toEqual(['skip', 'travel 1 village->castle-a'])
    without.play('travel 1 village->castle-a')
    expect([without.stock(0), handOf(without.state, 0)]).toEqual([
      { persuasion: 1, lifetime: 2, prestige: 3 },
      [],
    ])
  })

  test('VI-R11: the card that is not needed is still a choice', () => {
    const table = holding(['person-messenger', 'person-traveller'], {
      members: { farm: [1] },
      goods: { wagon: 1 },
    })
    table.play(...road)
    expect(table.offered).toEqual(['card person-messenger', 'no'])
    table.play('no')
    expect([table.stock(0), handOf(table.state, 0)]).toEqual([
      { persuasion: 1, lifetime: 2, prestige: 3 },
      ['person-messenger'],
    ])
  })

  test('VI-R11, VI-518: each card stands for its part alone', () => {
    const noWagon = holding(['person-traveller'], { members: { farm: [1] }, cubes: { faith: 2 } })
    expect(noWagon.play('take travel persuasion')).toContainEqual({
      code: 'lost',
      seat: 0,
      action: 'travel',
      why: 'goods-missing',
      rule: 'V-463',
      params: { goods: 'wagon', missing: 1 },
    })
    const noCubes = holding(['person-messenger'], { members: { farm: [1] }, goods: { wagon: 1 } })
    expect(noCubes.play('take travel persuasion').at(-1)).toMatchObject({
      code: 'lost',
      why: 'cubes-missing',
    })
  })

  test('VI-518, VI-405: outside a step they cannot be played', () => {
    const table = holding(['person-messenger', 'person-traveller', 'person-smith'], rich)
    expect(table.offered).toEqual(['card person-smith', 'done'])
  })
})
