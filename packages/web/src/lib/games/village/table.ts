import type { Setup } from '@chronik/kernel'
import type { VillageState } from '@chronik/village'
import type { GameTable } from '../../table/game.ts'
import { formOf } from '../../table/layout/size.ts'
import { about } from './about.ts'
import { villageActing } from './acting/index.ts'
import Board from './board/VillageTable.svelte'
import { villageFlights } from './flights.ts'
import {
  endBook,
  farewell,
  farmSheet,
  legend,
  marketDay,
  marketSquare,
  mass,
  nave,
  phoneTable,
  scoring,
} from './later.ts'
import { fillingsIn, loadModules, looksIn } from './modules/modules.ts'
import { isOpen } from './open.ts'
import { isDeed, lessons, outlook } from './outlook.ts'
import { tableSheet } from './pieces/sheet.ts'
import { lineName } from './scoring/lines.ts'
import { targetsOf } from './targets.ts'

const table: GameTable<VillageState> = {
  Board,
  scoring,
  later: [farewell, marketSquare, marketDay, nave, mass, endBook, farmSheet, legend, scoring],
  acting: villageActing,
  targets: targetsOf,
  flights: villageFlights,
  about,
  outlook,
  isOpen,
  lineName,
  isDeed,
  lessons,
  sheet: tableSheet,
}

/** Whoever plays alone is told of Conny before she makes her first turn, and what rank there is to reach. */
const ALONE = { book: 'village', chapters: [{ id: 'solo', chapter: 'alone-against-conny' }] } as const

/** The table with what is added to it, and in a small room the one for a phone. */
export async function villageTable({ players, options = {} }: Setup): Promise<GameTable<VillageState>> {
  await loadModules(options)
  if (formOf({ width: innerWidth, height: innerHeight }) === 'phone') await phoneTable.load()
  const more = fillingsIn({ options })
  if (more.length === 0) return players === 1 ? { ...table, added: ALONE } : table
  const sheets = looksIn({ options }).flatMap(({ sheet }) => sheet?.() ?? [])
  return {
    ...table,
    added: {
      book: 'village-expansions',
      chapters: more.map(({ id, chapter }) => ({ id, chapter })),
    },
    lessons: [...lessons, ...more.flatMap((filling) => filling.lessons ?? [])],
    sheet: () => [tableSheet(), ...sheets].join(''),
  }
}
