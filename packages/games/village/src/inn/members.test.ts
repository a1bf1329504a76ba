import { describe, expect, test } from 'vitest'
import { neighbour, tableWith } from '../testing/expansions.ts'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

const options = { expansions: ['inn'] }
const spaces = { harvest: ['faith'], church: ['faith', 'persuasion'] }

function holding(person: string, farm: FarmSketch, sketch: Sketch = {}): TestTable {
  return new TestTable({
    players: 2,
    options,
    spaces,
    farms: [{ ...farm, persons: [person] }, { members: {} }],
    ...sketch,
  })
}

/** Whether a card may be played before the cube is taken. */
const playable = (person: string, members: NonNullable<FarmSketch['members']>) =>
  holding(person, { members }).decision === 'd-card'

describe('the friar', () => {
  test('VI-507, VI-545: one member exactly one church step up, without grain', () => {
    const table = holding('person-friar', {
      members: { 'church-1': [2], 'church-3': [1], 'church-4': [3], farm: [4] },
    })
    table.play('card person-friar')
    expect([table.decision, table.offered]).toEqual(['d-card-member', ['with 1 church-3', 'with 2 church-1']])
    for (const [number, place, code] of [
      ['3', 'church-4', 'not-with-this-member'],
      ['4', 'farm', 'not-with-this-member'],
      ['1', 'church-1', 'no-such-member'],
    ])
      expect(table.why(`with ${number} ${place}`)).toEqual({
        code,
        rule: 'VI-507',
        params: { number, place },
      })
    expect(table.play('with 1 church-3')).toEqual([
      { code: 'promote', seat: 0, figure: '1a', from: 'church-3', to: 'church-4' },
    ])
    expect([table.at(0, 'church-4'), table.at(0, 'church-1'), table.stock(0)]).toEqual([[1, 3], [2], {}])
  })

  test('VI-507: each kind is offered once per step; a single one is moved at once', () => {
    const several = holding('person-friar', { members: { 'church-1': [1, 1], 'church-2': [1] } })
    several.play('card person-friar')
    expect(several.offered).toEqual(['with 1 church-1', 'with 1 church-2'])
    const one = holding('person-friar', { members: { 'church-2': [1] }, grain: 5 })
    one.play('card person-friar')
    expect([one.at(0, 'church-3'), one.stock(0)]).toEqual([[1], { grain: 5 }])
  })

  test('VI-507, VI-405: blocked without a member on church steps 1 to 3', () => {
    expect([1, 2, 3, 4].map((step) => playable('person-friar', { [`church-${step}`]: [1] }))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(playable('person-friar', { farm: [1], 'black-bag': [2], 'council-1': [3] })).toBe(false)
  })
})

describe('the midwife', () => {
  test('VI-513: the unborn member with the lowest number comes to the farm', () => {
    const table = holding('person-midwife', { members: { unborn: [3, 2, 4], smithy: [1] } })
    expect(table.play('card person-midwife')).toEqual([
      { code: 'person-played', seat: 0, person: 'person-midwife' },
      { code: 'newborn', seat: 0, figure: '2a', from: 'unborn', to: 'farm' },
    ])
    expect([table.at(0, 'farm'), table.at(0, 'unborn')]).toEqual([[2], [3, 4]])
  })

  test('VI-513, VI-545: blocked without an unborn member; nobody is brought home', () => {
    expect(playable('person-midwife', { smithy: [1], inn: [2], 'council-1': [1] })).toBe(false)
  })
})

describe('the priest', () => {
  test('VI-514, VI-545: a member of the farm is at once on church step 1, free of charge', () => {
    const table = holding('person-priest', { members: { farm: [1, 2], smithy: [3] } })
    table.play('card person-priest')
    expect([table.decision, table.offered]).toEqual(['d-card-member', ['with 1 farm', 'with 2 farm']])
    expect(table.play('with 2 farm')).toEqual([
      { code: 'promote', seat: 0, figure: '2a', from: 'farm', to: 'church-1' },
    ])
    expect([table.at(0, 'church-1'), table.at(0, 'black-bag'), table.stock(0)]).toEqual([[2], [], {}])
  })

  test('VI-545: it can be promoted in the next mass', () => {
    const table = holding(
      'person-priest',
      { members: { farm: [1] }, grain: 1 },
      {
        spaces: { harvest: ['faith'] },
        farms: [{ members: { farm: [1] }, grain: 1, persons: ['person-priest'] }, { members: {} }],
      },
    )
    table.play('card person-priest')
    expect([table.decision, table.offered]).toEqual(['d-promote', anyOrder('promote 1 1', 'done')])
  })

  test('VI-514, VI-405: blocked without a member on the farm', () => {
    expect(playable('person-priest', { smithy: [1], 'church-1': [1], unborn: [2] })).toBe(false)
    expect(playable('person-priest', { farm: [1] })).toBe(true)
  })
})

describe('the clerk', () => {
  test('VI-515: a member of the farm, or a council member one step up', () => {
    const table = holding('person-clerk', {
      members: { farm: [1], 'council-1': [2], 'council-3': [1], 'council-4': [3], 'church-1': [4] },
    })
    table.play('card person-clerk')
    expect([table.decision, table.offered]).toEqual([
      'd-card-member',
      ['with 1 council-3', 'with 1 farm', 'with 2 council-1'],
    ])
    expect(table.why('with 3 council-4')).toMatchObject({ code: 'not-with-this-member' })
  })

  test.each([
    ['farm', 'council-1', 1],
    ['council-1', 'council-2', 2],
    ['council-2', 'council-3', 2],
    ['council-3', 'council-4', 3],
  ])('VI-515, VI-546: from %s to %s for %i time alone, without privilege', (from, to, time) => {
    const stock = { coins: 3, goods: { scroll: 1 }, cubes: { persuasion: 2 } }
    const table = holding('person-clerk', { ...stock, members: { [from]: [1] } })
    expect(table.play('card person-clerk')).toEqual([
      { code: 'person-played', seat: 0, person: 'person-clerk' },
      { code: 'council', seat: 0, figure: '1a', from, to },
      { code: 'time', seat: 0, amount: time, from: 0, to: time, crossings: 0 },
    ])
    expect([table.at(0, to), table.stock(0)]).toEqual([
      [1],
      { coin: 3, scroll: 1, persuasion: 2, lifetime: time },
    ])
    expect([table.decision, table.state.ring]).toEqual(['d-source', -1])
  })

  test('VI-515, VI-405: blocked without a farm member and without one on council steps 1 to 3', () => {
    expect(playable('person-clerk', { 'council-4': [1], 'church-1': [1], inn: [2] })).toBe(false)
    expect(playable('person-clerk', { 'council-3': [1] })).toBe(true)
  })

  test('VX-209, VI-548: its time may cross the quill; the death waits for the end of the turn', () => {
    const table = holding('person-clerk', { lifetime: 9, members: { farm: [1], smithy: [1] } })
    table.play('card person-clerk')
    expect([table.decision, table.farm(0).dying]).toEqual(['d-source', 1])
    table.play('take harvest faith')
    expect([table.decision, table.offered]).toEqual(['d-death', ['die 1 council-1', 'die 1 smithy']])
  })
})

describe('persons and members, played through', () => {
  test('the clerk pays the time of the step reached, the watchman may pay it; neither ring nor privilege (VI-515, VI-542, VI-546, VI-R10)', () => {
    const sketch: Sketch = {
      spaces: { harvest: ['skill', 'faith', 'faith', 'skill'] },
      farms: [
        {
          coins: 1,
          members: { farm: [1], 'council-3': [2], 'council-4': [3] },
          persons: ['person-clerk', 'person-watchman'],
        },
        neighbour,
      ],
    }
    const up = tableWith(['inn'], sketch)
    expect(up.offered).toEqual(['card person-clerk', 'done'])
    up.play('card person-clerk')
    expect(up.offered).toEqual(['with 1 farm', 'with 2 council-3'])
    up.play('with 2 council-3')
    expect([up.decision, up.offered]).toEqual(['d-card-now', ['card person-watchman', 'no']])
    up.play('card person-watchman')
    expect([up.decision, up.at(0, 'council-4'), up.stock(0)]).toEqual(['d-source', [2, 3], { coin: 1 }])

    const enter = tableWith(['inn'], sketch)
    enter.play('card person-clerk', 'with 1 farm', 'no')
    expect([enter.decision, enter.seat, enter.stock(0)]).toEqual(['d-source', 0, { coin: 1, lifetime: 1 }])
    expect(enter.state.ring).toBe(-1)
  })
})
