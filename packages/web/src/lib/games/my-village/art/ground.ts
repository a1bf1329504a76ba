import { bush, pine, tree, tufts } from '#lib/art/flora.ts'
import { f, pt, rng } from '#lib/art/geometry.ts'
import { mound, road } from '#lib/art/ground.ts'
import { fence, hay, sheep } from '#lib/art/yard.ts'

/** Pebbles strewn over an oval square. */
function pebbles(
  seed: number,
  count: number,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
): string {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = r() * 6.28
    const k = Math.sqrt(r())
    d += `M${pt(cx + Math.cos(a) * k * rx, cy + Math.sin(a) * k * ry)}h${f(3 + r() * 5)}`
  }
  return `<path d="${d}" stroke="#cfb37a" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>`
}

/** Sky and hills; they go on to both sides for wide screens. */
function country(): string {
  return `<rect x="-900" y="-88" width="3240" height="1000" fill="url(#gGround)"/><rect x="-900" y="900" width="3240" height="700" fill="#a7bd77"/><rect x="-900" y="-600" width="3240" height="520" fill="#f9dfae"/><rect x="-900" y="-88" width="3240" height="240" fill="url(#gSky)"/><defs><linearGradient id="mFade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d3d7a0"/><stop offset=".3" stop-color="#d3d7a0"/><stop offset="1" stop-color="#d3d7a0" stop-opacity="0"/></linearGradient><radialGradient id="mSun"><stop offset="0" stop-color="#fffbe6"/><stop offset=".3" stop-color="#fff3c9" stop-opacity=".85"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient></defs><circle cx="520" cy="30" r="230" fill="url(#mSun)"/><path d="M-900 60C-600 30-300 90 0 70C120 30 220 60 330 44S520 60 640 50 900 10 1060 44 1340 30 1440 54C1700 80 2000 40 2340 60V220H-900Z" fill="#c9d2b0"/><path d="M-900 90C-600 60-300 110 0 96C140 58 230 92 340 84S560 112 690 92 960 50 1150 80 1360 66 1440 84C1700 100 2000 70 2340 90V240H-900Z" fill="#b4c69a"/><path d="M-900 120C-600 100-300 130 0 118C120 84 230 122 330 124S560 140 680 122 900 94 1180 112 1380 104 1440 120C1700 140 2000 110 2340 120V330H-900Z" fill="url(#mFade)"/>`
}

/** The church hill, the travel country, the green and the squares. */
function places(): string {
  const hills =
    mound(802, 98, 76, 30, '#c6d29c', '#a3b87a') +
    mound(1006, 100, 80, 32, '#bccb8f', '#9ab06f') +
    mound(904, 108, 82, 34, '#b9c98a', '#98ae6b') +
    mound(1106, 110, 80, 34, '#b1c382', '#90a863') +
    mound(702, 106, 70, 28, '#b9c98a', '#98ae6b')
  const green = `<g transform="translate(-20 0)"><path d="M322 300C316 190 400 140 500 136S672 180 674 280 640 448 500 456 330 420 322 300Z" fill="#b3c680" opacity=".75"/><path d="M338 330C336 286 420 262 500 262S650 280 654 326 590 376 496 378 342 374 338 330Z" fill="#c9ad74" opacity=".45"/><path d="M342 326C340 284 422 260 500 260S646 278 650 322 588 370 496 372 346 370 342 326Z" fill="#ead6a6"/></g>`
  const squares = `<path d="M10 262C40 236 100 226 170 228S300 240 312 262 270 300 170 300 2 296 10 262Z" fill="#ead6a6"/><g transform="translate(-24 0)"><path d="M690 392C690 356 780 346 900 346S1150 352 1160 386 1110 450 920 456 688 440 690 392Z" fill="#c9ad74" opacity=".5"/><path d="M694 388C694 354 782 344 900 344S1146 350 1156 382 1108 446 920 452 692 436 694 388Z" fill="#ead6a6"/></g>`
  return `<path d="M-20 184C-20 80 50 34 150 36S320 80 322 140 240 190 150 192 20 196-20 184Z" fill="#a9bd78"/><path d="M-20 174C-16 84 50 42 146 44S300 84 304 130C270 160 180 172 110 174S0 180-20 174Z" fill="#c0ce90"/>${hills}${green}${squares}${pebbles(77, 120, [480, 316, 140, 48])}${pebbles(78, 110, [906, 398, 230, 46])}`
}

/** Every area is tied to the green. */
function roads(): string {
  return (
    road('M342 300C316 276 300 262 262 262', 14) +
    road('M332 324C310 340 280 344 250 384', 12) +
    road('M620 300C656 250 680 250 740 246S1000 252 1180 248S1900 270 2340 250', 22) +
    road('M620 336C650 352 660 372 700 384', 16) +
    road('M360 270C340 210 320 176 250 150', 10) +
    road(
      'M632 258C660 180 670 150 702 100C730 84 770 96 802 92S864 100 904 96 976 84 1006 90 1070 104 1104 98',
      8,
    )
  )
}

const PINES: readonly (readonly [x: number, y: number, h: number, tone: number])[] = [
  [24, 66, 26, 2],
  [318, 104, 30, 1],
  [302, 96, 24, 2],
  [332, 112, 24, 2],
  [660, 112, 30, 1],
  [646, 106, 24, 2],
  [748, 60, 24, 2],
  [764, 66, 28, 1],
  [852, 66, 26, 2],
  [956, 60, 28, 1],
  [1066, 66, 26, 2],
  [1148, 62, 28, 2],
  [1160, 70, 34, 1],
  [872, 124, 20, 0],
  [968, 122, 22, 0],
  [1068, 124, 20, 0],
  [1210, 84, 34, 1],
  [1240, 92, 28, 2],
  [1330, 88, 36, 2],
  [1392, 96, 30, 1],
]

function growth(): string {
  const keepFree = (x: number, y: number): boolean =>
    (x > 336 && x < 660 && y > 256 && y < 380) || (x > 690 && x < 1160 && y > 340) || (x < 320 && y > 330)
  return (
    tufts(260, -300, 130, 1700, 800, 9, keepFree) +
    PINES.map(([x, y, h, tone]) => pine(x, y, h, tone)).join('') +
    tree(286, 96, 10, 1, 3) +
    tree(14, 150, 11, 0, 4) +
    bush(186, 152, 6) +
    tree(316, 196, 10, 3, 8) +
    tree(650, 224, 12, 2, 9) +
    bush(326, 236, 6) +
    tree(766, 196, 9, 3, 31) +
    tree(862, 194, 10, 0, 32) +
    tree(964, 196, 9, 2, 33) +
    tree(1062, 198, 9, 1, 34) +
    hay(24, 402, 0.8) +
    hay(46, 404, 0.65) +
    sheep(306, 374, 0.7) +
    sheep(292, 358, 0.6, true) +
    fence(252, 346, 306, 352, 5) +
    tree(300, 246, 11, 2, 13) +
    bush(456, 244, 6) +
    bush(510, 262, 6, '#8aa04a') +
    bush(626, 270, 7) +
    tree(312, 414, 12, 0, 17) +
    bush(632, 430, 6) +
    tree(644, 398, 12, 1, 18) +
    bush(424, 430, 6)
  )
}

/** Hills, roads and trees that every village has; houses stand on it as pictures of their own. */
export const villageGround = {
  draw: (): string => country() + places() + roads() + growth(),
  lamps: [],
}
