type Spot = readonly [x: number, y: number]

/** Where everything of the sea stands in a picture of it. */
export interface Chart {
  readonly fields: Readonly<Record<string, Spot>>
  /** Where the first ship at a field lies, and how far the next ones lie from it. */
  readonly ships: Readonly<Record<string, Spot>>
  readonly beside: Spot
  readonly ship: number
  /** Half the width and height of an island; the fourth is smaller. */
  readonly isle: Spot
  /** How far the plate of an island lies below its middle. */
  readonly below: number
  /** From the middle of a plate to that of its island. */
  readonly plates: Readonly<Record<string, number>>
  /** Feet of the keepers of the lighthouses. */
  readonly keepers: Readonly<Record<string, Spot>>
  readonly keeper: number
  /** Where the price of the whole way to an island stands, from its middle. */
  readonly tag: Spot
  readonly burial: Spot
}

/** On the wide board, where the village lies otherwise. */
export const WIDE_SEA: Chart = {
  fields: {
    harbour: [228, 412],
    t1: [330, 302],
    t2: [336, 506],
    t3: [900, 262],
    t4: [900, 500],
    i1: [500, 256],
    i2: [736, 250],
    i3: [1044, 392],
    i4: [466, 398],
    i5: [500, 546],
    i6: [742, 540],
  },
  ships: {
    harbour: [286, 362],
    t1: [374, 272],
    t2: [384, 486],
    t3: [950, 252],
    t4: [950, 492],
    i1: [592, 252],
    i2: [824, 246],
    i3: [950, 396],
    i4: [398, 392],
    i5: [404, 546],
    i6: [842, 536],
  },
  // Five of them lie clear of the time fields.
  beside: [12, 24],
  ship: 76,
  isle: [102, 50],
  below: 34,
  plates: { i1: 0, i2: 14, i3: 0, i4: 4, i5: -6, i6: 30 },
  keepers: { i1: [528, 266], i2: [663, 262], i3: [976, 404], i5: [530, 556], i6: [665, 552] },
  keeper: 32,
  tag: [86, -50],
  burial: [640, 344],
}

/** The whole sea on a phone. */
export const SMALL_SEA: Chart = {
  fields: {
    harbour: [27, 196],
    t1: [92, 112],
    t2: [92, 284],
    t3: [358, 136],
    t4: [354, 284],
    i1: [176, 92],
    i2: [284, 88],
    i3: [332, 204],
    i4: [152, 196],
    i5: [164, 306],
    i6: [272, 298],
  },
  ships: {
    harbour: [64, 206],
    t1: [114, 92],
    t2: [116, 264],
    t3: [372, 106],
    t4: [374, 258],
    i1: [218, 90],
    i2: [324, 84],
    i3: [288, 206],
    i4: [120, 190],
    i5: [122, 304],
    i6: [316, 294],
  },
  beside: [3, 17],
  ship: 40,
  isle: [46, 26],
  below: 13,
  plates: { i1: -6, i2: 0, i3: 0, i4: 6, i5: -10, i6: 20 },
  keepers: { i1: [190, 98], i2: [250, 94], i3: [300, 210], i5: [178, 312], i6: [237, 304] },
  keeper: 20,
  tag: [14, -30],
  burial: [136, 134],
}

/** The sea in the east of the world, from the corner of its region. */
export const WORLD_SEA: Chart = {
  ...SMALL_SEA,
  fields: {
    harbour: [22, 300],
    t1: [84, 196],
    t2: [84, 420],
    t3: [350, 210],
    t4: [350, 410],
    i1: [170, 150],
    i2: [284, 140],
    i3: [320, 300],
    i4: [150, 300],
    i5: [160, 490],
    i6: [272, 470],
  },
  ships: {
    harbour: [60, 316],
    t1: [108, 176],
    t2: [110, 400],
    t3: [366, 186],
    t4: [366, 386],
    i1: [214, 148],
    i2: [326, 136],
    i3: [276, 302],
    i4: [116, 296],
    i5: [116, 488],
    i6: [318, 466],
  },
  keepers: { i1: [186, 156], i2: [250, 146], i3: [286, 306], i5: [176, 496], i6: [236, 476] },
  burial: [136, 372],
}

/** Lamps of the harbour, of the lighthouses and of houses on islands. */
export const SEA_LAMPS = [
  [60, 360, 40],
  [118, 370, 46],
  [36, 448, 36],
  [548, 200, 40],
  [682, 196, 40],
  [996, 340, 40],
  [550, 492, 40],
  [684, 488, 40],
  [740, 230, 40],
  [742, 520, 50],
  [466, 380, 36],
] as const

export const SMALL_LAMPS = [
  [12, 180, 20],
  [198, 70, 18],
  [260, 66, 18],
  [310, 180, 18],
  [187, 282, 18],
  [246, 274, 18],
  [152, 186, 18],
] as const
