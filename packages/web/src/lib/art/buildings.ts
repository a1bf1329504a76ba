import { tower } from './castle.ts'
import { f, pt } from './geometry.ts'
import { door, house, win, windowsRow } from './house.ts'
import { pal, type Roof, type Walls } from './palette.ts'
import { cow, fence } from './yard.ts'

const wheel = (x: number, y: number, r: number, k = 0.92): string => {
  let s = ''
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283
    s += `<path d="M0 0L${pt(Math.cos(a) * r, Math.sin(a) * r)}" stroke="#6d452b" stroke-width="2.2"/><path d="M${pt(Math.cos(a) * r * 0.92, Math.sin(a) * r * 0.92)}L${pt(Math.cos(a) * r * 1.16, Math.sin(a) * r * 1.16)}" stroke="#8a5a33" stroke-width="5"/>`
  }
  return `<g transform="translate(${x} ${y}) scale(${k} 1) skewY(-14)"><circle r="${r}" fill="none" stroke="#8a5a33" stroke-width="4"/><circle r="${f(r * 0.62)}" fill="none" stroke="#8a5a33" stroke-width="2"/>${s}<circle r="3.4" fill="#54331f"/></g>`
}
type Built = (x: number, y: number, k?: number) => string
interface Buildings {
  readonly church: Built
  readonly hall: Built
  readonly mill: Built
  readonly wainwright: Built
  readonly stables: Built
  readonly scriptorium: Built
  readonly smithy: Built
  readonly farm: Built
  readonly well: Built
  readonly cottage: (x: number, y: number, k?: number, seed?: number) => string
  readonly small: (
    x: number,
    y: number,
    k: number,
    roof: Roof,
    walls: Walls,
    flip: boolean,
    seed: number,
  ) => string
}
/** Buildings of the village, each with its own silhouette and sign. */
export const B: Buildings = {
  church: (x, y, k = 1) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${house({ x: 26, y: 0, w: 92, d: 50, h: 40, rh: 44, walls: pal.plaster, timber: false, roof: pal.slate, chimney: 0, seed: 4, long: windowsRow(3, 92, 9, 10, 22, { arch: true }), gable: '' })}${tower({ x: 4, y: 14, w: 34, h: 104, rh: 64, left: `${win(11, 18, 11, 18, { arch: true })}<circle cx="17" cy="56" r="7.5" fill="#fdf6e2" stroke="#6d452b" stroke-width="2"/><path d="M17 56v-4.6M17 56l3 2" stroke="#6d452b" stroke-width="1.5" stroke-linecap="round"/>${door(10, 104, 14, 24, '#7a4a2a')}`, right: win(12, 18, 10, 18, { arch: true }) + win(13, 56, 8, 16, { arch: true }) })}</g>`,
  hall: (x, y, k = 1) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${house({ x: 0, y: 0, w: 104, d: 62, h: 54, rh: 50, walls: pal.wall, roof: pal.tile2, chimney: 0, seed: 8, gable: `${windowsRow(3, 62, 7, 9, 12, {}) + windowsRow(1, 62, -24, 12, 12) + door(22, 54, 17, 24, '#8c3b2c')}<rect x="-1" y="26.5" width="64" height="3.6" fill="#6d452b"/>`, long: `<rect x="-1" y="26.5" width="106" height="3.6" fill="#54331f"/>${windowsRow(4, 104, 8, 10, 12, { flowers: '#d9534a' })}${[6, 32, 58, 82].map((a) => `<path d="M${a} 54V42A8.5 8.5 0 0 1 ${a + 17} 42V54Z" fill="#7c5a3a"/><path d="M${a + 3} 54V43A5.5 5.5 0 0 1 ${a + 14} 43V54Z" fill="#4b3322"/>`).join('')}` })}${tower({ x: 18, y: -86, w: 15, h: 26, rh: 26, walls: pal.wall, cross: false, left: '<circle cx="7.5" cy="12" r="5" fill="#fdf6e2" stroke="#6d452b" stroke-width="1.5"/><path d="M7.5 12V8.6M7.5 12l2 1.4" stroke="#6d452b" stroke-width="1.2"/>', right: '<circle cx="7.5" cy="12" r="4.4" fill="#fdf6e2" stroke="#6d452b" stroke-width="1.4"/>' })}</g>`,
  mill: (x, y, k = 1) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${house({ x: 0, y: 0, w: 44, d: 44, h: 42, rh: 32, walls: pal.stone, timber: false, roof: pal.thatch, style: 'thatch', seed: 12, chimney: 0.8, gable: win(17, -14, 10, 10) + door(24, 42, 12, 19), long: windowsRow(1, 44, 11, 11, 13, { flowers: '#e9b23a' }) })}${wheel(-36, -28, 19, 0.8)}</g>`,
  wainwright: (x, y, k = 1) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${house({ x: 0, y: 0, w: 54, d: 42, h: 32, rh: 30, walls: pal.ochre, roof: pal.tile, seed: 21, chimney: 0.8, gable: `<path d="M9 32V14H33V32Z" fill="#5b3a22"/><path d="M11 32V16H31V32Z" fill="#ffcf6d" opacity=".85"/><path d="M11 32V24H31V32" fill="#8a5a33" opacity=".6"/>${win(17, -15, 9, 9)}`, long: windowsRow(2, 54, 8, 10, 11) })}${wheel(22, -6, 10, 0.85)}<path d="M-44-2h22l-2 6h-18Z" fill="#8a5a33"/><circle cx="-38" cy="5" r="5" fill="#d9a763" stroke="#5a3013" stroke-width="2"/></g>`,
  stables: (x, y, k = 1) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${house({ x: 0, y: 0, w: 64, d: 42, h: 26, rh: 30, walls: pal.rose, roof: pal.thatch, style: 'thatch', seed: 32, chimney: 0, gable: `<path d="M11 26V8H31V26Z" fill="#7a4a2a" stroke="#54331f" stroke-width="1.6"/><path d="M11 8L31 26M31 8L11 26M21 8V26" stroke="#e8cfa0" stroke-width="1.6"/>` + `<circle cx="21" cy="-11" r="4.4" fill="#5b3a22"/>`, long: [6, 25, 44].map((a) => `<path d="M${a} 26V12A6 6 0 0 1 ${a + 13} 12V26Z" fill="#5b3a22"/><rect x="${a}" y="17" width="13" height="9" fill="#8a5a33"/>`).join('') })}${fence(-40, 4, -8, 16, 4)}${cow(-22, 4, 0.62, '#a06a44')}</g>`,
  scriptorium: (x, y, k = 1) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${house({ x: 0, y: 0, w: 48, d: 42, h: 44, rh: 34, walls: pal.plaster, roof: pal.plum, seed: 41, chimney: 0.75, gable: windowsRow(2, 42, 7, 8, 13, { arch: true }) + win(16, -16, 10, 11, { arch: true }) + door(15, 44, 12, 19, '#4f6d8f'), long: windowsRow(2, 48, 7, 9, 13, { arch: true }) + windowsRow(2, 48, 26, 9, 11) })}<g transform="translate(-34 -36)"><path d="M0-6h13" stroke="#54331f" stroke-width="2"/><rect x="2" y="-4" width="12" height="12" rx="2" fill="#fbf0d5" stroke="#6d452b" stroke-width="1.3"/><path d="M5 5q2-6 6-7" stroke="#3d5f8a" stroke-width="1.6" fill="none"/></g></g>`,
  smithy: (x, y, k = 1) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${house({ x: 0, y: 0, w: 52, d: 44, h: 32, rh: 28, walls: pal.stone, timber: false, roof: pal.slate, seed: 52, chimney: 0.55, smoke: true, gable: `<path d="M8 32V15A14 10 0 0 1 36 15V32Z" fill="#4b2c1c"/><path d="M11 32V17A11 8 0 0 1 33 17V32Z" fill="#ff9a3d"/><path d="M15 32V24A7 6 0 0 1 29 24V32Z" fill="#ffe08a"/>`, long: windowsRow(2, 52, 9, 10, 11) })}<g transform="translate(36 4)"><path d="M-8-9H8Q6-5 3-4V-1H6V2H-6V-1H-3V-4Q-8-5-8-9Z" fill="#4a5560"/><path d="M-8-9H8" stroke="#7d8a95" stroke-width="2" stroke-linecap="round"/></g></g>`,
  cottage: (x, y, k = 1, seed = 61) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${house({ x: 0, y: 0, w: 62, d: 46, h: 32, rh: 34, walls: pal.wall, roof: pal.thatch, style: 'thatch', seed, chimney: 0.3, smoke: false, gable: win(8, 9, 9, 10, { shutter: '#5b8a78' }) + win(18, -16, 10, 10) + door(27, 32, 11, 18, '#5b8a78'), long: windowsRow(2, 62, 8, 11, 11, { flowers: '#d9534a' }) })}</g>`,
  farm: (x, y, k = 1) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${house({ x: 0, y: 0, w: 70, d: 48, h: 32, rh: 34, walls: pal.wall, roof: pal.tile, seed: 71, chimney: 0.7, smoke: true, gable: win(7, 9, 9, 10) + win(19, -17, 10, 10) + door(27, 32, 12, 19, '#8c3b2c'), long: windowsRow(2, 70, 8, 11, 11, { flowers: '#e9b23a', shutter: '#8c3b2c' }) })}</g>`,
  small: (x, y, k, roof, walls, flip, seed) =>
    `<g transform="translate(${x} ${y}) scale(${k})">${house({ x: 0, y: 0, w: 50, d: 42, h: 30, rh: 30, walls, roof, flip, seed, style: roof === pal.thatch ? 'thatch' : 'tile', chimney: 0.6, gable: win(16, -14, 9, 9) + door(15, 30, 11, 17), long: windowsRow(2, 50, 8, 10, 10) })}</g>`,
  well: (x, y, k = 1) =>
    `<g transform="translate(${x} ${y}) scale(${k})"><ellipse cx="6" cy="3" rx="30" ry="10" fill="#3a3f2a" opacity=".18"/><path d="M-22-16V0A22 8 0 0 0 22 0V-16Z" fill="#cfc5b4"/><path d="M6 7.6V-10H22V0A22 8 0 0 1 6 7.6Z" fill="#aea290"/><path d="M-16-4h9M-4 1h9M9-4h8M-12 2h4" stroke="#8f8472" stroke-width="1.6" stroke-linecap="round"/><ellipse cy="-16" rx="22" ry="8" fill="#e2d9c9"/><ellipse cy="-16" rx="16" ry="5.4" fill="#4f8fa3"/><path d="M-18-16V-44M18-16V-44" stroke="#6d452b" stroke-width="4" stroke-linecap="round"/><path d="M-18-38H18" stroke="#6d452b" stroke-width="3"/><path d="M2-38V-24" stroke="#54331f" stroke-width="1.4"/><path d="M-3-24H7L5.6-16H-1.6Z" fill="#a8723e"/><path d="M-28-40L0-62 28-40Q0-34-28-40Z" fill="#c8603f"/><path d="M0-62L28-40Q14-37 4-36.8Z" fill="#a5472f"/></g>`,
}
