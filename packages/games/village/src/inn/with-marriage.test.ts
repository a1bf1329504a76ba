import { describe, expect, test } from 'vitest'
import { PLACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { handOf } from '../testing/inn.ts'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'
import { PERSONS } from './vocabulary.ts'

const options = { expansions: ['inn', 'marriage'], 'marriage-side': 'a' }
const spaces = { wedding: ['faith'], harvest: ['faith'], church: ['faith', 'skill', 'persuasion'] }

function holding(persons: readonly string[], farm: FarmSketch, sketch: Sketch = {}): TestTable {
  return new TestTable({
    players: 2,
    options,
    spaces,
    farms: [{ members: {}, ...farm, persons }, { members: {} }],
    ...sketch,
  })
}

const family = (table: TestTable, seat: number) => {
  const { bread, tools } = table.state.marriage.families[seat]
  return { bread, tools }
}

describe('Marriage at the inn', () => {
  test('VX-104: three stacks of eleven', () => {
    const { stacks, unseen } = holding([], {}).state.inn
    expect(stacks.reduce((sum, { unseen: below }) => sum + below + 1, 0)).toBe(33)
    expect(unseen.filter((one) => one === 1)).toHaveLength(30)
    const { state } = new TestTable({ players: 4, options: { expansions: ['inn', 'port', 'marriage'] } })
    expect(state.inn.stacks.map((pile) => pile.unseen)).toEqual([10, 10, 10])
  })

  test('VI-305, VX-104: a stack of eleven cards that all have been seen goes round', () => {
    const deep = PERSONS.list.slice(1, 11)
    const table = holding(
      [],
      { members: { inn: [1] } },
      {
        spaces: { ...spaces, inn: ['faith'] },
        inn: { tops: ['person-smith', '', ''], under: [deep], unseen: [0, 0, 0] },
      },
    )
    table.play('take inn faith', 'inn')
    const [{ top, slid, under }] = table.state.inn.stacks
    expect([top, slid]).toEqual([1, 10])
    expect([...under]).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 0, -1])
  })

  test.each([
    ['VX-541', 'person-baker', 'bread', { bread: 2, tools: 0 }],
    ['VX-542', 'person-toolmaker', 'tool', { bread: 0, tools: 2 }],
  ])('%s, VI-541: %s gives 2 %s, in one’s own turn or at an opportunity', (_rule, person, what, stock) => {
    const table = holding([person], {})
    expect(table.play(`card ${person}`)).toEqual([
      { code: 'person-played', seat: 0, person },
      { code: 'gain', seat: 0, what, amount: 2, from: person },
    ])
    expect([family(table, 0), table.decision]).toEqual([stock, 'd-source'])
    const market = holding(
      [],
      {},
      {
        spaces: { market: ['faith'], church: ['skill', 'faith'] },
        stalls: ['customer-01'],
        queue: [],
        stack: [],
        players: 3,
        farms: [{ members: {} }, { members: {} }, { members: {}, persons: [person] }],
      },
    )
    market.play('take market faith')
    expect([market.seat, market.offered]).toEqual([2, [`card ${person}`, 'done']])
    market.play(`card ${person}`)
    expect(family(market, 2)).toEqual(stock)
  })

  test('VI-541: a tool doubles no card', () => {
    const table = holding(['person-smith'], { tools: 1 })
    table.play('card person-smith')
    expect([table.stock(0).plow, family(table, 0).tools, table.decision]).toEqual([2, 1, 'd-source'])
  })

  test('VI-205, VI-204: a tool doubles the beer of the brewery', () => {
    const table = holding(
      [],
      { grain: 3, tools: 1 },
      { spaces: { crafts: ['faith'], church: ['skill', 'faith'] } },
    )
    table.play('take crafts faith', 'buy brewery', 'tool')
    expect([table.stock(0).beer, family(table, 0).tools]).toEqual([4, 0])
  })

  test('VI-547: a repeated crafts action may use another tool', () => {
    const table = holding(
      ['person-innkeeper'],
      { tools: 2, members: { smithy: [1] } },
      { spaces: { crafts: ['faith'], church: ['skill', 'faith'] } },
    )
    table.play('take crafts faith', 'produce smithy', 'tool', 'card person-innkeeper', 'tool')
    expect([table.stock(0).plow, family(table, 0).tools]).toEqual([4, 0])
  })

  test('VI-545: with bread under it a member keeps it on its way to the church', () => {
    const table = holding(['person-priest'], { members: { farm: [2] }, fed: { farm: [2] } })
    table.play('card person-priest')
    expect(table.state.farms[0].raised.filter((one) => one === 1)).toHaveLength(1)
    expect(table.at(0, 'church-1')).toEqual([2])
  })

  test('VI-302, VI-545: a member with bread is offered beside one without, at the inn and by cards', () => {
    const table = holding(
      [],
      { members: { farm: [4, 4] }, fed: { farm: [4] } },
      { spaces: { ...spaces, inn: ['faith'] } },
    )
    table.play('take inn faith', 'inn')
    expect(table.offered).toEqual(['member 4', 'member 4+'])
    table.play('member 4+', 'cycle stack-1')
    expect(table.state.farms[0].figures.filter((place) => place === PLACES.at.inn)).toHaveLength(1)
    const priest = holding(['person-priest'], { members: { farm: [4, 4] }, fed: { farm: [4] } })
    priest.play('card person-priest')
    expect(priest.offered).toEqual(['with 4 farm', 'with 4+ farm'])
  })

  test('VI-550: the bread of a figure beside the chronicle goes back', () => {
    const table = holding(
      ['person-bard'],
      { lifetime: 9, grain: 5, members: { inn: [1] }, fed: { inn: [1] } },
      { spaces: { harvest: ['plague'], church: ['skill', 'faith'] } },
    )
    table.play('take harvest plague', 'card person-bard')
    expect([table.at(0, 'chronicle-extra'), table.state.farms[0].raised.includes(1)]).toEqual([[1], false])
  })

  test('VI-553, VX-404: bread and tools are no goods', () => {
    const { lines } = village.score(
      holding(['person-duchess'], { bread: 3, tools: 3, goods: { beer: 1 } }).state,
    )
    expect(lines.at(-1)).toEqual({ id: 'persons', values: [1, 0] })
  })
})

describe('the matchmaker', () => {
  test('VX-E6, VX-543, VX-553: to a free rank without time and cube, the bonus at once; the wedding is then waived', () => {
    const table = holding(['person-matchmaker'], { members: { farm: [1] } })
    table.play('card person-matchmaker')
    expect([table.decision, table.offered]).toEqual([
      'd-wedding-rank',
      [1, 2, 3, 4, 5, 6].map((rank) => `rank ${rank}`),
    ])
    table.play('rank 6')
    expect([table.at(0, 'ceremony-6'), table.stock(0), handOf(table.state, 0)]).toEqual([
      [1],
      { grain: 3 },
      [],
    ])
    expect(table.play('take wedding faith')).toContainEqual({
      code: 'lost',
      seat: 0,
      action: 'wedding',
      why: 'already-in-ceremony',
      rule: 'VM-402',
    })
    expect([table.stock(0), table.seat]).toEqual([{ grain: 3, faith: 1 }, 1])
  })

  test('VX-543: any member of the farm, any rank that is free', () => {
    const table = holding(
      [],
      {},
      {
        farms: [
          { members: { farm: [1, 3], smithy: [2] }, persons: ['person-matchmaker'] },
          { members: { 'ceremony-2': [1] } },
        ],
      },
    )
    table.play('card person-matchmaker')
    expect([table.decision, table.offered]).toEqual(['d-card-member', ['with 1 farm', 'with 3 farm']])
    expect(table.why('with 2 smithy')).toMatchObject({ code: 'not-with-this-member' })
    table.play('with 3 farm')
    expect(table.offered).toEqual([1, 3, 4, 5, 6].map((rank) => `rank ${rank}`))
    expect(table.why('rank 2')).toMatchObject({ code: 'rank-taken' })
    table.play('rank 5')
    expect([table.at(0, 'ceremony-5'), table.stock(0)]).toEqual([[3], { coin: 1 }])
  })

  test('VX-543, VI-405: blocked with one’s own member in the ceremony, or with none on the farm', () => {
    const playable = (members: NonNullable<FarmSketch['members']>) =>
      holding(['person-matchmaker'], { members }).decision === 'd-card'
    expect(playable({ farm: [1] })).toBe(true)
    expect(playable({ farm: [1], 'ceremony-4': [2] })).toBe(false)
    expect(playable({ smithy: [1], bakery: [2] })).toBe(false)
  })

  test('VX-553, VI-547: a repeated wedding is impossible while one’s own member is in the ceremony', () => {
    const table = holding(['person-innkeeper'], { members: { farm: [1, 2] }, cubes: { skill: 3 } })
    table.play('take wedding faith', 'wed 1', 'rank 1', 'pay 1 faith')
    expect([table.seat, handOf(table.state, 0)]).toEqual([1, ['person-innkeeper']])
  })

  test('VI-548: the herald grants wedding and smuggler', () => {
    const table = holding(['person-herald'], { members: { farm: [1] }, cubes: { skill: 1 } })
    table.play('card person-herald')
    expect(table.offered).toEqual(
      anyOrder(
        ...['harvest', 'crafts', 'market', 'church', 'inn', 'wedding', 'smuggler'].map(
          (one) => `herald ${one}`,
        ),
      ),
    )
  })
})
