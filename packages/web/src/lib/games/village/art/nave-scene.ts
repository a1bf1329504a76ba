import type { Scene } from '#lib/art/picture.ts'
import { naveScene } from './nave.ts'

/** The church from inside, at mass. */
export default {
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
} satisfies Scene
