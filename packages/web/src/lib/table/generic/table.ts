import { genericActing } from '../../acting/generic.ts'
import type { GameTable } from '../game.ts'
import { Later } from '../later.svelte.ts'
import Board from './GenericBoard.svelte'

/** A plain table for any game: its position in panels, its options as cards. */
export const genericTable: GameTable = {
  Board,
  scoring: new Later(() => import('./GenericScoring.svelte')),
  acting: genericActing,
  flights: () => [],
  sheet: () => '',
}
