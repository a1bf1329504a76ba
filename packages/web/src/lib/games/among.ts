import type { AnyState } from '@chronik/kernel'
import type { GameManifest } from '../table/game.ts'

/** The game with an id among these; null if there is none. */
export const among =
  (games: readonly GameManifest[]) =>
  (id: string): GameManifest | null =>
    games.find((game) => game.id === id) ?? null

/** A table is given positions of its own game only: whoever holds one has it from the game itself. */
export function anyGame<S extends AnyState>(game: GameManifest<S>): GameManifest {
  return game as unknown as GameManifest
}
