/** How much room a table has. */
export interface Room {
  readonly width: number
  readonly height: number
}

/**
 * - `desk`: everything in sight,
 * - `tablet`: chronicle and log in a drawer,
 * - `phone`: one area at a time.
 */
export type Form = 'desk' | 'tablet' | 'phone'

const DESK = 1180
const TABLET = 760
/** Lower than this a board with its panels has no room, however wide it is. */
const LOWEST = 560
/** Narrower than this the panels lie in two rows, for which there must be height. */
const NARROW = 940
const UPRIGHT = 860

export function formOf({ width, height }: Room): Form {
  if (width < TABLET || height < LOWEST || (width < NARROW && height < UPRIGHT)) return 'phone'
  return width < DESK ? 'tablet' : 'desk'
}

/** A tablet held upright: the panels lie in two rows. */
export const isUpright = ({ width, height }: Room): boolean =>
  width < NARROW || (width < DESK && height > width)

/** Heights of the panels around the board. */
export interface Heights {
  readonly top: number
  /** Between board and bar: dice, cards; 0 if there is none. */
  readonly strip: number
  readonly bar: number
  readonly own: number
}

/** Heights and widths of the panels around the board, in their own measure. */
export interface Panels extends Heights {
  /** Width of the column on the right, 0 if it is a drawer. */
  readonly side: number
  /** How much larger than that they are drawn. */
  readonly grow: number
}

const ROOMY: Heights = { top: 84, strip: 0, bar: 84, own: 164 }
const TIGHT: Heights = { top: 72, strip: 0, bar: 76, own: 108 }
const UPRIGHT_PANELS: Heights = { top: 140, strip: 0, bar: 84, own: 212 }
const SIDE = 260
const MARGIN = 12
const GUTTER = 8

/** Below this height or width the panels give way to the board. */
export const isTight = ({ width, height }: Room): boolean => height < 860 || width < DESK

/** How high the panels of a table are in a room; a game may have its own plan. */
export type FramePlan = (room: Room) => Heights

export const usualPlan: FramePlan = (room) =>
  isUpright(room) ? UPRIGHT_PANELS : isTight(room) ? TIGHT : ROOMY

export function panelsOf(room: Room, plan: FramePlan = usualPlan): Panels {
  return { ...plan(room), side: formOf(room) === 'desk' ? SIDE : 0, grow: growthOf(room) }
}

/** From this size on the panels grow with the board. */
const LARGE: Room = { width: 1920, height: 1080 }
const MOST_GROWTH = 2

/** On a large screen panels of the usual size would be small print around a huge board. */
function growthOf({ width, height }: Room): number {
  const larger = Math.min(width / LARGE.width, height / LARGE.height) - 1
  return Math.min(MOST_GROWTH, Math.max(1, 1 + larger * 1.2))
}

/** What the panels leave free for the board. */
export interface Free {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** So much higher than planned the bar may be before the board makes room: a long question must not move it. */
const LEEWAY = 20

/** By how much the bar has risen over its plan; many options, or long words, need more of it. */
export const risenBy = (height: number, planned: number): number =>
  height - planned > LEEWAY ? height - planned : 0

/** What the bar covers of the board that has not made room for it: nothing that is pressed lies there. */
export const coveredBy = (height: number, planned: number): number =>
  Math.max(0, height - planned) - risenBy(height, planned)

/** `risen` is what the bar takes beyond its plan: nothing that is to be compared lies below it. */
export function freeRoom(room: Room, plan: FramePlan = usualPlan, risen = 0): Free {
  const { top, strip, bar, own, side, grow } = panelsOf(room, plan)
  const above = (GUTTER + top) * grow
  const below = (own + bar + risen + 2 * GUTTER + (strip === 0 ? 0 : strip + GUTTER)) * grow
  return {
    left: 0,
    top: above,
    width: room.width - (side === 0 ? 0 : (side + MARGIN + GUTTER) * grow),
    height: Math.max(120, room.height - above - below),
  }
}

/** How a board of a size lies in the free room: its scale and the place of its origin. */
export interface Fit {
  readonly scale: number
  readonly x: number
  readonly y: number
  /** Size of the whole picture, at least the room itself; larger if the board must be moved to be seen. */
  readonly width: number
  readonly height: number
}

/** The part of a picture that must be seen. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A flight of the camera: from which point, and how large everything was there. */
export interface Flight {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** A little smaller is better than a part out of sight: so far below what is read easily a board shrinks to be whole. */
const NEARLY = 0.93

/** The board as large as it fits, but hardly below `least`; then the picture is larger than the room. */
export function fit(room: Room, free: Free, frame: Frame, least: number, zoom: number): Fit {
  const fitting = Math.min(free.width / frame.width, free.height / frame.height)
  const scale = (fitting < least * NEARLY ? least : fitting) * zoom
  const wide = frame.width * scale
  const high = frame.height * scale
  const overX = Math.max(0, wide - free.width)
  const overY = Math.max(0, high - free.height)
  return {
    scale,
    x: free.left + Math.max(0, (free.width - wide) / 2) - frame.x * scale,
    y: free.top + Math.max(0, (free.height - high) / 2) - frame.y * scale,
    width: room.width + overX,
    height: room.height + overY,
  }
}

/** One area of a board on a phone is drawn in this measure. */
export const AREA: Room = { width: 390, height: 374 }
/** Smaller than this its words are hard to read. */
const LEAST_AREA = 0.86
/** A little smaller is better than a part out of sight: so far it shrinks where the rest is next to nothing. */
const LEAST_WHOLE = 0.82
const NEARLY_WHOLE = 0.79

/** The area as large as it fits; where the room is too low to read it, as wide as the room, to be moved. */
export function fitArea({ width, height }: Room): Omit<Fit, 'width'> {
  const whole = Math.min(width / AREA.width, height / AREA.height)
  const least = whole > NEARLY_WHOLE ? LEAST_WHOLE : LEAST_AREA
  const scale = Math.max(whole, Math.min(width / AREA.width, least))
  return {
    scale,
    x: (width - AREA.width * scale) / 2,
    y: Math.max(0, (height - AREA.height * scale) / 2),
    height: Math.max(height, AREA.height * scale),
  }
}
