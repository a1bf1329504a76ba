import { f, pt, rng } from './geometry.ts'

export function tree(x: number, y: number, r = 14, tone = 0, seed = 3): string {
  const t = [
      ['#6f9a54', '#8cb566', '#55803f'],
      ['#8aa04a', '#a8bb62', '#6c8337'],
      ['#c58a3a', '#dda955', '#a36d28'],
      ['#5d8f6a', '#7bab82', '#467452'],
      ['#b86a3d', '#d08a55', '#94512c'],
    ][tone],
    q = rng((seed * 31 + x) | 0)
  let leaf = ''
  for (let i = 0; i < 9; i++) {
    const a = q() * 6.28,
      k = q() * r * 0.72
    leaf += `M${pt(Math.cos(a) * k - 2, -r * 1.5 + Math.sin(a) * k * 0.9)}q2 -2.4 4 0`
  }
  return `<g transform="translate(${f(x)} ${f(y)})"><ellipse cx="${f(r * 0.45)}" cy="1" rx="${f(r * 1.15)}" ry="${f(r * 0.4)}" fill="#3a3f2a" opacity=".2"/><path d="M-${f(r * 0.14)} 1C-${f(r * 0.1)} -${f(r * 0.5)} 0 -${f(r)} 0 -${f(r)}S${f(r * 0.12)} -${f(r * 0.5)} ${f(r * 0.2)} 1Z" fill="#7a5233" stroke="#7a5233" stroke-width="2.4" stroke-linejoin="round"/><g fill="${t[2]}"><circle cx="${f(r * 0.42)}" cy="${f(-r * 1.2)}" r="${f(r * 0.72)}"/><circle cx="${f(-r * 0.4)}" cy="${f(-r * 1.12)}" r="${f(r * 0.66)}"/></g><g fill="${t[0]}"><circle cx="0" cy="${f(-r * 1.6)}" r="${f(r * 0.86)}"/><circle cx="${f(-r * 0.5)}" cy="${f(-r * 1.32)}" r="${f(r * 0.62)}"/><circle cx="${f(r * 0.45)}" cy="${f(-r * 1.42)}" r="${f(r * 0.6)}"/></g><circle cx="${f(-r * 0.24)}" cy="${f(-r * 1.86)}" r="${f(r * 0.5)}" fill="${t[1]}" opacity=".75"/><path d="${leaf}" fill="none" stroke="${t[2]}" stroke-width="1.2" stroke-linecap="round" opacity=".65"/></g>`
}
export function pine(x: number, y: number, h = 34, tone = 0): string {
  const t = [
      ['#4f7d62', '#3b6550', '#6c9a7a'],
      ['#68895f', '#4f6e49', '#86a57a'],
      ['#7d9c8f', '#688779', '#98b4a6'],
    ][tone],
    w = h * 0.34
  const L = (yy: number, ww: number, hh: number): string =>
    `<path d="M0 ${f(yy - hh)}Q${f(ww * 0.5)} ${f(yy - hh * 0.35)} ${f(ww)} ${f(yy)}Q0 ${f(yy + hh * 0.2)} ${f(-ww)} ${f(yy)}Q${f(-ww * 0.5)} ${f(yy - hh * 0.35)} 0 ${f(yy - hh)}Z" fill="${t[0]}"/><path d="M0 ${f(yy - hh)}Q${f(ww * 0.5)} ${f(yy - hh * 0.35)} ${f(ww)} ${f(yy)}Q${f(ww * 0.4)} ${f(yy + hh * 0.13)} 0 ${f(yy + hh * 0.1)}Z" fill="${t[1]}"/>`
  return `<g transform="translate(${f(x)} ${f(y)})" stroke-linejoin="round"><ellipse cx="${f(w * 0.4)}" cy="0" rx="${f(w * 1.1)}" ry="${f(w * 0.36)}" fill="#3a3f2a" opacity=".18"/><rect x="-1.8" y="-6" width="3.6" height="7" fill="#6e4a2e"/>${L(-4, w, h * 0.46)}${L(-h * 0.32, w * 0.82, h * 0.4)}${L(-h * 0.56, w * 0.6, h * 0.4)}</g>`
}
export const bush = (x: number, y: number, r = 7, c = '#7fa257'): string =>
  `<g transform="translate(${x} ${y})"><ellipse cx="2" cy="0" rx="${r * 1.2}" ry="${f(r * 0.4)}" fill="#3a3f2a" opacity=".16"/><circle cx="${f(-r * 0.5)}" cy="${f(-r * 0.45)}" r="${f(r * 0.6)}" fill="${c}"/><circle cx="${f(r * 0.5)}" cy="${f(-r * 0.4)}" r="${f(r * 0.56)}" fill="${c}"/><circle cx="0" cy="${f(-r * 0.75)}" r="${f(r * 0.68)}" fill="${c}"/><circle cx="${f(-r * 0.2)}" cy="${f(-r * 0.95)}" r="${f(r * 0.34)}" fill="#fff" opacity=".16"/></g>`
/** Grass and flowers, strewn where nothing is avoided. */
export const tufts = (
  n: number,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  seed: number,
  avoid: (x: number, y: number) => boolean = () => false,
): string => {
  const r = rng(seed)
  let a = '',
    b = '',
    c = ''
  for (let i = 0; i < n; i++) {
    const x = x0 + r() * (x1 - x0),
      y = y0 + r() * (y1 - y0),
      k = r()
    if (avoid(x, y)) continue
    if (k < 0.6) a += `M${pt(x, y)}l-2 -4.5M${pt(x, y)}l.4 -5.5M${pt(x, y)}l2.6 -4`
    else if (k < 0.8) b += `M${pt(x, y)}h.1`
    else c += `M${pt(x, y)}h.1`
  }
  return `<path d="${a}" stroke="#7d9a4f" stroke-width="1.2" stroke-linecap="round" opacity=".6" fill="none"/><path d="${b}" stroke="#fff7dc" stroke-width="3.2" stroke-linecap="round" opacity=".85"/><path d="${c}" stroke="#e58a5c" stroke-width="2.8" stroke-linecap="round" opacity=".8"/>`
}
