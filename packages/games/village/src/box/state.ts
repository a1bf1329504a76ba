import { flag, group, int, ints, rows, type State, word, wordOrNone } from '@chronik/kernel'
import { trayFields } from '../solo/tray.ts'
import type { VillageLog } from '../words/log.ts'
import type { VillageBox } from './box.ts'
import {
  CASTLES,
  CHRONICLE_PLACES,
  COLOURS,
  CUBES,
  CUSTOMERS,
  FIGURES,
  GOODS,
  GRAVES,
  GROUPS,
  MOST_PLAYERS,
  MOST_STALLS,
  PLACES,
  QUEUE,
  SPACES,
} from './vocabulary.ts'

/** Nobody: no holder of the ring, no owner of a customer, no figure on a place. */
export const NOBODY = -1
const seatOrNobody = int(NOBODY, MOST_PLAYERS)

/** Everything that can change on the table of the base game. */
export const baseFields = {
  round: int(),
  startSeat: int(0, MOST_PLAYERS - 1),
  /** Who holds the ring of the next start player. */
  ring: seatOrNobody,

  spaces: rows(SPACES, { cubes: ints(CUBES) }),
  /** Cubes left on all spaces together. */
  cubesLeft: int(),
  /** What was taken in the turn under way or in the last one; nothing after the well. */
  taken: group({ space: wordOrNone(SPACES), cube: wordOrNone(CUBES) }),
  /** The action performed last in this turn; none if it was declined or lost. */
  performed: wordOrNone(SPACES),
  greenBag: ints(CUBES),
  plagueSupply: int(),

  farms: rows(MOST_PLAYERS, {
    prestige: int(),
    coins: int(),
    grain: int(),
    goods: ints(GOODS),
    cubes: ints(COLOURS),
    /** Position of the lifetime marker, crossings of the quill so far, deaths so far. */
    lifetime: int(),
    crossings: int(),
    deaths: int(),
    /** Deaths due at the end of the turn, and deaths due at once in a market day. */
    dying: int(),
    dyingNow: int(),
    figures: ints(FIGURES, word(PLACES)),
    /** 1 where something makes a figure count one higher than its printed number. */
    raised: ints(FIGURES, int(0, 1)),
    markers: ints(CASTLES, int(0, 1)),
  }),

  /** Customers nobody has seen yet: 1 where the tile is still in the stack. */
  customerStack: ints(CUSTOMERS, int(0, 1)),
  stalls: ints(MOST_STALLS, wordOrNone(CUSTOMERS)),
  queue: ints(QUEUE, wordOrNone(CUSTOMERS)),
  /** Who served each customer. */
  servedBy: ints(CUSTOMERS, seatOrNobody),

  monks: int(),
  /** Occupied places per group, and who lies there: seat times 16 plus figure. */
  chronicle: ints(GROUPS),
  chroniclePlaces: ints(CHRONICLE_PLACES, int(NOBODY)),
  graves: int(),
  gravePlaces: ints(GRAVES, int(NOBODY)),

  /** Whether the end was rung, by whom, and how many final turns are due. */
  end: group({ rung: flag(), by: seatOrNobody, turns: int(), begun: flag() }),

  conny: group(trayFields),
}

type BaseFields = typeof baseFields

/** The fields of the table; whatever can be added to the game declares its own (fields.ts lays them out). */
export interface VillageFields extends BaseFields {}

type Fields = { readonly [F in keyof VillageFields]: VillageFields[F] }

export type VillageState = State<Fields, VillageBox, VillageLog>
export type Farm = VillageState['farms'][number]
