import type { MyVillageState } from '@chronik/my-village'
import type { GameTable } from '../../table/game.ts'
import { optionSections } from '../../table/layout/later.ts'
import { formOf } from '../../table/layout/size.ts'
import { about } from './about.ts'
import { myVillageActing } from './acting/index.ts'
import Board from './board/MyVillageTable.svelte'
import { faceSymbols } from './faces.ts'
import { flightsOf, myVillageFlights } from './flights.ts'
import { display, lastRound, phoneTable, scene, scoring } from './later.ts'
import { lessons, outlook } from './outlook.ts'
import { myVillageSheet } from './pieces/sheet.ts'
import { lineName } from './scoring/lines.ts'

/** What is to be read before the next thing happens, in flights of a piece: who dies, how the rats run. */
const HOLDS: { readonly [code: string]: number } = {
  death: 2.5,
  labourer: 3,
  rat: 2,
  plague: 7,
  block: 3,
  'plague-loss': 2,
  'travel-turned': 2,
}

const table: GameTable<MyVillageState> = {
  Board,
  scoring,
  later: [scene, display, lastRound, scoring],
  acting: myVillageActing,
  // A line lights up where its pieces went.
  targets: (entry, seats) => flightsOf(entry, seats).flatMap(({ to }) => to.slice(0, 1)),
  flights: myVillageFlights,
  holds: ({ code }) => HOLDS[code] ?? 0,
  about,
  outlook,
  lineName,
  lessons,
  sheet: () => myVillageSheet() + faceSymbols(),
}

/** The table, and in a small room the one for a phone. */
export async function myVillageTable(): Promise<GameTable<MyVillageState>> {
  const phone = formOf({ width: innerWidth, height: innerHeight }) === 'phone'
  await Promise.all([optionSections.load(), phone && phoneTable.load()])
  return table
}
