import { type AnyState, clone, type Game } from './game.ts'

/**
 * One's own view as if it were one's turn already, to prepare it while others think: what they do until then is
 * left out. Null while no turn of one's own is near.
 */
export function viewAhead<S extends AnyState>(game: Game<S>, view: S, seat: number): S | null {
  const ahead = clone(game, view)
  return game.ahead?.(ahead, seat) === true ? ahead : null
}
