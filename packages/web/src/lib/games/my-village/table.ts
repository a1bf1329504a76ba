import type { MyVillageState } from '@chronik/my-village'
import type { GameTable } from '../../table/game.ts'
import { myVillageActing } from './acting/index.ts'
import Board from './board/MyVillageTable.svelte'
import { faceSymbols } from './faces.ts'
import { myVillageFlights } from './flights.ts'
import { myVillageSheet } from './pieces/sheet.ts'
import Scoring from './scoring/Scoring.svelte'
import { myVillageTeller } from './story.ts'

export const myVillageTable: GameTable<MyVillageState> = {
  Board,
  Scoring,
  acting: myVillageActing,
  story: () => myVillageTeller(),
  flights: myVillageFlights,
  sheet: () => myVillageSheet() + faceSymbols(),
}
