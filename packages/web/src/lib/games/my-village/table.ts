import type { MyVillageState } from '@chronik/my-village'
import type { GameTable } from '../../table/game.ts'
import { myVillageActing } from './acting/index.ts'
import Board from './board/MyVillageTable.svelte'
import { faceSymbols } from './faces.ts'
import { flightsOf, myVillageFlights } from './flights.ts'
import { myVillageSheet } from './pieces/sheet.ts'
import Scoring from './scoring/Scoring.svelte'

export const myVillageTable: GameTable<MyVillageState> = {
  Board,
  Scoring,
  acting: myVillageActing,
  // A line lights up where its pieces went.
  targets: (entry, seats) => flightsOf(entry, seats).flatMap(({ to }) => to.slice(0, 1)),
  flights: myVillageFlights,
  sheet: () => myVillageSheet() + faceSymbols(),
}
