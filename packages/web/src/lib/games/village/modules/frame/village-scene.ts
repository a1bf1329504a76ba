import { B } from '#lib/art/buildings.ts'
import { tree } from '#lib/art/flora.ts'
import { pal } from '#lib/art/palette.ts'
import type { Scene } from '#lib/art/picture.ts'
import { fence, field, sheep } from '#lib/art/yard.ts'
import { SCENES } from '../../art/scenes.ts'
import { villageScene } from '../../art/village.ts'
import type { District } from '../filling.ts'

/** Where nobody goes to the castles, people live in the hills. */
const HILLS = (): string =>
  [
    field(800, 214, 74, 56, 'wheat', 31),
    field(1000, 196, 82, 60, 'green', 32),
    field(916, 300, 84, 60, 'green', 33),
    field(1090, 292, 78, 60, 'wheat', 34),
    B.small(890, 190, 0.72, pal.thatch, pal.ochre, false, 35),
    B.small(1016, 312, 0.74, pal.tile, pal.wall, true, 36),
    ...[
      [760, 300],
      [784, 312],
      [744, 320],
    ].map(([x, y]) => sheep(x, y, 0.9)),
    fence(704, 330, 800, 344, 7),
    tree(726, 216, 14, 1, 37),
    tree(1120, 214, 15, 2, 38),
    tree(836, 306, 13, 0, 39),
  ].join('')

/** So many lamps hang at the castles; they are the last ones. */
const AT_CASTLES = 6

/** The village among its districts: with the houses that they add, without castles where nobody goes there. */
export function villageAmong(districts: readonly District[], hasCastles: boolean): Scene {
  const { lamps } = SCENES.village
  return {
    draw: () =>
      [
        villageScene(hasCastles),
        hasCastles ? '' : HILLS(),
        ...districts.map(({ inVillage }) => inVillage?.houses() ?? ''),
      ].join(''),
    lamps: hasCastles ? lamps : lamps.slice(0, -AT_CASTLES),
  }
}
