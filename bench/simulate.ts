import { games } from '@chronik/cli/games'
import { Simulation } from '@chronik/cli/simulation'
import type { Benchmark } from './benchmark.ts'

/** Village with everything that can be added to it. */
const EVERYTHING = { expansions: ['inn', 'port', 'marriage'], goals: true }

/** Random play with each number of players in turn. */
function playing(
  name: string,
  offer: (typeof games)[number],
  options: { readonly [id: string]: unknown } = {},
): Benchmark {
  return {
    name: `simulate ${name}`,
    unit: 'decisions',
    async prepare() {
      const game = await offer.load()
      const { min, max } = game.players
      const tables = Array.from(
        { length: max - min + 1 },
        (_, more) => new Simulation(game, { players: min + more, options }, 1),
      )
      return () => {
        let decisions = 0
        for (const table of tables) {
          const before = table.decisions
          table.playOne()
          decisions += table.decisions - before
        }
        return decisions
      }
    },
  }
}

/** Random play of every game on offer, and of Village with all modules and life goals. */
export const simulate: readonly Benchmark[] = games.flatMap((offer) => {
  const plain = playing(offer.id, offer)
  return offer.id === 'village'
    ? [plain, playing('village with all modules and goals', offer, EVERYTHING)]
    : [plain]
})
