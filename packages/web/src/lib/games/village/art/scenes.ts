import type { Scene } from '#lib/art/picture.ts'
import { farmScene } from './farm.ts'
import { villageScene } from './village.ts'

/** The pictures that lie on a table of Village all the time. */
export const SCENES = {
  village: {
    draw: villageScene,
    lamps: [
      [90, 200, 40],
      [140, 220, 46],
      [510, 214, 60],
      [560, 206, 50],
      [700, 470, 44],
      [800, 470, 44],
      [900, 474, 44],
      [1000, 470, 44],
      [1096, 478, 54],
      [128, 606, 60],
      [330, 320, 30],
      [786, 176, 26],
      [934, 166, 26],
      [1086, 176, 26],
      [790, 296, 26],
      [932, 290, 26],
      [1092, 296, 26],
    ],
  },
  farm: { draw: () => farmScene(320, 70), lamps: [[84, 48, 24]] },
  'farm-wide': { draw: () => farmScene(366, 84), lamps: [[84, 48, 24]] },
} as const satisfies Record<string, Scene>
