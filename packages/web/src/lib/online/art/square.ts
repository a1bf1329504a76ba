import { B } from '../../art/buildings.ts'
import { defs } from '../../art/defs.ts'
import { pine, tree } from '../../art/flora.ts'
import { cobbles } from '../../art/ground.ts'
import { pal } from '../../art/palette.ts'
import { bunting } from '../../art/props.ts'

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900">'
/** Where the houses stand. */
const BASE = 196

const cloud = (x: number, y: number, k: number): string =>
  `<path transform="translate(${x} ${y}) scale(${k})" d="M-60 0C-62-14-44-22-34-16-30-32-4-36 6-22 18-34 42-26 42-12 58-14 66-6 64 0Z" fill="#fff6e0" opacity=".78"/>`

/** The market square: houses in one row at the upper edge, calm cobbles below. */
export function square(): string {
  const b = BASE
  let s = `<defs><linearGradient id="sqS" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f4cc92"/><stop offset="1" stop-color="#f3ecc8"/></linearGradient><linearGradient id="sqG" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e8d3a0"/><stop offset="1" stop-color="#d2b67c"/></linearGradient></defs><rect width="1440" height="${b + 60}" fill="url(#sqS)"/>`
  s += cloud(520, 60, 0.8) + cloud(880, 46, 1) + cloud(1290, 74, 0.8) + cloud(140, 50, 0.7)
  s += `<path d="M0 ${b - 60}C160 ${b - 100} 320 ${b - 70} 480 ${b - 88}S800 ${b - 70} 960 ${b - 104} 1260 ${b - 80} 1440 ${b - 96}V${b + 80}H0Z" fill="#c3cdb0"/><path d="M0 ${b - 26}C200 ${b - 52} 420 ${b - 30} 640 ${b - 46}S1080 ${b - 40} 1440 ${b - 54}V${b + 80}H0Z" fill="#aebf86"/>`
  for (let i = 0; i < 30; i++)
    s += pine(10 + i * 50 + ((i * 37) % 23), b - 24 + ((i * 29) % 10), 24 + ((i * 17) % 16), i % 3 ? 2 : 1)
  s += [
    tree(486, b - 2, 15, 0, 3),
    B.small(540, b, 0.92, pal.tile, pal.wall, true, 3),
    B.small(612, b + 2, 0.9, pal.thatch, pal.ochre, false, 6),
    B.church(704, b - 6, 0.86),
    B.small(850, b, 0.92, pal.plum, pal.plaster, true, 9),
    B.hall(908, b + 2, 0.74),
    tree(1010, b, 15, 2, 4),
    B.small(1068, b + 2, 0.86, pal.thatch, pal.wall, true, 11),
    B.small(1150, b, 0.9, pal.slate, pal.rose, false, 12),
    B.mill(1232, b, 0.9),
    B.small(1330, b + 2, 0.96, pal.tile2, pal.wall, true, 13),
    B.smithy(1404, b, 0.84),
    tree(20, b, 16, 0, 8),
    tree(60, b - 4, 12, 2, 9),
  ].join('')
  s += `<path d="M-10 ${b + 16}C288 ${b - 4} 576 ${b - 6} 778 ${b - 6}S1238 ${b - 2} 1450 ${b + 12}V900H-10Z" fill="#bb9f66" opacity=".6"/><path d="M-10 ${b + 22}C288 ${b + 2} 576 ${b} 778 ${b}S1238 ${b + 4} 1450 ${b + 18}V900H-10Z" fill="url(#sqG)"/>${cobbles(0, 1440, b + 20, 900, 21)}`
  s += bunting(480, 100, 720, 84, 10, 15) + bunting(720, 84, 1010, 96, 12, 18)
  s += bunting(1010, 96, 1440, 70, 15, 26)
  return `${HEAD}<defs>${defs}</defs>${s}<rect width="1440" height="900" fill="url(#pGrain)"/></svg>`
}

const WINDOWS = [
  [540, 176, 34],
  [612, 176, 34],
  [716, 150, 44],
  [850, 176, 34],
  [960, 160, 50],
  [1070, 176, 34],
  [1150, 176, 34],
  [1232, 176, 34],
  [1330, 176, 34],
  [1404, 176, 40],
] as const

/** Its lit windows, laid over it at night. */
export function squareLamps(): string {
  const lamps = WINDOWS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#gLamp)"/>`)
  return `${HEAD}<defs>${defs}</defs>${lamps.join('')}</svg>`
}
