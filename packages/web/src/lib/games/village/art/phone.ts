import { B } from '../../../art/buildings.ts'
import { castle } from '../../../art/castle.ts'
import { bush, pine, tree, tufts } from '../../../art/flora.ts'
import { cobbles, mound, road, stream } from '../../../art/ground.ts'
import { pal } from '../../../art/palette.ts'
import { bunting } from '../../../art/props.ts'
import { fence, field, hay, sheep } from '../../../art/yard.ts'
import { PHONE_CASTLES } from './phone-castles.ts'

const ground = '<rect x="-400" y="-200" width="1200" height="900" fill="url(#gGround)"/>'
const sky = `${ground}<path d="M-400 70C-200 80-60 74 0 60C70 34 150 54 220 40S340 30 390 44C450 60 600 50 800 60V-300H-400Z" fill="#f1e3b8"/><path d="M-400 80C-200 90-60 84 0 66C80 44 160 66 250 50S340 46 390 58C450 70 600 60 800 70V110H-400Z" fill="#c3d093"/>`
const square = (y: number): string =>
  `<path d="M-400 ${y + 8}C-200 ${y} 300 ${y - 24} 800 ${y + 8}V700H-400Z" fill="#c9ad74" opacity=".6"/><path d="M-400 ${y + 12}C-200 ${y + 4} 300 ${y - 20} 800 ${y + 12}V700H-400Z" fill="#ead6a6"/>`

export function phoneMarket(): string {
  return [
    sky,
    pine(20, 76, 30, 2),
    pine(366, 72, 34, 1),
    B.small(60, 106, 0.9, pal.tile, pal.wall, true, 3),
    B.hall(196, 104, 0.56),
    B.small(330, 106, 0.86, pal.plum, pal.plaster, false, 9),
    square(112),
    cobbles(-100, 490, 120, 560, 4),
    bunting(120, 34, 392, 26, 8, 16),
  ].join('')
}

const ROADS = [
  'M-10 214C16 204 34 170 74 134',
  'M-10 220C16 236 40 262 74 268',
  'M80 136C72 180 90 220 80 260',
  'M88 130C126 108 168 118 202 106',
  'M206 112C214 150 198 206 206 246',
  'M212 106C256 92 290 120 322 126',
  'M88 270C126 252 168 264 202 254',
  'M212 254C256 244 290 268 322 266',
  'M328 134C320 178 338 218 328 260',
]

export function phoneTravel(): string {
  return [
    sky,
    mound(80, 140, 64, 34, '#bccb8f', '#9ab06f'),
    mound(206, 118, 66, 32, '#c6d29c', '#a3b87a'),
    mound(328, 140, 64, 34, '#bccb8f', '#9ab06f'),
    mound(80, 282, 64, 34, '#b1c382', '#90a863'),
    mound(206, 266, 66, 34, '#b9c98a', '#98ae6b'),
    mound(328, 282, 64, 34, '#b1c382', '#90a863'),
    tufts(90, -60, 80, 450, 520, 7),
    ...ROADS.map((d) => road(d, 7)),
    pine(142, 172, 28, 0),
    pine(152, 178, 22, 1),
    pine(264, 172, 30, 0),
    pine(276, 178, 22, 1),
    pine(374, 206, 30, 0),
    tree(46, 224, 10, 2, 3),
    bush(142, 298, 7),
    bush(268, 300, 7),
    B.small(6, 226, 0.48, pal.tile, pal.wall, true, 3),
    ...Object.values(PHONE_CASTLES).map(([x, y], at) => castle(x, y, at, 0.78)),
  ].join('')
}

export function phoneCouncil(): string {
  return [
    sky,
    pine(30, 96, 34, 2),
    pine(52, 104, 40, 1),
    tree(352, 120, 17, 2, 3),
    tree(378, 128, 14, 0, 4),
    square(168),
    cobbles(-100, 490, 176, 560, 6),
    B.small(64, 168, 0.9, pal.thatch, pal.ochre, true, 4),
    B.hall(190, 184, 0.96),
    bush(120, 188, 9),
    bush(316, 180, 10),
  ].join('')
}

export function phoneChurch(): string {
  return [
    sky,
    pine(16, 90, 34, 2),
    pine(372, 92, 36, 1),
    pine(350, 86, 28, 2),
    '<path d="M-400 260C-100 250-6 150 60 110 90 108 120 108 150 108S300 140 330 200 396 250 800 256V700H-400Z" fill="#a9bd78"/><path d="M-10 240C-6 150 60 116 146 116S290 146 316 196C270 236 130 244-10 240Z" fill="#c0ce90"/>',
    tufts(50, -60, 130, 450, 520, 12),
    B.church(84, 200, 0.77),
    '<path d="M232 210C228 160 250 134 292 134S372 160 374 200 350 222 300 222 234 222 232 210Z" fill="#98b06c"/>',
    fence(240, 158, 292, 138, 4, '#8b8274'),
    fence(300, 138, 366, 162, 5, '#8b8274'),
    tree(222, 178, 11, 3, 3),
    bush(196, 214, 8),
  ].join('')
}

export function phoneCrafts(): string {
  return [
    ground,
    '<path d="M-400 30C-200 20-60 40 0 26C70 4 150 24 220 12S340 0 390 14C460 24 600 10 800 20V-300H-400Z" fill="#dfe3bd"/><path d="M-400 50C-200 40-60 60 0 40C80 18 160 40 250 26S340 20 390 32C460 44 600 30 800 40V80H-400Z" fill="#c3d093"/>',
    tufts(80, -60, 40, 450, 520, 4),
    stream([
      [18, 30, 9],
      [8, 70, 12],
      [14, 120, 14],
      [2, 180, 16],
      [10, 250, 18],
      [-4, 390, 22],
      [-10, 560, 26],
    ]),
    road('M30 142C120 134 240 146 560 138', 18),
    road('M30 142C10 200 20 290 80 300S240 302 560 296', 18),
    pine(96, 76, 34, 1),
    pine(112, 84, 26, 0),
    tree(252, 84, 13, 0, 3),
    tree(378, 92, 14, 2, 4),
    tree(134, 92, 11, 2, 8),
    B.mill(76, 140, 0.9),
    B.wainwright(204, 142, 0.94),
    B.stables(326, 142, 0.92),
    B.scriptorium(204, 296, 0.84),
    B.smithy(330, 296, 0.88),
    bush(146, 300, 7),
    bush(266, 304, 6),
    tree(60, 270, 14, 0, 9),
    tree(92, 262, 11, 2, 10),
    bush(76, 278, 7),
  ].join('')
}

/** The fields, the family's house and the well. */
export function phoneFields(): string {
  return [
    sky,
    '<path d="M-400 170C-100 150 120 176 390 150C500 140 640 150 800 150V700H-400Z" fill="#b4c683"/>',
    tufts(70, -60, 90, 450, 520, 14),
    pine(22, 92, 32, 2),
    pine(44, 98, 38, 1),
    tree(366, 96, 16, 0, 4),
    road('M-20 214C120 204 270 214 560 200', 13),
    field(206, 190, 92, 112, 'wheat', 3),
    field(92, 158, 60, 56, 'green', 5),
    hay(300, 156, 1),
    hay(322, 168, 0.8),
    fence(20, 178, 74, 202, 6),
    sheep(44, 146, 0.9),
    sheep(64, 154, 0.8, true),
    B.cottage(104, 330, 1.02),
    tree(24, 300, 16, 0, 21),
    tree(184, 292, 14, 2, 22),
    bush(166, 332, 8),
    fence(150, 346, 214, 322, 6),
    B.well(300, 332, 0.94),
    tree(366, 322, 16, 1, 24),
    bush(258, 340, 8),
    bush(352, 346, 7),
  ].join('')
}
