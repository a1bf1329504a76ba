import { describe, expect, test } from 'vitest'
import { type FarmSketch, TestTable } from '../testing/position.ts'

const seller: FarmSketch = {
  lifetime: 9,
  goods: { scroll: 1 },
  cubes: { persuasion: 1 },
  members: { farm: [1] },
}
const CUBES = { crafts: ['skill', 'skill', 'skill', 'faith', 'faith'] }
const STALLS = ['customer-01', 'customer-02', 'customer-03', 'customer-04', 'customer-05']
const QUEUE = ['customer-06', 'customer-07', 'customer-08', 'customer-09', 'customer-10']

/** Four players; the third calls the market day, and one place of the chronicle is left. */
function marketOfThird(farms: readonly FarmSketch[], cube = 'persuasion'): TestTable {
  const table = new TestTable({
    players: 4,
    turn: 2,
    spaces: { ...CUBES, market: [cube] },
    stalls: STALLS,
    queue: QUEUE,
    farms,
    chronicle: { farm: 4, crafts: 4, travel: 2, council: 3, church: 3 },
    draws: { 'black-bag': ['monk', 'monk', 'monk', 'monk'] },
  })
  table.play(`take market ${cube}`)
  return table
}

function finalTurns(table: TestTable): (number | undefined)[] {
  while (!table.match.over)
    table.play(
      table.moves.find((move) => move === 'skip' || move === 'done' || move === 'pass') ?? table.moves[0],
    )
  return table.match.log.filter(({ code }) => code === 'final-turn').map(({ seat }) => seat)
}

describe('the end in a market day', () => {
  test('V-706, V-708, V-E23: another rings it: the day goes on with its refill, then everyone, the caller last', () => {
    const table = marketOfThird([seller, { ...seller, lifetime: 0 }, {}, {}])
    table.play('serve customer-01')
    expect([table.state.end.rung, table.state.end.by, table.at(0, 'chronicle-farm')]).toEqual([1, 0, [1]])
    expect([table.decision, table.seat]).toEqual(['d-market', 1])
    table.play('serve customer-02')
    expect(table.stalls()).toEqual([
      'customer-06',
      'customer-07',
      'customer-03',
      'customer-04',
      'customer-05',
    ])
    expect([table.decision, table.seat]).toEqual(['d-source', 3])
    expect(finalTurns(table)).toEqual([3, 0, 1, 2])
    expect(table.match.log.filter(({ code }) => code === 'mass')).toHaveLength(1)
  })

  test('V-707, V-E23: the caller rings it by a sale of their own: only the others have a final turn', () => {
    const table = marketOfThird([{}, {}, { ...seller, goods: { scroll: 2 } }, {}])
    table.play('serve customer-01')
    expect(table.state.end.rung).toBe(0)
    table.play('serve customer-02')
    expect(table.state.end).toMatchObject({ rung: 1, by: 2 })
    expect(table.stalls()).not.toContain(null)
    expect(finalTurns(table)).toEqual([3, 0, 1])
  })

  test('V-R27, V-R18: the death of the caller by the plague cube rings it after the day and counts for the caller', () => {
    const table = marketOfThird(
      [{ ...seller, lifetime: 0 }, {}, { lifetime: 9, members: { farm: [1] } }, {}],
      'plague',
    )
    expect([table.decision, table.seat, table.state.end.rung]).toEqual(['d-market', 0, 0])
    table.play('pass')
    expect(table.state.end).toMatchObject({ rung: 1, by: 2 })
    expect(finalTurns(table)).toEqual([3, 0, 1])
  })

  test('V-R27, V-702: unless another rang it earlier in that day', () => {
    const table = marketOfThird([seller, {}, { lifetime: 9, members: { farm: [1] } }, {}], 'plague')
    table.play('serve customer-01')
    expect(table.state.end).toMatchObject({ rung: 1, by: 0 })
    expect(table.at(2, 'grave')).toEqual([1])
    expect(finalTurns(table)).toEqual([3, 0, 1, 2])
  })

  test('V-706: a sale after the end was rung still costs lives', () => {
    const table = marketOfThird([seller, seller, {}, {}])
    table.play('serve customer-01', 'serve customer-02')
    expect([table.at(0, 'chronicle-farm'), table.at(1, 'grave')]).toEqual([[1], [1]])
    expect(table.state.end.by).toBe(0)
  })
})
