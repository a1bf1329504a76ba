import { int, ints, rows, word, wordOrNone, words } from '@chronik/kernel'
import { CUBES, FIGURES, PLACES, PLAYER_COLOURS } from '../box/vocabulary.ts'

export const SLOTS = 10
/** Cubes that one slot can hold. */
export const LAYERS = 2
export const FATE_SIDES = words(['upper', 'lower'])
export const FATE_FACES = words(['quill', 'blank'])
/** A fate tile lies face down or shows its face. */
export const FATE_TILES = words(['down', ...FATE_FACES.list])

/** Conny's side of the table. */
export const trayFields = {
  colour: wordOrNone(PLAYER_COLOURS),
  figures: ints(FIGURES, word(PLACES)),
  /** The slot of the last cube placed, 1 to 10; 0 before the first. */
  lastSlot: int(0, SLOTS),
  /** Cubes in each slot, the later one second. */
  slots: rows(SLOTS, { cubes: ints(LAYERS, wordOrNone(CUBES)) }),
  /** Fate tiles of both sides, in the order in which they are passed. */
  fate: rows(FATE_SIDES, { tiles: ints(3, word(FATE_TILES)) }),
}
