import type { VillageState } from '@chronik/village'
import type { GameTable } from '../../table/game.ts'
import { villageActing } from './acting/index.ts'
import Board from './board/VillageTable.svelte'
import { villageFlights } from './flights.ts'
import { tableSheet } from './pieces/sheet.ts'
import Scoring from './scoring/Scoring.svelte'
import { targetsOf } from './targets.ts'

export const villageTable: GameTable<VillageState> = {
  Board,
  Scoring,
  acting: villageActing,
  targets: targetsOf,
  flights: villageFlights,
  sheet: tableSheet,
}
