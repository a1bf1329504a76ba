import type { AnyState } from '@chronik/kernel'
import type { GameManifest } from '../table/game.ts'
import { myVillage } from './my-village/manifest.ts'
import { village } from './village/manifest.ts'
import { worldWithoutEnd } from './world-without-end/manifest.ts'

/** Every game of the house: adding one is one line. */
export const games: readonly GameManifest[] = [of(village), of(myVillage), of(worldWithoutEnd)]

/** The game with this id; null if the house has none. */
export function gameOf(id: string): GameManifest | null {
  return games.find((game) => game.id === id) ?? null
}

/** A table is given positions of its own game only: whoever holds one has it from the game itself. */
function of<S extends AnyState>(game: GameManifest<S>): GameManifest {
  return game as unknown as GameManifest
}
