import type { Scene } from '#lib/art/picture.ts'
import { phoneChurch, phoneCouncil, phoneCrafts, phoneFields, phoneMarket, phoneTravel } from './phone.ts'

/** The areas of the village as a phone shows them. */
export const PHONE_SCENES = {
  market: {
    draw: phoneMarket,
    lamps: [
      [60, 90, 40],
      [200, 84, 44],
      [330, 90, 40],
    ],
  },
  travel: {
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
  council: {
    draw: phoneCouncil,
    lamps: [
      [70, 146, 36],
      [160, 152, 50],
      [240, 150, 50],
    ],
  },
  church: {
    draw: phoneChurch,
    lamps: [
      [90, 150, 40],
      [130, 166, 40],
    ],
  },
  crafts: {
    draw: phoneCrafts,
    lamps: [
      [76, 110, 34],
      [200, 112, 38],
      [326, 118, 38],
      [204, 264, 36],
      [326, 268, 40],
    ],
  },
  fields: {
    draw: phoneFields,
    lamps: [
      [110, 306, 48],
      [300, 312, 30],
    ],
  },
} as const satisfies Record<string, Scene>
