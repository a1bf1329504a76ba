import { B } from '../../../art/buildings.ts'
import { pine, tree } from '../../../art/flora.ts'
import { cobbles } from '../../../art/ground.ts'
import { pal } from '../../../art/palette.ts'
import { barrel, bunting, crate, hen, sacks } from '../../../art/props.ts'

/** The market square from close by: houses, garlands, cobbles. Calm behind the stalls. */
export function marketSquare(): string {
  let s = `<linearGradient id="mSky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7d9a2"/><stop offset="1" stop-color="#eef0d0"/></linearGradient><linearGradient id="mGround" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e6d09c"/><stop offset="1" stop-color="#d6ba80"/></linearGradient>`
  s = `<defs>${s}</defs><rect x="-900" y="-500" width="3240" height="510" fill="#f7d9a2"/><rect x="-900" width="3240" height="900" fill="url(#mSky)"/>`
  const cloud = (x: number, y: number, k: number): string =>
    `<path transform="translate(${x} ${y}) scale(${k})" d="M-60 0C-62-14-44-22-34-16-30-32-4-36 6-22 18-34 42-26 42-12 58-14 66-6 64 0Z" fill="#fff8e6" opacity=".8"/>`
  s += cloud(360, 130, 1) + cloud(700, 116, 0.8) + cloud(1080, 126, 1.1)
  s += `<path d="M-900 200H0V190C160 140 300 170 460 150S760 170 900 146 1200 160 1440 140H2340V420H-900Z" fill="#c6d0ac"/><path d="M-900 220H0V214C200 180 380 206 560 190S900 206 1080 186 1320 196 1440 186H2340V420H-900Z" fill="#b4c69a"/>`
  for (let i = 0; i < 26; i++)
    s += pine(20 + i * 58 + ((i * 37) % 23), 206 + ((i * 29) % 14), 30 + ((i * 17) % 18), i % 3 ? 2 : 1)
  s += `<path d="M-900 280H0V270C200 250 500 256 760 250S1200 256 1440 250H2340V1600H-900Z" fill="#c3cf90"/>`
  // houses around the square
  s +=
    tree(330, 250, 24, 0, 3) + tree(1130, 250, 26, 2, 4) + tree(566, 244, 22, 1, 5) + tree(838, 244, 20, 3, 7)
  s +=
    B.small(372, 292, 1.9, pal.tile, pal.wall, true, 3) +
    B.church(492, 268, 1.1) +
    B.small(716, 296, 2.05, pal.thatch, pal.ochre, false, 6) +
    B.hall(840, 288, 1.25) +
    B.small(1130, 296, 2, pal.plum, pal.plaster, true, 9) +
    B.cottage(200, 300, 1.7, 11) +
    B.small(1280, 302, 2, pal.tile, pal.rose, false, 12) +
    B.small(60, 310, 1.8, pal.slate, pal.plaster, true, 13)
  s += `<path d="M-900 380C-600 350-200 350-10 330C240 290 520 286 760 284S1240 290 1450 326C1700 350 2000 360 2340 380V1600H-900Z" fill="#bb9f66" opacity=".55"/><path d="M-900 386C-600 356-200 356-10 336C240 296 520 292 760 290S1240 296 1450 332C1700 356 2000 366 2340 386V1600H-900Z" fill="url(#mGround)"/>`
  s += cobbles(-500, 1940, 340, 1000, 21)
  s += bunting(610, 100, 900, 104, 11, 15) + bunting(900, 104, 1190, 98, 11, 15)
  s +=
    barrel(304, 446, 0.8) +
    sacks(1128, 452, 0.76) +
    hen(340, 632, 1, '#f3e6cc') +
    hen(1004, 628, 1.1, '#c98f56', true) +
    hen(1042, 634, 0.9, '#f3e6cc', true) +
    crate(1120, 634, 0.8)
  return s
}
