import { games } from '@chronik/cli/games'
import { Simulation } from '@chronik/cli/simulation'
import type { Benchmark } from './benchmark.ts'

/** Random play of every game on offer, for each number of players. */
export async function simulations(): Promise<Benchmark[]> {
  const offered = await Promise.all(games.map((offer) => offer.load()))
  return offered.flatMap((game) => {
    const { min, max } = game.players
    return Array.from({ length: max - min + 1 }, (_, more) => ({
      name: `simulate ${game.id} ${min + more}`,
      unit: 'decisions',
      prepare() {
        const simulation = new Simulation(game, { players: min + more }, 1)
        return () => {
          const before = simulation.decisions
          for (let match = 0; match < 5; match++) simulation.playOne()
          return simulation.decisions - before
        }
      },
    }))
  })
}
