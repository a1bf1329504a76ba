import { at, f, type Point, pt, rng } from './geometry.ts'

const sh = (cx: number, cy: number, rx: number, ry = rx * 0.3, o = 0.2): string =>
  `<ellipse cx="${f(cx)}" cy="${f(cy)}" rx="${f(rx)}" ry="${f(ry)}" fill="#3a3f2a" opacity="${o}"/>`
const PENNANTS = ['#c8603f', '#e9c46a', '#3f8f7f', '#fbf3e0', '#5d76a8', '#a5607f']
/** A string of pennants from a to b. */
export function bunting(x1: number, y1: number, x2: number, y2: number, sag: number, n: number): string {
  const P = (t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)]
  let s = ''
  for (let i = 0; i < n; i++) {
    const a = P((i + 0.12) / n),
      b = P((i + 0.88) / n),
      mx = (a[0] + b[0]) / 2,
      my = (a[1] + b[1]) / 2,
      L = Math.hypot(b[0] - a[0], b[1] - a[1])
    s += `<path d="M${at(a)}L${at(b)}L${pt(mx + 1.5, my + L * 1.02)}Z" fill="${PENNANTS[i % PENNANTS.length]}"/><path d="M${pt(mx, my)}L${at(b)}L${pt(mx + 1.5, my + L * 1.02)}Z" fill="#3a2412" opacity=".12"/>`
  }
  return `<g>${s}<path d="M${pt(x1, y1)}Q${pt((x1 + x2) / 2, (y1 + y2) / 2 + sag * 2)} ${pt(x2, y2)}" fill="none" stroke="#6d452b" stroke-width="1.8"/></g>`
}
export const barrel = (x: number, y: number, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${sh(8, 0, 24, 7)}<path d="M-17-40C-22-28-22-12-17 0A17 5 0 0 0 17 0C22-12 22-28 17-40Z" fill="#a8723e"/><path d="M5-40H17C22-28 22-12 17 0A17 5 0 0 1 5 4.8C10-10 10-28 5-40Z" fill="#855428"/><ellipse cy="-40" rx="17" ry="5.4" fill="#c58c4c"/><path d="M-19.5-31Q0-24 19.5-31M-19.5-9Q0-2 19.5-9" fill="none" stroke="#5d666b" stroke-width="3.4"/><path d="M-8-36V0M0-34V3" stroke="#855428" stroke-width="1.3" opacity=".6"/></g>`
const APPLES = ['#c8382f', '#d9534a', '#e58a5c']
export const crate = (x: number, y: number, k = 1): string => {
  const r = rng(x * 7 + 3)
  let ap = ''
  for (const [ax, ay] of [
    [-20, -26],
    [-9, -29],
    [3, -28],
    [14, -30],
    [23, -26],
    [-15, -32],
    [-3, -35],
    [9, -35],
    [19, -33],
  ])
    ap += `<circle cx="${ax}" cy="${ay}" r="6.6" fill="${APPLES[Math.floor(r() * 3)]}"/><circle cx="${ax - 2}" cy="${ay - 2.4}" r="1.7" fill="#fff" opacity=".45"/>`
  return `<g transform="translate(${x} ${y}) scale(${k})">${sh(10, 0, 38, 9)}<path d="M-30-26H30V0H-30Z" fill="#8a5a33"/>${ap}<path d="M-30-24H30L28 2H-28Z" fill="#b8824a"/><path d="M8-24H30L28 2H8Z" fill="#9b6a37"/><path d="M-29-16H29M-29-7H29" stroke="#7d5228" stroke-width="1.8"/><path d="M-26-24V2M26-24V2" stroke="#7d5228" stroke-width="3"/></g>`
}
export const sacks = (x: number, y: number, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})">${sh(10, 1, 36, 8)}${[
    [-14, 0, 1],
    [14, 1, 0.94],
    [0, 4, 1.06],
  ]
    .map(
      ([a, b, q]) =>
        `<g transform="translate(${a} ${b}) scale(${q})"><path d="M-9-30C-16-20-18-8-14 0H14C18-8 16-20 9-30Z" fill="#dcb47a"/><path d="M3-30H9C16-20 18-8 14 0H4C9-10 8-22 3-30Z" fill="#bf9355"/><path d="M-10-31Q0-26 10-31L8-38Q0-34-8-38Z" fill="#e9c890"/><path d="M-9-30Q0-26 9-30" stroke="#7d5426" stroke-width="2.4" fill="none"/></g>`,
    )
    .join('')}</g>`
export const hen = (x: number, y: number, k = 1, c = '#e9dcc0', flip = false): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k})">${sh(2, 0, 12, 3)}<path d="M-1 0v-5M4 0v-5" stroke="#c98a2c" stroke-width="1.8" stroke-linecap="round"/><path d="M-12-12C-12-4-4-3 2-4 9-5 12-10 11-17L9-20C6-18 5-14 1-13-4-12-8-13-13-17Z" fill="${c}"/><circle cx="9" cy="-20" r="4.4" fill="${c}"/><path d="M7-24c-.6-2 1-3 1.8-1.6.6-1.6 2.6-1 2.2.8Z" fill="#c8382f"/><path d="M13-20l4 1-4 1.6Z" fill="#e0a02c"/><circle cx="10" cy="-20.6" r=".9" fill="#33261c"/><path d="M-4-9q4 2 8-2" stroke="#c9b48a" stroke-width="1.5" fill="none"/></g>`
export const candle = (x: number, y: number, h = 26, k = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${k})"><circle cy="${-h - 7}" r="20" fill="#ffdf94" opacity=".28"/><path d="M-3.6 0V${-h}H3.6V0Z" fill="#fbf3e0"/><path d="M.8 0V${-h}H3.6V0Z" fill="#e3d0a8"/><path d="M0 ${-h - 1}C-4 ${-h - 5}-2 ${-h - 9} 0 ${-h - 14}C2 ${-h - 9} 4 ${-h - 5} 0 ${-h - 1}Z" fill="#ffb23e"/><path d="M0 ${-h - 2}C-1.6 ${-h - 4}-1 ${-h - 6} 0 ${-h - 8}C1 ${-h - 6} 1.6 ${-h - 4} 0 ${-h - 2}Z" fill="#fff1b8"/></g>`
