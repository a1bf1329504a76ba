import { B } from '#lib/art/buildings.ts'
import { bush, pine, tree, tufts } from '#lib/art/flora.ts'
import { f, poly, pt, rng } from '#lib/art/geometry.ts'
import { road, stream } from '#lib/art/ground.ts'
import { pal } from '#lib/art/palette.ts'
import type { Scene } from '#lib/art/picture.ts'
import { bunting } from '#lib/art/props.ts'
import { arch, bakery, boat, cove, parents, store } from './houses.ts'

/** Where the plates of the ranks stand, from the first to the sixth. */
export const RANK = { x: 152, step: 77, y: 244, fall: 7, width: 72, height: 118 } as const

const rankX = (at: number): number => RANK.x + at * RANK.step
const rankY = (at: number): number => RANK.y + at * RANK.fall

const altar = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><ellipse cx="4" cy="2" rx="34" ry="8" fill="#3a3f2a" opacity=".16"/><path d="M-24-22H24V0Q0 6-24 0Z" fill="#fffaf0"/><path d="M8-22H24V0Q16 3 8 4Z" fill="#e8dcc4"/><path d="M-28-24H28V-18Q0-13-28-18Z" fill="#fff" stroke="#d9c9a4" stroke-width="1"/><path d="M-24-12q6 5 12 0t12 0 12 0 12 0" fill="none" stroke="#d8548c" stroke-width="2"/><path d="M-18-24V-36M18-24V-36" stroke="#f3e3b6" stroke-width="4"/><path d="M-18-38q-3-4 0-8 3 4 0 8ZM18-38q-3-4 0-8 3 4 0 8Z" fill="#ffb43a"/><ellipse cx="0" cy="-26" rx="9" ry="4" fill="#c8382f"/><circle cx="-3" cy="-28" r="3.6" fill="none" stroke="#e3a72a" stroke-width="1.8"/><circle cx="3" cy="-28" r="3.6" fill="none" stroke="#f3c24c" stroke-width="1.8"/></g>`

const LEAVES = ['#6f9a54', '#8cb566', '#55803f']

/** Roses on a bush. */
function roses(x: number, y: number, r: number, colour = '#d8548c'): string {
  const q = rng(Math.round(x * 7 + y))
  let s = ''
  for (let i = 0; i < 7; i++)
    s += `<circle cx="${f((q() - 0.5) * r * 1.8)}" cy="${f(-r * 0.35 - q() * r * 0.9)}" r="${f(1.5 + q() * 0.9)}" fill="${i % 3 ? colour : '#fbd3e2'}"/>`
  return `${bush(x, y, r, '#6f9a54')}<g transform="translate(${x} ${y})">${s}</g>`
}

/** A garland under a rank. */
function swag(x: number, y: number, width: number): string {
  const r = rng(Math.round(x))
  let s = ''
  for (let i = 0; i <= 12; i++) {
    const px = x + (width * i) / 12
    const py = y + Math.sin((Math.PI * i) / 12) * 15
    s += `<circle cx="${f(px + (r() - 0.5) * 3)}" cy="${f(py + (r() - 0.5) * 3)}" r="${f(3 + r() * 1.6)}" fill="${LEAVES[i % 3]}"/>`
    if (i % 3 === 1)
      s += `<circle cx="${f(px)}" cy="${f(py)}" r="2.4" fill="${['#d8548c', '#fff6fa'][i % 2]}"/>`
  }
  return s
}

/** Petals strewn over a strip. */
function petals(x: number, y: number, width: number, height: number, n: number): string {
  const r = rng(8)
  let a = ''
  let b = ''
  for (let i = 0; i < n; i++) {
    const d = `M${pt(x + r() * width, y + r() * height)}h.1`
    if (r() < 0.5) a += d
    else b += d
  }
  return `<path d="${a}" stroke="#d8548c" stroke-width="4" stroke-linecap="round"/><path d="${b}" stroke="#fff6fa" stroke-width="4" stroke-linecap="round"/>`
}

/** Six steps of stone lead up to the arch. */
function stairs(): string {
  let s = ''
  for (let at = 5; at >= 0; at--) {
    const x = rankX(at) - 4
    const y = rankY(at) + RANK.height - 4
    s +=
      poly(
        [
          [x, y],
          [x + 81, y],
          [x + 81, 432],
          [x, 432],
        ],
        at % 2 ? '#d9cfbd' : '#e2d9c9',
      ) +
      poly(
        [
          [x - 3, y - 5],
          [x + 84, y - 5],
          [x + 81, y + 3],
          [x, y + 3],
        ],
        '#efe7d8',
      ) +
      `<path d="M${x + 8} ${y + 16}h20M${x + 40} ${y + 26}h24M${x + 14} ${y + 38}h18M${x + 50} ${y + 46}h16" stroke="#c4b8a2" stroke-width="2.4" stroke-linecap="round"/>`
  }
  return s
}

/** Hills and woods; they go on to both sides for wide screens. */
function country(): string {
  let s = `<rect x="-900" width="3240" height="900" fill="url(#gGround)"/><rect x="-900" y="890" width="3240" height="700" fill="#a7bd77"/><rect x="-900" y="-500" width="3240" height="510" fill="#f9dfae"/><rect x="-900" width="3240" height="150" fill="url(#gSky)"/><path d="M-900 120C-500 90-200 140 0 126C160 90 300 118 460 104S800 90 960 110 1280 94 1440 116C1800 140 2000 100 2340 120V300H-900Z" fill="#c6d0ac"/><path d="M-900 166C-500 134-200 180 0 166C180 134 360 162 560 148S940 146 1120 156 1330 142 1440 156C1800 170 2000 150 2340 160V340H-900Z" fill="#b4c69a"/><path d="M-900 206C-500 190-200 216 0 206C200 182 420 204 640 192S1080 200 1440 190C1800 200 2000 190 2340 200V420H-900Z" fill="#cdd79c"/>`
  for (const [x, y, h, t] of [
    [18, 214, 44, 1],
    [40, 204, 38, 2],
    [240, 206, 40, 2],
    [262, 214, 46, 1],
    [470, 204, 36, 2],
    [600, 208, 42, 1],
    [622, 216, 36, 0],
    [786, 208, 38, 2],
    [974, 206, 40, 1],
    [1140, 214, 46, 1],
    [-60, 210, 42, 1],
    [-150, 216, 38, 2],
    [-240, 212, 44, 1],
    [-380, 214, 40, 2],
    [1240, 212, 42, 1],
    [1330, 206, 38, 2],
    [1420, 214, 44, 1],
    [1560, 210, 40, 2],
  ] as const)
    s += pine(x, y, h, t)
  return s
}

/** The garden with arch, altar and stairs. */
function garden(): string {
  let s = `<path d="M-20 420C-20 290 60 236 200 230S560 230 610 320 600 440 480 446 60 470-20 440Z" fill="#c9d99c"/><path d="M-20 424C-20 320 60 262 200 258S540 262 588 336 560 428 470 436 60 452-20 430Z" fill="#d6e2ac"/>${stairs()}<path d="M120 428C240 444 460 448 640 438" fill="none" stroke="#f0d3cf" stroke-width="26" stroke-linecap="round"/>${petals(110, 424, 520, 26, 80)}<ellipse cx="84" cy="404" rx="74" ry="24" fill="#e7dfcf"/><ellipse cx="82" cy="400" rx="70" ry="22" fill="#f3ecdf"/>`
  s += tree(8, 306, 20, 0, 5) + bush(10, 436, 10) + arch(82, 402, 1.72) + altar(82, 398)
  s += roses(22, 420, 13) + roses(142, 424, 10, '#c8382f')
  for (let at = 0; at < 6; at++) s += swag(rankX(at) + 2, rankY(at) + RANK.height + 10, 70)
  for (let at = 0; at < 7; at++)
    s += roses(rankX(0) + 6 + at * 76, 436, 9, ['#d8548c', '#c8382f', '#e58fb4'][at % 3])
  return s
}

/** The street with the three houses. */
function street(): string {
  let s = road('M600 440C700 432 880 444 1180 432S1800 440 2340 436', 40)
  s += road('M960 428C960 384 1004 304 1010 254', 14)
  s +=
    tree(628, 330, 15, 2, 8) +
    tree(806, 322, 14, 0, 9) +
    tree(982, 326, 14, 3, 10) +
    tree(1150, 322, 17, 1, 11)
  return s + bakery(700, 352, 1.12) + store(872, 352, 1.06) + parents(1056, 352, 1.1)
}

/** The river with the smuggler's cave. */
function river(): string {
  const bed = stream([
    [-500, 440, 10],
    [-30, 470, 14],
    [20, 480, 16],
    [60, 500, 18],
    [60, 540, 20],
    [130, 600, 24],
    [240, 640, 28],
    [380, 720, 34],
    [420, 900, 40],
    [430, 1300, 50],
  ])
  return `${bed}${cove(108, 556, 1.02)}${boat(58, 606, 0.9)}`
}

/** The wedding quarter, 1440 x 900, calm where panels lie. */
function quarterScene(): string {
  let s = country()
  s += B.church(1010, 236, 0.42) + B.small(640, 232, 0.5, pal.thatch, pal.wall, false, 4)
  s += garden() + street()
  s += bunting(170, 206, 420, 214, 12, 18) + bunting(420, 214, 616, 232, 12, 14)
  s += river() + tufts(70, -200, 450, 1400, 660, 4, (x, y) => x < 240 && y < 640)
  s +=
    tree(1146, 560, 18, 2, 12) +
    tree(612, 606, 16, 0, 13) +
    tree(-120, 560, 17, 1, 14) +
    tree(1300, 600, 16, 0, 15)
  return s
}

export const QUARTER: Scene = {
  draw: quarterScene,
  lamps: [
    [700, 320, 50],
    [752, 340, 36],
    [880, 320, 54],
    [1050, 320, 50],
    [114, 540, 44],
    [1010, 220, 30],
    [82, 340, 60],
  ],
}

/** The garden as a phone shows it: arch, meadow for the ranks, houses below. */
function phoneWedding(): string {
  let s = `<rect x="-300" y="-100" width="990" height="600" fill="#cdd79c"/><rect x="-300" y="-100" width="990" height="170" fill="url(#gSky)"/><path d="M-300 60C-200 40-100 70 0 60C80 40 160 70 240 52S350 60 390 50C500 40 600 70 690 56V200H-300Z" fill="#c6d0ac"/><path d="M-300 90C-200 70-100 100 0 90C100 70 220 100 390 80C500 70 600 100 690 90V500H-300Z" fill="#cdd79c"/>`
  s +=
    pine(370, 84, 34, 1) +
    tree(350, 92, 12, 0, 3) +
    bunting(60, 70, 210, 76, 8, 10) +
    bunting(210, 76, 360, 66, 8, 10)
  s += `<path d="M-300 216C-100 204 0 222 120 212S300 222 390 208 600 220 690 212" fill="none" stroke="#f0d3cf" stroke-width="20"/>${petals(4, 206, 382, 20, 60)}`
  s += arch(36, 118, 0.8)
  s += road('M-300 326C-100 318 100 318 260 330S560 320 690 326', 30)
  s += bakery(62, 292, 0.62) + store(196, 292, 0.6) + parents(330, 292, 0.6)
  return s + tufts(24, 0, 96, 390, 370, 4)
}

export const PHONE_WEDDING: Scene = {
  draw: phoneWedding,
  lamps: [
    [62, 280, 30],
    [200, 280, 30],
    [330, 280, 30],
  ],
}

/** The cave at the river. */
function phoneSmuggler(): string {
  let s = `<rect x="-300" y="-100" width="990" height="600" fill="#bccb8a"/><rect x="-300" y="-100" width="990" height="160" fill="url(#gSky)"/><path d="M-300 50C-200 34-100 62 0 50C80 34 160 62 240 46S350 54 390 44C500 34 600 60 690 50V200H-300Z" fill="#b4c69a"/><path d="M-300 84C-200 64-100 96 0 84C100 64 220 96 390 78C500 64 600 96 690 84V500H-300Z" fill="#bccb8a"/>`
  s += pine(352, 84, 34, 1) + pine(372, 92, 30, 0) + tree(322, 96, 14, 2, 3)
  s += stream([
    [-300, 220, 9],
    [-20, 226, 10],
    [60, 236, 12],
    [150, 240, 13],
    [260, 250, 14],
    [420, 262, 16],
    [690, 270, 18],
  ])
  return (
    s +
    cove(96, 214, 1.24) +
    boat(222, 250, 0.8) +
    tufts(30, 0, 110, 390, 370, 7, (_x, y) => y > 216 && y < 270)
  )
}

export const PHONE_SMUGGLER: Scene = { draw: phoneSmuggler, lamps: [[102, 200, 44]] }

/** The lawn of the quarter in the picture of the world. */
export const worldGround = (): string =>
  '<path d="M-40 250C-20 170 60 146 160 150S300 190 296 262 180 322 80 316-60 320-40 250Z" fill="#d6e2ac"/>'

/** The quarter in the picture of the world: arch and houses above, the cave at the river below. */
export function worldHouses(): string {
  return [
    road('M60 300C140 292 220 300 292 330', 12),
    arch(46, 292, 0.94),
    bakery(128, 262, 0.56),
    store(196, 254, 0.52),
    parents(262, 270, 0.54),
    bunting(80, 176, 290, 184, 8, 14),
    cove(92, 420, 0.7),
    boat(178, 434, 0.6),
  ].join('')
}
