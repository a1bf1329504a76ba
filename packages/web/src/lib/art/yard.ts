import { C, type Point, poly, pt, rng, S } from './geometry.ts'

export function fence(x1: number, y1: number, x2: number, y2: number, n = 6, c = '#8d6238'): string {
  let s = `<path d="M${x1} ${y1 - 8}L${x2} ${y2 - 8}M${x1} ${y1 - 4}L${x2} ${y2 - 4}" stroke="${c}" stroke-width="1.7" stroke-linecap="round"/>`
  for (let i = 0; i <= n; i++) {
    const x = x1 + ((x2 - x1) * i) / n,
      y = y1 + ((y2 - y1) * i) / n
    s += `<path d="M${pt(x, y)}v-11" stroke="${c}" stroke-width="2.8" stroke-linecap="round"/>`
  }
  return s
}
export const sheep = (x: number, y: number, k = 1, flip = false): string =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -k : k} ${k})"><ellipse cx="2" cy="1" rx="9" ry="2.6" fill="#3a3f2a" opacity=".18"/><path d="M-4 0v-4M3 0v-4" stroke="#4a4038" stroke-width="1.7"/><path d="M-7-6a4 4 0 0 1 3-5 4.4 4.4 0 0 1 7-.6 4 4 0 0 1 4 5.6 4 4 0 0 1-5 3 5 5 0 0 1-6 0 3.6 3.6 0 0 1-3-3Z" fill="#fbf4e4"/><ellipse cx="-8" cy="-8.4" rx="2.6" ry="3" fill="#4a4038"/></g>`
export const hay = (x: number, y: number, k = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="4" cy="0" rx="14" ry="4" fill="#3a3f2a" opacity=".18"/><path d="M-11 0C-12-10-7-18 0-18S12-10 11 0C6 2.4-6 2.4-11 0Z" fill="#e0b354"/><path d="M3-17.6C8-15 11.6-8 11 0 8.6 1.4 5 2 2 2 6-4 6-12 3-17.6Z" fill="#c6933a"/><path d="M-7-2l2-9M-2-1l1-12M3-1l0-9M-5 0l4-6" stroke="#f2cf7c" stroke-width="1.1" stroke-linecap="round"/></g>`
export const cow = (x: number, y: number, k = 1, c = '#a8724a'): string =>
  `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="3" cy="1" rx="16" ry="3.6" fill="#3a3f2a" opacity=".18"/><path d="M-8 0v-8M-3 0v-7M7 0v-7M12 0v-8" stroke="#6b4527" stroke-width="2.6" stroke-linecap="round"/><path d="M-11-14c2-4 7-4 12-4s12-.6 14 3 1 8-2 9-18 1.6-22 .4-3.6-5-2-8.4Z" fill="${c}"/><path d="M0-18c4-.4 8 0 9 3s-2 5-5 4-5-4-4-7Z" fill="#f4e6cc"/><path d="M-9-15c-4-3-8-2-9 1s0 7 3 7 5-2 6-4Z" fill="${c}"/><path d="M-18-9c-.6 2 .4 3.4 2.6 3.2" stroke="#f0d3b8" stroke-width="3" stroke-linecap="round"/><path d="M-11-17c-1-2-3-2.4-4-2" stroke="#f4e6cc" stroke-width="1.7" fill="none" stroke-linecap="round"/></g>`
/** Iso wheat field: x,y nearest corner. */
export function field(
  x: number,
  y: number,
  w: number,
  d: number,
  kind: 'wheat' | 'green' = 'wheat',
  seed = 2,
): string {
  const [c1, c2, c3] = { wheat: ['#edc764', '#d5a03c', '#f7dc8f'], green: ['#a9c06a', '#88a24e', '#c3d58a'] }[
    kind
  ]
  const r = rng(seed),
    R: Point = [w * C, -w * S],
    L: Point = [-d * C, -d * S]
  let s =
    poly(
      [
        [0, 5],
        [R[0], R[1] + 5],
        [R[0], R[1]],
        [0, 0],
      ],
      c2,
    ) +
    poly([[0, 5], [L[0], L[1] + 5], L, [0, 0]], c2) +
    poly(
      [[0, 0], R, [R[0] + L[0], R[1] + L[1]], L],
      c1,
      `stroke="${c1}" stroke-width="3" stroke-linejoin="round"`,
    )
  const n = Math.round(d / 8)
  let ln = '',
    hi = ''
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n,
      a: Point = [L[0] * t, L[1] * t]
    ln += `M${pt(a[0] + 3, a[1] - 1)}L${pt(a[0] + R[0] - 3, a[1] + R[1] + 1)}`
    const m = Math.round(w / 7)
    for (let j = 0; j < m; j++) {
      const u = (j + r() * 0.8) / m,
        p: Point = [a[0] + R[0] * u, a[1] + R[1] * u]
      if (kind === 'wheat') hi += `M${pt(p[0], p[1])}l${pt(-1 + r() * 2, -5.5)}`
      else hi += `M${pt(p[0], p[1])}h.1`
    }
  }
  s += `<path d="${ln}" stroke="${c2}" stroke-width="2.4" opacity=".75" stroke-linecap="round"/><path d="${hi}" stroke="${c3}" stroke-width="${kind === 'green' ? 3.4 : 1.7}" stroke-linecap="round" opacity=".95"/>`
  return `<g transform="translate(${x} ${y})">${s}</g>`
}
