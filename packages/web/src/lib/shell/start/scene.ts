import { B } from '../../art/buildings.ts'
import { castle } from '../../art/castle.ts'
import { defs, lampLight } from '../../art/defs.ts'
import { bush, pine, tree, tufts } from '../../art/flora.ts'
import { f, pt, rng } from '../../art/geometry.ts'
import { bridge, road, stream } from '../../art/ground.ts'
import { pal } from '../../art/palette.ts'
import { cow, fence, field, hay, sheep } from '../../art/yard.ts'

const WIDTH = 1440
const HEIGHT = 900

/** From where to where the picture goes. */
interface Cut {
  readonly from: number
  readonly to: number
}

/**
 * A phone shows the middle of the village, and only that is drawn for it. It is cut around the point that stays
 * in place when a window is narrower than the picture (56 % from the left), so both pictures lie alike.
 */
const CUTS = { wide: { from: 0, to: WIDTH }, phone: { from: 396, to: 1130 } } as const

/** What stands in the picture: around where, how far it reaches to both sides, how it is drawn. */
type Placed = readonly [x: number, reach: number, drawn: string]

/** What can be seen of it, from the back to the front. */
function seen({ from, to }: Cut, placed: readonly Placed[]): string {
  return placed
    .filter(([x, reach]) => x + reach > from && x - reach < to)
    .map(([, , drawn]) => drawn)
    .join('')
}

/** The village in the evening sun, as the start page shows it; the street in front is left to the doors. */
export function startScene(name: keyof typeof CUTS): string {
  const cut = CUTS[name]
  return `${opening(cut, defs + gradients)}${[
    sky(cut),
    hills(),
    seen(cut, [[1290, 160, castleHill()]]),
    land(cut),
    seen(cut, village()),
    seen(cut, meadow()),
    street(cut),
  ].join('')}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#pGrain)"/></svg>`
}

/** Lit windows, laid over the scene at night. */
export function startLamps(name: keyof typeof CUTS): string {
  const cut = CUTS[name]
  const lamps = WINDOWS.map(
    ([x, y, r]): Placed => [x, r, `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#gLamp)"/>`],
  )
  return `${opening(cut, lampLight)}${stars(cut)}${moon}${seen(cut, lamps)}</svg>`
}

function opening({ from, to }: Cut, definitions: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} 0 ${to - from} ${HEIGHT}"><defs>${definitions}</defs>`
}

const WINDOWS = [
  [800, 352, 40],
  [836, 372, 34],
  [812, 430, 44],
  [880, 470, 50],
  [950, 440, 56],
  [1010, 452, 40],
  [560, 480, 44],
  [604, 478, 38],
  [700, 456, 42],
  [640, 420, 34],
  [712, 384, 30],
  [1160, 480, 46],
  [1270, 498, 58],
  [1370, 470, 42],
  [1288, 290, 34],
  [1262, 312, 22],
  [1316, 312, 22],
] as const

const gradients =
  '<linearGradient id="hSky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6c98d"/><stop offset=".45" stop-color="#fbe3b4"/><stop offset="1" stop-color="#eceac4"/></linearGradient><radialGradient id="hSun"><stop offset="0" stop-color="#fffbe6"/><stop offset=".3" stop-color="#fff0bd" stop-opacity=".9"/><stop offset="1" stop-color="#ffe5a0" stop-opacity="0"/></radialGradient><linearGradient id="hG" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c9d291"/><stop offset="1" stop-color="#8da861"/></linearGradient>'

function sky(cut: Cut): string {
  const cloud = (x: number, y: number, k: number): Placed => [
    x,
    68 * k,
    `<path transform="translate(${x} ${y}) scale(${k})" d="M-60 0C-62-14-44-22-34-16-30-32-4-36 6-22 18-34 42-26 42-12 58-14 66-6 64 0Z" fill="#fff6e0" opacity=".78"/>`,
  ]
  const clouds = [cloud(620, 90, 1), cloud(980, 64, 1.2), cloud(1180, 150, 0.8), cloud(430, 56, 0.7)]
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#hSky)"/><circle cx="800" cy="190" r="260" fill="url(#hSun)"/><circle cx="800" cy="190" r="46" fill="#fff8dc"/>${seen(cut, clouds)}`
}

const moon =
  '<circle cx="1064" cy="150" r="150" fill="url(#gLamp)" opacity=".3"/><circle cx="1064" cy="150" r="40" fill="#fff8de"/><circle cx="1052" cy="139" r="7" fill="#eadfb6"/><circle cx="1078" cy="160" r="10" fill="#eadfb6"/><circle cx="1070" cy="131" r="4" fill="#eadfb6"/>'

function stars(cut: Cut): string {
  const chance = rng(23)
  const placed: Placed[] = []
  for (let i = 0; i < 60; i++) {
    const x = f(chance() * WIDTH)
    const drawn = `<circle cx="${x}" cy="${f(chance() * 220)}" r="${f(0.6 + chance() * 1.2)}" fill="#fff3cf" opacity="${f(0.3 + chance() * 0.6)}"/>`
    placed.push([x, 2, drawn])
  }
  return seen(cut, placed)
}

function hills(): string {
  return '<path d="M0 330C120 250 200 290 300 240S470 270 560 230 700 280 800 236 960 190 1060 244 1240 180 1440 250V520H0Z" fill="#b9b7a8" opacity=".75"/><path d="M0 360C160 300 260 340 400 300S640 330 760 290 960 300 1100 262 1300 290 1440 270V560H0Z" fill="#a9b795"/><path d="M0 400C200 340 330 380 480 350S760 372 900 336 1200 330 1440 330V600H0Z" fill="#b4c48b"/><path d="M0 452C200 404 380 430 560 408S900 420 1080 392 1300 400 1440 392V900H0Z" fill="url(#hG)"/>'
}

function castleHill(): string {
  const woods = [
    [1190, 370, 40, 1],
    [1206, 380, 34, 0],
    [1370, 350, 44, 1],
    [1392, 366, 52, 0],
    [1414, 380, 46, 1],
    [1160, 400, 34, 2],
  ] as const
  const hill =
    '<path d="M1130 420C1150 320 1220 262 1290 262S1420 320 1450 420Z" fill="#9fb477"/><path d="M1130 420C1150 320 1220 262 1290 262 1330 264 1360 290 1372 330 1330 390 1230 410 1130 420Z" fill="#b3c487"/>'
  const way = road('M1110 470C1180 440 1330 420 1310 370S1262 350 1288 326', 8)
  return (
    hill + way + castle(1288, 322, 5, 1.36) + woods.map(([x, y, h, tone]) => pine(x, y, h, tone)).join('')
  )
}

function land(cut: Cut): string {
  const chance = rng(12)
  const woods: Placed[] = []
  for (let i = 0; i < 20; i++) {
    const x = 20 + i * 30 + chance() * 14
    const y = 402 - 20 * Math.sin(x / 150) + chance() * 10
    woods.push([x, 20, pine(x, y, 26 + chance() * 16, i % 3 === 0 ? 1 : 2)])
  }
  const fields: Placed[] = [
    [120, 140, field(120, 520, 150, 110, 'wheat', 4)],
    [300, 110, field(300, 470, 110, 90, 'green', 5)],
    [-20, 120, field(-20, 470, 120, 90, 'green', 6)],
    [470, 90, field(470, 520, 90, 80, 'wheat', 9)],
  ]
  const river = stream([
    [1080, 404, 7],
    [1050, 424, 10],
    [1076, 450, 14],
    [1120, 486, 20],
    [1090, 540, 28],
    [1130, 620, 40],
    [1090, 720, 52],
    [1130, 910, 70],
  ])
  const roads =
    road('M560 560C640 500 760 490 860 478S1000 440 1060 440', 18) +
    road('M860 480C900 540 1000 560 1440 540', 22)
  const outside = (x: number) => x < cut.from || x > cut.to
  return `${seen(cut, [...woods, ...fields])}${river}${roads}${bridge(1108, 552, 92)}${tufts(160, 0, 440, WIDTH, HEIGHT, 3, outside)}`
}

function village(): Placed[] {
  return [
    [640, 36, tree(640, 420, 18, 0, 4)],
    [668, 28, tree(668, 416, 14, 2, 5)],
    [1010, 23, pine(1010, 410, 46, 1)],
    [1030, 19, pine(1030, 418, 38, 0)],
    [712, 72, B.small(712, 412, 0.8, pal.tile, pal.wall, false, 3)],
    [1000, 72, B.small(1000, 416, 0.8, pal.thatch, pal.ochre, true, 4)],
    [640, 83, B.small(640, 446, 0.92, pal.thatch, pal.wall, true, 6)],
    [600, 36, tree(600, 450, 18, 1, 7)],
    [812, 180, B.church(812, 448, 1.36)],
    [960, 36, tree(960, 440, 18, 2, 9)],
    [770, 30, tree(770, 452, 15, 3, 8)],
    [1004, 94, B.small(1004, 474, 1.05, pal.tile2, pal.rose, false, 14)],
    [704, 99, B.small(704, 486, 1.1, pal.plum, pal.plaster, false, 11)],
    [900, 130, B.hall(900, 520, 0.98)],
    [580, 103, B.small(580, 510, 1.15, pal.tile, pal.ochre, true, 12)],
    [1190, 100, B.mill(1190, 510, 1.25)],
    [1290, 100, B.smithy(1290, 520, 1.15)],
    [1394, 103, B.small(1394, 500, 1.15, pal.tile, pal.wall, true, 16)],
    [780, 36, B.well(780, 530, 1)],
  ]
}

function meadow(): Placed[] {
  return [
    [1340, 40, tree(1340, 470, 20, 2, 17)],
    [1420, 48, tree(1420, 540, 24, 0, 18)],
    [300, 24, hay(300, 520, 1.4)],
    [340, 24, hay(340, 530, 1.1)],
    [420, 16, sheep(420, 470, 1.1)],
    [450, 16, sheep(450, 482, 1, true)],
    [400, 16, sheep(400, 488, 0.9)],
    [500, 22, cow(500, 470, 1)],
    [40, 52, tree(40, 500, 26, 0, 22)],
    [90, 40, tree(90, 520, 20, 2, 23)],
    [240, 30, tree(240, 440, 15, 1, 24)],
    [415, 60, fence(360, 540, 470, 492, 9)],
  ]
}

function street(cut: Cut): string {
  const chance = rng(31)
  const stones: Placed[] = []
  for (let i = 0; i < 220; i++) {
    const x = chance() * WIDTH
    stones.push([x, 20, `M${pt(x, 690 + chance() * 210)}h${f(5 + chance() * 12)}`])
  }
  const sand =
    '<path d="M0 700C200 660 500 640 760 640S1240 650 1440 680V900H0Z" fill="#dcc48d"/><path d="M0 716C200 676 500 656 760 656S1240 666 1440 696V900H0Z" fill="#ead6a6"/>'
  return `${sand}<path d="${seen(cut, stones)}" stroke="#d2b780" stroke-width="4" stroke-linecap="round" opacity=".7"/>${seen(
    cut,
    [
      [56, 90, tree(56, 660, 44, 0, 31)],
      [30, 40, bush(30, 700, 22)],
      [1396, 90, tree(1396, 660, 42, 2, 32)],
      [1420, 40, bush(1420, 704, 22, '#b98d3e')],
      [508, 40, bush(508, 690, 20)],
      [934, 40, bush(934, 690, 20, '#8aa04a')],
    ],
  )}`
}
