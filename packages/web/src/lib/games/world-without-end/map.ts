/** Where everything stands on the town, 1440 x 900. */

/** The part of the town that must be seen. */
export const FRAME = { x: 0, y: 98, width: 1160, height: 540 }

export interface Building {
  /** Where the ground of the building lies, and how large it is drawn. */
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** The buildings of the projects; the tower is the whole cathedral. */
export const BUILDINGS: { readonly [project: string]: Building } = {
  'priors-palace': { x: 58, y: 204, scale: 0.96 },
  'mary-chapel': { x: 58, y: 344, scale: 0.9 },
  tower: { x: 274.3, y: 350.2, scale: 1.29 },
  bridge: { x: 893, y: 320, scale: 1.44 },
  hospital: { x: 1074, y: 346, scale: 0.96 },
  'fulling-mill': { x: 938, y: 452, scale: 0.9 },
  guildhall: { x: 790, y: 622, scale: 0.62 },
}

/** The window of a drawn building around its ground: left, top, width, height. */
export const windowOf = (project: string): readonly [number, number, number, number] =>
  project === 'tower' ? [-118, -180, 236, 210] : [-66, -124, 164, 150]

/** The plates of the projects: left, top, width. */
export const PLATES: { readonly [project: string]: readonly [x: number, y: number, width: number] } = {
  'priors-palace': [8, 212, 152],
  'mary-chapel': [8, 350, 138],
  tower: [158, 384, 190],
  bridge: [898, 302, 128],
  hospital: [1028, 358, 128],
  'fulling-mill': [886, 464, 148],
  guildhall: [602, 584, 146],
}

/** The gate: the middle of its arch, outer and inner radius, length of the pillars. */
export const GATE = { x: 590, y: 311, outer: 195, inner: 137, foot: 138 }

/** The round table under the gate. */
export const COUNCIL = { x: 590, y: 302, radius: 114, card: 112 }

/** The ten houses of the street of the plague, and the hideout in the forest. */
export const PLACES_AT: readonly (readonly [x: number, y: number])[] = [
  ...Array.from({ length: 10 }, (_, at) => [36 + 58 * at, 506] as const),
  [1108, 252],
]

export const SITES_AT = { x: 10, y: 537, step: 82 }

/** Where lamps shine at night. */
export const LAMPS: readonly (readonly [x: number, y: number, r: number])[] = [
  [180, 300, 30],
  [196, 350, 34],
  [256, 322, 40],
  [312, 292, 34],
  ...Array.from({ length: 10 }, (_, at) => [36 + 58 * at, 484, 28] as const),
  [900, 320, 30],
  [1116, 222, 26],
  [700, 560, 60],
  [590, 330, 80],
]
