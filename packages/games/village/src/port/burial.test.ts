import { describe, expect, test } from 'vitest'
import { PLACES } from '../box/vocabulary.ts'
import { livingMembers } from '../course/scoring.ts'
import { village } from '../game.ts'
import { couldDie } from '../life/death.ts'
import { lineOf, tableWith } from '../testing/expansions.ts'
import { buriedAt, shipAt } from '../testing/port.ts'
import { anyOrder, type FarmSketch, type Sketch, TestTable } from '../testing/position.ts'

const port = { expansions: ['port'] }
/** Seat 0 takes plague and crosses the quill; the harvest is declined or lost. */
const dying = (members: NonNullable<FarmSketch['members']>, sketch: Sketch = {}, farm: FarmSketch = {}) => {
  const table = new TestTable({
    players: 3,
    options: port,
    spaces: { harvest: ['plague'], family: ['skill', 'skill', 'skill', 'faith', 'faith'] },
    farms: [{ lifetime: 9, grain: 5, ship: { at: 't1', cargo: ['ox'] }, members, ...farm }],
    chronicle: { travel: 2 },
    ...sketch,
  })
  const log = table.play('take harvest plague')
  return { table, log }
}

describe('death at sea', () => {
  test('VP-E12: with the travel group full the owner picks an empty sea field (VP-701, VP-702, VP-R11)', () => {
    const { table } = dying({ ship: [1], farm: [2] }, { sea: { buried: ['sea-1'] } })
    expect(table).toMatchObject({ seat: 0, decision: 'd-sea' })
    expect(table.offered).toEqual(anyOrder('bury sea-2', 'bury sea-3', 'bury sea-4'))
    expect(table.why('bury sea-1')).toMatchObject({ code: 'sea-field-taken', rule: 'VP-701' })
    const log = table.play('bury sea-2')
    expect(log).toContainEqual({ code: 'death', seat: 0, figure: '1a', from: 'ship', to: 'sea-2' })
    expect(table.stock(0)).toMatchObject({ prestige: 2, lifetime: 1 })
    expect(table.at(0, 'sea-2')).toEqual([1])
    expect(table.state.graves).toBe(0)
    // VP-702: the hold is empty; ship, captain and other cargo stay.
    expect(shipAt(table.state, 0)).toEqual({ at: 't1', captain: 'captain-2a', cargo: ['ox'] })
    expect(table.state.end.rung).toBe(0)
    expect(table.farm(0)).toMatchObject({ deaths: 1, dying: 0 })
  })

  test.each([
    ['sea-1', 3],
    ['sea-2', 2],
    ['sea-3', 1],
    ['sea-4', 0],
  ])('VP-701: %s gives %i prestige at once', (field, prestige) => {
    const { table } = dying({ 'lighthouse-i6': [1], farm: [2] })
    table.play(`bury ${field}`)
    expect(table.farm(0).prestige).toBe(prestige)
    expect(buriedAt(table.state)).toEqual([field])
  })

  test('VP-701, VP-R9: where somebody aboard would rest is told before they die', () => {
    const rests = (sketch: Sketch): string[] => {
      const ship = { at: 't1' }
      const farms = [{ ship, members: { ship: [1], 'lighthouse-i6': [1], farm: [1] } }]
      const table = new TestTable({ players: 3, options: port, farms, ...sketch })
      return couldDie(table.state, 0).map(({ rest }) => PLACES.list[rest])
    }
    const buried = ['sea-1', 'sea-2', 'sea-3', 'sea-4']
    const full = { chronicle: { travel: 2 } }
    expect(rests({}).toSorted()).toEqual(['chronicle-farm', 'chronicle-travel', 'chronicle-travel'])
    expect(rests(full).toSorted()).toEqual(['chronicle-farm', 'sea-1', 'sea-1'])
    expect(rests({ ...full, sea: { buried: buried.slice(0, 2) } })).toContain('sea-3')
    expect(rests({ ...full, sea: { buried } }).toSorted()).toEqual(['chronicle-farm', 'gone', 'gone'])
  })

  test('VP-701, VX-301: a free place of the travel group comes first', () => {
    const { table, log } = dying({ ship: [1], farm: [2] }, { chronicle: { travel: 1 } })
    expect(log).toContainEqual({
      code: 'death',
      seat: 0,
      figure: '1a',
      from: 'ship',
      to: 'chr-travel-2',
      group: 'travel',
    })
    expect(table.at(0, 'chronicle-travel')).toEqual([1])
    expect(buriedAt(table.state)).toEqual([])
    expect(shipAt(table.state, 0).cargo).toEqual(['ox'])
    expect(table.seat).toBe(1)
  })

  test('VX-302: members on the ship and on lighthouses are seen and may be chosen', () => {
    const { table } = dying({ ship: [1], 'lighthouse-i2': [1], smithy: [1], farm: [2] })
    expect(table.decision).toBe('d-death')
    expect(table.offered).toEqual(anyOrder('die 1 ship', 'die 1 lighthouse-i2', 'die 1 smithy'))
    expect(table.why('die 2 farm')).toMatchObject({ code: 'not-the-oldest' })
  })

  test('VP-406, VP-702: a lighthouse whose keeper died is free again', () => {
    const { table } = dying({ 'lighthouse-i2': [1], farm: [2] }, { chronicle: {} })
    expect(table.at(0, 'lighthouse-i2')).toEqual([])
    expect(table.at(0, 'chronicle-travel')).toEqual([1])
  })

  test('VP-E13, VP-703: the last sea field rings the end, and all others have one more turn (VX-401, VX-402)', () => {
    const { table, log } = dying({ ship: [1], farm: [2] }, { sea: { buried: ['sea-1', 'sea-2', 'sea-3'] } })
    // A single field is left, so it is taken.
    expect(log).toContainEqual({ code: 'end-rung', seat: 0, by: 'sea' })
    expect(buriedAt(table.state)).toEqual(['sea-1', 'sea-2', 'sea-3', 'sea-4'])
    expect(table.state.end).toMatchObject({ rung: 1, by: 0, begun: 1, turns: 2 })
    expect(table.seat).toBe(1)
    table.play('take family skill', 'skip')
    expect(table.seat).toBe(2)
    const last = table.play('take family skill', 'skip')
    expect(last).toContainEqual({ code: 'mass', seat: 0, last: true })
    const choices = [...last]
    while (table.decision !== 'over') choices.push(...table.play(table.moves[0]))
    expect(choices.filter(({ code }) => code === 'mass')).toHaveLength(1)
    expect(village.score(table.state).lines.map(({ id }) => id)).not.toContain('travel')
  })

  test('VP-703: three filled fields ring nothing', () => {
    const { table } = dying({ ship: [1], farm: [2] }, { sea: { buried: ['sea-1', 'sea-2'] } })
    table.play('bury sea-4')
    expect(table.state.end.rung).toBe(0)
  })

  test('VP-R9: with no place and no field left the figure is gone, never in a grave', () => {
    const { table, log } = dying(
      { ship: [1], farm: [2] },
      {
        sea: { buried: ['sea-1', 'sea-2', 'sea-3', 'sea-4'] },
        also: (state) => Object.assign(state.end, { rung: 1, begun: 1, turns: 3 }),
      },
    )
    expect(log).toContainEqual({
      code: 'death',
      seat: 0,
      figure: '1a',
      from: 'ship',
      to: 'gone',
      group: 'travel',
    })
    expect(table.state.graves).toBe(0)
    expect(shipAt(table.state, 0).cargo).toEqual(['ox'])
    expect(log).not.toContainEqual(expect.objectContaining({ code: 'end-rung' }))
  })

  test('VP-R9, VX-R6: after the end was rung free fields are still used', () => {
    const { table } = dying(
      { ship: [1], farm: [2] },
      { also: (state) => Object.assign(state.end, { rung: 1, begun: 1, turns: 3 }) },
    )
    table.play('bury sea-1')
    expect(table.farm(0).prestige).toBe(3)
  })

  test('VP-R13: a sea burial in a market day rings the end in the turn of another, who then has a final turn too', () => {
    const table = new TestTable({
      players: 2,
      options: port,
      spaces: { market: ['skill'], family: ['skill', 'skill', 'faith', 'faith'] },
      stalls: ['', '', ''],
      queue: [],
      stack: [],
      chronicle: { travel: 1 },
      sea: { buried: ['sea-1', 'sea-2', 'sea-3'] },
      farms: [
        {},
        {
          lifetime: 9,
          cubes: { persuasion: 1 },
          members: { ship: [1], farm: [2] },
          ship: { at: 't1', tea: 1 },
        },
      ],
    })
    const log = table.play('take market skill', 'sell tea')
    expect(log).toContainEqual({ code: 'death', seat: 1, figure: '1a', from: 'ship', to: 'sea-4' })
    expect(log).toContainEqual({ code: 'end-rung', seat: 1, by: 'sea' })
    expect(table.state.end).toMatchObject({ by: 1, begun: 1, turns: 2 })
    expect(table.seat).toBe(1)
    table.play('take family skill')
    expect(table.seat).toBe(0)
  })

  test('VP-R14: grain aboard does not break ties; members aboard and on lighthouses are living', () => {
    const table = new TestTable({
      players: 2,
      options: port,
      farms: [
        { grain: 2, members: { farm: [1] } },
        {
          grain: 1,
          members: { ship: [1], 'lighthouse-i2': [2], 'sea-1': [1] },
          ship: { at: 't1', cargo: ['grain', 'ox'] },
        },
      ],
    })
    expect(village.score(table.state)).toMatchObject({ totals: [0, 0], places: [1, 2] })
    expect([livingMembers(table.state, 0), livingMembers(table.state, 1)]).toEqual([1, 2])
  })
})

describe('Conny at sea', () => {
  const young = { 'beside-tray': [1, 1, 2], 'on-church': [3] }
  /** You take skill from a space with a second one; Conny takes that and uncovers a quill. */
  const answered = (space: string, sketch: Sketch) => {
    const table = new TestTable({
      players: 1,
      options: port,
      farms: [{ members: {} }],
      spaces: { [space]: ['skill', 'skill'], church: ['faith', 'plague', 'knowledge'] },
      draws: { fate: ['quill'] },
      ...sketch,
      conny: { members: young, lastSlot: 1 },
    })
    const log = table.play(`take ${space} skill`)
    return { table, log }
  }

  test('VSX-E3, VSX-R1: her oldest lies on the empty sea field with the most prestige, which nobody gets (VSX-202)', () => {
    const { table, log } = answered('travel', {
      chronicle: { travel: 1 },
      sea: { buried: ['sea-2', 'sea-4'] },
    })
    expect(log).toContainEqual({ code: 'death', seat: 1, figure: '1a', from: 'beside-tray', to: 'sea-1' })
    expect(table.connyAt('sea-1')).toEqual([1])
    expect(buriedAt(table.state)).toEqual(['sea-1', 'sea-2', 'sea-4'])
    expect(table.farm(0).prestige).toBe(0)
    expect(table.state.graves).toBe(0)
    expect(table.state.end.rung).toBe(0)
  })

  test('VSX-R1: when the best field is taken she uses the next', () => {
    const { table } = answered('travel', { chronicle: { travel: 1 }, sea: { buried: ['sea-1', 'sea-2'] } })
    expect(buriedAt(table.state)).toEqual(['sea-1', 'sea-2', 'sea-3'])
  })

  test('VSX-202: a free place of the travel group comes first', () => {
    const { table } = answered('travel', {})
    expect(table.connyAt('chronicle-travel')).toEqual([1])
    expect(buriedAt(table.state)).toEqual([])
  })

  test('VSX-202: she can ring the end at sea', () => {
    const { table, log } = answered('travel', {
      chronicle: { travel: 1 },
      sea: { buried: ['sea-1', 'sea-3', 'sea-2'] },
    })
    expect(log).toContainEqual({ code: 'end-rung', seat: 1, by: 'sea' })
    expect(table.state.end).toMatchObject({ rung: 1, by: 1 })
    expect(table.connyAt('sea-4')).toEqual([1])
  })

  test('VSX-202, VP-R9: with no field left she is gone, not in a grave', () => {
    const { table, log } = answered('travel', {
      chronicle: { travel: 1 },
      sea: { buried: ['sea-1', 'sea-2', 'sea-3', 'sea-4'] },
      also: (state) => Object.assign(state.end, { rung: 1, by: 0 }),
    })
    expect(log).toContainEqual({ code: 'death', seat: 1, figure: '1a', from: 'beside-tray', to: 'gone' })
    expect(table.state.graves).toBe(0)
    expect(table.connyAt('grave')).toEqual([])
  })

  test('VSX-202: her dead of other spaces go where they always go', () => {
    const { table } = answered('council', { chronicle: { council: 2, travel: 1 } })
    expect(table.connyAt('grave')).toEqual([1])
    expect(buriedAt(table.state)).toEqual([])
  })
})

describe('burials at sea, played through', () => {
  test('the last sea field filled by another than the caller of a market day: the day goes on, then all have a turn, the caller last (VP-703, VP-R13, V-448, V-706, V-708)', () => {
    const at = tableWith(['port'], {
      players: 3,
      chronicle: { travel: 2 },
      sea: { buried: ['sea-1', 'sea-2', 'sea-3'] },
      spaces: { market: ['skill'], harvest: ['skill', 'faith', 'faith', 'skill', 'skill'] },
      stalls: ['customer-01', 'customer-03', 'customer-05', 'customer-07'],
      queue: ['customer-09'],
      farms: [
        { goods: { scroll: 1 }, members: { farm: [1] } },
        {
          lifetime: 9,
          cubes: { persuasion: 1 },
          members: { 'lighthouse-i3': [1], farm: [2] },
          ship: { tea: 1 },
        },
        { cubes: { persuasion: 1 }, goods: { wagon: 1 }, members: { farm: [1] } },
      ],
    })
    at.play('take market skill', 'serve customer-01')
    expect([at.seat, at.offered]).toEqual([1, ['pass', 'sell tea']])
    at.play('sell tea')
    expect(buriedAt(at.state)).toEqual(['sea-1', 'sea-2', 'sea-3', 'sea-4'])
    expect([at.at(1, 'sea-4'), at.stock(1)]).toEqual([[1], { coin: 1, prestige: 5 }])
    expect([at.seat, at.offered]).toEqual([2, ['pass', 'serve customer-03']])
    at.play('serve customer-03')
    const seats: number[] = []
    while (!at.match.over && seats.length < 9) {
      seats.push(at.seat)
      at.play(at.moves.includes('take harvest skill') ? 'take harvest skill' : 'take harvest faith', 'skip')
    }
    expect(seats).toEqual([1, 2, 0])
    expect(at.match.over).toBe(true)
    expect(lineOf(at, 'travel')).toBeUndefined()
  })
})
