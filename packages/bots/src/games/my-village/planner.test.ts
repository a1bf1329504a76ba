import { advance, apply, clone, decider, FastRandom, MoveList, SampledChance } from '@chronik/kernel'
import { type MyVillageState, myVillage, pointsOf } from '@chronik/my-village'
import { expect, test } from 'vitest'
import type { Appraiser } from '../../evaluator.ts'
import { DiceWays } from './dice-ways.ts'
import { TurnPlanner } from './planner.ts'

/** Values what can be counted: points, coins and goods. */
const counting: Appraiser<MyVillageState> = {
  foresees: true,
  begin() {},
  estimate(state, into) {
    for (let seat = 0; seat < state.box.players; seat++) into[seat] = this.estimateSeat(state, seat)
  },
  estimateSeat(state, seat) {
    const { coins, goods, tree } = state.villages[seat]
    return 10 * pointsOf(state, seat) + 3 * coins + 2 * tree + goods.reduce((sum, one) => sum + one, 0)
  },
}

/** Plays a turn to its end: as planned, or at random. Null where chance comes between. */
function finish(
  state: MyVillageState,
  choose: (world: MyVillageState, moves: MoveList) => number,
): number | null {
  const world = clone(myVillage, state)
  const seat = decider(state)
  const moves = new MoveList()
  for (;;) {
    const stop = advance(myVillage, world, null, moves, seat)
    if (stop === 'chance') return null
    if (stop !== 'choice') return counting.estimateSeat(world, seat)
    apply(myVillage, world, choose(world, moves) as never)
  }
}

test('no way to play a turn ends better than the planned one', () => {
  const random = new FastRandom(6)
  const chance = new SampledChance(random)
  const moves = new MoveList()
  const box = myVillage.open({ players: 3 })
  const state = myVillage.begin(box)
  const planner = new TurnPlanner(myVillage, box, counting, random)
  let compared = 0
  while (advance(myVillage, state, chance, moves) === 'choice') {
    if (state.turn.die1 < 0) {
      const line = [...planner.plan(state)]
      const planned = finish(state, (_, open) => line.shift() ?? open.at(0))
      for (let tries = 0; tries < 40 && planned !== null; tries++) {
        const other = finish(state, (_, open) => open.at(random.below(open.count)))
        expect(other ?? Number.NEGATIVE_INFINITY).toBeLessThanOrEqual(planned)
        compared++
      }
    }
    apply(myVillage, state, moves.at(random.below(moves.count)))
  }
  expect(compared).toBeGreaterThan(400)
})

test('a first die is worth at least the plan that begins with it', () => {
  const random = new FastRandom(8)
  const chance = new SampledChance(random)
  const moves = new MoveList()
  const box = myVillage.open({ players: 2 })
  const state = myVillage.begin(box)
  const planner = new TurnPlanner(myVillage, box, counting, random)
  let compared = 0
  while (advance(myVillage, state, chance, moves) === 'choice' && compared < 20) {
    if (state.turn.die1 < 0) {
      const values = planner.weigh(state, moves)
      const line = [...planner.plan(state)]
      const first = moves.toArray().indexOf(line[0])
      const planned = finish(state, (_, open) => line.shift() ?? open.at(0))
      if (planned !== null) {
        expect(values[first]).toBeGreaterThanOrEqual(planned)
        compared++
      }
    }
    apply(myVillage, state, moves.at(random.below(moves.count)))
  }
  expect(compared).toBe(20)
})

test('a plan consists of legal moves, wherever in a turn it begins', () => {
  const random = new FastRandom(7)
  const chance = new SampledChance(random)
  const moves = new MoveList()
  const box = myVillage.open({ players: 2 })
  const state = myVillage.begin(box)
  const planner = new TurnPlanner(myVillage, box, counting, random)
  let planned = 0
  while (advance(myVillage, state, chance, moves) === 'choice' && planned < 150) {
    const [first] = planner.plan(state)
    expect(moves.has(first)).toBe(true)
    planned++
    apply(myVillage, state, moves.at(random.below(moves.count)))
  }
  expect(planned).toBe(150)
})

test('of two ways to the same value the cheaper one is looked at', () => {
  const ways = new DiceWays()
  const way = { value: 7, black: 0, markers: 0, coins: 0, moves: [] }
  ways.add({ ...way, coins: 2 })
  ways.add({ ...way, coins: 1 })
  ways.add({ ...way, black: 1, coins: 1 })
  ways.add({ ...way, black: 1 })
  ways.add({ ...way, value: 8, coins: 3 })
  expect(ways.best().map(({ value, black, coins }) => [value, black, coins])).toEqual([
    [7, 0, 1],
    [7, 1, 0],
    [8, 0, 3],
  ])
})
