import { B } from '../buildings.ts'
import { bush, pine, tree } from '../flora.ts'
import { pt, rng } from '../geometry.ts'
import { road } from '../ground.ts'
import { pal } from '../palette.ts'

/** Morning at the edge of the village, calm below: background of forms. */
export function morningScene(): string {
  let s = `<defs><linearGradient id="aSky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f6cf95"/><stop offset=".6" stop-color="#f7e3b6"/><stop offset="1" stop-color="#e9ebc6"/></linearGradient><radialGradient id="aSun"><stop offset="0" stop-color="#fffbe6"/><stop offset=".3" stop-color="#fff0bd" stop-opacity=".8"/><stop offset="1" stop-color="#ffe5a0" stop-opacity="0"/></radialGradient><linearGradient id="aG" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c3d08f"/><stop offset="1" stop-color="#95ae66"/></linearGradient></defs><rect width="1440" height="320" fill="url(#aSky)"/><circle cx="560" cy="116" r="150" fill="url(#aSun)"/><circle cx="560" cy="116" r="32" fill="#fff8dc"/>`
  const cloud = (x: number, y: number, k: number): string =>
    `<path transform="translate(${x} ${y}) scale(${k})" d="M-60 0C-62-14-44-22-34-16-30-32-4-36 6-22 18-34 42-26 42-12 58-14 66-6 64 0Z" fill="#fff6e0" opacity=".8"/>`
  s += cloud(760, 70, 0.9) + cloud(420, 56, 0.7) + cloud(1150, 66, 1)
  s += `<path d="M0 160C120 110 240 130 380 108S640 120 780 92 1020 110 1150 78 1330 100 1440 82V320H0Z" fill="#bdb9a6" opacity=".8"/><path d="M0 186C160 150 320 166 480 140S780 146 940 126 1240 132 1440 112V330H0Z" fill="#a9b795"/><path d="M0 206C200 176 420 176 640 152S1060 150 1440 138V340H0Z" fill="#b4c48b"/><path d="M0 222C240 190 480 190 720 166S1140 168 1440 160V900H0Z" fill="url(#aG)"/>`
  for (let i = 0; i < 12; i++)
    s += pine(330 + i * 30 + ((i * 31) % 17), 186 + ((i * 19) % 8), 24 + ((i * 13) % 16), i % 3 ? 2 : 1)
  s +=
    tree(700, 172, 15, 0, 3) +
    B.small(744, 182, 0.8, pal.tile, pal.wall, false, 3) +
    B.church(836, 176, 0.8) +
    B.small(938, 184, 0.8, pal.thatch, pal.ochre, true, 4) +
    B.hall(1000, 186, 0.64) +
    tree(1070, 172, 14, 2, 4) +
    B.small(1104, 182, 0.86, pal.plum, pal.plaster, false, 7) +
    tree(1166, 176, 15, 1, 5) +
    B.mill(1230, 186, 0.86) +
    B.smithy(1310, 188, 0.82) +
    B.small(1400, 186, 0.8, pal.tile2, pal.rose, true, 15) +
    tree(1430, 180, 14, 0, 6) +
    bush(780, 184, 8) +
    bush(900, 188, 8)
  s += road('M600 212C760 190 1100 204 1460 202', 14)
  let t = ''
  const r = rng(4)
  for (let i = 0; i < 260; i++) {
    const x = r() * 1440,
      y = 250 + r() * 650
    t += `M${pt(x, y)}l-2-4.5M${pt(x, y)}l.4-5.5M${pt(x, y)}l2.6-4`
  }
  s += `<path d="${t}" stroke="#7d9a4f" stroke-width="1.2" stroke-linecap="round" opacity=".5"/>`
  return s
}
