import { add, at, C, f, lerp, type Point, poly, pt, rng, S } from './geometry.ts'

import { pal, type Roof, type Walls } from './palette.ts'

interface Pane {
  readonly arch?: boolean
  readonly shutter?: string
  readonly flowers?: string
}
export const win = (x: number, y: number, w: number, h: number, o: Pane = {}): string => {
  const top = o.arch
    ? `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`
    : `M${x} ${y + h}V${y + 1.6}Q${x} ${y} ${x + 1.6} ${y}H${x + w - 1.6}Q${x + w} ${y} ${x + w} ${y + 1.6}V${y + h}Z`
  const shut = o.shutter
    ? `<rect x="${x - 4.4}" y="${y}" width="3.8" height="${h}" rx=".8" fill="${o.shutter}"/><rect x="${x + w + 0.6}" y="${y}" width="3.8" height="${h}" rx=".8" fill="${o.shutter}"/>`
    : ''
  const box = o.flowers
    ? `<rect x="${x - 1.5}" y="${y + h}" width="${w + 3}" height="2.6" rx="1" fill="#7b4d2c"/><g fill="${o.flowers}"><circle cx="${x + 1}" cy="${y + h}" r="1.5"/><circle cx="${x + w / 2}" cy="${y + h - 0.4}" r="1.6"/><circle cx="${x + w - 1}" cy="${y + h}" r="1.5"/></g>`
    : ''
  return `${shut}<path d="${top}" fill="${pal.window}" stroke="${pal.frame}" stroke-width="1.7"/><path d="M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.5}H${x + w}" stroke="${pal.frame}" stroke-width="1"/><path d="M${x + 1.2} ${y + h * 0.5 - 1}L${x + w * 0.45} ${y + (o.arch ? w * 0.35 : 1.4)}" stroke="#fff6d8" stroke-width="1.1" opacity=".8"/>${box}`
}
export const door = (x: number, h: number, w = 10, dh = 17, col = '#8a5630'): string =>
  `<path d="M${x} ${h}V${h - dh + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${h - dh + w / 2}V${h}Z" fill="${col}" stroke="${pal.timberD}" stroke-width="1.8"/><path d="M${x + w / 2} ${h}V${h - dh + 1}" stroke="${pal.timberD}" stroke-width=".9" opacity=".7"/><circle cx="${x + w - 2.4}" cy="${h - dh * 0.42}" r="1" fill="#f3c95e"/>`

/** A gabled house. x,y = nearest ground corner; w along the ridge (right), d gable width (left). flip mirrors it. */
interface House {
  readonly x?: number
  readonly y?: number
  readonly w?: number
  readonly d?: number
  readonly h?: number
  readonly rh?: number
  readonly walls?: Walls
  readonly roof?: Roof
  readonly timber?: boolean
  readonly flip?: boolean
  /** Place of the chimney along the ridge, 0 for none. */
  readonly chimney?: number
  readonly style?: 'tile' | 'thatch'
  readonly seed?: number
  readonly gable?: string
  readonly long?: string
  readonly smoke?: boolean
  readonly sag?: number
  readonly over?: number
}
export function house(o: House): string {
  const {
    x = 0,
    y = 0,
    w = 60,
    d = 46,
    h = 32,
    rh = 30,
    walls = pal.wall,
    roof = pal.tile,
    timber = true,
    flip = false,
    chimney = 0.7,
    style = 'tile',
    seed = 1,
    gable = '',
    long = '',
    smoke = false,
    sag = 3,
    over = 5,
  } = o
  const r = rng(seed * 7919 + 13)
  const gl = flip ? walls[1] : walls[0],
    ll = flip ? walls[0] : walls[1]
  const [rc, rd, rl] = roof
  const rMain = flip ? rl : rc
  const F: Point = [0, 0],
    L: Point = [-d * C, -d * S],
    R: Point = [w * C, -w * S]
  const up = (p: Point, k: number): Point => [p[0], p[1] - k]
  const apex: Point = [(-d * C) / 2, (-d * S) / 2 - h - rh]
  const sv: Point = [(d * C) / 2, (d * S) / 2 + rh],
    bv: Point = [(-d * C) / 2, (-d * S) / 2 + rh]
  const ov: Point = [-over * C, over * S],
    rv: Point = [(w + 2 * over) * C, -(w + 2 * over) * S]
  const A = add(apex, ov),
    E = add(A, sv, 1.17),
    AR = add(A, rv),
    ER = add(E, rv),
    Bk = add(A, bv, 1.17),
    BkR = add(Bk, rv)
  let s = ''
  {
    const k = h * 0.55 + 8,
      sx = flip ? -k : k
    s += `<path d="M${at(F)}L${pt(F[0] + sx, F[1] - 2)}L${pt(R[0] + sx + 4, R[1] + 4)}L${at(R)}Z" fill="#3a3f2a" opacity="${flip ? 0.05 : 0.17}" stroke="#3a3f2a" stroke-width="7" stroke-linejoin="round"/><ellipse cx="${f((R[0] + L[0]) / 2)}" cy="${f((R[1] + L[1]) / 2 + 3)}" rx="${f((w + d) * 0.47)}" ry="${f((w + d) * 0.235)}" fill="#3a3f2a" opacity=".1"/>`
  }
  s += poly([A, Bk, BkR, AR], rd, `stroke="${rd}" stroke-width="3" stroke-linejoin="round"`)
  // walls
  s += poly([L, F, up(F, h), apex, up(L, h)], gl) + poly([F, R, up(R, h), up(F, h)], ll)
  const gm = `matrix(${C} ${S} 0 1 ${pt(L[0], L[1] - h)})`,
    lm = `matrix(${C} ${-S} 0 1 ${pt(0, -h)})`
  const tb = (dd: string, wd = 2.6): string =>
    `<path d="${dd}" fill="none" stroke="${pal.timber}" stroke-width="${wd}" stroke-linecap="round"/>`
  let g = '',
    l = ''
  // plinth
  g += `<rect x="0" y="${h - 5}" width="${d}" height="5" fill="#a79b88" opacity=".55"/>`
  l += `<rect x="0" y="${h - 5}" width="${w}" height="5" fill="#857a69" opacity=".55"/>`
  const bays = Math.max(1, Math.round(w / 26))
  const posts = Array.from({ length: Math.max(1, bays - 1) }, (_, i) =>
    tb(`M${f((w * (i + 1)) / bays)} 0V${h}`, 1.8),
  )
  if (timber) {
    g +=
      tb(`M1.2 0V${h}M${d - 1.2} 0V${h}M0 0H${d}`) +
      tb(`M1 ${h * 0.55}H${d - 1}M${d / 2} 0V${h}`, 2) +
      tb(`M1.5 ${h * 0.55}L${d * 0.22} 0M${d - 1.5} ${h * 0.55}L${d * 0.78} 0`, 1.7)
    g +=
      tb(`M${d / 2} ${-rh + 3}V0M${d * 0.22} ${-rh * 0.42}H${d * 0.78}`, 2) +
      tb(`M${d * 0.2} 0L${d / 2} ${-rh * 0.42}L${d * 0.8} 0`, 1.7)
    l +=
      tb(`M1.2 0V${h}M${w - 1.2} 0V${h}M0 1H${w}M1 ${h * 0.55}H${w - 1}`, 2.2) +
      posts.join('') +
      tb(`M2 ${h * 0.55}L${f(w * 0.12)} 1M${w - 2} ${h * 0.55}L${f(w * 0.88)} 1`, 1.6)
  } else {
    for (let i = 0; i < 7; i++) {
      g += `<rect x="${f(r() * (d - 8))}" y="${f(r() * (h - 8))}" width="6" height="2.6" rx="1" fill="#fff" opacity=".22"/>`
      l += `<rect x="${f(r() * (w - 8))}" y="${f(r() * (h - 8))}" width="6" height="2.6" rx="1" fill="#5b4a34" opacity=".12"/>`
    }
  }
  s += `<g transform="${gm}">${g}${gable}</g><g transform="${lm}">${l}<rect x="0" y="0" width="${w}" height="${f(h * 0.28)}" fill="#4a3320" opacity=".16"/>${long}</g>`
  // roof
  const mid = (a: Point, b: Point, k: number): string => pt((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + k)
  s += `<path d="M${at(A)}Q${mid(A, AR, sag)} ${at(AR)}L${at(ER)}Q${mid(E, ER, sag)} ${at(E)}Z" fill="${rMain}" stroke="${rMain}" stroke-width="2.4" stroke-linejoin="round"/>`
  const rows = Math.max(4, Math.round(Math.hypot(sv[0], sv[1]) / (style === 'thatch' ? 8 : 6.4)))
  let sh = '',
    hi = ''
  for (let i = 1; i <= rows; i++) {
    const t = i / rows,
      a = lerp(A, E, t),
      b = lerp(AR, ER, t),
      len = Math.hypot(b[0] - a[0], b[1] - a[1])
    const n = Math.round(len / (style === 'thatch' ? 5 : 6.6)),
      dx = (b[0] - a[0]) / n,
      dy = (b[1] - a[1]) / n,
      vx = sv[0] / Math.hypot(sv[0], sv[1]),
      vy = sv[1] / Math.hypot(sv[0], sv[1])
    if (style === 'thatch') {
      for (let j = 0; j < n; j++)
        if (r() < 0.62) {
          const q: Point = [a[0] + dx * (j + r()), a[1] + dy * (j + r() * 0.4) + sag * 0.6]
          sh += `M${at(q)}l${pt(-vx * 5.5, -vy * 5.5)}`
        }
    } else {
      sh += `M${pt(a[0], a[1])}`
      for (let j = 0; j < n; j++) {
        sh += `q${pt(dx / 2 + vx * 2.6, dy / 2 + vy * 2.6)} ${pt(dx, dy)}`
        if (r() < 0.1) {
          hi += `M${pt(a[0] + dx * j + 1 - vx * 3, a[1] + dy * j - vy * 3 + sag * 0.7)}l${pt(dx * 0.7, dy * 0.7)}`
        }
      }
    }
  }
  s +=
    `<path d="${sh}" fill="none" stroke="${rd}" stroke-width="${style === 'thatch' ? 1.3 : 1}" opacity="${style === 'thatch' ? 0.6 : 0.62}" stroke-linecap="round"/>` +
    (hi ? `<path d="${hi}" stroke="${rl}" stroke-width="2.6" stroke-linecap="round" opacity=".75"/>` : '')
  s += `<path d="M${at(A)}Q${mid(A, AR, sag)} ${at(AR)}" fill="none" stroke="${style === 'thatch' ? rl : rd}" stroke-width="3.4" stroke-linecap="round"/>`
  s += `<path d="M${at(E)}Q${mid(E, ER, sag)} ${at(ER)}" fill="none" stroke="${rd}" stroke-width="2.6" stroke-linecap="round"/>`
  const barge = style === 'thatch' ? rd : pal.timberD
  s += `<path d="M${at(Bk)}L${at(A)}L${at(E)}" fill="none" stroke="${barge}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round"/><path d="M${at(Bk)}L${at(A)}L${at(E)}" fill="none" stroke="${rl}" stroke-width="1" opacity=".55" stroke-linejoin="round"/>`
  if (chimney) {
    const c = add(lerp(A, AR, chimney), [0, 2])
    s += `<path d="M${pt(c[0] - 4.5, c[1] + 7)}V${f(c[1] - 10)}H${f(c[0] + 5.5)}V${f(c[1] + 5)}Z" fill="${flip ? '#9c6a52' : '#b57d62'}"/><path d="M${pt(c[0] + 1, c[1] + 7)}V${f(c[1] - 10)}H${f(c[0] + 5.5)}V${f(c[1] + 5)}Z" fill="#8a5a45"/><rect x="${f(c[0] - 6)}" y="${f(c[1] - 13)}" width="13" height="4" rx="1.2" fill="#7a4c39"/>`
    if (smoke)
      s += `<path d="M${pt(c[0], c[1] - 15)}c-5-7 6-10 1-18s7-9 3-17" fill="none" stroke="#fffaf0" stroke-width="6" stroke-linecap="round" opacity=".5"/><path d="M${pt(c[0], c[1] - 15)}c-5-7 6-10 1-18" fill="none" stroke="#fffaf0" stroke-width="8" stroke-linecap="round" opacity=".35"/>`
  }
  return `<g transform="translate(${f(x)} ${f(y)})${flip ? ' scale(-1 1)' : ''}" stroke-linejoin="round">${s}</g>`
}
/** Windows in a row along a wall. */
export const windowsRow = (n: number, W: number, y: number, w: number, h: number, o: Pane = {}): string =>
  Array.from({ length: n }, (_, i) => win(f((W / n) * (i + 0.5) - w / 2), y, w, h, o)).join('')
