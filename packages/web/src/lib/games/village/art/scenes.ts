import type { Scene } from '#lib/art/picture.ts'
import { farmScene } from './farm.ts'
import { feastScene } from './feast.ts'
import { marketSquare } from './market-square.ts'
import { naveScene } from './nave.ts'
import { phoneChurch, phoneCouncil, phoneCrafts, phoneFields, phoneMarket, phoneTravel } from './phone.ts'
import { villageScene } from './village.ts'

/** The pictures of Village. */
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
  'market-square': {
    draw: marketSquare,
    lamps: [
      [470, 230, 50],
      [820, 250, 70],
      [394, 250, 60],
      [565, 250, 60],
      [736, 250, 60],
      [907, 250, 60],
      [1078, 250, 60],
    ],
  },
  nave: {
    draw: naveScene,
    lamps: [
      [120, 250, 70],
      [270, 250, 70],
      [520, 250, 80],
      [676, 250, 80],
      [884, 250, 70],
      [1062, 226, 100],
      [1034, 320, 50],
      [1118, 320, 50],
      [404, 550, 60],
      [1178, 550, 60],
    ],
  },
  feast: { draw: feastScene, lamps: [] },
  farm: { draw: () => farmScene(320, 70), lamps: [[84, 48, 24]] },
  'farm-wide': { draw: () => farmScene(366, 84), lamps: [[84, 48, 24]] },
  'phone-market': {
    draw: phoneMarket,
    lamps: [
      [60, 90, 40],
      [200, 84, 44],
      [330, 90, 40],
    ],
  },
  'phone-travel': {
    draw: phoneTravel,
    lamps: [
      [80, 112, 24],
      [206, 92, 24],
      [328, 112, 24],
      [80, 252, 24],
      [206, 238, 24],
      [328, 252, 24],
    ],
  },
  'phone-council': {
    draw: phoneCouncil,
    lamps: [
      [70, 146, 36],
      [160, 152, 50],
      [240, 150, 50],
    ],
  },
  'phone-church': {
    draw: phoneChurch,
    lamps: [
      [90, 150, 40],
      [130, 166, 40],
    ],
  },
  'phone-crafts': {
    draw: phoneCrafts,
    lamps: [
      [76, 110, 34],
      [200, 112, 38],
      [326, 118, 38],
      [204, 264, 36],
      [326, 268, 40],
    ],
  },
  'phone-fields': {
    draw: phoneFields,
    lamps: [
      [110, 306, 48],
      [300, 312, 30],
    ],
  },
} as const satisfies Record<string, Scene>
