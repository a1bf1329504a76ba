import {
  advance,
  apply,
  decider,
  FastRandom,
  Match,
  type Move,
  MoveList,
  SeededChance,
} from '@chronik/kernel'
import { type MyVillageState, myVillage, pointsOf } from '@chronik/my-village'
import { expect, test } from 'vitest'
import { seatBot } from './bot.ts'
import type { Appraiser } from './evaluator.ts'
import { opponents } from './games/my-village/opponents.ts'
import { TurnPlanner } from './games/my-village/planner.ts'
import type { MakePlanner } from './planner.ts'
import { Replies } from './replies.ts'

/** Values what can be counted: points, coins and goods, as the margin over the best rival. */
const counting: Appraiser<MyVillageState> = {
  foresees: true,
  begin() {},
  estimate(state, into) {
    for (let seat = 0; seat < state.box.players; seat++) {
      const { coins, goods, tree } = state.villages[seat]
      into[seat] =
        pointsOf(state, seat) + 0.3 * coins + 0.2 * tree + 0.1 * goods.reduce((sum, one) => sum + one, 0)
    }
  },
  estimateSeat(state, seat) {
    const scores = new Float64Array(8)
    this.estimate(state, scores)
    const rivals = Array.from({ length: state.box.players }, (_, one) => (one === seat ? -1e9 : scores[one]))
    return scores[seat] - Math.max(...rivals)
  },
}

const planner: MakePlanner<MyVillageState> = (...all) => new TurnPlanner(...all)

/** The table after so many decisions of chance. */
function after(decisions: number, players = 2): MyVillageState {
  const state = myVillage.begin(myVillage.open({ players }))
  const random = new FastRandom(9)
  const chance = new SeededChance(9)
  const moves = new MoveList()
  for (let count = 0; advance(myVillage, state, chance, moves) === 'choice'; count++) {
    if (count >= decisions && state.turn.die1 < 0) break
    apply(myVillage, state, moves.at(random.below(moves.count)))
  }
  return state
}

const state = after(60)
const replies = (seed = 1, foresight = { plans: 5, turns: 1 }) =>
  new Replies(myVillage, state.box, counting, planner, seed, foresight)

test('the same seed and iterations find the same, and the view stays as it is', () => {
  const before = state.mem.slice()
  const one = replies().run(state, { iterations: 60 })
  expect(replies().run(state, { iterations: 60 })).toEqual(one)
  expect(Array.from(state.mem)).toEqual(Array.from(before))
  expect(one.iterations).toBeLessThanOrEqual(60)
  expect(one.considered.reduce((sum, { visits }) => sum + visits, 0)).toBe(one.iterations)
})

test('without iterations the plan is the best at first sight', () => {
  const [best] = new TurnPlanner(myVillage, state.box, counting, new FastRandom(1)).best(
    state,
    new MoveList(),
    5,
  )
  const { line, iterations } = replies().run(state, { iterations: 0 })
  expect([line, iterations]).toEqual([best.moves, 0])
})

test('it stops when its time is up, counts only whole rounds, and tells how far it is', () => {
  let asked = 0
  const told: number[] = []
  const { iterations, considered } = replies().run(state, {
    iterations: 1_000,
    expired: () => ++asked > 28,
    onProgress: (done) => told.push(done),
  })
  expect(told.at(-1)).toBe(iterations)
  expect(iterations).toBeGreaterThan(0)
  expect(iterations).toBeLessThan(asked)
  expect(considered.map(({ visits }) => visits)).toEqual(considered.map(() => iterations / 5))
})

test('what is clearly behind is played on no more, and the best is what came out best', () => {
  const { iterations, considered } = replies().run(state, { iterations: 200 })
  expect(iterations).toBeLessThan(200)
  expect(considered[0].visits).toBe(Math.max(...considered.map(({ visits }) => visits)))
  expect(considered[0].reward).toBe(Math.max(...considered.map(({ reward }) => reward)))
})

test('it looks at what the rival does with the dice that are left', () => {
  // Whoever sees no further than the own turn expects other scores than who has seen the reply.
  const near = replies(1, { plans: 3, turns: 0 }).run(state, { iterations: 30 })
  const far = replies(1, { plans: 3, turns: 1 }).run(state, { iterations: 30 })
  expect(far.considered[0].reward).toBeLessThan(near.considered[0].reward)
})

test('plays on through the end of a match', () => {
  for (const players of [2, 4]) {
    const late = after(100_000, players)
    expect(late.depth).toBe(0)
    const match = new Match(myVillage, { players }, new SeededChance(4))
    const random = new FastRandom(4)
    const before: MyVillageState[] = []
    while (!match.over) {
      const { turn } = match
      if (turn.over) break
      before.push(Object.assign(myVillage.blank(match.box), {}))
      before.at(-1)?.mem.set(match.state.mem)
      const open = new MoveList()
      advance(myVillage, match.state, null, open, decider(match.state))
      match.play([open.at(random.below(open.count))])
    }
    const last = before.findLast((one) => one.turn.die1 < 0) ?? late
    const found = new Replies(myVillage, last.box, counting, planner, 1, { plans: 3, turns: 3 }).run(last, {
      iterations: 12,
    })
    expect(found.line.length).toBeGreaterThan(0)
  }
})

test('a bot keeps to its plan as long as nothing comes between, and thinks anew when something did', () => {
  let thoughts = 0
  const appraiser = { ...counting, begin: () => thoughts++, changes: () => [] }
  const player = { ...opponents, appraiser: () => appraiser } as unknown as typeof opponents
  const manner = { kind: 'plan', learned: true, iterations: 20, foresight: { plans: 3, turns: 1 } } as const
  const bot = seatBot(player, state.box, manner, 3)
  const world = myVillage.blank(state.box)
  world.mem.set(state.mem)
  const moves = new MoveList()
  const seat = decider(world)
  const made: Move[] = []
  while (advance(myVillage, world, null, moves, seat) === 'choice' && made.length < 2) {
    const move = bot.choose(world) as Move
    expect(moves.has(move)).toBe(true)
    made.push(move)
    apply(myVillage, world, move)
  }
  expect([made.length, thoughts]).toEqual([2, 1])
  expect(bot.choose(state)).toBe(made[0])
  expect(thoughts).toBe(2)
})
