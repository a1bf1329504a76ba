import type { TargetId } from '../table/contract.ts'
import { standingFor } from '../table/sight.ts'

const GAP = 12
const EDGE = 8

/** Where a popover of a size stands beside something, on its ground: never over it, never beyond the screen. */
export function besideOf(
  anchor: DOMRect,
  size: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
): { readonly left: number; readonly top: number } {
  const within = (value: number, length: number, whole: number) =>
    Math.max(EDGE, Math.min(value, whole - length - EDGE))
  const level = within(anchor.bottom - size.height, size.height, room.height)
  if (anchor.left - GAP - size.width >= EDGE) return { left: anchor.left - GAP - size.width, top: level }
  if (anchor.right + GAP + size.width <= room.width - EDGE) return { left: anchor.right + GAP, top: level }
  const centre = within(anchor.left + anchor.width / 2 - size.width / 2, size.width, room.width)
  const above = anchor.top - GAP - size.height
  return { left: centre, top: above >= EDGE ? above : within(anchor.bottom + GAP, size.height, room.height) }
}

/** The thing on the screen, or the middle of it where the thing is not drawn. */
export function rectOf(id: TargetId): DOMRect {
  const found = document.querySelector(standingFor(id))?.getBoundingClientRect()
  if (found !== undefined && found.width > 0) return found
  return new DOMRect(innerWidth / 2, innerHeight * 0.6, 0, 0)
}
