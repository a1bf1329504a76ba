import type { Game } from '@chronik/kernel'
import { gameOf } from '#games'

/** Loads the rules of a game, and only those. */
export async function loadGame(id: string): Promise<Game> {
  const game = gameOf(id)
  if (game === null) throw new Error(`no game "${id}"`)
  return game.rules()
}
