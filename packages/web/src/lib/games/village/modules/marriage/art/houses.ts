import { bush, pine } from '#lib/art/flora.ts'
import { C, f, type Point, poly, pt, rng, S } from '#lib/art/geometry.ts'
import { door, house, win, windowsRow } from '#lib/art/house.ts'
import { pal, type Roof } from '#lib/art/palette.ts'
import { barrel, crate, sacks } from '#lib/art/props.ts'

type Built = (x: number, y: number, k?: number) => string

const ROSY: Roof = ['#c9747c', '#a3525c', '#df979b']
const TEAL: Roof = ['#4f8f88', '#376a66', '#74aea5']

const g = (x: number, y: number, k: number, inner: string): string =>
  `<g transform="translate(${f(x)} ${f(y)}) scale(${k})" stroke-linejoin="round">${inner}</g>`

/** A round sign on its pole. */
const sign = (x: number, y: number, inner: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M-14-12H2" stroke="#54331f" stroke-width="2.2" stroke-linecap="round"/><path d="M-5-11v3M-10-11v3" stroke="#54331f"/><circle cx="-6.5" r="9" fill="#fff3d6" stroke="#6d452b" stroke-width="1.6"/><g transform="translate(-6.5 0)">${inner}</g></g>`

export const bakery: Built = (x, y, k = 1) =>
  g(
    x,
    y,
    k,
    house({
      x: 0,
      y: 0,
      w: 62,
      d: 46,
      h: 36,
      rh: 34,
      walls: pal.ochre,
      roof: ROSY,
      seed: 101,
      chimney: 0.74,
      smoke: true,
      gable:
        win(7, 8, 9, 11, { shutter: '#8c3b2c' }) + win(18, -17, 10, 10) + door(27, 36, 12, 20, '#a5562c'),
      long: `<path d="M8 26V9H42V26Z" fill="#ffd779" stroke="#6d452b" stroke-width="1.8"/><path d="M8 17.500H42M25 9V26" stroke="#6d452b" stroke-width="1.2"/><g fill="#dd9646" stroke="#7a4512" stroke-width=".8"><ellipse cx="14" cy="15" rx="3.6" ry="2.2"/><ellipse cx="20.5" cy="15" rx="2.8" ry="2.2"/><ellipse cx="31" cy="15" rx="4" ry="2.2"/><ellipse cx="14" cy="23.6" rx="4" ry="2.2"/><ellipse cx="30" cy="23.6" rx="3" ry="2.2"/><ellipse cx="37" cy="23.6" rx="3" ry="2.2"/></g><rect x="6" y="26" width="38" height="3" fill="#7b4d2c"/>`,
    }) +
      `<g transform="translate(60 -6)"><ellipse cx="4" cy="2" rx="24" ry="8" fill="#3a3f2a" opacity=".16"/><path d="M-19 0C-19-19-9-25 0-25S19-19 19 0A19 6 0 0 1-19 0Z" fill="#cfc5b4"/><path d="M6-24C14-22 19-15 19 0A19 6 0 0 1 6 5.600C11-4 11-14 6-24Z" fill="#aea290"/><path d="M-10 2V-7A8 8 0 0 1 6-7V4.500Q-2 5.5-10 2Z" fill="#4b2c1c"/><path d="M-8 2V-6A6 6 0 0 1 4-6V4Q-2 4.6-8 2Z" fill="#ff9a3d"/><path d="M-5 3V-2A3 3.6 0 0 1 1-2V4Z" fill="#ffe08a"/></g>` +
      sign(
        -44,
        -34,
        `<path d="M0 0C-2-4-6.5-3-6 .5S-2 6 0 6 6.5 4 6 .5 2-4 0 0ZM0 0L-3 6M0 0L3 6" fill="none" stroke="#b5702c" stroke-width="2"/>`,
      ),
  )

/** The village store has an awning over its wares. */
export const store: Built = (x, y, k = 1) => {
  const A = (u: number, z: number, o: number): Point => [u * C + o * C, -u * S - z + o * S]
  let aw = ''
  const n = 7
  for (let i = 0; i < n; i++) {
    const u = 4 + i * 9,
      v = u + 9
    aw +=
      poly([A(u, 30, 0), A(v, 30, 0), A(v, 20, 15), A(u, 20, 15)], i % 2 ? '#fbf3e0' : '#3f8f7f') +
      `<path d="M${pt(...A(u, 20, 15))}L${pt(...A(v, 20, 15))}l0 3q${f((-9 * C) / 2)} ${f((9 * S) / 2 + 4)} ${f(-9 * C)} ${f(9 * S)}Z" fill="${i % 2 ? '#e8dcc0' : '#2f7468'}"/>`
  }
  return g(
    x,
    y,
    k,
    house({
      x: 0,
      y: 0,
      w: 70,
      d: 46,
      h: 42,
      rh: 34,
      walls: pal.plaster,
      roof: TEAL,
      seed: 106,
      chimney: 0.3,
      gable:
        windowsRow(2, 46, 7, 9, 12, { shutter: '#376a66' }) +
        win(18, -17, 10, 10) +
        door(16, 42, 13, 20, '#376a66'),
      long: `<path d="M6 40V18H64V40Z" fill="#5b3a22"/><path d="M8 38V20H62V38Z" fill="#ffd88a"/><path d="M8 29H62" stroke="#8a5a33" stroke-width="2"/><g fill="#8a5a33"><rect x="12" y="24" width="5" height="5"/><rect x="22" y="22" width="7" height="7" fill="#3f6f8f"/><rect x="36" y="24" width="6" height="5" fill="#a5432f"/><circle cx="52" cy="26" r="3"/><rect x="14" y="33" width="8" height="5" fill="#5a7f4a"/><rect x="30" y="32" width="6" height="6"/><rect x="44" y="33" width="9" height="5" fill="#b9822c"/></g>`,
    }) +
      aw +
      crate(30, 10, 0.34) +
      crate(50, 0, 0.34) +
      sacks(68, -8, 0.34) +
      sign(
        -44,
        -38,
        `<path d="M-5 5L4-4M4 5L-5-4" stroke="#6d452b" stroke-width="2"/><path d="M2-6L6-2" stroke="#7d8a95" stroke-width="3"/>`,
      ),
  )
}

/** Where children come from: a stork on the chimney, washing on the line. */
export const parents: Built = (x, y, k = 1) =>
  g(
    x,
    y,
    k,
    house({
      x: 0,
      y: 0,
      w: 64,
      d: 48,
      h: 34,
      rh: 36,
      walls: pal.rose,
      roof: pal.thatch,
      style: 'thatch',
      seed: 111,
      chimney: 0.62,
      gable:
        win(7, 8, 10, 11, { shutter: '#a3525c', flowers: '#d8548c' }) +
        `<path d="M24-12C19-16 18-20 21-22 23-23 24-21 24-20 24-21 26-23 28-22 30-20 29-16 24-12Z" fill="#cb3a33"/>` +
        door(28, 34, 12, 20, '#a3525c'),
      long: windowsRow(2, 64, 8, 12, 12, { flowers: '#d8548c', shutter: '#a3525c' }),
    }) +
      `<g transform="translate(10 -86)"><path d="M-11 0C-11-6 11-6 11 0 8 4-8 4-11 0Z" fill="#8a5f38"/><path d="M-10-1L10 1M-9 2L8-3" stroke="#b58a58" stroke-width="1.2"/><path d="M1-4V-14" stroke="#d9534a" stroke-width="1.5"/><path d="M-8-14C-6-20 2-21 6-17 9-15 9-11 5-11-1-10-6-11-8-14Z" fill="#fffaf0" stroke="#8a7d6a" stroke-width=".8"/><path d="M-8-14C-10-12-9-10-5-10.500L1-11.500C-2-14-5-15-8-14Z" fill="#33261c"/><path d="M6-17C8-19 8-22 7-25" stroke="#fffaf0" stroke-width="3" stroke-linecap="round"/><circle cx="7" cy="-26" r="2.6" fill="#fffaf0" stroke="#8a7d6a" stroke-width=".7"/><path d="M9-26L17-24" stroke="#d9534a" stroke-width="1.8" stroke-linecap="round"/><circle cx="7.5" cy="-26.5" r=".6" fill="#33261c"/></g>` +
      `<g transform="translate(52 6)"><path d="M0 0V-24M40-18V-42" stroke="#7a5233" stroke-width="2" stroke-linecap="round"/><path d="M0-23Q20-28 40-41" fill="none" stroke="#8a7350" stroke-width="1"/><path d="M6-25L13-26.5 14-17 7-15.500Z" fill="#fbf3e0"/><path d="M17-28L25-31 26-21 22-20 21.5-16 18-15Z" fill="#8fb7cf"/><path d="M29-33L36-38 37-28 30-23Z" fill="#e8b5c4"/></g>`,
  )

/** The rose arch, to which the ranks lead. */
export const arch: Built = (x, y, k = 1) => {
  const r = rng(17)
  let leaf = '',
    fl = ''
  const P = (t: number): Point => {
    const a = Math.PI * (1 - t)
    return [Math.cos(a) * 30, -40 - Math.sin(a) * 30]
  }
  const at = (t: number): Point =>
    t < 0.28 ? [-30, (-t / 0.28) * 40] : t > 0.72 ? [30, (-(1 - t) / 0.28) * 40] : P((t - 0.28) / 0.44)
  for (let i = 0; i < 96; i++) {
    const [px, py] = at(r()),
      dx = (r() - 0.5) * 11,
      dy = (r() - 0.5) * 11,
      c = ['#6f9a54', '#8cb566', '#55803f'][i % 3]
    leaf += `<circle cx="${f(px + dx)}" cy="${f(py + dy)}" r="${f(2.8 + r() * 2.4)}" fill="${c}"/>`
  }
  for (let i = 0; i < 34; i++) {
    const [px, py] = at(r()),
      dx = (r() - 0.5) * 12,
      dy = (r() - 0.5) * 12
    fl += `<circle cx="${f(px + dx)}" cy="${f(py + dy)}" r="${f(1.9 + r() * 1.3)}" fill="${['#d8548c', '#fbd3e2', '#fff6fa', '#c8382f'][i % 4]}"/>`
  }
  return g(
    x,
    y,
    k,
    `<ellipse cx="10" cy="2" rx="48" ry="12" fill="#3a3f2a" opacity=".18"/><path d="M-30 0V-40A30 30 0 0 1 30-40V0" fill="none" stroke="#8a5f38" stroke-width="6"/><path d="M-24 0V-40A24 24 0 0 1 24-40V0Z" fill="#fff6dc" opacity=".55"/>${leaf}${fl}<g transform="translate(0 -74)"><path d="M-16-6C-20-12-8-14 0-6 8-14 20-12 16-6 14-2 4 0 0-3-4 0-14-2-16-6Z" fill="#fffaf0" stroke="#c9b48a" stroke-width="1"/><circle cx="-4" cy="-1" r="5" fill="none" stroke="#e3a72a" stroke-width="2.4"/><circle cx="4" cy="-1" r="5" fill="none" stroke="#f3c24c" stroke-width="2.4"/></g>`,
  )
}

/** The smuggler's cave. */
export const cove: Built = (x, y, k = 1) =>
  g(
    x,
    y,
    k,
    `<path d="M-66 6C-70-30-48-54-20-58S44-50 60-26 74 4 66 8 -60 14-66 6Z" fill="#8f8778"/><path d="M-66 4C-68-28-46-52-20-56 0-57 16-54 28-46 10-44-2-30-4-10-20 2-50 6-66 4Z" fill="#b1a898"/><path d="M-30-50C-40-40-46-28-48-14M-8-56C-20-48-26-36-28-24M44-40C50-30 52-18 52-6" fill="none" stroke="#7c7466" stroke-width="2" opacity=".6"/><path d="M-24 6C-28-16-16-34 4-34S36-16 34 6Z" fill="#3a2f3a"/><path d="M-14 6C-16-10-8-22 6-22S24-8 24 6Z" fill="#5a4438"/><circle cx="6" cy="-8" r="15" fill="#ffcf6d" opacity=".55"/><circle cx="6" cy="-8" r="8" fill="#fff0b8" opacity=".7"/><g transform="translate(6 -6)"><path d="M-3-6H3V2H-3Z" fill="#ffd767" stroke="#2a2635" stroke-width="1.3"/><path d="M-4-6L0-10 4-6Z" fill="#2a2635"/><path d="M0-10V-16" stroke="#2a2635" stroke-width="1.2"/></g>${bush(-52, 6, 9, '#7f9a57')}${bush(58, 8, 8, '#7f9a57')}${pine(-40, -40, 24, 1)}${pine(30, -44, 22, 0)}`,
  ) + g(x, y, k, barrel(44, 14, 0.38) + barrel(56, 8, 0.33) + crate(-34, 18, 0.3) + sacks(-18, 18, 0.32))

export const boat: Built = (x, y, k = 1) =>
  g(
    x,
    y,
    k,
    `<ellipse cx="2" cy="3" rx="34" ry="7" fill="#2f6376" opacity=".35"/><path d="M-32-8C-24 6 18 8 32-10 20-6-16-4-32-8Z" fill="#8d5424"/><path d="M-32-8C-16-4 20-6 32-10 22-13-18-12-32-8Z" fill="#5b3a22"/><path d="M-32-8C-24 2 18 4 32-10" fill="none" stroke="#c98a44" stroke-width="1.6"/><path d="M-10-8L-8-4M8-8L9-4" stroke="#c98a44" stroke-width="3"/><path d="M-20-14L18 4" stroke="#7a4c39" stroke-width="2.2" stroke-linecap="round"/>`,
  )
