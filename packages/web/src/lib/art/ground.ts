import { at, f, type Point, pt, rng } from './geometry.ts'

export const mound = (x: number, y: number, rx: number, ry: number, c1 = '#b3c487', c2 = '#93aa68'): string =>
  `<path d="M${x - rx} ${y}C${x - rx * 0.9} ${y - ry * 1.1} ${x - rx * 0.4} ${y - ry * 1.5} ${x} ${y - ry * 1.5}S${x + rx * 0.9} ${y - ry * 1.1} ${x + rx} ${y}C${x + rx * 0.6} ${y + ry * 0.5} ${x - rx * 0.6} ${y + ry * 0.5} ${x - rx} ${y}Z" fill="${c2}"/><path d="M${x - rx} ${y}C${x - rx * 0.9} ${y - ry * 1.1} ${x - rx * 0.4} ${y - ry * 1.5} ${x} ${y - ry * 1.5}S${x + rx * 0.55} ${y - ry * 1.2} ${x + rx * 0.7} ${y - ry * 0.5}C${x + rx * 0.3} ${y + ry * 0.1} ${x - rx * 0.5} ${y + ry * 0.3} ${x - rx} ${y}Z" fill="${c1}"/>`
export const road = (d: string, w = 18): string =>
  `<path d="${d}" fill="none" stroke="#b79a62" stroke-width="${w + 3}" stroke-linecap="round" opacity=".55"/><path d="${d}" fill="none" stroke="#d9bf88" stroke-width="${w}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#ead6a6" stroke-width="${w * 0.66}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#c8ab72" stroke-width="1.6" stroke-linecap="round" stroke-dasharray="2 13 5 17" opacity=".9"/>`
/** River with a growing bed: [x, y, half width] from far to near. */
export function stream(p: readonly (readonly [x: number, y: number, half: number])[]): string {
  const edge = (k: number, dir: number): [Point, string] => {
    const q = p.map(([x, y, w]): Point => [x + dir * w * k, y])
    let d = ''
    for (let i = 0; i < q.length - 1; i++) {
      const a = q[Math.max(0, i - 1)],
        b = q[i],
        c = q[i + 1],
        e = q[Math.min(q.length - 1, i + 2)]
      d += `C${pt(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${pt(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${pt(c[0], c[1])}`
    }
    return [q[0], d]
  }
  const shape = (k: number): string => {
    const [s, d] = edge(k, 1),
      rev = [...p].reverse().map(([x, y, w]): Point => [x - w * k, y])
    let r = `L${at(rev[0])}`
    for (let i = 0; i < rev.length - 1; i++) {
      const a = rev[Math.max(0, i - 1)],
        b = rev[i],
        c = rev[i + 1],
        e = rev[Math.min(rev.length - 1, i + 2)]
      r += `C${pt(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)} ${pt(c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6)} ${pt(c[0], c[1])}`
    }
    return `M${at(s)}${d}${r}Z`
  }
  const line = (o: number): string => {
    const q = p.map(([x, y, w]): Point => [x + o * w, y])
    let d = `M${at(q[0])}`
    for (let i = 0; i < q.length - 1; i++) {
      const b = q[i],
        c = q[i + 1]
      d += `Q${pt(b[0], b[1])} ${pt((b[0] + c[0]) / 2, (b[1] + c[1]) / 2)}`
    }
    return d
  }
  return `<path d="${shape(1.34)}" fill="#91a766" opacity=".85"/><path d="${shape(1.14)}" fill="#e6d6a4"/><path d="${shape(1)}" fill="#5f9fb0"/><path d="${shape(0.7)}" fill="#86bcc4"/><path d="${line(-0.3)}" fill="none" stroke="#eef8f4" stroke-width="2.2" stroke-linecap="round" stroke-dasharray="9 30 16 52" opacity=".9"/><path d="${line(0.3)}" fill="none" stroke="#eef8f4" stroke-width="1.8" stroke-linecap="round" stroke-dasharray="12 64 7 38" stroke-dashoffset="22" opacity=".75"/>`
}
export const bridge = (x: number, y: number, w = 62): string =>
  `<g transform="translate(${x} ${y})"><path d="M${-w / 2} 0Q0 -16 ${w / 2} 0V12Q0 -3 ${-w / 2} 12Z" fill="#b9aa92"/><path d="M${-w / 2 - 2} -10Q0 -27 ${w / 2 + 2} -10V2Q0 -14 ${-w / 2 - 2} 2Z" fill="#e7d3a4"/><path d="M${-w / 2 - 2} -11Q0 -28 ${w / 2 + 2} -11" fill="none" stroke="#8d7a5c" stroke-width="4" stroke-linecap="round"/><path d="M${-w / 2 - 2} 3Q0 -14 ${w / 2 + 2} 3" fill="none" stroke="#9d8b6d" stroke-width="5" stroke-linecap="round"/><path d="M-12 10Q0 -4 12 10V18H-12Z" fill="#4f8fa3" opacity=".8"/></g>`
/** Cobbled ground: stones grow towards the viewer. */
export function cobbles(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  seed = 3,
  tone = '#d9bf88',
  dark = '#c6a96e',
): string {
  const r = rng(seed)
  let a = '',
    b = ''
  for (let y = y0; y < y1; ) {
    const k = (y - y0) / (y1 - y0),
      h = 5 + k * 11,
      w = 12 + k * 26
    for (let x = x0 - r() * w; x < x1; x += w * (1 + r() * 0.5)) {
      if (r() < 0.42) continue
      const d = `M${pt(x, y)}h${f(w * (0.55 + r() * 0.3))}`
      if (r() < 0.5) a += d
      else b += d
    }
    y += h * 1.5
  }
  return `<path d="${a}" stroke="${tone}" stroke-width="6" stroke-linecap="round" opacity=".55"/><path d="${b}" stroke="${dark}" stroke-width="4.5" stroke-linecap="round" opacity=".4"/>`
}
