import type { LogEntry } from '@chronik/kernel'
import { SPACES, type WorldLog, type WorldState } from '@chronik/world-without-end'
import type { GameTable } from '#lib/table/game.ts'
import { formOf } from '#lib/table/layout/size.ts'
import { m } from '#lib/words/messages.js'
import { about } from './about.ts'
import { worldActing } from './acting/index.ts'
import { loadTown } from './art/town.ts'
import Board from './board/WorldTable.svelte'
import { worldFlights } from './flights.ts'
import {
  chapterBook,
  chapterEnd,
  eventScene,
  legend,
  orient,
  phoneTable,
  playerSheet,
  scoring,
} from './later.ts'
import { isOpen, outlook } from './outlook.ts'
import { numeral } from './phase.ts'
import { loadSheet, tableSheet } from './pieces/sheet.ts'
import { lineName } from './scoring/lines.ts'

/** Where a piece went does not depend on what it jumped over. */
const OPEN = { coveredFavours: new Int16Array(SPACES.size) }

/** Rounds are counted in their chapter. */
function heading(entry: LogEntry): string | null {
  const told = entry as WorldLog
  return told.code === 'round'
    ? m.world_chapter_round_short({ chapter: numeral(told.chapter), round: told.round })
    : null
}

/** Scenes that are to be read before the next thing happens, in flights of a piece. */
const HOLDS: { readonly [code: string]: number } = {
  reveal: 5,
  sick: 4,
  'chapter-end': 2,
  'tax-die': 3,
  'tiles-laid': 3,
  finished: 2,
  metal: 3,
  compared: 3,
}

/** The table with its pictures: nothing is shown before pieces and town are there. */
export async function worldTable(): Promise<GameTable<WorldState>> {
  const phone = formOf({ width: innerWidth, height: innerHeight }) === 'phone'
  await Promise.all([loadSheet(), loadTown(), ...(phone ? [phoneTable.load()] : [])])
  return {
    Board,
    scoring,
    later: [orient, eventScene, chapterEnd, chapterBook, playerSheet, legend, scoring],
    acting: worldActing,
    // A line of the story lights up where its pieces went.
    targets: (entry, seats) => worldFlights(entry, OPEN, seats).flatMap(({ to }) => to.slice(0, 1)),
    heading,
    flights: worldFlights,
    holds: ({ code }) => HOLDS[code] ?? 0,
    about,
    outlook,
    isOpen,
    lineName,
    sheet: tableSheet,
  }
}
