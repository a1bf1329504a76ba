import { type AnyState, copyInto, type Game } from './game.ts'
import { HIDDEN } from './shape.ts'

export const SPECTATOR = -1

/** What a seat (or a spectator) may know: the same state with everything secret to others hidden. */
export function viewOf<S extends AnyState>(game: Game<S>, state: S, viewer: number): S {
  const view = game.blank(state.box)
  viewInto(game, view, state, viewer)
  return view
}

/** The same into a state that is at hand. */
export function viewInto<S extends AnyState>(game: Game<S>, view: S, state: S, viewer: number): void {
  copyInto(view, state)
  for (const { seat, field, start, end } of game.secrets) {
    if (!game.opens(state, seat, viewer, field)) view.mem.fill(HIDDEN, start, end)
  }
}
