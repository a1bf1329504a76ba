/** So much of the ribbon belongs to the names of districts and to what stands between the places. */
const NAMES = 600
/** Usual cubes, and smaller ones; each has a little air. */
const SIZES = [14, 12] as const
const AIR = 1

/** How large cubes are drawn in a ribbon of a width, 0 where only their number has room: no cube hides another one. */
export function cubeSize(width: number, cubes: number): number {
  return SIZES.find((size) => cubes * (size + AIR) <= width - NAMES) ?? 0
}
