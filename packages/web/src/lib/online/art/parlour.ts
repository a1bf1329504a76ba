import { B } from '../../art/buildings.ts'
import { defs } from '../../art/defs.ts'
import { pine, tree } from '../../art/flora.ts'
import { f, pt, rng } from '../../art/geometry.ts'
import { pal } from '../../art/palette.ts'
import { barrel, candle, sacks } from '../../art/props.ts'

/** The picture of the room: its size, and where floor, lamp and windows are. */
interface Cut {
  readonly w: number
  readonly h: number
  readonly floor: number
  readonly lamp: number
  /** Left, top, width, height. */
  readonly windows: readonly (readonly [x: number, y: number, w: number, h: number])[]
  readonly posts: readonly (readonly [x: number, towards: number])[]
  readonly table: { readonly cx: number; readonly cy: number; readonly rx: number; readonly ry: number }
}

export const CUTS = {
  wide: {
    w: 1440,
    h: 900,
    floor: 400,
    lamp: 132,
    windows: [
      [380, 100, 134, 108],
      [926, 100, 134, 108],
    ],
    posts: [
      [356, 1],
      [1084, -1],
    ],
    table: { cx: 720, cy: 502, rx: 290, ry: 108 },
  },
  phone: {
    w: 390,
    h: 380,
    floor: 190,
    lamp: 34,
    windows: [
      [40, 54, 84, 66],
      [266, 54, 84, 66],
    ],
    posts: [
      [10, 1],
      [380, -1],
    ],
    table: { cx: 195, cy: 250, rx: 150, ry: 56 },
  },
} as const satisfies { readonly [name: string]: Cut }

const timber = (d: string, t: number): string =>
  `<path d="${d}" stroke="#54331f" stroke-width="${t + 3}" fill="none"/><path d="${d}" stroke="#744a2c" stroke-width="${t}" fill="none"/>`

const lantern = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0-10V0" stroke="#54331f" stroke-width="2"/><path d="M-7 0H7L5 16H-5Z" fill="#ffd779" stroke="#54331f" stroke-width="2" stroke-linejoin="round"/><path d="M-8 0 0-6 8 0Z" fill="#6d452b"/><circle cy="9" r="3" fill="#fff4c8"/></g>`

const mug = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="3" cy="0" rx="11" ry="3.6" fill="#3a2412" opacity=".22"/><path d="M6-10H10A4 4 0 0 1 10-2H6" fill="none" stroke="#8d5924" stroke-width="2.6"/><path d="M-8-14H7L6 0H-7Z" fill="#c98a44"/><path d="M-8-9H7M-7.5-4H6.5" stroke="#4f5a63" stroke-width="1.7"/><path d="M-9-14A3.5 3.5 0 0 1-6-18.5 4.6 4.6 0 0 1 3-18.5 3.5 3.5 0 0 1 8-14Z" fill="#fff7e2"/></g>`

/** A window with a bit of the village behind it. */
function windowAt([x, y, w, h]: Cut['windows'][number], right: boolean): string {
  const view = right
    ? B.small(70, 112, 0.7, pal.tile, pal.wall, false, 3) + pine(28, 104, 34, 1) + tree(134, 112, 13, 2, 4)
    : B.church(46, 112, 0.46) + B.small(128, 116, 0.6, pal.thatch, pal.ochre, true, 6)
  return `<g><rect x="${x - 10}" y="${y - 10}" width="${w + 20}" height="${h + 24}" rx="8" fill="#54331f"/><svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 160 130" preserveAspectRatio="xMidYMid slice"><rect width="160" height="130" fill="#f9dca6"/><circle cx="${right ? 40 : 118}" cy="34" r="17" fill="#fff4cf"/><path d="M0 84C40 62 90 80 160 60V130H0Z" fill="#b9c79b"/><path d="M0 100C50 86 110 98 160 84V130H0Z" fill="#a3ba73"/>${view}</svg><path d="M${x + w / 2} ${y}V${y + h}M${x} ${y + h / 2}H${x + w}" stroke="#6d452b" stroke-width="6"/><rect x="${x - 16}" y="${y + h + 8}" width="${w + 32}" height="12" rx="4" fill="#8d5f2c"/></g>`
}

function walls({ w, h, floor, windows, posts }: Cut): string {
  const r = rng(5)
  let stones = ''
  for (let i = 0; i < w / 12; i++) stones += `M${pt(r() * w, 20 + r() * (floor - 40))}h${f(10 + r() * 22)}`
  let boards = ''
  for (let i = 0; i < 9; i++) {
    const y = floor + 4 + ((i * i * 0.11 + i * 0.25) * (h - floor)) / 9
    boards += `M0 ${f(y)}H${w}`
    for (let j = 0; j < 5; j++) boards += `M${f(r() * w)} ${f(y)}v${f(((i * 0.2 + 0.3) * (h - floor)) / 9)}`
  }
  return [
    `<defs><linearGradient id="rW" x1="0" y1="0" x2="1" y2=".4"><stop offset="0" stop-color="#f4e3bd"/><stop offset="1" stop-color="#dcbf8c"/></linearGradient><linearGradient id="rF" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b98b55"/><stop offset="1" stop-color="#8f6236"/></linearGradient><radialGradient id="rL"><stop offset="0" stop-color="#fff0bd" stop-opacity=".9"/><stop offset="1" stop-color="#ffe0a0" stop-opacity="0"/></radialGradient></defs><rect width="${w}" height="${floor + 10}" fill="url(#rW)"/>`,
    `<path d="${stones}" stroke="#d7ba86" stroke-width="5" stroke-linecap="round" opacity=".4"/>`,
    timber(`M0 ${floor - 4}H${w}`, 16),
    timber(`M0 14H${w}`, 26),
    ...posts.map(
      ([x, d]) => timber(`M${x} 26V${floor}`, 18) + timber(`M${x + d * 8} 120L${x + d * 80} 30`, 12),
    ),
    ...windows.map((at, index) => windowAt(at, index === 1)),
    `<rect y="${floor + 4}" width="${w}" height="${h - floor}" fill="url(#rF)"/><path d="${boards}" stroke="#7d5530" stroke-width="2" opacity=".6"/>`,
  ].join('')
}

function tableTop({ cx, cy, rx, ry }: Cut['table'], big: boolean): string {
  let planks = ''
  for (let i = -3; i <= 3; i++) {
    const half = Math.sqrt(Math.max(0, 1 - (i * 0.29) ** 2)) * (rx - 20)
    planks += `M${f(cx - 8 - half)} ${f(cy - 6 + i * ry * 0.26)}H${f(cx - 8 + half)}`
  }
  const k = big ? 1 : 0.5
  const houses = `<g transform="translate(-52 6)">${B.church(0, 0, 0.25)}</g><g transform="translate(-22 20)">${B.small(0, 0, 0.4, pal.tile, pal.wall, false, 3)}</g><g transform="translate(58 0)">${B.small(0, 0, 0.4, pal.thatch, pal.ochre, true, 4)}</g><g transform="translate(66 24)">${B.small(0, 0, 0.42, pal.slate, pal.plaster, false, 8)}</g>`
  const map = `<g transform="translate(${cx} ${cy - 2}) scale(${k})"><path d="M-92-34H92L112 40H-112Z" fill="#3a2412" opacity=".2" transform="translate(6 6)"/><path d="M-92-34H92L112 40H-112Z" fill="#fbf0d6" stroke="#b99458" stroke-width="2.5" stroke-linejoin="round"/><path d="M-84-28H84L101 33H-101Z" fill="#bccb8a"/><path d="M10-28C-6-10 22 6 2 33H30C44 8 16-6 30-28Z" fill="#86bcc4"/><path d="M-96 14C-50 4 40 10 98 6" fill="none" stroke="#ead6a6" stroke-width="8"/>${houses}</g>`
  const things = big
    ? mug(cx - 190, cy + 10, 1.3) + mug(cx + 196, cy - 24, 1.15) + candle(cx + 160, cy + 40, 30, 1.1)
    : ''
  return `<ellipse cx="${cx + 16}" cy="${cy + ry + 74 * k}" rx="${rx * 0.92}" ry="${ry * 0.42}" fill="#2e1c0c" opacity=".32"/><path d="M${cx - 60 * k} ${cy + 40 * k}H${cx + 60 * k}L${cx + 96 * k} ${cy + ry + 84 * k}H${cx - 96 * k}Z" fill="#5f3b20"/><path d="M${cx + 14 * k} ${cy + 40 * k}H${cx + 60 * k}L${cx + 96 * k} ${cy + ry + 84 * k}H${cx + 24 * k}Z" fill="#4a2c16"/><ellipse cx="${cx}" cy="${cy + 18 * k}" rx="${rx}" ry="${ry}" fill="#7d5228"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="#c99a5b"/><ellipse cx="${cx - 8}" cy="${cy - 6}" rx="${rx - 18}" ry="${ry - 10}" fill="#d3a767"/><path d="${planks}" stroke="#b98b50" stroke-width="1.8"/>${map}${things}`
}

/** The room of the inn where people sit down; the table is a picture of its own, since some sit behind it. */
export function parlour(cut: keyof typeof CUTS): string {
  const { w, h, lamp, table, floor } = CUTS[cut]
  const big = cut === 'wide'
  const light = `<path d="M${table.cx - 240} ${floor + 4}L${table.cx - 60} ${floor + 4}L${table.cx + 160} ${h}H${table.cx - 330}Z" fill="#ffe9b0" opacity=".16"/>`
  const hung = `<path d="M${table.cx} 26V${lamp}" stroke="#3a2412" stroke-width="3"/><circle cx="${table.cx}" cy="${lamp + 22}" r="130" fill="url(#rL)" opacity=".8"/>${lantern(table.cx, lamp + 10, 1.9)}`
  const props = big ? barrel(386, 486, 1.1) + barrel(426, 472, 0.9) + sacks(1044, 486, 0.9) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><defs>${defs}</defs>${walls(CUTS[cut])}${light}${props}${hung}</svg>`
}

export function parlourTable(cut: keyof typeof CUTS): string {
  const { w, h, table } = CUTS[cut]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><defs>${defs}</defs>${tableTop(table, cut === 'wide')}</svg>`
}
