import type { Component, Snippet } from 'svelte'
import type { GameId } from '../../library/saved.ts'
import type { BoardProps } from '../../table/contract.ts'

/** What a table gives its board: the position, and what stands around it. */
export interface TableBoardProps extends BoardProps {
  readonly tools: Snippet
  readonly bar: Snippet
  readonly story: Snippet
}

/** Loads the board of a game, and only that; null while it is not drawn yet. */
export async function loadBoard(game: GameId): Promise<Component<TableBoardProps> | null> {
  switch (game) {
    case 'village':
      // A board draws positions of its own game only; the session gives it no other.
      return (await import('../../boards/village/VillageTable.svelte'))
        .default as unknown as Component<TableBoardProps>
    case 'my-village':
    case 'world-without-end':
      return null
  }
}
