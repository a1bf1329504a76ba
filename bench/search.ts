import { estimatorOf, type Opponents, type RolloutPlan, Search, seatBot } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import { type AnyState, advance, apply, decider, MoveList, SeededChance, viewOf } from '@chronik/kernel'
import type { Benchmark } from './benchmark.ts'

const PLAYERS = 4
const SEED = 7
/** Few for each position, so that every sample meets many of them. */
const ITERATIONS = 40
/** One decision in so many of a match is thought about. */
const EVERY = 9

const WAYS: readonly { readonly name: string; readonly rollout?: RolloutPlan }[] = [
  { name: 'valued at once' },
  { name: 'rollouts of 10', rollout: { length: 10, guide: 'chance' } },
  { name: 'rollouts to the end', rollout: { length: 'end', guide: 'chance' } },
]

/** Looking ahead in every game with four players, over positions of a whole match between novices. */
export const search: readonly Benchmark[] = Object.values(opponents).flatMap((own) =>
  WAYS.map(({ name, ...thinking }) => ({
    name: `search ${own.game.id}, ${name}`,
    unit: 'iterations',
    prepare() {
      const views = viewsOf(own)
      const { box } = views[0]
      const mind = new Search(own.game, box, estimatorOf(own), { seed: SEED, nodes: 40_000, ...thinking })
      let next = 0
      return () => mind.run(views[next++ % views.length], { iterations: ITERATIONS }).iterations
    },
  })),
)

/** Positions of a whole match between novices, each as the seat that is to decide sees it. */
export function viewsOf(own: Opponents): AnyState[] {
  const { game } = own
  const state = game.begin(game.open({ players: PLAYERS }))
  const chance = new SeededChance(SEED)
  const moves = new MoveList()
  const novice = seatBot(own, state.box, 'novice', SEED)
  const views: AnyState[] = []
  for (let decision = 0; advance(game, state, chance, moves) === 'choice'; decision++) {
    const view = viewOf(game, state, decider(state))
    if (decision % EVERY === 0) views.push(view)
    const move = novice.choose(view)
    if (typeof move !== 'number') throw new Error('a novice answers at once')
    apply(game, state, move)
  }
  return views
}
