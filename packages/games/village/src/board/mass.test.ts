import { describe, expect, test } from 'vitest'
import { type Sketch, TestTable } from '../testing/position.ts'
import { drawFigure } from './mass.ts'

/** A mass that ends the match, so that nothing happens after it. */
function lastMass(sketch: Sketch): TestTable {
  return new TestTable({ mass: true, ...sketch, options: { 'round-limit': 2, ...sketch.options } })
}

const FOUR_MONKS = { 'black-bag': ['monk', 'monk', 'monk', 'monk'] }
const codes = (table: TestTable) => table.match.log.map(({ code }) => code)

describe('choosing and drawing', () => {
  test('V-E10: two chosen, a member and a monk drawn, promotions, majority by the foremost (V-501 to V-511)', () => {
    const table = lastMass({
      farms: [
        { coins: 1, grain: 3, members: { 'church-2': [1], 'black-bag': [2] } },
        { coins: 1, grain: 4, members: { 'church-3': [2], 'black-bag': [1] } },
        { coins: 1, members: { 'black-bag': [1] } },
      ],
      draws: { 'black-bag': ['seat-3-number-1', 'monk'] },
    })
    expect([table.seat, table.moves]).toEqual([0, ['choose 2', 'done']])
    table.play('choose 2')
    expect([table.seat, table.moves]).toEqual([1, ['choose 1', 'done']])
    table.play('choose 1', 'done')
    expect([table.at(0, 'church-1'), table.at(1, 'church-1'), table.at(2, 'church-1')]).toEqual([
      [2],
      [1],
      [1],
    ])
    expect(table.state.monks).toBe(4)
    expect([table.seat, table.decision]).toEqual([0, 'd-promote'])
    table.play('promote 1 2', 'promote 2 1')
    expect(table.stock(0)).toEqual({})
    expect([table.at(0, 'church-3'), table.at(0, 'church-2')]).toEqual([[1], [2]])
    table.play('promote 2 3')
    expect(table.at(1, 'church-4')).toEqual([2])
    expect(table.decision).toBe('over')
    expect(table.stock(1)).toEqual({ prestige: 2 })
    expect([table.farm(0).prestige, table.farm(2).prestige]).toEqual([0, 0])
  })

  test('V-501, V-502: the start player is asked first, not the holder of the ring; everyone once', () => {
    const bag = { coins: 2, members: { 'black-bag': [1] } }
    const table = new TestTable({
      mass: true,
      startSeat: 1,
      ring: 2,
      farms: [bag, bag, bag],
      draws: FOUR_MONKS,
    })
    const asked: number[] = []
    while (table.decision === 'd-mass-choose') {
      asked.push(table.seat)
      table.play('done')
    }
    expect(asked).toEqual([1, 2, 0])
  })

  test('V-502: each chosen member costs one coin and stands on the first step; without coins nobody is asked', () => {
    const table = lastMass({
      farms: [
        { coins: 2, members: { 'black-bag': [1, 2, 3] } },
        { members: { 'black-bag': [1] } },
        { coins: 1 },
      ],
      draws: { 'black-bag': ['monk', 'monk'] },
    })
    table.play('choose 3', 'choose 1')
    expect(table.decision).toBe('over')
    expect(table.at(0, 'church-1')).toEqual([1, 3])
    expect(table.at(0, 'black-bag')).toEqual([2])
    expect(table.farm(0).coins).toBe(0)
    expect(table.farm(2).coins).toBe(1)
    expect(table.at(1, 'black-bag')).toEqual([1])
  })

  test('V-E19: four chosen end the choosing; nobody else is asked and nothing is drawn (V-503, V-R22)', () => {
    const table = lastMass({
      players: 4,
      farms: [
        { coins: 3, grain: 3, members: { 'black-bag': [1, 1, 2] } },
        { coins: 5, members: { 'black-bag': [1, 2] } },
        { coins: 2, members: { 'black-bag': [1] } },
        { coins: 2, members: { 'black-bag': [1] } },
      ],
    })
    table.play('choose 1', 'choose 1', 'choose 2')
    expect([table.seat, table.moves]).toEqual([1, ['choose 1', 'choose 2', 'done']])
    table.play('choose 2')
    expect([table.seat, table.decision]).toEqual([0, 'd-promote'])
    expect(table.farm(1).coins).toBe(4)
    for (const code of ['draw', 'monk', 'monks-back']) expect(codes(table)).not.toContain(code)
    // V-503: the choosing ends at once; only who ran out of coins before was done with it.
    const done = table.match.log.filter((entry) => 'with' in entry && entry.with === 'choose')
    expect(done).toEqual([{ code: 'mass-done', seat: 0, with: 'choose' }])
    // V-507: from step 1 to 3 it is 1 + 2 grain; the 4 for the last step would not even fit into a store of 5.
    table.play('promote 2 1', 'promote 2 2')
    expect([table.at(0, 'church-3'), table.farm(0).grain]).toEqual([[2], 0])
  })

  test('V-503, V-R22: one player may choose four and is not offered a fifth', () => {
    const table = lastMass({ farms: [{ coins: 9, members: { 'black-bag': [1, 1, 1, 2, 2] } }] })
    table.play('choose 1', 'choose 1', 'choose 2', 'choose 2')
    expect(table.decision).toBe('over')
    expect([table.at(0, 'black-bag'), table.farm(0).coins]).toEqual([[1], 5])
  })

  test('V-504, V-505: draws bring the total to exactly four; monks go back, members stand on the first step', () => {
    const table = lastMass({
      farms: [{ members: { 'black-bag': [4] } }, { members: { 'black-bag': [1, 2] } }],
      draws: { 'black-bag': ['monk', 'seat-2-number-2', 'monk', 'seat-1-number-4'] },
    })
    expect([table.at(0, 'church-1'), table.at(1, 'church-1')]).toEqual([[4], [2]])
    expect(table.state.monks).toBe(4)
    expect(codes(table).filter((code) => ['monk', 'draw', 'monks-back'].includes(code))).toEqual([
      'monk',
      'draw',
      'monk',
      'draw',
      'monks-back',
    ])
  })

  test('V-504: what was drawn cannot be drawn again', () => {
    const farms = [{ members: { 'black-bag': [1] } }]
    const twice = { 'black-bag': ['seat-1-number-1', 'seat-1-number-1'] }
    expect(() => lastMass({ farms, draws: twice })).toThrow('cannot come from black-bag now')
    const fifth = { 'black-bag': ['monk', 'monk', 'monk', 'monk', 'monk'] }
    expect(() => lastMass({ farms, draws: { ...fifth } })).not.toThrow()
  })

  test('V-504: every figure in the bag is equally likely, those drawn before are not there any more', () => {
    const { state } = lastMass({
      farms: [{ members: { 'black-bag': [1, 1, 3] } }, { members: { 'black-bag': [4] } }],
      draws: FOUR_MONKS,
    })
    state.monks = 2
    const unseen = drawFigure.unseen(state, 0, 2, 2, 0)
    const inBag = drawFigure.source.outcomes.flatMap((name, at) =>
      unseen[at] > 0 ? [[name, unseen[at]]] : [],
    )
    expect(inBag).toEqual([
      ['seat-1-number-1', 2],
      ['seat-1-number-3', 1],
      ['seat-2-number-4', 1],
      ['monk', 2],
    ])
  })

  test('V-506: who was not drawn stays in the bag', () => {
    const table = lastMass({ farms: [{ members: { 'black-bag': [1, 2, 3] } }], draws: FOUR_MONKS })
    expect(table.at(0, 'black-bag')).toEqual([1, 2, 3])
  })

  test('V-514: even without any member in the bag there are four figures to draw: the monks', () => {
    const table = lastMass({ draws: FOUR_MONKS })
    expect(table.decision).toBe('over')
    expect(codes(table).filter((code) => code === 'monk')).toHaveLength(4)
    expect(table.match.log).toContainEqual({ code: 'monks-back', amount: 4 })
    expect(table.state.monks).toBe(4)
  })

  test('V-502: refused are members that are not in the bag', () => {
    const table = lastMass({ farms: [{ coins: 1, members: { 'black-bag': [2], farm: [3] } }] })
    expect(table.why('choose 3')).toMatchObject({
      code: 'not-in-bag',
      rule: 'V-502',
      params: { number: '3' },
    })
    expect(table.why('choose 2')).toBeNull()
  })
})

describe('after the mass', () => {
  test('V-515: the next round begins with the start player', () => {
    const table = new TestTable({ mass: true, round: 2, startSeat: 1, draws: FOUR_MONKS })
    expect([table.state.round, table.seat, table.decision]).toEqual([3, 1, 'd-source'])
  })

  test('V-515, V-R33: after the last mass comes scoring', () => {
    const table = lastMass({ draws: FOUR_MONKS })
    expect(table.match.over).toBe(true)
    expect(table.match.log).toContainEqual({ code: 'mass', seat: 0, last: true })
    expect(codes(table).at(-1)).toBe('round-limit')
  })

  test('V-513: no time is paid in a mass and nobody dies in it', () => {
    const table = lastMass({
      farms: [{ coins: 1, grain: 5, lifetime: 9, members: { 'church-1': [1], 'black-bag': [2] } }],
      draws: FOUR_MONKS,
    })
    table.play('choose 2', 'promote 1 1', 'promote 1 2', 'promote 2 1')
    expect(table.farm(0)).toMatchObject({ lifetime: 9, deaths: 0, crossings: 0, grain: 1 })
    expect(codes(table)).not.toContain('time')
    expect(codes(table)).not.toContain('death')
  })

  test('V-502, V-505, V-507: the log tells which figure moved from where to where and what was paid', () => {
    const table = lastMass({
      farms: [{ coins: 1, grain: 1, members: { 'black-bag': [1, 2] } }],
      draws: { 'black-bag': ['seat-1-number-1', 'monk', 'monk'] },
    })
    table.play('choose 2', 'promote 2 1')
    const moved = { seat: 0, from: 'black-bag', to: 'church-1' }
    const done = (what: string) => [0, 1, 2].map((seat) => ({ code: 'mass-done', seat, with: what }))
    expect(table.match.log).toEqual([
      { code: 'mass', seat: 0, last: true },
      { code: 'pay', seat: 0, what: 'coin', amount: 1 },
      { code: 'choose', figure: '2a', ...moved },
      ...done('choose'),
      { code: 'draw', figure: '1a', ...moved },
      { code: 'monk' },
      { code: 'monk' },
      { code: 'monks-back', amount: 2 },
      { code: 'promote', seat: 0, figure: '2a', from: 'church-1', to: 'church-2' },
      { code: 'pay', seat: 0, what: 'grain', amount: 1 },
      ...done('promote'),
      { code: 'majority', seat: 0, amount: 2 },
      { code: 'gain', seat: 0, what: 'prestige', amount: 2, from: 'church' },
      { code: 'round-limit' },
    ])
  })
})

describe('masses, played through', () => {
  test('from the start player on, who has coins and members in the bag chooses; equal number and equal foremost step gain both (V-501 to V-512, V-R32)', () => {
    const at = new TestTable({
      players: 3,
      startSeat: 1,
      mass: true,
      draws: { 'black-bag': ['seat-3-number-1'] },
      farms: [
        { coins: 3, grain: 1, members: { 'black-bag': [2, 2] } },
        { coins: 1, grain: 5, members: { 'black-bag': [2, 3] } },
        { members: { 'church-2': [1], 'black-bag': [1] } },
      ],
    })
    expect([at.seat, at.decision]).toEqual([1, 'd-mass-choose'])
    expect(at.offered).toEqual(['choose 2', 'choose 3', 'done'])
    at.play('choose 3')
    expect(at.seat).toBe(0)
    expect(at.offered).toEqual(['choose 2', 'done'])
    at.play('choose 2', 'choose 2')
    expect([at.seat, at.decision]).toEqual([1, 'd-promote'])
    expect(at.at(2, 'church-1')).toEqual([1])
    expect(at.offered).toEqual(['done', 'promote 3 1'])
    at.play('promote 3 1', 'promote 3 2')
    expect(at.stock(1)).toEqual({ grain: 2 })
    expect([at.seat, at.decision]).toEqual([0, 'd-promote'])
    at.play('promote 2 1')
    expect(at.farm(0).coins).toBe(1)
    expect([0, 1, 2].map((seat) => at.farm(seat).prestige)).toEqual([2, 0, 2])
    expect(at.at(1, 'black-bag')).toEqual([2])
  })

  test('four chosen end the choosing for all; steps are paid one by one; the ring leads the next round (V-214, V-503, V-507, V-509, V-R22)', () => {
    const at = new TestTable({
      players: 3,
      ring: 2,
      spaces: {},
      mass: true,
      farms: [
        { coins: 5, grain: 5, members: { 'black-bag': [1, 2, 2, 3, 4] } },
        { coins: 2, grain: 5, members: { 'black-bag': [1], 'church-4': [1] } },
        { members: { farm: [1] } },
      ],
    })
    at.play('choose 1', 'choose 2', 'choose 2', 'choose 3')
    expect([at.seat, at.decision]).toEqual([0, 'd-promote'])
    expect(at.farm(0).coins).toBe(1)
    at.play('promote 3 1', 'promote 3 2')
    expect(at.offered).toEqual(['done', 'promote 1 1', 'promote 2 1'])
    at.play('done')
    expect([0, 1, 2].map((seat) => at.farm(seat).prestige)).toEqual([2, 0, 0])
    expect(at.at(0, 'black-bag')).toEqual([4])
    expect([at.seat, at.decision, at.state.startSeat, at.state.ring]).toEqual([2, 'd-source', 2, -1])
    expect(at.state.cubesLeft).toBe(21)
  })
})
