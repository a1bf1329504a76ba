import { defs } from './defs.ts'
import { farmScene } from './scenes/farm.ts'
import { feastScene } from './scenes/feast.ts'
import { marketSquare } from './scenes/market-square.ts'
import { naveScene } from './scenes/nave.ts'
import {
  phoneChurch,
  phoneCouncil,
  phoneCrafts,
  phoneFields,
  phoneMarket,
  phoneTravel,
} from './scenes/phone.ts'
import { villageScene } from './scenes/village.ts'

interface Scene {
  draw(): string
  /** Where lamps shine at night: x, y, radius. */
  readonly lamps: readonly (readonly [x: number, y: number, r: number])[]
}

const SCENES = {
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

export type SceneName = keyof typeof SCENES

/** A cut out of a scene: left, top, width and height in its own measure. */
export type Cut = readonly [x: number, y: number, w: number, h: number]

const NIGHT = 0.74
const drawn = new Map<SceneName, string>()

function markup(name: SceneName): string {
  let scene = drawn.get(name)
  if (scene === undefined) {
    scene = SCENES[name].draw()
    drawn.set(name, scene)
  }
  return scene
}

/** The picture as a file: the scene with its grain and, at night, a veil with lamps above it. */
export function picture(name: SceneName, [x, y, w, h]: Cut, night: boolean): string {
  const all = `x="${x}" y="${y}" width="${w}" height="${h}"`
  const lamps = SCENES[name].lamps
    .map(([cx, cy, r]) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="url(#gLamp)"/>`)
    .join('')
  const veil = `<rect ${all} fill="#2c3a72" opacity="${NIGHT}" style="mix-blend-mode:multiply"/><g opacity="${NIGHT}">${lamps}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}" width="${w}" height="${h}"><defs>${defs}</defs>${markup(name)}${w > 1000 ? `<rect ${all} fill="url(#pGrain)"/>` : ''}${night ? veil : ''}</svg>`
}

/** A small drawing as an address that an image can show. */
export function address(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
