import { type Contents, flag, int, ints, rows, type State, secret, word, wordOrNone } from '@chronik/kernel'
import type { WorldLog } from '../words/log.ts'
import type { WorldBox } from './box.ts'
import {
  CARDS,
  CHAPTERS,
  DUTIES,
  EVENTS,
  GOODS,
  LINES,
  MATERIALS,
  MOST_PLAYERS,
  PHASES,
  PLACES,
  PROJECTS,
  ROUNDS,
  SITES,
  SPACES,
  STAGES,
  STOCK,
  TERMS,
  TILES,
  VALUES,
} from './vocabulary.ts'

const seat = int(0, MOST_PLAYERS - 1)
const seatOrNone = int(-1, MOST_PLAYERS - 1)

const playerFields = {
  vp: int(),
  /** What brought and cost the victory points, line by line. */
  sheet: ints(LINES, int(-32767)),
  /** Houses and seals in supply. */
  houses: int(),
  seals: int(),
  /** The open pile from bottom to top, and how many cards it holds. */
  pile: ints(ROUNDS, wordOrNone(CARDS)),
  opened: int(0, ROUNDS),
  /** How many cards lie in the discard pile. */
  discards: int(0, ROUNDS),
  /** The units missed of each duty; what is not protected brings the penalty of the same place. */
  missed: ints(DUTIES),
  /** The long-term swaps made this round: slot 1, slot 2, council. */
  swapped: ints(3, flag()),
  goods: secret(ints(GOODS)),
  hand: secret(ints(CARDS, flag())),
  discarded: secret(ints(CARDS, flag())),
}

const projectFields = {
  stage: word(STAGES),
  built: ints(MATERIALS),
  covered: flag(),
  /** 1 for each seat with a seal here. */
  donors: ints(MOST_PLAYERS, flag()),
}

/** Everything that can change on the table of World Without End. */
export const fields = {
  chapter: int(0, CHAPTERS),
  round: int(0, ROUNDS),
  phase: word(PHASES),
  /** Who holds the start-player shield. */
  active: seat,
  /** The event card of the round, and how it lies; the long-term cards of earlier rounds. */
  council: wordOrNone(EVENTS),
  rotation: int(-1, 3),
  slots: ints(2, wordOrNone(EVENTS)),
  /** Which of two long-term cards lies longer. */
  longest: int(0, 1),
  revealed: ints(EVENTS, flag()),
  /** The conditions under which actions are carried out now. */
  terms: ints(TERMS),
  favour: int(1, SPACES.size),
  coveredFavours: ints(SPACES, flag()),
  clothCovered: flag(),
  /** The one project that is not covered while all others are. */
  spared: wordOrNone(PROJECTS),
  stock: ints(STOCK),
  substitutes: ints(MATERIALS),
  metal: flag(),
  projects: rows(PROJECTS, projectFields),
  /** The seat whose house stands on each site. */
  sites: ints(SITES, seatOrNone),
  tiles: ints(PLACES, word(TILES)),
  /** What the face-up tiles show, 0 for the others; and the values that nobody has seen yet. */
  values: ints(PLACES, int(0, VALUES.size)),
  unseenValues: ints(VALUES),
  taxRoll: int(0, 6),
  players: rows(MOST_PLAYERS, playerFields),
}

export type WorldState = State<typeof fields, WorldBox, WorldLog>
export type Player = Contents<typeof playerFields>

/** The seat that comes as the nth after the active player, clockwise. */
export function clockwise(state: WorldState, nth: number): number {
  return (state.active + nth) % state.box.players
}
