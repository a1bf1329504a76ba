import { genericActing } from '../../acting/generic.ts'
import type { GameTable } from '../game.ts'
import Board from './GenericBoard.svelte'
import Scoring from './GenericScoring.svelte'

/** A plain table for any game: its position in panels, its options as cards. */
export const genericTable: GameTable = {
  Board,
  Scoring,
  acting: genericActing,
  flights: () => [],
  sheet: () => '',
}
