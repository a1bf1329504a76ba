import { genericActing } from '../../acting/generic.ts'
import { genericStory } from '../../story/generic.ts'
import type { GameTable } from '../game.ts'
import Board from './GenericBoard.svelte'
import Scoring from './GenericScoring.svelte'

/** A plain table for any game: its position in panels, its options as cards, its log entry by entry. */
export const genericTable: GameTable = {
  Board,
  Scoring,
  acting: genericActing,
  story: (game) => ({
    tell: (told, tentative, cast) => genericStory(game, [...told, ...tentative], cast),
  }),
  flights: () => [],
  sheet: () => '',
}
