import { flag, group, int, ints, rows, secret, word, wordOrNone } from '@chronik/kernel'
import { MOST_PLAYERS } from '../box/vocabulary.ts'
import type { PortLog } from './log.ts'
import {
  CAPTAIN_PLACES,
  CAPTAINS,
  CARGO,
  CHESTS,
  SEA_BURIALS,
  SEA_FIELDS,
  STAND_TILES,
  TILES,
} from './vocabulary.ts'

/** The sea: what lies on the islands, the captains, the dead at sea, and each player's ship. */
export const portFields = group({
  captains: ints(CAPTAINS, word(CAPTAIN_PLACES)),
  /** Tiles left on their islands, and tiles sold at the stands. */
  stacks: ints(TILES),
  sold: ints(STAND_TILES),
  /** Chests that were opened: 1 for each. */
  opened: ints(CHESTS, flag()),
  /** Who lies on each sea burial field: seat times 16 plus figure, or -1. */
  burials: ints(SEA_BURIALS, int(-1)),
  ships: rows(MOST_PLAYERS, {
    field: word(SEA_FIELDS),
    captain: wordOrNone(CAPTAINS),
    /** 1 for each kind of piece in a hold. */
    cargo: ints(CARGO, flag()),
    /** The chest in the hold; only its owner has looked at it. */
    aboard: secret(wordOrNone(CHESTS)),
    /** Tiles brought home. */
    home: ints(TILES),
    /** The chests at home in the order in which they came. */
    chests: secret(ints(CHESTS.size, wordOrNone(CHESTS))),
    /** Further steps of the move under way that are paid, and steps that cost no cubes. */
    paid: int(),
    granted: int(),
    /** Time fields cost no time for the rest of this move. */
    calm: flag(),
  }),
})

declare module '../box/state.ts' {
  interface VillageFields {
    readonly port: typeof portFields
  }
}

declare module '../words/log.ts' {
  interface VillageLogs {
    readonly port: PortLog
  }
}
