import { describe, expect, test } from 'vitest'
import { type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

/** Everyone sits just before the quill and has nobody but one on the farm. */
const old: FarmSketch = { lifetime: 9, members: { farm: [1] } }
const FULL_BUT_ONE = { farm: 2, crafts: 2, travel: 1, council: 2, church: 2 }
const MONKS = { 'black-bag': ['monk', 'monk', 'monk', 'monk'] }

function table(sketch: Sketch): TestTable {
  return new TestTable({ draws: MONKS, ...sketch })
}

/** Takes the first cube of every turn and declines everything; tells whose turns these were. */
function playOut(one: TestTable): number[] {
  const turns: number[] = []
  while (one.decision !== 'over' && one.state.round < 4) {
    if (one.decision === 'd-source' || one.decision === 'd-free-well') turns.push(one.seat)
    const wanted = ['skip', 'decline', 'pass', 'done'].find((move) => one.moves.includes(move))
    one.play(wanted ?? one.moves[0])
  }
  return turns
}

const told = (one: TestTable, code: string) => one.match.log.filter((entry) => entry.code === code)

describe('ringing the end', () => {
  test('V-701, V-703: the last place of the whole chronicle rings it; the others have one final turn each', () => {
    const one = table({
      players: 2,
      spaces: { harvest: ['plague', 'skill', 'skill'], crafts: ['skill', 'skill', 'faith'] },
      farms: [old],
      chronicle: FULL_BUT_ONE,
    })
    one.play('take harvest plague', 'skip')
    expect(one.state.end).toMatchObject({ rung: 1, by: 0 })
    expect(told(one, 'end-rung')).toEqual([{ code: 'end-rung', seat: 0, by: 'chronicle' }])
    expect(playOut(one)).toEqual([1])
    expect([one.decision, one.state.cubesLeft]).toEqual(['over', 4])
  })

  test('V-701: places free in another group keep the chronicle open', () => {
    const one = table({
      players: 2,
      spaces: { harvest: ['plague', 'skill', 'faith'] },
      farms: [old],
      chronicle: { farm: 2, crafts: 2, council: 2, church: 2 },
    })
    one.play('take harvest plague', 'skip')
    expect([one.at(0, 'chronicle-farm'), one.state.end.rung]).toEqual([[1], 0])
  })

  test.each([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ])('V-701: with %d players the last of %d graves rings it', (players, graves) => {
    const sketch = {
      players,
      spaces: { harvest: ['plague', 'skill', 'faith'] },
      farms: [old],
      chronicle: { farm: players + 1 },
    }
    const last = table({ ...sketch, graves: graves - 1 })
    last.play('take harvest plague', 'skip')
    expect([last.at(0, 'grave'), last.state.end.rung]).toEqual([[1], 1])
    expect(told(last, 'end-rung')).toEqual([{ code: 'end-rung', seat: 0, by: 'graves' }])
    const other = table({ ...sketch, graves: graves - 2 })
    other.play('take harvest plague', 'skip')
    expect([other.at(0, 'grave'), other.state.end.rung]).toEqual([[1], 0])
  })

  test('V-703, V-709: three players, the second rings it: third, first, one mass, scoring; no new round, no ring', () => {
    const one = table({
      startSeat: 0,
      ring: 2,
      turn: 1,
      spaces: { harvest: ['plague', 'skill', 'skill', 'faith', 'faith'] },
      farms: [{}, old, {}],
      chronicle: { farm: 4 },
      graves: 3,
    })
    one.play('take harvest plague', 'skip')
    expect(playOut(one)).toEqual([2, 0])
    expect(told(one, 'final-turn').map(({ seat }) => seat)).toEqual([2, 0])
    expect(told(one, 'mass')).toEqual([{ code: 'mass', seat: 0, last: true }])
    expect([told(one, 'round'), told(one, 'ring')]).toEqual([[], []])
    // V-R35: the ring stays with its holder, of no value.
    expect([one.state.ring, one.state.startSeat, one.match.over]).toEqual([2, 0, true])
  })

  test('V-702, V-R28: it is rung once; filling the other area later rings nothing and changes no turn', () => {
    const one = table({
      players: 3,
      spaces: { harvest: ['plague', 'plague', 'skill', 'faith', 'faith'] },
      farms: [old, { lifetime: 9, members: { smithy: [1] } }, {}],
      chronicle: { farm: 4, crafts: 2, travel: 2, council: 2, church: 2 },
      graves: 3,
    })
    one.play('take harvest plague', 'skip', 'take harvest plague')
    expect(one.at(1, 'chronicle-crafts')).toEqual([1])
    expect(one.state.end).toMatchObject({ rung: 1, by: 0 })
    expect(playOut(one)).toEqual([2])
    expect(told(one, 'end-rung')).toHaveLength(1)
  })

  test('V-E25, V-R28: after the last grave the dead without a place are gone, the others still enter the chronicle', () => {
    const sketch = {
      players: 2,
      spaces: { harvest: ['plague', 'plague', 'faith'] },
      farms: [{ lifetime: 9, members: { smithy: [1] } }, old],
      graves: 2,
    }
    const full = table({ ...sketch, chronicle: { farm: 3, crafts: 2 } })
    full.play('take harvest plague', 'take harvest plague')
    expect(full.play('skip')[1]).toEqual({
      code: 'death',
      seat: 1,
      figure: '1a',
      from: 'farm',
      to: 'gone',
      group: 'farm',
    })
    expect([full.at(1, 'gone').length, full.state.graves, full.match.over]).toEqual([11, 3, true])
    const free = table({ ...sketch, chronicle: { ...FULL_BUT_ONE } })
    free.play('take harvest plague', 'take harvest plague', 'skip')
    expect([free.at(1, 'chronicle-farm'), told(free, 'end-rung').length]).toEqual([[1], 1])
  })
})

describe('final turns', () => {
  test('V-704: a final turn is a normal one: cubes, the paid well, deaths as usual', () => {
    const one = table({
      players: 2,
      spaces: { harvest: ['plague', 'plague', 'faith'] },
      farms: [old, { ...old, coins: 3 }],
      chronicle: { farm: 2 },
      graves: 2,
      also: (state) => {
        state.chronicle[0] = 3
      },
    })
    one.play('take harvest plague', 'skip')
    expect(one.offered).toEqual(['take harvest faith', 'take harvest plague', 'well'])
    one.play('take harvest plague', 'skip')
    expect(one.farm(1)).toMatchObject({ lifetime: 1, deaths: 1 })
  })

  test('V-704: a market day in it is for all, also for those who have no further turn', () => {
    const one = table({
      players: 2,
      spaces: { harvest: ['plague', 'faith'], market: ['skill'] },
      stalls: ['customer-01', 'customer-03', 'customer-05'],
      farms: [{ ...old, goods: { scroll: 1 }, cubes: { persuasion: 1 } }, {}],
      chronicle: { farm: 3 },
      graves: 2,
    })
    one.play('take harvest plague', 'skip', 'take market skill')
    expect([one.seat, one.offered]).toEqual([0, ['pass', 'serve customer-01']])
    one.play('serve customer-01')
    expect([one.match.over, one.state.servedBy[0]]).toEqual([true, 0])
  })

  test('V-E22: seat 2 fills the last grave with one cube left: seat 3 takes it, seat 1 has a free well, one mass (V-705, V-R26)', () => {
    const one = table({
      turn: 1,
      spaces: { harvest: ['plague'], crafts: ['skill'] },
      farms: [{ coins: 3, members: { farm: [1] } }, old, { members: { farm: [1] } }],
      chronicle: { farm: 4 },
      graves: 3,
    })
    one.play('take harvest plague')
    expect([one.decision, one.seat]).toEqual(['d-harvest', 1])
    one.play('skip')
    // One cube and no well: it is taken without asking, and its action may be used.
    expect([one.decision, one.seat, one.state.cubesLeft]).toEqual(['d-crafts', 2, 0])
    one.play('skip')
    expect([one.seat, one.moves]).toEqual([0, ['well free', 'decline']])
    one.play('well free')
    expect(one.offered).toEqual(['well church', 'well council', 'well crafts', 'well harvest', 'well market'])
    one.play('well harvest')
    expect([one.stock(0), one.match.over]).toEqual([{ coin: 3, grain: 2 }, true])
    expect(told(one, 'well')).toEqual([{ code: 'well', seat: 0, free: true }])
    expect(told(one, 'mass')).toEqual([{ code: 'mass', seat: 0, last: true }])
  })

  test('V-E24: the last cube and the last grave in one turn: the other has a free well or declines; nothing is refilled (V-705, V-R24, V-R25)', () => {
    const one = table({
      players: 2,
      spaces: { harvest: ['plague'] },
      farms: [old, { coins: 5, cubes: { skill: 3 } }],
      chronicle: { farm: 3 },
      graves: 2,
    })
    one.play('skip')
    expect([one.decision, one.seat, one.moves]).toEqual(['d-free-well', 1, ['well free', 'decline']])
    expect(one.why('well')).toEqual({ code: 'well-is-free', rule: 'V-R25' })
    expect(one.why('take harvest skill')).toEqual({ code: 'board-empty', rule: 'V-705' })
    const log = one.play('decline')
    expect(log.map(({ code }) => code)).not.toContain('fill')
    expect([one.match.over, told(one, 'mass').length, one.farm(1).coins]).toEqual([true, 1, 5])
  })

  test('V-R24: on an empty board everyone gets the free well, each once', () => {
    const one = table({
      players: 4,
      spaces: { harvest: ['plague'] },
      farms: [old],
      chronicle: { farm: 5 },
      graves: 4,
    })
    one.play('skip')
    const seats: number[] = []
    while (one.decision === 'd-free-well') {
      seats.push(one.seat)
      one.play('decline')
    }
    expect([seats, one.match.over]).toEqual([[1, 2, 3], true])
  })

  test('V-R33: the mass of the agreed last round is the last, without final turns', () => {
    const one = table({
      players: 2,
      round: 3,
      options: { 'round-limit': 3 },
      spaces: { harvest: ['skill', 'faith'] },
      farms: [{ members: {} }, { members: {} }],
    })
    one.play('take harvest skill')
    expect([one.match.over, one.state.end.rung, told(one, 'final-turn').length]).toEqual([true, 0, 0])
    const earlier = table({
      players: 2,
      round: 2,
      options: { 'round-limit': 3 },
      spaces: { harvest: ['skill', 'faith'] },
      farms: [{ members: {} }, { members: {} }],
    })
    earlier.play('take harvest skill')
    expect([earlier.match.over, earlier.state.round]).toEqual([false, 3])
  })
})
