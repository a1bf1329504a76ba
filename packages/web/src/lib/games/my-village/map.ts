/** A point of the village, whose field is 1160 wide and 460 high. */
export type Spot = readonly [x: number, y: number]

/** The ring of clouds: five towards the right, five back. */
export const CLOUDS: readonly Spot[] = Array.from({ length: 10 }, (_, at): Spot => {
  const lift = [0, 5, 7, 5, 0][at % 5]
  return at < 5 ? [406 + at * 54, 28 - lift] : [406 + (9 - at) * 54, 72 + lift]
})
export const BRIDGE: Spot = [344, 44]

/** Stations of the journey. */
export const STATIONS: readonly Spot[] = [
  [702, 97],
  [802, 92],
  [904, 95],
  [1006, 90],
  [1104, 97],
]

/** The spaces of the village path. */
export const PATH_SPOTS: Readonly<Record<string, Spot>> = {
  'main-house': [384, 300],
  'coin-space': [480, 326],
  'story-space': [572, 300],
}
