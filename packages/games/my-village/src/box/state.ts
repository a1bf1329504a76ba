import { flag, group, int, ints, rows, type State, word, wordOrNone } from '@chronik/kernel'
import type { MyVillageLog } from '../words/log.ts'
import type { MyVillageBox } from './box.ts'
import {
  BANNERS,
  BOARDS,
  CARDS,
  DICE,
  FIELDS,
  GOODS,
  MOST_PLAYERS,
  OCTAGONS,
  PATH,
  PLACES,
  PROFESSIONS,
  SIDES,
} from './vocabulary.ts'

/** Everything that can change on the table. Nothing of it is secret. */
export const fields = {
  round: int(),
  /** The start player of this round. */
  start: int(0, MOST_PLAYERS - 1),
  hand: group({
    holder: int(0, MOST_PLAYERS - 1),
    back: flag(),
    stories: int(),
  }),
  /** How many dice of each colour and face are left. */
  pool: ints(DICE),
  turn: group({
    /** Which turn of the round it is, from 0. */
    index: int(),
    die1: wordOrNone(DICE),
    die2: wordOrNone(DICE),
    /** The banner value, 0 before it is made. */
    value: int(0, 12),
    /** White banners activated in this turn. */
    used: ints(BANNERS, flag()),
  }),
  /** Where each card lies. */
  cards: ints(CARDS, word(PLACES)),
  /** A plow on each field. */
  plows: ints(FIELDS, flag()),
  /** How far the rat is from the plague space. */
  rat: int(),
  /** Filled chronicle spaces. */
  chronicle: ints(PROFESSIONS, int(0, 2)),
  /** Filled anonymous graves. */
  graves: int(),
  villages: rows(MOST_PLAYERS, {
    board: word(BOARDS),
    /** All time ever paid. */
    time: int(),
    /** The Reaper stands on the time marker. */
    reaper: flag(),
    headman: word(PATH),
    villagers: ints(PROFESSIONS, flag()),
    pupils: ints(SIDES, flag()),
    coins: int(),
    /** Story points on the story tree and on the main house. */
    tree: int(),
    house: int(),
    labourers: int(),
    /** Markers on craft buildings, by what they make. */
    goods: ints(GOODS),
    jokers: int(),
    dieMarkers: int(),
    /** Marked octagons of the Area Hall or the Population Hall. */
    marks: ints(OCTAGONS, flag()),
    /** Used octagons of the Salvation Church. */
    blocks: int(),
    /** The white banner beside which the 2/12 tile lies; the meeting place itself if it lies on it. */
    tile: wordOrNone(BANNERS),
  }),
}

export type MyVillageState = State<typeof fields, MyVillageBox, MyVillageLog>
