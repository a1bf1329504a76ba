import { B } from '../../../art/buildings.ts'
import { pine, tree } from '../../../art/flora.ts'
import { f, rng } from '../../../art/geometry.ts'
import { cobbles } from '../../../art/ground.ts'
import { pal } from '../../../art/palette.ts'

/** Evening feast over the village: dusk, lit windows, lanterns. The lower part stays calm for panels. */
export function feastScene(): string {
  let s = `<defs><linearGradient id="fSky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#39467a"/><stop offset=".5" stop-color="#8a6a8c"/><stop offset=".82" stop-color="#e0a079"/><stop offset="1" stop-color="#f2c58d"/></linearGradient><linearGradient id="fG" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#7d8f5c"/><stop offset=".3" stop-color="#8f9a66"/><stop offset="1" stop-color="#6d8054"/></linearGradient><radialGradient id="fL"><stop offset="0" stop-color="#ffe6a0" stop-opacity=".85"/><stop offset="1" stop-color="#ffc45a" stop-opacity="0"/></radialGradient></defs><rect x="-900" y="-400" width="3240" height="410" fill="#39467a"/><rect x="-900" width="3240" height="300" fill="url(#fSky)"/><rect x="-900" y="220" width="3240" height="1400" fill="url(#fG)"/>`
  const r = rng(31)
  for (let i = 0; i < 70; i++)
    s += `<circle cx="${f(r() * 1440)}" cy="${f(r() * 110)}" r="${f(0.7 + r() * 1.1)}" fill="#fff3d6" opacity="${f(0.4 + r() * 0.5)}"/>`
  s += `<path d="M682 80A25 25 0 1 0 712 118 22 22 0 1 1 682 80Z" fill="#fff1cf" opacity=".95"/>`
  s += `<path d="M-900 210H0V200C140 160 260 186 400 158S640 168 780 140 1000 160 1130 132 1330 150 1440 132H2340V320H-900Z" fill="#6a5d78"/><path d="M-900 230H0V222C160 196 300 214 460 196S760 204 920 178 1240 192 1440 172H2340V320H-900Z" fill="#59675a"/>`
  for (let i = 0; i < 34; i++)
    if (i > 10)
      s += pine(
        10 + i * 43 + ((i * 31) % 17),
        214 - 10 * Math.sin(i / 4) + ((i * 19) % 10),
        24 + ((i * 13) % 16),
        i % 3 ? 1 : 0,
      )
  s += `<path d="M-900 240H0V236C200 214 420 228 640 216S1060 226 1440 210H2340V330H-900Z" fill="#6f7f55"/>`
  s +=
    tree(18, 262, 16, 1, 7) +
    tree(486, 250, 14, 0, 4) +
    B.small(1180, 258, 0.95, pal.plum, pal.plaster, false, 8) +
    B.church(546, 254, 0.92) +
    B.small(686, 258, 0.92, pal.tile2, pal.rose, true, 9) +
    B.hall(1060, 256, 0.74) +
    B.small(500, 264, 0.8, pal.thatch, pal.ochre, false, 4) +
    tree(640, 256, 14, 2, 3) +
    tree(1120, 246, 14, 2, 5) +
    tree(1240, 256, 16, 0, 6) +
    B.mill(1388, 262, 1) +
    B.smithy(1296, 262, 0.95) +
    tree(720, 258, 15, 0, 12)
  for (const [x, y, q] of [
    [548, 214, 46],
    [590, 222, 40],
    [686, 232, 40],
    [500, 240, 34],
    [1060, 226, 56],
    [1180, 228, 40],
    [1296, 232, 46],
    [1388, 226, 40],
  ])
    s += `<circle cx="${x}" cy="${y}" r="${q}" fill="url(#fL)"/>`
  s +=
    `<path d="M-900 290C-500 280-200 276 0 272C300 250 600 256 760 254S1200 256 1440 268C1700 276 2000 284 2340 290V1600H-900Z" fill="#b39a6a"/><path d="M-900 298C-500 288-200 284 0 280C300 258 600 264 760 262S1200 264 1440 276C1700 284 2000 292 2340 298V1600H-900Z" fill="#c4aa78"/>` +
    cobbles(-500, 1940, 290, 1100, 5, '#b3986a', '#a88c5c')
  // strings of lanterns
  const str = (x1: number, y1: number, x2: number, y2: number, sag: number, n: number): string => {
    let q = `<path d="M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}" fill="none" stroke="#3a2a2c" stroke-width="2"/>`
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5) / n,
        a = (1 - t) * (1 - t) * x1 + (2 * t * (1 - t) * (x1 + x2)) / 2 + t * t * x2,
        b = (1 - t) * (1 - t) * y1 + 2 * t * (1 - t) * ((y1 + y2) / 2 + sag * 2) + t * t * y2
      q += `<circle cx="${f(a)}" cy="${f(b + 9)}" r="20" fill="url(#fL)"/><path d="M${f(a)} ${f(b)}v4" stroke="#3a2a2c" stroke-width="1.5"/><ellipse cx="${f(a)}" cy="${f(b + 10)}" rx="6.5" ry="7.5" fill="${['#ffcf6d', '#f29b6a', '#ffe08a'][i % 3]}"/><path d="M${f(a - 4)} ${f(b + 4)}h8M${f(a - 4)} ${f(b + 16)}h8" stroke="#6d452b" stroke-width="2"/>`
    }
    return q
  }
  s += str(270, -14, 620, 44, 12, 6) + str(620, 44, 960, 34, 16, 6) + str(960, 34, 1460, 20, 22, 9)
  return s
}
