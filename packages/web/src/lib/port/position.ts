import type { AnyState, Game } from '@chronik/kernel'

/** A position from its memory, as another thread or a server sent it. */
export function stateOf<S extends AnyState>(game: Game<S>, box: S['box'], memory: Int16Array): S {
  const state = game.blank(box)
  if (memory.length !== state.mem.length) throw new Error('a position of another shape')
  state.mem.set(memory)
  return state
}
