import { type AnyState, clone, type Game } from './game.ts'
import { HIDDEN } from './shape.ts'

export const SPECTATOR = -1

/** What a seat (or a spectator) may know: the same state with everything secret to others hidden. */
export function viewOf<S extends AnyState>(game: Game<S>, state: S, viewer: number): S {
  const view = clone(game, state)
  for (const { seat, start, end } of game.secrets) {
    if (!game.opens(state, seat, viewer)) view.mem.fill(HIDDEN, start, end)
  }
  return view
}
