import { at, C, f, lerp, type Point, poly, pt, S } from './geometry.ts'

import { pal, type Roof, type Walls } from './palette.ts'

/** Box tower with a pyramid roof. */
interface Tower {
  readonly x: number
  readonly y: number
  readonly w?: number
  readonly h?: number
  readonly rh?: number
  readonly walls?: Walls
  readonly roof?: Roof
  readonly left?: string
  readonly right?: string
  readonly cross?: boolean
}
export function tower({
  x,
  y,
  w = 30,
  h = 90,
  rh = 46,
  walls = pal.plaster,
  roof = pal.slate,
  left = '',
  right = '',
  cross = true,
}: Tower): string {
  const ball = '#f0b93a'
  const L: Point = [-w * C, -w * S],
    R: Point = [w * C, -w * S],
    o = 4
  const e = (p: Point): Point => [p[0] * (1 + o / w), p[1] * (1 + o / w) + o * S - h + 1]
  const top: Point = [0, -w * S - h - rh]
  let s = `<path d="M0 0L${pt(h * 0.5, -4)}L${pt(R[0] + h * 0.5, R[1] - 2)}L${at(R)}Z" fill="#3a3f2a" opacity=".13"/>`
  s +=
    poly([L, [0, 0], [0, -h], [L[0], L[1] - h]], walls[0]) +
    poly([[0, 0], R, [R[0], R[1] - h], [0, -h]], walls[1])
  s += `<g transform="matrix(${C} ${S} 0 1 ${pt(L[0], L[1] - h)})">${left}</g><g transform="matrix(${C} ${-S} 0 1 0 ${-h})">${right}</g>`
  s += `<path d="M${at(e(L))}L${at(e([0, 0]))}Q${pt(-1, -h - rh * 0.3)} ${at(top)}Q${pt(-w * 0.55, -w * S - h - rh * 0.32)} ${at(e(L))}Z" fill="${roof[2]}" stroke="${roof[2]}" stroke-width="2"/><path d="M${at(e([0, 0]))}L${at(e(R))}Q${pt(w * 0.55, -w * S - h - rh * 0.32)} ${at(top)}Q${pt(-1, -h - rh * 0.3)} ${at(e([0, 0]))}Z" fill="${roof[0]}" stroke="${roof[0]}" stroke-width="2"/>`
  for (let i = 1; i < 5; i++) {
    const t = i / 5,
      a = lerp(e(L), top, t),
      b = lerp(e([0, 0]), top, t),
      c = lerp(e(R), top, t)
    const k = (1 - t) * t * 10
    s += `<path d="M${pt(a[0] + k * 0.8, a[1] + k * 0.4)}L${pt(b[0], b[1])}L${pt(c[0] - k * 0.8, c[1] + k * 0.4)}" fill="none" stroke="${roof[1]}" stroke-width="1" opacity=".55"/>`
  }
  s +=
    `<circle cx="${f(top[0])}" cy="${f(top[1] - 2)}" r="3" fill="${ball}"/>` +
    (cross
      ? `<path d="M${pt(top[0], top[1] - 4)}v-12M${pt(top[0] - 4, top[1] - 11)}h8" stroke="${ball}" stroke-width="2.2" stroke-linecap="round"/>`
      : '')
  return `<g transform="translate(${f(x)} ${f(y)})" stroke-linejoin="round">${s}</g>`
}
/** Round castle tower. */
type Stone = readonly [light: string, shade: string, wall: string]
const rtower = (
  x: number,
  y: number,
  w: number,
  h: number,
  roof: Roof | null,
  st: Stone,
  rh = w * 1.15,
  flag = '',
): string => {
  const ry = w * 0.16
  return `<g transform="translate(${f(x)} ${f(y)})"><path d="M${-w / 2} ${-h}V0A${w / 2} ${f(ry)} 0 0 0 ${w / 2} 0V${-h}Z" fill="${st[0]}"/><path d="M${f(w * 0.12)} ${f(ry)}V${-h}H${w / 2}V0A${w / 2} ${f(ry)} 0 0 1 ${f(w * 0.12)} ${f(ry)}Z" fill="${st[1]}"/><rect x="${f(-w * 0.12)}" y="${f(-h * 0.62)}" width="${f(w * 0.2)}" height="${f(w * 0.34)}" rx="${f(w * 0.1)}" fill="${pal.window}" stroke="#6a5f51" stroke-width="1"/>${roof ? `<path d="M${f(-w * 0.64)} ${f(-h + 1)}Q${f(-w * 0.2)} ${f(-h - rh * 0.45)} 0 ${f(-h - rh)}Q${f(w * 0.2)} ${f(-h - rh * 0.45)} ${f(w * 0.64)} ${f(-h + 1)}Q0 ${f(-h + ry * 2)} ${f(-w * 0.64)} ${f(-h + 1)}Z" fill="${roof[0]}"/><path d="M0 ${f(-h - rh)}Q${f(w * 0.2)} ${f(-h - rh * 0.45)} ${f(w * 0.64)} ${f(-h + 1)}Q${f(w * 0.35)} ${f(-h + ry * 1.3)} ${f(w * 0.08)} ${f(-h + ry * 1.5)}Z" fill="${roof[1]}"/>${flag ? `<path d="M0 ${f(-h - rh)}v-9" stroke="#5a4632" stroke-width="1.3"/><path d="M0 ${f(-h - rh - 9)}q5 -2 9 1q-4 1 -3 4q-3 -1.5-6 0Z" fill="${flag}"/>` : ''}` : `<path d="M${f(-w * 0.58)} ${-h}v-6h${f(w * 0.24)}v3h${f(w * 0.22)}v-3h${f(w * 0.24)}v3h${f(w * 0.22)}v-3h${f(w * 0.24)}v6A${f(w * 0.58)} ${f(ry)} 0 0 1 ${f(-w * 0.58)} ${-h}Z" fill="${st[0]}" stroke="${st[1]}" stroke-width="1"/>`}</g>`
}
const wallSeg = (x1: number, y1: number, x2: number, y2: number, h: number, st: Stone): string => {
  const n = Math.max(2, Math.round((x2 - x1) / 7))
  let t = ''
  for (let i = 0; i < n; i++) {
    const a = x1 + ((x2 - x1) * (i + 0.15)) / n,
      yy = y1 + ((y2 - y1) * (i + 0.15)) / n
    t += `<rect x="${f(a)}" y="${f(yy - h - 4)}" width="${f(((x2 - x1) / n) * 0.58)}" height="5" fill="${st[2]}"/>`
  }
  return `${t}<path d="M${pt(x1, y1)}L${pt(x2, y2)}V${f(y2 - h)}L${pt(x1, y1 - h)}Z" fill="${st[2]}"/>`
}
const STONES: readonly Stone[] = [
  ['#e6dccb', '#c2b5a0', '#d6cab6'],
  ['#d9d4cf', '#b3aca6', '#c8c2bc'],
  ['#ecd9bc', '#cbb08b', '#dcc5a2'],
]
/** One of six castles, each with its own silhouette. */
export function castle(x: number, y: number, v = 0, k = 1): string {
  const st = STONES[v % 3]
  const roofs = [pal.tile, pal.slate, pal.plum, pal.tile2, pal.moss, pal.slate][v]
  const flag = ['#e9b23a', '#c8382f', '#2f6fb7', '#e9b23a', '#c8382f', '#7c4aa3'][v]
  const bodies = [
    () =>
      rtower(0, -14, 20, 34, roofs, st, 22, flag) +
      wallSeg(-24, -2, 24, -2, 16, st) +
      rtower(-24, 0, 15, 24, roofs, st) +
      rtower(24, 0, 15, 24, roofs, st),
    () =>
      rtower(-10, -12, 17, 40, roofs, st, 22, flag) +
      rtower(12, -12, 14, 28, null, st) +
      wallSeg(-22, 0, 22, 0, 15, st) +
      rtower(24, 0, 15, 22, roofs, st) +
      rtower(-23, 0, 13, 18, null, st),
    () =>
      rtower(6, -12, 22, 30, roofs, st, 26, flag) +
      wallSeg(-24, 0, 22, 0, 14, st) +
      rtower(-22, 0, 16, 30, roofs, st) +
      rtower(23, 0, 13, 18, null, st),
    () =>
      rtower(-14, -10, 14, 36, roofs, st) +
      rtower(14, -10, 14, 36, roofs, st, 16, flag) +
      wallSeg(-26, 0, 26, 0, 17, st) +
      rtower(-26, 0, 12, 20, null, st) +
      rtower(26, 0, 12, 20, null, st),
    () =>
      rtower(0, -10, 26, 26, roofs, st, 22, flag) +
      rtower(-22, -2, 15, 32, roofs, st) +
      wallSeg(-22, 0, 24, 0, 13, st) +
      rtower(24, 0, 14, 20, roofs, st),
    () =>
      rtower(-6, -14, 18, 44, roofs, st, 26, flag) +
      rtower(14, -10, 14, 30, roofs, st) +
      wallSeg(-25, 0, 25, 0, 16, st) +
      rtower(-25, 0, 14, 24, roofs, st) +
      rtower(25, 0, 14, 20, roofs, st),
  ]
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${k})" stroke-linejoin="round"><ellipse cx="5" cy="3" rx="36" ry="9" fill="#3a3f2a" opacity=".2"/>${bodies[v]()}<path d="M-6 0V-7A6 6 0 0 1 6-7V0Q0 2-6 0Z" fill="#6d452b"/></g>`
}
