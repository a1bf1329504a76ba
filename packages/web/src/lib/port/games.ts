import type { AnyState, Game } from '@chronik/kernel'

/** Loads the rules of a game, and only those. */
export async function loadGame(id: string): Promise<Game> {
  switch (id) {
    case 'village':
      return (await import('@chronik/village')).village as unknown as Game
    case 'my-village':
      return (await import('@chronik/my-village')).myVillage as unknown as Game
    case 'world-without-end':
      return (await import('@chronik/world-without-end')).worldWithoutEnd as unknown as Game
    default:
      throw new Error(`no game "${id}"`)
  }
}

/** A position from its memory, as another thread or a server sent it. */
export function stateOf<S extends AnyState>(game: Game<S>, box: S['box'], memory: Int16Array): S {
  const state = game.blank(box)
  if (memory.length !== state.mem.length) throw new Error('a position of another shape')
  state.mem.set(memory)
  return state
}
