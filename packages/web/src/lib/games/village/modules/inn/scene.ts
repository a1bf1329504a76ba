import { B } from '#lib/art/buildings.ts'
import { bush, pine, tree, tufts } from '#lib/art/flora.ts'
import { f, poly, pt, rng } from '#lib/art/geometry.ts'
import { road } from '#lib/art/ground.ts'
import { house, win, windowsRow } from '#lib/art/house.ts'
import { pal } from '#lib/art/palette.ts'
import type { Scene } from '#lib/art/picture.ts'
import { barrel, bunting, crate } from '#lib/art/props.ts'

const group = (x: number, y: number, k: number, inside: string): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${k})" stroke-linejoin="round">${inside}</g>`

const sign = (x: number, y: number, r: number, inside: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M-${r + 5} -${r + 3}H2" stroke="#54331f" stroke-width="2.2" stroke-linecap="round"/><circle cx="-${r - 2.5}" cy="0" r="${r}" fill="#fff3d6" stroke="#6d452b" stroke-width="1.6"/><g transform="translate(-${r - 2.5} 0)">${inside}</g></g>`

const MUG =
  '<path d="M-4-2.5H3V5H-4Z" fill="#c98a44" stroke="#5a3817"/><path d="M3-1H5V3.5H3" fill="none" stroke="#5a3817" stroke-width="1.4"/><path d="M-5-2A2 2 0 0 1-3-5 2.4 2.4 0 0 1 2-5 2 2 0 0 1 4-2Z" fill="#fff" stroke="#8d6a2c" stroke-width=".8"/>'
const HOP =
  '<path d="M0-5C-3-4-4-1-2 3L0 5.5 2 3C4-1 3-4 0-5Z" fill="#a9c06a" stroke="#4b6a33"/><path d="M-2.5-1Q0 1 2.5-1" stroke="#4b6a33" fill="none"/>'

export const innHouse = (x: number, y: number, k: number): string =>
  group(
    x,
    y,
    k,
    house({
      x: 64,
      y: -32,
      w: 62,
      d: 48,
      h: 36,
      rh: 34,
      walls: pal.plaster,
      roof: pal.tile,
      seed: 91,
      chimney: 0,
      gable: '',
      long: windowsRow(3, 62, 9, 9, 12, { flowers: '#e9b23a' }),
    }) +
      house({
        x: 0,
        y: 0,
        w: 84,
        d: 64,
        h: 58,
        rh: 50,
        walls: pal.ochre,
        roof: pal.tile2,
        seed: 92,
        chimney: 0.72,
        smoke: true,
        gable: `<rect x="-1" y="28" width="66" height="3.4" fill="#6d452b"/>${windowsRow(3, 64, 8, 9, 13, { shutter: '#a5472f' })}${windowsRow(1, 64, -24, 12, 13)}${win(8, 36, 11, 12)}<path d="M30 58V40A9.500 9.500 0 0 1 49 40V58Z" fill="#54331f"/><path d="M32.5 58V41A7 7 0 0 1 46.5 41V58Z" fill="#ffcf6d"/><path d="M32.5 58V41A7 7 0 0 1 39.5 34V58Z" fill="#8c4a2a"/>`,
        long: `<rect x="-1" y="28" width="86" height="3.4" fill="#54331f"/>${windowsRow(3, 84, 8, 11, 13, { flowers: '#d9534a' })}${windowsRow(3, 84, 36, 12, 12, { shutter: '#8c3b2c' })}`,
      }) +
      sign(-58, -52, 11, MUG) +
      barrel(88, -18, 0.42) +
      barrel(104, -26, 0.38),
  )

const COPPER = ['#c47a3c', '#9a5726', '#e2a05e'] as const

export const brewery = (x: number, y: number, k: number): string =>
  group(
    x,
    y,
    k,
    house({
      x: 0,
      y: 0,
      w: 62,
      d: 48,
      h: 38,
      rh: 34,
      walls: pal.rose,
      roof: COPPER,
      seed: 96,
      chimney: 0.5,
      smoke: true,
      gable: `<path d="M9 38V16A15 12 0 0 1 39 16V38Z" fill="#4b2c1c"/><path d="M12 38V24A12 14 0 0 1 36 24V38Z" fill="#c8763a"/><path d="M12 26A12 4 0 0 1 36 26" fill="none" stroke="#f2b27a" stroke-width="2"/><path d="M14 38Q24 31 34 38Z" fill="#ff9a3d"/>${win(19, -17, 10, 10)}`,
      long: windowsRow(2, 62, 9, 11, 12),
    }) +
      sign(-46, -34, 9, HOP) +
      barrel(22, 2, 0.4) +
      barrel(42, -8, 0.4) +
      barrel(33, -14, 0.4),
  )

const lampPost = (x: number, y: number, k: number): string =>
  group(
    x,
    y,
    k,
    '<path d="M0 0V-34" stroke="#54331f" stroke-width="2.6" stroke-linecap="round"/><path d="M-4-34H4L3-44H-3Z" fill="#ffd767" stroke="#3f3a4a" stroke-width="1.4"/><path d="M-5-44H5L0-49Z" fill="#3f3a4a"/>',
  )

const mugAt = (x: number, y: number, k: number): string =>
  group(
    x,
    y,
    k,
    '<ellipse cx="2" cy="0" rx="9" ry="3" fill="#3a3f2a" opacity=".2"/><path d="M6-9H9A3.500 3.500 0 0 1 9-2H6" fill="none" stroke="#8d5924" stroke-width="2.4"/><path d="M-7-12H6L5 0H-6Z" fill="#c98a44"/><path d="M-7-8H6M-6.5-3H5.5" stroke="#4f5a63" stroke-width="1.6"/><path d="M-8-12A3 3 0 0 1-5-16 4 4 0 0 1 3-16 3 3 0 0 1 7-12Z" fill="#fff7e2"/>',
  )

const cobbles = (): string => {
  const r = rng(41)
  let c = ''
  for (let i = 0; i < 160; i++) c += `M${pt(r() * 1180, 420 + r() * 220)}h${f(4 + r() * 7)}`
  return `<path d="${c}" stroke="#cfb37a" stroke-width="2.6" stroke-linecap="round" opacity=".7"/>`
}

const PINES = [
  [376, 190, 40, 2],
  [398, 198, 46, 1],
  [424, 188, 36, 2],
  [612, 186, 38, 1],
  [636, 194, 44, 2],
  [838, 188, 40, 1],
  [862, 196, 46, 0],
  [1132, 200, 48, 1],
  [18, 200, 44, 1],
] as const

/** The ground of the courtyard; it goes on to both sides for wide screens. */
const GROUND = `<rect x="-900" width="3240" height="900" fill="url(#gGround)"/><rect x="-900" y="890" width="3240" height="700" fill="#a7bd77"/><rect x="-900" y="-500" width="3240" height="510" fill="#f9dfae"/><rect x="-900" width="3240" height="150" fill="url(#gSky)"/><path d="M-900 120C-400 100-100 130 0 120C160 84 300 112 460 98S800 84 960 104 1280 88 1440 110C1800 130 2100 100 2340 110V340H-900Z" fill="#c6d0ac"/><path d="M-900 160C-400 140-100 170 0 160C180 124 360 156 560 140S940 140 1120 150 1330 136 1440 150C1800 160 2100 140 2340 150V380H-900Z" fill="#b4c69a"/><path d="M-900 206C-400 190-100 216 0 206C200 176 420 200 640 188S1080 196 1440 184C1800 190 2100 180 2340 190V900H-900Z" fill="#d3d7a0"/><path d="M-900 500C-300 480-100 486-20 478C60 408 240 408 360 380S760 338 920 380 1180 408 1240 448C1600 470 2000 460 2340 470V1590H-900Z" fill="#ead6a6"/>`

/** The courtyard of the inn: the inn on the left, the brewery on the right, a long table between them. */
export const innScene: Scene = {
  draw: () =>
    [
      GROUND,
      ...PINES.map(([x, y, h, tone]) => pine(x, y, h, tone)),
      B.small(470, 224, 0.7, pal.thatch, pal.wall, false, 4),
      B.small(730, 220, 0.7, pal.tile, pal.rose, false, 7),
      cobbles(),
      road('M640 372C650 320 620 280 660 236', 18),
      tree(356, 300, 18, 0, 3),
      tree(30, 330, 20, 2, 4),
      tree(900, 300, 17, 3, 5),
      tree(1146, 330, 20, 0, 6),
      bush(372, 326, 10),
      tufts(50, 0, 210, 1160, 400, 19),
      innHouse(150, 446, 1.52),
      barrel(356, 420, 0.62),
      lampPost(44, 488, 1.3),
      brewery(1000, 420, 1.36),
      lampPost(918, 452, 1.2),
      crate(1124, 446, 0.7),
      '<ellipse cx="656" cy="516" rx="320" ry="26" fill="#3a3f2a" opacity=".18"/><path d="M372 486H394V516H372ZM892 486H914V516H892Z" fill="#6d452b"/>',
      poly(
        [
          [384, 446],
          [908, 446],
          [936, 482],
          [356, 482],
        ],
        '#c99a5b',
      ),
      '<path d="M356 482H936V496H356Z" fill="#8d5f2c"/><path d="M376 456H916M366 469H926" stroke="#b5854a" stroke-width="1.6"/>',
      bunting(300, 236, 470, 232, 16, 12),
      bunting(840, 232, 960, 262, 12, 9),
      mugAt(378, 474, 1),
      mugAt(914, 472, 1),
    ].join(''),
  lamps: [
    [120, 380, 60],
    [190, 370, 60],
    [250, 360, 50],
    [990, 390, 60],
    [1050, 376, 40],
    [44, 430, 36],
    [918, 398, 34],
    [470, 206, 30],
    [730, 204, 30],
  ],
}

/** The same on a phone: brewery and inn behind the table on which the cards lie. */
export const phoneInn: Scene = {
  draw: () =>
    [
      '<rect x="-300" y="-100" width="990" height="600" fill="#ead6a6"/><rect x="-300" y="-100" width="990" height="170" fill="#c3d093"/><path d="M-300 20C-200 8-100 30 0 18C90 2 180 26 260 12S350 16 390 8C500 2 600 24 690 14V-100H-300Z" fill="#dfe3bd"/><path d="M-300 150C-200 130-80 146 0 138C90 122 150 120 220 126S330 134 390 128C500 120 600 140 690 132V60H-300Z" fill="#bccb8a"/>',
      pine(372, 66, 34, 1),
      pine(386, 76, 38, 2),
      tree(18, 104, 15, 2, 4),
      tufts(30, -40, 40, 430, 126, 19),
      bunting(118, 62, 212, 66, 10, 8),
      brewery(66, 124, 0.82),
      innHouse(262, 132, 0.92),
      barrel(352, 132, 0.36),
      barrel(366, 138, 0.4),
      lampPost(160, 140, 0.9),
      '<path d="M-20 326H410V350H-20Z" fill="#c99a5b"/><path d="M-20 350H410V360H-20Z" fill="#8d5f2c"/><path d="M-20 333H410M-20 342H410" stroke="#b5854a" stroke-width="1.6"/>',
    ].join(''),
  lamps: [
    [66, 110, 26],
    [250, 104, 34],
    [300, 96, 34],
    [160, 100, 24],
  ],
}

/** The brewery by itself, 120 x 108: a phone lays it upon the street of the crafts. */
export const brewhouse = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 108" width="120" height="108">${brewery(56, 96, 0.84)}</svg>`
