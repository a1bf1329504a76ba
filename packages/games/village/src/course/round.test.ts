import { Match, ScriptedChance, SeededChance } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { NOBODY } from '../box/state.ts'
import { CUBES, PLAGUE, SPACES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import type { Sketch } from '../testing/position.ts'
import { TestTable } from '../testing/position.ts'
import { take } from './take.ts'

/** Table 2.3 of the spec: cubes per space, of each colour in the bag, turns of each. */
const CARDS: [number, number[], number, number][] = [
  [2, [3, 2, 5, 1, 2, 3, 2], 4, 9],
  [3, [3, 3, 6, 1, 3, 3, 2], 5, 7],
  [4, [3, 4, 7, 1, 3, 3, 3], 6, 6],
  [5, [4, 5, 8, 1, 4, 4, 4], 7, 6],
]

const options = { 'start-compensation': false }
const fresh = (players: number, seed = 1) => new Match(village, { players, options }, new SeededChance(seed))

function counts({ state }: Match<TestTable['state']>): number[] {
  return state.box.spaces.map((space) => state.spaces[space].cubes.reduce((sum, one) => sum + one))
}

/** Bag and board together, cube by cube. */
function filled({ state }: TestTable | Match<TestTable['state']>): number[] {
  return CUBES.list.map((_, cube) =>
    state.spaces.reduce((sum, { cubes }) => sum + cubes[cube], state.greenBag[cube]),
  )
}

/** Plays without using any action until the round is another. */
function idleRound(match: Match<TestTable['state']>): void {
  const { round } = match.state
  while (!match.over && match.state.round === round) {
    const due = match.turn
    if (due.over) return
    const moves = due.moves.map((move) => village.notation.format(move))
    const idle = ['skip', 'pass', 'done'].find((move) => moves.includes(move)) ?? moves[0]
    match.play([due.moves[moves.indexOf(idle)]])
  }
}

/** The last cube of a round lies on harvest; whoever is due takes it without being asked. */
const lastCube = { spaces: { harvest: ['skill'] } }

describe('fill', () => {
  test.each(CARDS)(
    'V-113, V-202, V-203: with %i players bag and spaces are filled as the card says, round after round',
    (players, card, colour) => {
      const match = fresh(players)
      for (const round of [1, 2, 3]) {
        expect(match.state.round).toBe(round)
        expect(counts(match)).toEqual(card)
        expect(match.state.cubesLeft).toBe(card.reduce((sum, one) => sum + one))
        expect(filled(match)).toEqual([colour, colour, colour, colour, 6])
        expect(match.state.plagueSupply).toBe(0)
        idleRound(match)
      }
    },
  )

  test('V-203: what lies on a space is chance; plague and every colour come to the market', () => {
    const seen = new Set(
      Array.from({ length: 80 }, (_, seed) => fresh(2, seed).state.spaces[SPACES.at.market].cubes.indexOf(1)),
    )
    expect([...seen].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, PLAGUE])
  })

  test('V-R3: leftovers of the bag go back first, so the bag holds exactly what the card shows', () => {
    const table = new TestTable({
      ...lastCube,
      also(state) {
        state.greenBag.set([3, 0, 9, 1, 2])
        state.plagueSupply = 4
      },
    })
    table.play('skip')
    expect(table.state.round).toBe(3)
    expect(filled(table)).toEqual([5, 5, 5, 5, 6])
    expect(table.state.plagueSupply).toBe(0)
  })

  test('V-R4: spaces are filled in the order harvest, family, crafts, market, travel, council, church', () => {
    const script = { 'green-bag': ['plague', 'faith', 'skill', 'knowledge', 'persuasion'] }
    const match = new Match(village, { players: 2, options }, new ScriptedChance(script, new SeededChance(1)))
    const fills = match.log.flatMap((entry) => (entry.code === 'fill' ? [entry] : []))
    expect(fills.slice(0, 5)).toEqual([
      { code: 'fill', space: 'harvest', cube: 'plague' },
      { code: 'fill', space: 'harvest', cube: 'faith' },
      { code: 'fill', space: 'harvest', cube: 'skill' },
      { code: 'fill', space: 'family', cube: 'knowledge' },
      { code: 'fill', space: 'family', cube: 'persuasion' },
    ])
    const order = fills.map((entry) => ('space' in entry ? entry.space : ''))
    expect(order.filter((space, index) => space !== order[index - 1])).toEqual([
      'harvest',
      'family',
      'crafts',
      'market',
      'travel',
      'council',
      'church',
    ])
  })

  test('V-204: during the round nothing is added; the rest stays in the bag', () => {
    const match = fresh(4)
    const bag = [...match.state.greenBag]
    const before = counts(match)
    const cube = match.state.spaces[SPACES.at.council].cubes.findIndex((count) => count > 0)
    expect(match.play([take(SPACES.at.council, cube)]).ok).toBe(true)
    expect(counts(match)).toEqual(before.map((count, space) => count - (space === SPACES.at.council ? 1 : 0)))
    expect([...match.state.greenBag]).toEqual(bag)
    expect(match.state.cubesLeft).toBe(23)
  })
})

describe('round', () => {
  test('V-201, V-212, V-213: the taker of the last cube acts as usual, then comes one mass, then the next round', () => {
    const table = new TestTable({ ...lastCube, spaces: { crafts: ['skill'] }, round: 8 })
    const log = table.play('train smithy', 'produce')
    const codes = log.map(({ code }) => code)
    expect(codes.filter((code) => ['product', 'mass', 'round'].includes(code))).toEqual([
      'product',
      'mass',
      'round',
    ])
    expect(log).toContainEqual({ code: 'mass', seat: 0, last: false })
    expect(log).toContainEqual({ code: 'round', round: 9, seat: 0 })
    expect(codes.indexOf('fill')).toBeGreaterThan(codes.indexOf('round'))
    expect(codes.filter((code) => code === 'fill')).toHaveLength(21)
    expect(table).toMatchObject({ seat: 0, decision: 'd-source' })
  })

  test('V-205: from the start player clockwise, again and again, until no cube lies on any space', () => {
    const table = new TestTable({
      startSeat: 1,
      turn: 1,
      spaces: { church: ['skill', 'faith', 'skill', 'faith'], harvest: ['knowledge'] },
      farms: [0, 1, 2].map(() => ({ members: { scriptorium: [1] } })),
    })
    const cubes = ['church skill', 'church faith', 'church skill', 'church faith']
    for (const [index, seat] of [1, 2, 0, 1].entries()) {
      expect(table.seat).toBe(seat)
      table.play(`take ${cubes[index]}`)
    }
    // The last cube is taken without being asked: it is the only possible move.
    expect(table.match.log.filter(({ code }) => code === 'take').map(({ seat }) => seat)).toEqual([
      1, 2, 0, 1, 2,
    ])
    expect(table.state).toMatchObject({ round: 3, cubesLeft: 21 })
    expect(table.seat).toBe(1)
  })

  test('V-214: the holder of the ring becomes start player and puts it back; without a holder nothing changes', () => {
    const held = new TestTable({ ...lastCube, startSeat: 1, ring: 0, turn: 2 })
    const log = held.play('skip')
    expect(log).toContainEqual({ code: 'ring', seat: 0, to: 'roof' })
    expect(held.state).toMatchObject({ startSeat: 0, ring: NOBODY, round: 3 })
    const free = new TestTable({ ...lastCube, startSeat: 1, turn: 2 })
    expect(free.play('skip').map(({ code }) => code)).not.toContain('ring')
    expect(free.state).toMatchObject({ startSeat: 1, ring: NOBODY, round: 3 })
  })

  test('V-215: the start player begins the new round, whoever had the last turn', () => {
    for (const turn of [0, 1, 2]) {
      const table = new TestTable({ ...lastCube, startSeat: 2, turn })
      table.play('skip')
      expect(table).toMatchObject({ seat: 2, decision: 'd-source' })
    }
  })

  test('V-E27: the mass is led by the old start player, the new round by the holder of the ring (V-214, V-215, V-501)', () => {
    const table = new TestTable({
      ...lastCube,
      startSeat: 0,
      ring: 2,
      turn: 1,
      farms: [0, 1, 2].map(() => ({ grain: 1, members: { farm: [1], 'church-1': [1] } })),
    })
    table.play('skip')
    for (const seat of [0, 1, 2]) {
      expect(table).toMatchObject({ seat, decision: 'd-promote' })
      table.play('done')
    }
    expect(table).toMatchObject({ seat: 2, decision: 'd-source' })
    expect(table.state).toMatchObject({ startSeat: 2, ring: NOBODY, round: 3 })
  })

  test.each(CARDS)(
    'V-216, V-902: with %i players the cubes of a round are a multiple of the players: all have the same number of turns',
    (players, card, _colour, turns) => {
      expect(card.reduce((sum, one) => sum + one) / players).toBe(turns)
      const match = fresh(players)
      idleRound(match)
      const takers = match.log.filter(({ code }) => code === 'take').map(({ seat }) => seat)
      for (let seat = 0; seat < players; seat++)
        expect(takers.filter((one) => one === seat)).toHaveLength(turns)
    },
  )
})

test('V-R33, V-709: the limit of rounds is told only where it ends the match', () => {
  const codes = (limit: number, begun: number) => {
    const table = new TestTable({
      mass: true,
      spaces: {},
      options: { 'round-limit': limit },
      farms: [{ members: { farm: [1] } }],
      also: (state) => Object.assign(state.end, { rung: begun, begun }),
    })
    return table.match.log.map(({ code }) => code)
  }
  expect(codes(2, 0)).toContain('round-limit')
  expect(codes(30, 1)).not.toContain('round-limit')
  expect(codes(30, 0)).not.toContain('round-limit')
})

describe('the last round, played through', () => {
  test('the mass of the last round allowed is the last, one round earlier the ring decides (V-214, V-R33, V-R35)', () => {
    const sketch = (round: number): Sketch => ({
      players: 2,
      round,
      ring: 1,
      spaces: { harvest: ['skill'] },
      farms: [{ members: { farm: [1] } }, { members: { farm: [1] } }],
    })
    const last = new TestTable(sketch(30))
    last.play('skip')
    expect(last.match.over).toBe(true)
    const before = new TestTable(sketch(29))
    before.play('skip')
    expect([before.state.round, before.seat, before.state.startSeat]).toEqual([30, 1, 1])
    expect(before.state.cubesLeft).toBe(18)
  })
})
