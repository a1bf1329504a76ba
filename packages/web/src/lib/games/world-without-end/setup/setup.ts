import type { GameSetup } from '#lib/table/game.ts'
import { m } from '#lib/words/messages.js'
import { tableSheet } from '../pieces/sheet.ts'

/** How a match of World Without End is agreed on. */
export const worldSetup: GameSetup = {
  asked: () => [
    { id: 'first-game', title: m.world_option_first_game(), detail: m.world_option_first_game_detail() },
    { id: 'open-goods', title: m.world_option_open_goods(), detail: m.world_option_open_goods_detail() },
  ],
  contents: () => m.world_contents(),
  isCounted: () => true,
  sheet: tableSheet,
}
