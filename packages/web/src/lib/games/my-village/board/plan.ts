import { formOf, type Heights, isUpright, type Room } from '#lib/table/layout/size.ts'

const ROOMY: Heights = { top: 76, strip: 148, bar: 94, own: 100 }
/** A low window: the panels give way to the village. */
const TIGHT: Heights = { top: 76, strip: 146, bar: 94, own: 96 }
const TABLET: Heights = { top: 76, strip: 146, bar: 94, own: 96 }
const UPRIGHT: Heights = { top: 148, strip: 148, bar: 96, own: 100 }

/** How high the panels of the table of My Village are. */
export function planOf(room: Room): Heights {
  if (isUpright(room)) return UPRIGHT
  if (formOf(room) === 'tablet') return TABLET
  return room.height < 860 ? TIGHT : ROOMY
}
