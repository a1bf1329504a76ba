/** A point of the village, whose field is 1160 wide and 460 high. */
export type Spot = readonly [x: number, y: number]

/** The ring of clouds: five towards the right, five back. */
export const CLOUDS: readonly Spot[] = Array.from({ length: 10 }, (_, at): Spot => {
  const lift = [0, 5, 7, 5, 0][at % 5]
  return at < 5 ? [406 + at * 54, 28 - lift] : [406 + (9 - at) * 54, 72 + lift]
})
export const BRIDGE: Spot = [344, 44]

/** Feet of the craft buildings, and how large each is drawn. */
export const CRAFT_FEET: readonly { readonly x: number; readonly scale: number }[] = [
  { x: 714, scale: 0.76 },
  { x: 816, scale: 0.8 },
  { x: 914, scale: 0.82 },
  { x: 1014, scale: 0.78 },
  { x: 1110, scale: 0.8 },
]
export const CRAFT_STREET = 240

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

export const CHURCH: Spot = [66, 138]
export const HALL: Spot = [78, 264]
export const MEETING_PLACE: Spot = [230, 262]
export const FIELDS_AT: readonly Spot[] = [
  [124, 408],
  [250, 408],
]
export const MAIN_HOUSE: Spot = [384, 252]
export const STORY_TREE: Spot = [566, 262]
export const SCHOOL: Spot = [352, 424]
export const BARN: Spot = [586, 428]
