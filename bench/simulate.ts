import { games } from '@chronik/cli/games'
import { Simulation } from '@chronik/cli/simulation'
import type { Benchmark } from './benchmark.ts'

/** Random play of every game on offer, with each number of players in turn. */
export const simulate: readonly Benchmark[] = games.map((offer) => ({
  name: `simulate ${offer.id}`,
  unit: 'decisions',
  async prepare() {
    const game = await offer.load()
    const { min, max } = game.players
    const tables = Array.from(
      { length: max - min + 1 },
      (_, more) => new Simulation(game, { players: min + more }, 1),
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
}))
