import { pine, tree, tufts } from '#lib/art/flora.ts'
import { f, pt, rng } from '#lib/art/geometry.ts'
import { mound, road } from '#lib/art/ground.ts'
import { BUILDINGS, put } from './buildings.ts'
import { CLOUD } from './clouds.ts'

/** Scenes are drawn 1144 wide and 608 high, and go on beyond their edges. */
const WIDE = 'x="-600" width="2344"'

const halo =
  '<radialGradient id="sHalo"><stop offset="0" stop-color="#ffe0a0" stop-opacity=".75"/><stop offset=".35" stop-color="#ffc982" stop-opacity=".3"/><stop offset="1" stop-color="#ffc982" stop-opacity="0"/></radialGradient><radialGradient id="sSun"><stop offset="0" stop-color="#fffbe6"/><stop offset=".3" stop-color="#fff3c9" stop-opacity=".85"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient>'

const fade = (id: string, top: string, middle: string, low: string): string =>
  `<defs>${halo}<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><rect ${WIDE} y="-400" height="1008" fill="url(#${id})"/><rect ${WIDE} y="-400" height="400" fill="${top}"/>`

function stars(count: number, seed: number, depth: number): string {
  const r = rng(seed)
  let s = ''
  for (let i = 0; i < count; i++)
    s += `<circle cx="${f(-500 + r() * 2144)}" cy="${f(-200 + r() * (depth + 200))}" r="${f(0.7 + r() * 1.3)}" fill="#fff3d0" opacity="${f(0.35 + r() * 0.6)}"/>`
  return s
}

function pebbles(count: number, seed: number, [x0, y0, x1, y1]: readonly number[], colour: string): string {
  const r = rng(seed)
  let d = ''
  for (let i = 0; i < count; i++) d += `M${pt(x0 + r() * (x1 - x0), y0 + r() * (y1 - y0))}h${f(5 + r() * 9)}`
  return `<path d="${d}" stroke="${colour}" stroke-width="3" stroke-linecap="round" opacity=".65"/>`
}

const dusk = (): string =>
  `${fade('sDusk', '#3b3f6b', '#9a6f86', '#f0a76a')}${stars(110, 11, 200)}<circle cx="930" cy="262" r="300" fill="url(#sHalo)"/><circle cx="930" cy="262" r="58" fill="#ffe0a0"/><path d="M-600 300C-300 250 0 300 160 260C300 300 470 276 600 260S900 250 1144 290S1500 270 1744 290V908H-600Z" fill="#6d6a86"/><path d="M-600 340C-200 300 100 320 360 340S920 300 1144 340S1500 320 1744 340V908H-600Z" fill="#575a70"/><path d="M-600 400C-200 360 220 360 420 400S1000 370 1144 400S1500 380 1744 400V908H-600Z" fill="#3f4a4c"/>`

const CLOUDS: readonly (readonly [x: number, y: number, k: number])[] = [
  [60, 500, 2.6],
  [230, 512, 3],
  [450, 506, 2.8],
  [670, 514, 3],
  [880, 504, 2.8],
  [1070, 512, 3],
  [140, 560, 3],
  [350, 566, 3.2],
  [570, 560, 3],
  [790, 568, 3.2],
  [990, 560, 3],
  [1130, 580, 3],
  [20, 590, 3],
  [240, 606, 3.2],
  [460, 604, 3.2],
  [680, 608, 3.2],
  [900, 606, 3.2],
  [1060, 612, 3.2],
  [-140, 560, 3.2],
  [1300, 560, 3.2],
]

const lantern = (x: number, y: number): string =>
  put(
    x,
    y,
    1,
    '<path d="M0 0V-46" stroke="#54433a" stroke-width="5"/><circle cy="-54" r="54" fill="url(#sHalo)"/><rect x="-8" y="-66" width="16" height="20" rx="3" fill="#ffe2a0" stroke="#54433a" stroke-width="3"/>',
  )

/** The great bridge at dusk, over a sea of clouds. */
function bridge(): string {
  const clouds = CLOUDS.map(([x, y, k]) => {
    const [fill, rim] =
      y > 580 ? ['#d8cfde', '#c0b5ca'] : y > 540 ? ['#c4bacd', '#9d92ad'] : ['#ada3ba', '#9d92ad']
    return put(x, y, k, `<path d="${CLOUD}" fill="${fill}" stroke="${rim}" stroke-width="1.6"/>`)
  }).join('')
  return `${dusk()}${pine(40, 352, 54, 0)}${pine(74, 360, 44, 0)}${pine(1090, 358, 56, 0)}${pine(1060, 366, 42, 0)}<path d="M-20 470C120 300 420 262 640 300S900 380 1020 480V520H900C850 430 760 392 700 392H240C150 400 90 430 60 480H-20Z" fill="#8f8478"/><path d="M-20 470C120 300 420 262 640 300S900 380 1020 480" fill="none" stroke="#c9bca6" stroke-width="12"/><path d="M200 470Q214 404 300 402H340Q420 404 430 470ZM500 470Q512 404 580 402H640Q712 406 724 470Z" fill="#3b3f55"/>${pebbles(90, 6, [20, 320, 880, 430], '#776c61')}<rect ${WIDE} y="524" height="384" fill="#b8aec5"/>${clouds}${lantern(170, 336)}${lantern(400, 288)}${lantern(620, 300)}`
}

/** A village by moonlight, when the rats come. */
function moonlight(): string {
  return `${fade('sNight', '#1f2440', '#343a63', '#5c5a78')}${stars(140, 3, 240)}<circle cx="850" cy="112" r="140" fill="url(#sHalo)" opacity=".5"/><circle cx="850" cy="112" r="44" fill="#f4e7c0"/><circle cx="834" cy="100" r="9" fill="#dccb9c"/><circle cx="864" cy="124" r="12" fill="#dccb9c"/><circle cx="848" cy="134" r="6" fill="#dccb9c"/><path d="M-600 260C-200 210 330 260 520 236S860 200 1144 250S1500 230 1744 250V908H-600Z" fill="#2f3a4e"/><path d="M-600 320C-200 280 380 326 600 300S960 286 1144 318S1500 300 1744 318V908H-600Z" fill="#2b3a3f"/><path d="M-600 400C-200 380 460 410 700 392S1010 386 1144 400S1500 390 1744 400V908H-600Z" fill="#33453f"/>`
}

/** The square before the market steward's house. */
function square(): string {
  const flags = Array.from({ length: 30 }, (_, i) => {
    const x = i * 38
    const y = 118 + Math.sin(i / 3.1) * 13
    return `<path d="M${x} ${f(y)}h20l-10 17Z" fill="${['#c8603f', '#3f8f7f', '#d9a43a', '#5d76a8', '#fffaf0'][i % 5]}"/>`
  }).join('')
  return `<defs>${halo}</defs><rect ${WIDE} y="-400" height="1308" fill="#f3dca6"/><circle cx="560" cy="60" r="320" fill="url(#sSun)"/><path d="M-600 150C-200 90 330 150 520 120S900 80 1144 130S1500 100 1744 130V400H-600Z" fill="#c9d2b0"/><path d="M-600 180C-200 140 360 190 560 164S940 140 1144 176S1500 150 1744 176V400H-600Z" fill="#b4c69a"/><rect ${WIDE} y="210" height="700" fill="#ead6a6"/>${pine(300, 176, 34, 1)}${pine(322, 180, 26, 2)}${pine(1090, 178, 34, 2)}${pine(1066, 182, 28, 1)}${put(392, 214, 0.86, BUILDINGS.stable())}${put(560, 216, 0.9, BUILDINGS.brewery())}${put(740, 216, 0.86, BUILDINGS.scriptorium())}${put(1000, 220, 0.74, BUILDINGS['church-trade']())}${put(180, 218, 0.9, BUILDINGS.steward())}${tree(660, 206, 15, 0, 4)}${tree(846, 210, 14, 2, 6)}${tree(480, 208, 14, 3, 7)}${pebbles(300, 5, [-200, 226, 1344, 608], '#cfb37a')}<path d="M-20 100C170 150 340 92 520 134S840 92 1144 120" fill="none" stroke="#7a4f22" stroke-width="2"/>${flags}`
}

/** The road of the journey, with hills for its stations. */
function country(): string {
  return `<defs>${halo}</defs><rect ${WIDE} y="-400" height="1308" fill="#f6dfae"/><circle cx="820" cy="70" r="340" fill="url(#sSun)"/><path d="M-600 170C-200 90 320 150 480 120S820 60 1144 120S1500 90 1744 120V500H-600Z" fill="#c9d2b0"/><path d="M-600 230C-200 160 330 220 520 190S900 130 1144 190S1500 160 1744 190V500H-600Z" fill="#b4c69a"/><path d="M-600 300C-200 240 380 300 560 270S940 230 1144 280S1500 250 1744 280V908H-600Z" fill="#b9c98a"/><path d="M-600 420C-200 380 460 430 680 400S1000 380 1144 410S1500 390 1744 410V908H-600Z" fill="#a9bd78"/>${mound(110, 340, 120, 44, '#c6d29c', '#a3b87a')}${mound(318, 310, 130, 46, '#bccb8f', '#9ab06f')}${mound(560, 300, 150, 54, '#c6d29c', '#a3b87a')}${mound(800, 274, 130, 46, '#b9c98a', '#98ae6b')}${mound(1026, 266, 140, 50, '#b1c382', '#90a863')}${road('M-600 560C-200 520 40 420 110 346C170 330 250 330 318 312S470 306 560 300 700 290 800 276 950 270 1026 264', 14)}${tufts(90, 0, 420, 1144, 608, 8)}${tree(70, 520, 22, 0, 3)}${tree(1080, 520, 24, 2, 9)}`
}

/** Arches and flagstones of a church. */
function nave(): string {
  let arches = ''
  for (let i = -3; i < 8; i++)
    arches += `<path d="M${-40 + i * 290} 430V150Q${105 + i * 290} -60 ${250 + i * 290} 150V430" fill="none" stroke="#cdb98a" stroke-width="26" opacity=".55"/>`
  let joints = ''
  for (let y = 444; y < 700; y += 34)
    for (let x = -600 + ((y / 34) % 2) * 40; x < 1744; x += 80) joints += `M${f(x)} ${y}h74`
  return `<rect ${WIDE} y="-400" height="1308" fill="#e6d3a8"/>${arches}<rect ${WIDE} y="430" height="478" fill="#cfb98a"/><path d="${joints}" stroke="#b79f6d" stroke-width="2" opacity=".7"/><path d="M-600 430H1744" stroke="#a98d59" stroke-width="4"/>`
}

const scene = (draw: () => string) => ({ draw, lamps: [] })

/** Where the camera goes when something happens that everybody should see. */
export const STAGES = {
  bridge: scene(bridge),
  moonlight: scene(moonlight),
  square: scene(square),
  country: scene(country),
  nave: scene(nave),
}
export type StageName = keyof typeof STAGES
