import type { Scene } from '#lib/art/picture.ts'
import { marketSquare } from './market-square.ts'

/** The market square, on market day. */
export default {
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
} satisfies Scene
