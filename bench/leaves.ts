import { type Appraiser, bestAppraiserOf, type Opponents, readyFor, Search } from '@chronik/bots'
import { opponents } from '@chronik/bots/all'
import { type AnyState, advance, copyInto, decider, FastRandom, MoveList } from '@chronik/kernel'
import type { Benchmark } from './benchmark.ts'
import { viewsOf } from './search.ts'

const SEED = 7
/** Few for each position, so that every sample meets many of them. */
const ITERATIONS = 200

/** Counts the positions that are valued: leaves of the search, and first impressions of what may follow. */
class Counting implements Appraiser {
  readonly foresees: boolean
  count = 0
  readonly #appraiser: Appraiser

  constructor(appraiser: Appraiser) {
    this.#appraiser = appraiser
    this.foresees = appraiser.foresees
  }

  begin(): void {
    this.#appraiser.begin()
  }

  estimate(state: AnyState, into: Float64Array): void {
    this.count++
    this.#appraiser.estimate(state, into)
  }

  estimateSeat(state: AnyState, seat: number): number {
    this.count++
    return this.#appraiser.estimateSeat(state, seat)
  }
}

/** How many positions a grandmaster values while it thinks, engine and all, over positions of a whole match. */
export const leaves: readonly Benchmark[] = Object.values(opponents).map((own) => ({
  name: `leaves ${own.game.id}`,
  unit: 'positions',
  async prepare() {
    const ready = await readyFor(own, 'grandmaster')
    const appraiser = new Counting(bestAppraiserOf(ready))
    const views = viewsOf(own)
    const think = thinking(ready, views[0].box, appraiser)
    let next = 0
    return () => {
      const before = appraiser.count
      think(views[next++ % views.length])
      return appraiser.count - before
    }
  },
}))

function thinking(own: Opponents, box: AnyState['box'], appraiser: Appraiser): (view: AnyState) => void {
  const { game, style = {}, mastery, planner } = own
  if (mastery === 'plan' && planner !== undefined) {
    const plans = planner(game, box, appraiser, new FastRandom(SEED))
    const moves = new MoveList()
    const world = game.blank(box)
    return (view) => {
      copyInto(world, view)
      appraiser.begin()
      advance(game, world, null, moves, decider(view))
      plans.plan(world, moves)
    }
  }
  const mind = new Search(game, box, appraiser, { seed: SEED, nodes: 40_000, ...style })
  return (view) => mind.run(view, { iterations: ITERATIONS })
}
