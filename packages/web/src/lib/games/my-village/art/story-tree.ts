import { f, pt, rng } from '#lib/art/geometry.ts'

const LEAVES = { plain: '#7aa257', light: '#97be6f', dark: '#5a8440' }
const CROWN: readonly (readonly [x: number, y: number, r: number])[] = [
  [-50, -74, 30],
  [50, -76, 30],
  [-28, -98, 34],
  [28, -102, 34],
  [0, -116, 34],
  [0, -84, 40],
  [-62, -60, 20],
  [64, -60, 20],
]
/** Where pages hang, and how they are turned. */
const PAGES: readonly (readonly [x: number, y: number, turn: number])[] = [
  [-44, -62, -6],
  [0, -66, 4],
  [42, -64, 8],
  [-22, -90, -3],
  [24, -94, 5],
  [-60, -84, -8],
  [60, -88, 6],
  [0, -118, 2],
  [-38, -110, -5],
  [40, -116, 7],
]

const page = ([x, y, turn]: (typeof PAGES)[number]): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0-8V0" stroke="#54331f" stroke-width="1.4"/><path d="M-7.5 0H4.5L8 3.5V18H-7.5Z" fill="#fdf1cf" stroke="#7a4f22" stroke-width="1.5" stroke-linejoin="round"/><path d="M-4.5 6H4.5M-4.5 10H4.5M-4.5 14H1" stroke="#a2713a" stroke-width="1.4" stroke-linecap="round"/></g>`

function leaves(): string {
  const r = rng(71)
  let d = ''
  for (let i = 0; i < 46; i++) {
    const a = r() * 6.28
    const q = Math.sqrt(r())
    d += `M${pt(Math.cos(a) * q * 70 - 3, -90 + Math.sin(a) * q * 46)}q3-3.4 6 0`
  }
  return d
}

/** How many pages can be told apart in the branches. */
export const MOST_PAGES = PAGES.length

/** The story tree around its foot: a broad oak whose branches carry a page for each story point. */
export function storyTree(pages: number): string {
  const blobs = (dx: number, dy: number, colour: string): string =>
    CROWN.map(([x, y, r]) => `<circle cx="${x + dx}" cy="${y + dy}" r="${r}" fill="${colour}"/>`).join('')
  const light = CROWN.slice(2, 5)
    .map(
      ([x, y, r]) =>
        `<circle cx="${x - 8}" cy="${y - 9}" r="${f(r * 0.62)}" fill="${LEAVES.light}" opacity=".75"/>`,
    )
    .join('')
  return `<ellipse cx="22" cy="3" rx="76" ry="17" fill="#3a3f2a" opacity=".2"/><path d="M-13 4C-8-16-8-34-14-52L-40-66-34-70-10-60-4-78H4L9-58 36-72 41-67 15-50C9-32 10-16 17 4 8 9-6 9-13 4Z" fill="#7a5233"/><path d="M3 7C6-14 4-34 8-56L15-50C9-32 10-16 17 4 12 7 8 8 3 7Z" fill="#5d3c23"/>${blobs(5, 7, LEAVES.dark)}${blobs(0, 0, LEAVES.plain)}${light}<path d="${leaves()}" fill="none" stroke="${LEAVES.dark}" stroke-width="1.7" stroke-linecap="round" opacity=".6"/>${PAGES.slice(0, pages).map(page).join('')}`
}
