import { describe, expect, test } from 'vitest'
import { handOf, topsOf } from '../testing/inn.ts'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

const options = { expansions: ['inn'] }
const TOPS = ['person-smith', 'person-medic', 'person-miller']
const spaces = { inn: ['faith', 'plague', 'skill'], church: ['faith', 'persuasion', 'skill'] }

function inn(farm: FarmSketch, sketch: Sketch = {}): TestTable {
  return new TestTable({
    players: 2,
    options,
    spaces,
    farms: [farm, { members: {} }],
    inn: { tops: TOPS },
    draws: { persons: ['person-bard'] },
    ...sketch,
  })
}

const visited = { members: { inn: [1], farm: [2] } }

describe('step 2', () => {
  test('VI-305: the card goes face up to the bottom and comes back when all above are gone', () => {
    const table = inn(visited, {
      inn: { tops: TOPS, under: [['person-bard']], unseen: [0, 1, 1] },
      draws: {},
    })
    table.play('take inn faith', 'inn')
    expect(table.play('cycle stack-1').slice(0, 2)).toEqual([
      { code: 'person-slid', seat: 0, person: 'person-smith', stack: 'stack-1' },
      { code: 'person-shown', person: 'person-bard', stack: 'stack-1' },
    ])
    expect(topsOf(table.state)[0]).toBe('person-bard')
    const [{ slid, unseen, under }] = table.state.inn.stacks
    expect([slid, unseen, ...under.subarray(0, 2)]).toEqual([1, 0, 0, -1])
  })

  test('VI-305: cards slid under a stack keep their order', () => {
    const table = inn(visited, {
      inn: { tops: ['person-smith', '', ''], under: [['person-bard', 'person-clerk']], unseen: [0, 0, 0] },
      spaces: { inn: ['faith', 'faith', 'faith'], church: ['skill', 'faith', 'skill'] },
    })
    const seen = [topsOf(table.state)[0]]
    for (let time = 0; time < 3; time++) {
      table.play('take inn faith', 'inn')
      seen.push(topsOf(table.state)[0])
      if (time < 2) table.play(`take church ${time === 0 ? 'faith' : 'skill'}`)
    }
    expect(seen).toEqual(['person-smith', 'person-bard', 'person-clerk', 'person-smith'])
  })

  test('VI-R3: a stack of one card may be turned without a change, an empty one not', () => {
    const table = inn(visited, { inn: { tops: ['person-smith', '', 'person-miller'], unseen: [0, 0, 1] } })
    table.play('take inn faith', 'inn')
    expect(table.offered).toEqual(['cycle stack-1', 'cycle stack-3'])
    expect(table.why('cycle stack-2')).toEqual({
      code: 'person-stack-empty',
      rule: 'VI-R3',
      params: { stack: 'stack-2' },
    })
    table.play('cycle stack-1')
    expect(topsOf(table.state)).toEqual(['person-smith', null, 'person-miller'])
    expect(table.state.inn.stacks[0]).toMatchObject({ slid: 0, unseen: 0 })
  })

  test('VI-R3, VX-206: with all stacks empty the action is impossible', () => {
    const table = inn(visited, { inn: { tops: ['', '', ''], unseen: [0, 0, 0] } })
    expect(table.play('take inn faith')).toContainEqual({
      code: 'lost',
      seat: 0,
      action: 'inn',
      why: 'no-persons',
      rule: 'VI-R3',
    })
  })
})

describe('step 3', () => {
  const bought = (farm: FarmSketch, sketch: Sketch = {}) => {
    const table = inn({ ...visited, ...farm }, sketch)
    table.play('take inn faith', 'inn', 'cycle stack-3')
    return table
  }

  test('VI-306, VX-205: only what can be paid: coins for coins, beer for beer, no cubes for either', () => {
    const tops = { draws: { persons: ['person-clerk'] } }
    expect(bought({ coins: 1, goods: { beer: 1 } }, tops).offered).toEqual(
      anyOrder('buy person-smith', 'buy person-clerk', 'none'),
    )
    const poor = bought({ coins: 9, cubes: { faith: 9 }, goods: { beer: 0, scroll: 9 } }, tops)
    expect(poor.offered).toEqual(anyOrder('buy person-smith', 'none'))
    expect(poor.why('buy person-clerk')).toEqual({
      code: 'goods-missing',
      rule: 'VI-306',
      params: { goods: 'beer', missing: 1 },
    })
    expect(poor.why('buy person-medic')).toEqual({
      code: 'goods-missing',
      rule: 'VI-306',
      params: { goods: 'beer', missing: 2 },
    })
  })

  test('VI-306: nothing payable: the step is skipped by itself', () => {
    const table = bought({ cubes: { skill: 9 }, grain: 5 })
    expect([table.seat, table.decision]).toEqual([1, 'd-source'])
    expect(handOf(table.state, 0)).toEqual([])
  })

  test('VI-303, VI-306: the step is optional', () => {
    const table = bought({ coins: 1, goods: { beer: 2 } })
    expect(table.play('none').filter(({ code }) => code !== 'time')).toEqual([])
    expect([handOf(table.state, 0), table.stock(0), table.seat]).toEqual([
      [],
      { coin: 1, beer: 2, faith: 1, lifetime: 1 },
      1,
    ])
  })

  test('VI-R4: the card newly uncovered may be bought, and the one just turned when it is back on top', () => {
    const fresh = bought({ goods: { beer: 2 } })
    fresh.play('buy person-bard')
    expect(handOf(fresh.state, 0)).toEqual(['person-bard'])
    const single = bought({ goods: { beer: 1 } }, { inn: { tops: TOPS, unseen: [9, 9, 0] } })
    single.play('buy person-miller')
    expect([handOf(single.state, 0), topsOf(single.state)[2]]).toEqual([['person-miller'], null])
  })

  test('VI-307: only the tops can be bought', () => {
    const table = bought({ coins: 9, goods: { beer: 9 } })
    // It has just been turned away.
    expect(table.why('buy person-miller')).toEqual({
      code: 'person-not-on-top',
      rule: 'VI-307',
      params: { person: 'person-miller' },
    })
    expect(table.why('buy person-count')).toMatchObject({ code: 'person-not-on-top' })
  })

  test('VX-206: a bought card is not replaced by another when its stack is empty', () => {
    const table = bought({ coins: 1 }, { inn: { tops: TOPS, unseen: [0, 0, 1] }, draws: {} })
    expect(table.play('buy person-smith')).toEqual([
      { code: 'pay', seat: 0, what: 'coin', amount: 1 },
      { code: 'person-bought', seat: 0, person: 'person-smith', stack: 'stack-1' },
    ])
    expect(table.state.inn.stacks[0]).toMatchObject({ slid: 0, unseen: 0 })
    expect([topsOf(table.state)[0], table.stock(0).coin]).toEqual([null, undefined])
  })

  test('VI-308: there is no limit for hands, nor for members of several players', () => {
    const persons = ['person-medic', 'person-count', 'person-mayor', 'person-bishop', 'person-duchess']
    const table = inn(
      { members: { inn: [1] }, persons, coins: 1 },
      {
        inn: { tops: ['person-smith', 'person-clerk', 'person-miller'] },
        farms: [{ members: { inn: [1] }, persons, coins: 1 }, { members: { farm: [1], inn: [] } }],
      },
    )
    table.play('take inn faith', 'inn', 'cycle stack-2', 'buy person-smith', 'done')
    expect(handOf(table.state, 0)).toHaveLength(6)
    table.play('take inn skill', 'inn')
    expect([table.at(0, 'inn'), table.at(1, 'inn')]).toEqual([[1], [1]])
  })
})
