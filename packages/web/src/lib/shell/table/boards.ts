import type { Component, Snippet } from 'svelte'
import type { GameId } from '../../library/saved.ts'
import type { BoardProps } from '../../table/contract.ts'

/** What a table gives its board: the position, and what stands around it. */
export interface TableBoardProps extends BoardProps {
  readonly tools: Snippet
  readonly bar: Snippet
  readonly story: Snippet
}

/** What the final scoring shows: the last position, the points over the rounds, and what can be done now. */
export interface ScoringProps extends BoardProps {
  readonly course: readonly (readonly number[])[] | null
  readonly actions: Snippet
  readonly corner: Snippet
}

/** How a game looks. */
export interface Screens {
  readonly Board: Component<TableBoardProps>
  readonly Scoring: Component<ScoringProps>
}

/** Loads the screens of a game, and only those; null while they are not drawn yet. */
export async function loadScreens(game: GameId): Promise<Screens | null> {
  switch (game) {
    case 'village': {
      const [board, scoring] = await Promise.all([
        import('../../boards/village/VillageTable.svelte'),
        import('../../boards/village/Scoring.svelte'),
      ])
      // A board draws positions of its own game only; the session gives it no other.
      return { Board: board.default, Scoring: scoring.default } as unknown as Screens
    }
    case 'my-village':
    case 'world-without-end':
      return null
  }
}
