import { FastRandom, type LogEntry, Match, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { CUBES, PLAGUE } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { type ConnySketch, type Sketch, TestTable } from '../testing/position.ts'

const young = { 'beside-tray': [1, 1, 1, 1, 2, 2, 2] }

/** You take skill from a space that has a second one, which Conny then takes. */
function answer(space: string, conny: ConnySketch, sketch: Sketch = {}): TestTable {
  const table = new TestTable({
    players: 1,
    farms: [{ members: {} }],
    spaces: {
      [space]: ['skill', 'skill'],
      [space === 'travel' ? 'council' : 'travel']: ['faith', 'plague', 'knowledge'],
    },
    stalls: ['customer-01', 'customer-02', 'customer-03'],
    ...sketch,
    conny,
  })
  table.play(`take ${space} skill`)
  return table
}

const QUILL = { draws: { fate: ['quill'] } }

describe('the tray', () => {
  test('VS-301, VS-R1: the first cube goes to slot 1, the next to the slot after the last, after slot 10 comes slot 1', () => {
    for (const [lastSlot, slot] of [
      [0, 1],
      [2, 3],
      [5, 6],
      [10, 1],
    ]) {
      const table = answer('crafts', { lastSlot })
      expect([table.state.conny.lastSlot, table.state.conny.slots[slot - 1].cubes[0]]).toEqual([
        slot,
        CUBES.at.skill,
      ])
    }
    expect(village.open({ players: 1 }).figures.solo.slots).toHaveLength(10)
  })

  test('VS-E6, VS-302: nine cubes in round 1 pass five tiles, one quill among the upper three; round 2 begins on slot 10', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const match = new Match(village, { players: 1 }, new SeededChance(seed))
      const random = new FastRandom(seed)
      while (match.state.round < 3 && !match.turn.over) {
        const { turn } = match
        if (turn.over) break
        const { moves } = turn
        const words = moves.map((move) => village.notation.format(move))
        const lazy = words.findIndex((word) => ['skip', 'pass', 'done'].includes(word))
        const cubes = moves.filter((_, at) => words[at] !== 'well')
        match.play([lazy < 0 ? cubes[random.below(cubes.length)] : moves[lazy]])
      }
      const passed: [number, string | null][] = []
      const faces: string[] = []
      for (const entry of match.log as readonly (LogEntry & {
        slot?: number
        tile?: string
        face?: string
      })[]) {
        if (entry.code === 'conny-take') passed.push([entry.slot ?? 0, null])
        if (entry.code !== 'fate') continue
        passed[passed.length - 1][1] = entry.tile ?? ''
        faces.push(entry.face ?? '')
      }
      expect(passed.slice(0, 10)).toEqual([
        [1, null],
        [2, 'fate-u1'],
        [3, null],
        [4, 'fate-u2'],
        [5, 'fate-u3'],
        [6, null],
        [7, 'fate-l1'],
        [8, null],
        [9, 'fate-l2'],
        [10, 'fate-l3'],
      ])
      expect(faces.slice(0, 3).filter((face) => face === 'quill')).toHaveLength(1)
      expect(faces.slice(3, 6).filter((face) => face === 'quill')).toHaveLength(1)
      expect(passed[10]).toEqual([1, null])
    }
  })

  test('VS-105: the faces of a side are one quill and two blanks', () => {
    const turn = (upper: readonly string[], face: string) => () =>
      answer('crafts', { lastSlot: 3, upper }, { draws: { fate: [face] } })
    expect(turn(['quill'], 'quill')).toThrow('cannot come from fate now')
    expect(turn(['quill'], 'blank')).not.toThrow()
    expect(turn(['blank'], 'blank')).not.toThrow()
    expect(() =>
      answer('crafts', { lastSlot: 4, upper: ['blank', 'blank'] }, { draws: { fate: ['blank'] } }),
    ).toThrow('cannot come from fate now')
    expect(() =>
      answer('crafts', { lastSlot: 6, upper: ['quill'] }, { draws: { fate: ['quill'] } }),
    ).not.toThrow()
  })

  test('VS-303: blank means nothing', () => {
    const table = answer('crafts', { lastSlot: 1 }, { draws: { fate: ['blank'] } })
    expect([table.connyAt('beside-tray'), table.state.conny.fate[0].tiles[0]]).toEqual([
      young['beside-tray'],
      2,
    ])
    expect(table.match.log).toContainEqual({ code: 'fate', tile: 'fate-u1', face: 'blank' })
  })

  test('VS-R2: after the third tile of a side the three are turned down and mixed again', () => {
    const second = answer('crafts', { lastSlot: 3, upper: ['blank'] }, { draws: { fate: ['blank'] } })
    expect([...second.state.conny.fate[0].tiles]).toEqual([2, 2, 0])
    const third = answer('crafts', { lastSlot: 9, upper: ['blank'], lower: ['blank', 'blank'] }, QUILL)
    expect([...third.state.conny.fate[1].tiles]).toEqual([0, 0, 0])
    expect([...third.state.conny.fate[0].tiles]).toEqual([2, 0, 0])
    expect(third.connyAt('chronicle-crafts')).toEqual([1])
    expect(third.match.log).toContainEqual({ code: 'fate-mixed', side: 'lower' })
  })

  test('VS-505: before a new round all cubes but the last go back; it marks where the next one follows', () => {
    const table = new TestTable({
      players: 1,
      farms: [{ members: {} }],
      mass: true,
      spaces: {},
      conny: { lastSlot: 3, tray: { 1: 'skill', 2: 'plague', 3: 'faith' } },
    })
    const { conny, plagueSupply, greenBag, spaces } = table.state
    expect(conny.slots.map(({ cubes }) => cubes[0])).toEqual([
      -1,
      -1,
      CUBES.at.faith,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
      -1,
    ])
    expect(conny.lastSlot).toBe(3)
    expect(plagueSupply + greenBag[PLAGUE] + spaces.reduce((sum, { cubes }) => sum + cubes[PLAGUE], 0)).toBe(
      6,
    )
    expect(table.match.log).toContainEqual({ code: 'tray-cleared', kept: 3 })
  })

  test('VS-E7, VS-R9: a plague cube kept on the tray is missing in the fill: 21 in the bag, 18 drawn', () => {
    const table = new TestTable({
      players: 1,
      farms: [{ members: {} }],
      mass: true,
      spaces: {},
      conny: { lastSlot: 9, tray: { 8: 'plague', 9: 'plague' } },
    })
    const { greenBag, spaces, cubesLeft, plagueSupply } = table.state
    const left = greenBag.reduce((sum, count) => sum + count, 0)
    expect([cubesLeft, left]).toEqual([18, 3])
    expect(greenBag[PLAGUE] + spaces.reduce((sum, { cubes }) => sum + cubes[PLAGUE], 0)).toBe(5)
    expect(plagueSupply).toBe(0)
  })
})

describe("Conny's dead", () => {
  test.each([
    ['harvest', 'chronicle-farm'],
    ['family', 'chronicle-farm'],
    ['crafts', 'chronicle-crafts'],
    ['travel', 'chronicle-travel'],
    ['council', 'chronicle-council'],
    ['church', 'chronicle-church'],
    ['market', 'grave'],
  ])('VS-303, VS-305, VS-E10: a quill by a cube from %s leads to %s', (space, place) => {
    const table = answer(space, { lastSlot: 1 }, QUILL)
    expect([table.connyAt(place), table.connyAt('beside-tray')]).toEqual([[1], [1, 1, 1, 2, 2, 2]])
    expect(table.state.graves).toBe(place === 'grave' ? 1 : 0)
  })

  test('VS-306: if the group is full it is a grave', () => {
    const table = answer('crafts', { lastSlot: 1 }, { ...QUILL, chronicle: { crafts: 2 } })
    expect([table.connyAt('grave'), table.state.graves]).toEqual([[1], 1])
  })

  test.each([
    ['the lowest number beside the tray', { 'beside-tray': [2], 'on-church': [3] }, 'beside-tray', 2],
    ['then the lowest lying on the church', { 'black-bag': [3], 'on-church': [3, 4] }, 'on-church', 3],
    ['a 4 on the church before a 3 on a step', { 'church-1': [3], 'on-church': [4] }, 'on-church', 4],
    [
      'then the one on the lowest step, whatever its number',
      { 'church-1': [4], 'church-2': [3] },
      'church-1',
      4,
    ],
    ['which may be a high step', { 'church-4': [3], 'black-bag': [3] }, 'church-4', 3],
  ])('VS-304, VS-E9: %s', (_, members, from, number) => {
    const table = answer('crafts', { members, lastSlot: 1 }, QUILL)
    expect(table.connyAt('chronicle-crafts')).toEqual([number])
    expect(table.match.log).toContainEqual(
      expect.objectContaining({ code: 'death', seat: 1, from, to: 'chr-crafts-1' }),
    )
  })

  test('VS-R8: with nobody left but those in the bag a quill has no effect', () => {
    const table = answer('crafts', { members: { 'black-bag': [3, 4], grave: [1] }, lastSlot: 1 }, QUILL)
    expect([table.connyAt('black-bag'), table.connyAt('chronicle-crafts')]).toEqual([[3, 4], []])
    expect(table.match.log).toContainEqual({ code: 'nobody-dies', seat: 1 })
    expect([table.seat, table.decision]).toEqual([0, 'd-source'])
  })
})

describe('fate, played through', () => {
  const alone = { players: 1 } as const

  test('a church cube turns a quill: first the lowest on the church dies, then the next goes into the bag (VS-302 to VS-305, VS-401, VS-R3)', () => {
    const at = new TestTable({
      ...alone,
      conny: { lastSlot: 4, upper: ['blank', 'blank'], members: { 'on-church': [3, 4] } },
      spaces: { church: ['faith', 'faith'], harvest: ['skill', 'faith'] },
      farms: [{ members: { farm: [1] } }],
    })
    at.play('take church faith', 'skip')
    expect(at.connyAt('chronicle-church')).toEqual([3])
    expect(at.connyAt('black-bag')).toEqual([4])
    expect([at.decision, at.state.cubesLeft]).toEqual(['d-source', 2])
  })
})
