import { type Move, sameState, TentativeTurn, viewOf } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import type { VillageState } from '../box/state.ts'
import { village } from '../game.ts'
import { TestTable } from '../testing/position.ts'

function read(text: string): Move {
  const move = village.notation.parse(text)
  if (typeof move !== 'number') throw new Error(`"${text}" is no move`)
  return move
}

function tentative(table: TestTable, ...moves: readonly string[]): TentativeTurn<VillageState> {
  const turn = new TentativeTurn(village, viewOf(village, table.state, table.seat), table.seat)
  for (const move of moves) expect(turn.play(read(move)), move).toBe(null)
  return turn
}

const scrolls = (scroll: number, persuasion = 0) => ({ goods: { scroll }, cubes: { persuasion } })
const spaces = { crafts: ['skill', 'faith'], harvest: ['skill'], market: ['persuasion'] }

describe('V-R34: taking back', () => {
  test('V-R34: within a turn every decision can be taken back, also costs and crossings', () => {
    const table = new TestTable({ spaces, farms: [{ lifetime: 8 }] })
    const turn = tentative(table, 'take crafts skill', 'train smithy')
    expect(turn.stop).toBe('choice')
    expect(turn.state.farms[0].lifetime).toBe(1)
    expect(turn.back()).toBe(true)
    expect(turn.back()).toBe(true)
    expect(turn.back()).toBe(false)
    expect(sameState(turn.state, table.state)).toBe(true)
  })

  test('V-R34: the end of the turn is a barrier, after the deaths', () => {
    const table = new TestTable({ spaces, farms: [{ lifetime: 9, members: { farm: [1], smithy: [1] } }] })
    const turn = tentative(table, 'take crafts skill', 'produce smithy')
    expect(turn.stop).toBe('choice')
    expect(turn.moves.map((move) => village.notation.format(move))).toEqual(['die 1 farm', 'die 1 smithy'])
    expect(turn.play(read('die 1 farm'))).toBe(null)
    expect(turn.stop).toBe('barrier')
    expect(turn.moves).toEqual([])
    expect(turn.play(read('take harvest skill'))).toEqual({ code: 'past-barrier' })
    expect(turn.series).toHaveLength(3)
    expect(table.match.play(turn.series, 0).ok).toBe(true)
    expect(table.seat).toBe(1)
  })

  test('V-R34: the decision of another seat in a market day is a barrier', () => {
    const table = new TestTable({
      spaces,
      stalls: ['customer-01', 'customer-02', 'customer-24'],
      queue: [],
      farms: [scrolls(2, 2), scrolls(2, 2)],
    })
    const turn = tentative(table, 'take market persuasion', 'serve customer-01')
    expect(turn.stop).toBe('barrier')
    expect(turn.play(read('serve customer-02'))).toEqual({ code: 'past-barrier' })
    table.play('take market persuasion', 'serve customer-01')
    const other = tentative(table, 'pass')
    expect(other.stop).toBe('barrier')
  })

  test('V-R34: the reveal of new customers of the queue is a barrier', () => {
    const table = new TestTable({
      spaces,
      stalls: ['customer-01'],
      queue: ['customer-09', 'customer-13', 'customer-03', 'customer-10', 'customer-05'],
      farms: [scrolls(1)],
    })
    const turn = tentative(table, 'take market persuasion', 'serve customer-01')
    expect(turn.stop).toBe('chance')
    expect(turn.moves).toEqual([])
    expect(turn.play(read('take harvest skill'))).toEqual({ code: 'past-barrier' })
  })

  test('V-R34: a mass asks seat after seat; each decision of another seat is a barrier', () => {
    const table = new TestTable({
      players: 2,
      spaces: { harvest: ['skill'] },
      farms: [0, 1].map(() => ({ coins: 1, members: { farm: [1], 'black-bag': [1] } })),
    })
    table.play('skip')
    expect(table).toMatchObject({ seat: 0, decision: 'd-mass-choose' })
    const first = tentative(table, 'done')
    expect(first.stop).toBe('barrier')
    table.play('done')
    // After the last seat the draw is chance.
    expect(tentative(table, 'done').stop).toBe('chance')
  })
})
