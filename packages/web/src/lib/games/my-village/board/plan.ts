import { formOf, type Heights, isUpright, type Room } from '#lib/table/layout/size.ts'
import type { FlagRoom } from './line.ts'

const ROOMY: Heights = { top: 76, strip: 148, bar: 94, own: 100 }
/** A low window: the panels give way to the village. */
const TIGHT: Heights = { top: 76, strip: 146, bar: 94, own: 96 }
/** Display and right column are drawers, so that the whole village is in sight. */
const DOCKED: Heights = { top: 76, strip: 146, bar: 94, own: 44 }
const UPRIGHT: Heights = { top: 148, strip: 148, bar: 96, own: 100 }

/** In a lower window the village would not fit above the dice. */
const LOW = 800
/** In a narrower window the strip of the display would hide its customers. */
const STRIP = 1400

/** A tablet on its side, a low or narrow window: what is not needed at every look lies in a dock of drawers. */
export const hasDock = (room: Room): boolean =>
  !isUpright(room) && (formOf(room) === 'tablet' || room.height < LOW || room.width < STRIP)

/** Beside the right column of a narrow window a flag has the room it has on a phone. */
export function flagRoomOf(room: Room): FlagRoom {
  if (formOf(room) !== 'desk') return 'tight'
  return room.width < 1340 ? 'narrow' : 'wide'
}

/** How high the panels of the table of My Village are; where something covers the village, one's own goods are told below it. */
export function planOf(room: Room, covered: boolean): Heights {
  if (isUpright(room)) return UPRIGHT
  if (hasDock(room)) return covered ? TIGHT : DOCKED
  return room.height < 860 ? TIGHT : ROOMY
}
