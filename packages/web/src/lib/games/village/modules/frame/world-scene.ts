import { B } from '#lib/art/buildings.ts'
import { castle } from '#lib/art/castle.ts'
import { pine, tree, tufts } from '#lib/art/flora.ts'
import { f, pt, rng } from '#lib/art/geometry.ts'
import { bridge, mound, road, stream } from '#lib/art/ground.ts'
import { pal } from '#lib/art/palette.ts'
import type { Scene } from '#lib/art/picture.ts'
import { fence, field, hay, sheep } from '#lib/art/yard.ts'
import type { District } from '../filling.ts'

const GROUND =
  '<rect x="-900" width="3240" height="900" fill="url(#gGround)"/><rect x="-900" y="890" width="3240" height="700" fill="#a7bd77"/><rect x="-900" y="-500" width="3240" height="510" fill="#f9dfae"/><rect x="-900" width="3240" height="130" fill="url(#gSky)"/><path d="M-900 96C-500 80-200 110 0 96C120 64 220 84 330 74S560 56 700 78 980 44 1130 70 1340 60 1440 84C1800 100 2100 80 2340 90V220H-900Z" fill="#c6d0ac"/><path d="M-900 124C-500 110-200 134 0 124C140 94 260 116 400 106S640 92 1440 110C1800 120 2100 100 2340 110V300H-900Z" fill="#b4c69a"/><path d="M-900 150C-500 136-200 160 0 150C160 124 300 142 440 134S650 128 1440 140C1800 150 2100 130 2340 140V330H-900Z" fill="#d3d7a0"/>'

const CASTLES = [
  [862, 236],
  [862, 400],
  [986, 214],
  [986, 384],
  [1106, 240],
  [1106, 402],
] as const

const WAYS = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
  [2, 4],
  [3, 5],
  [4, 5],
] as const

/** The country of the castles, east of the village. */
function castles(): string {
  const way = ([a, b]: readonly [number, number]): string => {
    const [x1, y1] = CASTLES[a]
    const [x2, y2] = CASTLES[b]
    return road(`M${x1} ${y1}Q${(x1 + x2) / 2 + 8} ${(y1 + y2) / 2 - 8} ${x2} ${y2}`, 7)
  }
  return [
    '<path d="M806 470C780 300 840 150 960 140S1200 130 1440 150V480C1200 520 900 480 806 470Z" fill="#bccb92"/>',
    ...CASTLES.map(([x, y]) => mound(x, y + 6, 62, 32, '#c3d09a', '#9fb475')),
    road('M760 400C800 380 820 340 856 262', 8),
    road('M764 410C800 412 830 412 852 404', 8),
    ...WAYS.map(way),
    ...CASTLES.map(([x, y], at) => castle(x, y, at, 0.74)),
    field(930, 560, 80, 70, 'green', 5),
    field(1040, 590, 90, 80, 'wheat', 3),
    tree(860, 560, 14, 0, 3),
  ].join('')
}

function cobbles(): string {
  const r = rng(77)
  let c = ''
  for (let i = 0; i < 120; i++) c += `M${pt(336 + r() * 430, 326 + r() * 138)}h${f(3 + r() * 5)}`
  return `<path d="${c}" stroke="#cfb37a" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>`
}

const PINES = [
  [24, 142, 28, 2],
  [44, 134, 32, 1],
  [214, 136, 30, 2],
  [268, 150, 26, 2],
  [340, 136, 28, 2],
  [486, 134, 32, 1],
  [646, 136, 30, 1],
  [760, 140, 32, 1],
] as const

/** The village between river and coast. */
function village(): string {
  return [
    '<path d="M318 300C310 190 370 140 440 140S640 136 700 150 790 210 780 300Z" fill="#bfd08e" opacity=".8"/><path d="M318 404C312 352 360 322 470 318S760 312 778 352 790 450 752 472 420 486 356 476 322 440 318 404Z" fill="#c9ad74" opacity=".5"/><path d="M322 400C318 350 364 320 470 316S756 310 774 350 784 444 748 466 424 480 360 470 326 436 322 400Z" fill="#ead6a6"/>',
    cobbles(),
    road('M340 590C420 596 620 584 800 590', 20),
    road('M470 320C466 300 440 290 400 262', 13),
    road('M560 318C566 300 574 280 570 256', 13),
    road('M700 318C700 296 706 276 700 250', 13),
    stream([
      [318, 84, 6],
      [310, 140, 8],
      [316, 180, 9],
      [306, 230, 10],
      [300, 280, 10],
      [308, 340, 11],
      [300, 400, 12],
      [304, 450, 13],
      [312, 500, 13],
      [304, 560, 14],
      [310, 640, 16],
      [300, 740, 18],
      [310, 910, 20],
    ]),
    road('M250 352C280 344 330 346 356 362', 12),
    bridge(304, 362, 36),
    tufts(120, 0, 140, 790, 700, 9),
    ...PINES.map(([x, y, h, tone]) => pine(x, y, h, tone)),
    B.church(372, 266, 0.62),
    B.hall(558, 266, 0.52),
    B.small(490, 232, 0.4, pal.thatch, pal.ochre, false, 3),
    tree(344, 214, 10, 0, 6),
    tree(462, 256, 11, 3, 7),
    tree(640, 242, 11, 1, 8),
    B.well(746, 462, 0.56),
    B.mill(372, 580, 0.62),
    B.wainwright(444, 580, 0.64),
    B.stables(522, 580, 0.6),
    B.scriptorium(606, 580, 0.62),
    B.smithy(682, 580, 0.64),
    field(206, 540, 60, 70, 'wheat', 3),
    field(124, 516, 34, 40, 'green', 5),
    hay(272, 520, 0.8),
    fence(150, 548, 206, 566, 5),
    B.cottage(232, 618, 0.62),
    tree(196, 612, 11, 0, 21),
  ].join('')
}

/** Fields where no district lies. */
const MEADOW = (): string =>
  [
    field(196, 330, 92, 96, 'wheat', 3),
    field(84, 262, 54, 52, 'green', 5),
    field(96, 440, 70, 66, 'green', 7),
    ...[
      [60, 330],
      [84, 342],
      [44, 350],
    ].map(([x, y]) => sheep(x, y, 0.9)),
    fence(20, 372, 100, 392, 7),
    tree(270, 250, 13, 2, 5),
    tree(24, 250, 14, 0, 6),
  ].join('')

/** The whole world in one picture: fields where no district lies, castles where nobody goes to sea. */
export function worldScene(districts: readonly District[], hasCastles: boolean): Scene {
  const west = districts.some(({ region }) => region.x < 300)
  return {
    draw: () =>
      [
        GROUND,
        hasCastles ? castles() : '',
        ...districts.map(({ ground }) => ground?.() ?? ''),
        village(),
        west ? '' : MEADOW(),
        ...districts.map(({ houses }) => houses?.() ?? ''),
      ].join(''),
    lamps: [
      [390, 246, 40],
      [580, 242, 40],
      [400, 560, 36],
      [520, 560, 36],
      [640, 560, 36],
      [232, 600, 40],
    ],
  }
}

/** Its middle on a phone, behind what lies there. */
export function smallWorld(districts: readonly District[], hasCastles: boolean): Scene {
  const { draw } = worldScene(districts, hasCastles)
  return { draw: () => `<g transform="translate(-210 -64) scale(0.7)">${draw()}</g>`, lamps: [] }
}
