import { Match, MisfitError, type Script, ScriptedChance, SeededChance, type Setup } from '@chronik/kernel'
import { describe, expect, test } from 'vitest'
import { NOBODY } from '../box/state.ts'
import { CHRONICLE_PLACES, COLOURS, CUSTOMERS, GRAVES, GROUPS, PLACES, STAGES } from '../box/vocabulary.ts'
import { village } from '../game.ts'
import { TestTable } from '../testing/position.ts'
import { setupCube } from './setup.ts'

const PLAYERS = [2, 3, 4, 5]

function tableFor(setup: Setup, script: Script = {}, seed = 1) {
  return new Match(village, setup, new ScriptedChance(script, new SeededChance(seed)))
}

/** A table as it stands before the first fill: the fourth player has yet to choose a cube. */
function beforeFill(players: 4 | 5) {
  const match = tableFor({ players, options: { 'start-seat': '1' } })
  expect(match.turn).toMatchObject({ over: false, decision: 'd-setup-cube', seat: 3 })
  return match
}

const seats = (players: number) => Array.from({ length: players }, (_, seat) => seat)

describe('setup: farms', () => {
  test('V-101: 2 to 5 seats (1 plays solo); seats and colours nobody uses take no part', () => {
    expect(() => tableFor({ players: 0 })).toThrow(MisfitError)
    expect(() => tableFor({ players: 6 })).toThrow(MisfitError)
    for (const players of PLAYERS) {
      const { state } = tableFor({ players })
      expect(state.farms.map(({ coins }) => coins > 0)).toEqual(state.farms.map((_, seat) => seat < players))
    }
  })

  test('V-102, V-105, V-106: castles beside the village; prestige 0, lifetime 0, 1 coin each', () => {
    for (const players of PLAYERS) {
      const { state } = tableFor({ players, options: { 'start-compensation': false } })
      for (const seat of seats(players)) {
        expect(state.farms[seat]).toMatchObject({
          prestige: 0,
          lifetime: 0,
          coins: 1,
          grain: 0,
          crossings: 0,
        })
        expect([...state.farms[seat].goods, ...state.farms[seat].cubes].every((one) => one === 0)).toBe(true)
      }
      const [village] = state.box.roadsFrom
      expect(village.map(({ to }) => STAGES.list[to + 1])).toEqual(['castle-a', 'castle-b'])
    }
  })

  test('V-103: a farm holds any number of cubes, coins and goods, but 5 grain', () => {
    const table = new TestTable({
      spaces: { crafts: ['skill'], church: ['skill'] },
      farms: [{ coins: 98, grain: 5, goods: { horse: 98 }, cubes: { skill: 98 }, members: { stables: [1] } }],
    })
    table.play('take crafts skill', 'produce stables', 'make horse')
    expect(table.stock(0)).toEqual({ coin: 98, grain: 5, horse: 99, skill: 99, lifetime: 3 })
  })

  test('V-104: the four 1 stand on the farm, the seven others are unborn', () => {
    for (const players of PLAYERS) {
      const { state } = tableFor({ players })
      for (const seat of seats(players)) {
        const { figures } = state.farms[seat]
        const at = (place: number) =>
          state.box.numbers.filter((_, figure) => figures[figure] === place).join(' ')
        expect(at(PLACES.at.farm)).toBe('1 1 1 1')
        expect(at(PLACES.at.unborn)).toBe('2 2 2 3 3 4 4')
      }
    }
  })

  test('V-116: everyone has a marker for each of the six castles, none is placed', () => {
    const { state } = tableFor({ players: 5 })
    for (const seat of seats(5)) expect([...state.farms[seat].markers]).toEqual([0, 0, 0, 0, 0, 0])
    expect(state.box.figures.stock.markers).toBe(6)
  })
})

describe('setup: the board', () => {
  test.each([
    [2, 3, 16],
    [3, 4, 15],
    [4, 5, 14],
    [5, 5, 14],
  ])(
    'V-107, V-108: with %i players %i stalls and 5 queue spaces are filled, %i customers form the stack',
    (players, stalls, stack) => {
      const { state } = tableFor({ players })
      const lying = [...state.stalls, ...state.queue].filter((customer) => customer >= 0)
      expect([...state.stalls].map((customer) => customer >= 0)).toEqual(
        [0, 1, 2, 3, 4].map((stall) => stall < stalls),
      )
      expect([...state.queue].every((customer) => customer >= 0)).toBe(true)
      expect(state.customerStack.filter((hidden) => hidden === 1)).toHaveLength(stack)
      expect(new Set(lying).size).toBe(stalls + 5)
      expect(lying.every((customer) => state.customerStack[customer] === 0)).toBe(true)
      expect([...state.servedBy].every((seat) => seat === NOBODY)).toBe(true)
    },
  )

  test('V-107: which customers come first is chance', () => {
    const first = new Set(
      Array.from({ length: 60 }, (_, seed) => tableFor({ players: 2 }, {}, seed).state.stalls[0]),
    )
    expect(first.size).toBeGreaterThan(12)
  })

  test('V-107, V-R4: customers are dealt to the stalls from 1 up, then to the queue from 1 to 5', () => {
    const customers = CUSTOMERS.list.slice(8, 17).toReversed()
    const match = tableFor({ players: 3 }, { customers })
    expect(match.log.flatMap((entry) => (entry.code === 'deal' ? [entry] : []))).toEqual(
      ['stall-1', 'stall-2', 'stall-3', 'stall-4', 'queue-1', 'queue-2', 'queue-3', 'queue-4', 'queue-5'].map(
        (to, index) => ({ code: 'deal', customer: customers[index], to }),
      ),
    )
    expect(
      [...match.state.stalls.subarray(0, 4), ...match.state.queue].map((one) => CUSTOMERS.list[one]),
    ).toEqual(customers)
  })

  test.each([
    [2, { farm: 3, crafts: 2, travel: 1, council: 2, church: 2 }, 10, 3],
    [3, { farm: 4, crafts: 3, travel: 2, council: 2, church: 2 }, 13, 4],
    [4, { farm: 5, crafts: 4, travel: 2, council: 3, church: 3 }, 17, 5],
    [5, { farm: 6, crafts: 5, travel: 2, council: 4, church: 4 }, 21, 6],
  ])(
    'V-109: with %i players the chronicle is open as printed, the ring places never',
    (players, open, total, graves) => {
      const { box, state } = tableFor({ players })
      expect(Object.fromEntries(GROUPS.list.map((group, at) => [group, box.chronicle[at].length]))).toEqual(
        open,
      )
      expect(box.openPlaces).toBe(total)
      expect(box.graves.map((grave) => GRAVES.list[grave])).toEqual(GRAVES.list.slice(0, graves))
      const names = box.chronicle.flat().map((place) => CHRONICLE_PLACES.list[place])
      expect(names).not.toContain('chr-farm-7')
      expect(names).not.toContain('chr-farm-8')
      expect([...state.chroniclePlaces, ...state.gravePlaces].every((one) => one === NOBODY)).toBe(true)
    },
  )

  test('V-109, V-R4: the lowest free place is taken first; a closed place is never free', () => {
    const sketch = {
      players: 2,
      spaces: { harvest: ['plague'], church: ['skill'] },
      farms: [{ lifetime: 9 }],
    }
    const dies = (farm: number) =>
      new TestTable({ ...sketch, chronicle: { farm } }).play('take harvest plague', 'skip')
    expect(dies(0)).toContainEqual({
      code: 'death',
      seat: 0,
      figure: '1a',
      from: 'farm',
      to: 'chr-farm-1',
      group: 'farm',
    })
    expect(dies(2)).toContainEqual({
      code: 'death',
      seat: 0,
      figure: '1a',
      from: 'farm',
      to: 'chr-farm-3',
      group: 'farm',
    })
    expect(dies(3)).toContainEqual({
      code: 'death',
      seat: 0,
      figure: '1a',
      from: 'farm',
      to: 'grave-1',
      group: 'farm',
    })
  })

  test('V-110, V-111, V-112: ring on the roof, 6 plague cubes in the supply, bag and spaces empty, 4 monks', () => {
    for (const players of [4, 5] as const) {
      const { state } = beforeFill(players)
      expect(state.ring).toBe(NOBODY)
      expect(state.plagueSupply).toBe(6)
      expect([...state.greenBag]).toEqual([0, 0, 0, 0, 0])
      expect(state.cubesLeft).toBe(0)
      expect(state.monks).toBe(4)
      expect(state.round).toBe(0)
    }
  })
})

describe('setup: start player and compensation', () => {
  test('V-114, V-R1: the start player is drawn by lot, every seat can be the one', () => {
    const drawn = Array.from({ length: 200 }, (_, seed) => tableFor({ players: 4 }, {}, seed).state.startSeat)
    for (const seat of seats(4)) expect(drawn.filter((one) => one === seat).length).toBeGreaterThan(30)
    const match = tableFor({ players: 3 }, { 'start-player': ['seat-2'] })
    expect(match.state.startSeat).toBe(1)
    expect(match.log).toContainEqual({ code: 'start-player', seat: 1 })
    expect(match.turn).toMatchObject({ seat: 1, decision: 'd-source' })
  })

  test('V-R1: the host may fix a seat, if it is at the table', () => {
    for (const seed of [1, 2, 3, 4, 5])
      expect(tableFor({ players: 3, options: { 'start-seat': '3' } }, {}, seed).state.startSeat).toBe(2)
    expect(() => tableFor({ players: 3, options: { 'start-seat': '4' } })).toThrow(
      new MisfitError({ path: 'options.start-seat', expected: 'random or a seat from 1 to 3', found: '4' }),
    )
  })

  test('V-115: grain, a random cube, a cube of choice and a coin by place from the start player', () => {
    const match = tableFor({ players: 5 }, { 'start-player': ['seat-3'], 'setup-cube': ['faith'] })
    expect(match.turn).toMatchObject({ seat: 0, decision: 'd-setup-cube' })
    expect(match.play([setupCube(COLOURS.at.knowledge)]).ok).toBe(true)
    const farms = seats(5).map((seat) => {
      const { coins, grain, cubes } = match.state.farms[seat]
      return [
        coins,
        grain,
        COLOURS.list.filter((_, colour) => cubes[colour] === 1).join(),
        cubes.some((one) => one > 1),
      ]
    })
    expect(farms).toEqual([
      [1, 0, 'knowledge', false],
      [2, 0, '', false],
      [1, 0, '', false],
      [1, 1, '', false],
      [1, 0, 'faith', false],
    ])
    expect(match.turn).toMatchObject({ seat: 2, decision: 'd-source' })
    expect(match.log.filter((entry) => 'from' in entry && entry.from === 'setup')).toEqual([
      { code: 'gain', seat: 3, what: 'grain', amount: 1, from: 'setup' },
      { code: 'gain', seat: 1, what: 'coin', amount: 1, from: 'setup' },
      { code: 'gain', seat: 4, what: 'faith', amount: 1, from: 'setup' },
      { code: 'gain', seat: 0, what: 'knowledge', amount: 1, from: 'setup' },
    ])
  })

  test('V-115: of two the second gets grain; the fourth of four gets a cube, no fifth place gets a coin; off, nobody gets anything', () => {
    const two = tableFor({ players: 2, options: { 'start-seat': '2' } })
    expect(two.state.farms[0]).toMatchObject({ coins: 1, grain: 1 })
    expect(two.state.farms[1]).toMatchObject({ coins: 1, grain: 0 })
    expect([...two.state.farms[0].cubes, ...two.state.farms[1].cubes].every((one) => one === 0)).toBe(true)
    const match = beforeFill(4)
    expect(match.turn.over ? [] : match.turn.moves.map((move) => village.notation.format(move))).toEqual(
      COLOURS.list.map((colour) => `setup-cube ${colour}`),
    )
    expect(seats(4).map((seat) => match.state.farms[seat].coins)).toEqual([1, 1, 1, 1])
    expect(match.log).toContainEqual({ code: 'gain', seat: 1, what: 'grain', amount: 1, from: 'setup' })
    const off = tableFor({ players: 5, options: { 'start-compensation': false } })
    for (const seat of seats(5)) {
      expect(off.state.farms[seat]).toMatchObject({ coins: 1, grain: 0 })
      expect([...off.state.farms[seat].cubes]).toEqual([0, 0, 0, 0])
    }
  })

  test('V-R2: the random cube comes evenly from the four colours, before the choice and the fill', () => {
    const drawn = Array.from({ length: 200 }, (_, seed) => {
      const { state } = tableFor({ players: 4, options: { 'start-seat': '1' } }, {}, seed)
      expect(state.cubesLeft).toBe(0)
      return state.farms[2].cubes.indexOf(1)
    })
    for (const colour of [0, 1, 2, 3])
      expect(drawn.filter((one) => one === colour).length).toBeGreaterThan(30)
  })

  test('V-E29: three players, start seat 2 (V-104 to V-109, V-115, V-202, V-203)', () => {
    const { state, box } = tableFor({ players: 3, options: { 'start-seat': '2' } })
    expect(seats(3).map((seat) => state.farms[seat].coins)).toEqual([1, 1, 1])
    expect(seats(3).map((seat) => state.farms[seat].grain)).toEqual([0, 0, 1])
    expect(seats(3).map((seat) => state.farms[seat].cubes.reduce((sum, one) => sum + one))).toEqual([1, 0, 0])
    expect(box.stalls).toBe(4)
    expect(state.customerStack.filter((one) => one === 1)).toHaveLength(15)
    expect([box.openPlaces, box.graves.length]).toEqual([13, 4])
    expect(box.spaces.map((space) => state.spaces[space].cubes.reduce((sum, one) => sum + one))).toEqual([
      3, 3, 6, 1, 3, 3, 2,
    ])
    expect(state.cubesLeft).toBe(21)
    expect(state.greenBag.reduce((sum, one) => sum + one)).toBe(5)
  })
})

describe('the setup, played through', () => {
  test('five players, the fourth seat starts: grain, a random cube, a cube of choice and a coin go round from there (V-114, V-115, V-R2)', () => {
    const match = new Match(
      village,
      { players: 5, options: { 'start-seat': '4' }, edition: village.editions.standard },
      new SeededChance(3),
    )
    const due = match.turn
    expect(due.over ? null : [due.seat, due.decision, due.moves.length]).toEqual([1, 'd-setup-cube', 4])
    const choice = village.notation.parse('setup-cube faith')
    expect(typeof choice === 'number' && match.play([choice]).ok).toBe(true)
    const sum = (cubes: ArrayLike<number>): number => Array.from(cubes).reduce((all, one) => all + one, 0)
    const { farms, startSeat, cubesLeft } = match.state
    expect(farms.slice(0, 5).map(({ grain }) => grain)).toEqual([0, 0, 0, 0, 1])
    expect(farms.slice(0, 5).map(({ cubes }) => sum(cubes))).toEqual([1, 1, 0, 0, 0])
    expect(farms.slice(0, 5).map(({ coins }) => coins)).toEqual([1, 1, 2, 1, 1])
    const next = match.turn
    expect(next.over ? null : [next.seat, next.decision]).toEqual([3, 'd-source'])
    expect([startSeat, cubesLeft]).toEqual([3, 30])
  })
})
