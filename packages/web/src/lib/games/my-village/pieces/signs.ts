import { shape } from '#lib/pieces/players.ts'
import { st, sym } from '#lib/pieces/symbol.ts'

const INK = '#3b2a20'
/** The outline of an octagon on the 32 x 32 grid. */
export const OCTAGON = 'M10.2 1.8H21.8L30.2 10.2V21.8L21.8 30.2H10.2L1.8 21.8V10.2Z'
const hand = (skin: string, dark: string, inner: string, cuff: string): string =>
  `<path d="M9.2 30.4V24.6C5.6 21 3.4 17.6 2.4 14.8 1.8 13 4 11.8 5.4 13.2L9 17.2V5.8C9 3 12.6 3 12.6 5.8V3.6C12.6.8 16.4.8 16.4 3.6V4.8C16.4 2.2 20 2.2 20 4.8V7.6C20 5.2 23.4 5.2 23.4 7.6V19.4C23.4 22 22.8 23.6 22 25.2V30.4Z" fill="${skin}" ${st(dark)}/>${inner}<path d="M7.6 26H23.6V30.6H7.6Z" fill="${cuff}" ${st(dark, 1.5)}/>`
const banner = (fill: string, dark: string, tail = 30): string =>
  `<path d="M5 2.4H27" ${st('#5a3817', 3.4)}/><path d="M7.6 3.6H24.4V${tail}L16 ${tail - 5.4} 7.6 ${tail}Z" fill="${fill}" ${st(dark, 1.7)}/>`

/** Goods, markers, places of the village and what lies on the table. */
export function signSymbols(): string[] {
  return [
    sym(
      'story-point',
      `<path d="M7 3H21.6L26 7.4V27.6A1.8 1.8 0 0 1 24.2 29.4H7A1.8 1.8 0 0 1 5.2 27.6V4.8A1.8 1.8 0 0 1 7 3Z" fill="#fbeecb" ${st('#7a4f22', 1.7)}/><path d="M21.6 3V7.4H26Z" fill="#e3c78e" ${st('#7a4f22', 1.3)}/><path d="M9.4 9H17M9.4 13.4H21.8M9.4 17.8H21.8M9.4 22.2H16" ${st('#a2713a', 1.9)}/><path d="M18.2 25.2C20.2 21.8 22.6 21 24 22" fill="none" ${st('#b8433a', 1.8)}/>`,
    ),
    sym(
      'beer',
      `<path d="M20.6 12H25C28 12 28.6 14 28.6 17.4S28 23.4 25 23.4H20.6" fill="none" ${st('#5a3013', 4.2)}/><path d="M20.6 12H25C28 12 28.6 14 28.6 17.4S28 23.4 25 23.4H20.6" fill="none" ${st('#b27a3d', 1.5)}/><path d="M5.2 9.6H21.8L21 28A2 2 0 0 1 19 29.8H8A2 2 0 0 1 6 28Z" fill="#c98a3e" ${st('#5a3013')}/><path d="M9.8 12V28.6M13.5 12V29M17.2 12V28.6" ${st('#8a5520', 1.3)}/><path d="M5.6 15.4H21.4M6 24.4H21" ${st('#6e7b83', 2.2)}/><path d="M3.8 10.2C2.4 6.8 5.4 4.6 7.8 5.6 8.8 2 14 1.6 15.4 4.6 18 2.8 22 4.2 21.6 7 23.4 7.8 23.6 10.4 21.8 11.4 19.6 12.6 18.2 11.4 16.8 11.8 15.2 12.4 15 14.6 13 14.4 11.2 14.2 11.6 12 9.6 11.8 7.4 11.6 4.8 12.6 3.8 10.2Z" fill="#fffaf0" ${st('#8a6a44', 1.4)}/>`,
    ),
    sym(
      'joker',
      `<path d="M8.8 11.6C3.8 14.6 1.8 19.4 2.6 24 3.4 28.6 8 30.2 16 30.2S28.6 28.6 29.4 24C30.2 19.4 28.2 14.6 23.2 11.6Z" fill="#8d6fb0" ${st('#3f2660')}/><path d="M6.2 20.6C7 17.4 8.6 15.2 11 13.6" fill="none" ${st('#bba0d8', 1.7)}/><path d="M16 11C12.6 8.6 8.6 7.6 5.2 2.6 9.8 1.4 14 4 16 8.4 18 4 22.2 1.4 26.8 2.6 23.4 7.6 19.4 8.6 16 11Z" fill="#a98bcb" ${st('#3f2660', 1.5)}/><path d="M10.4 11.4H21.6" ${st('#7a5208', 4)}/><path d="M10.4 11.4H21.6" ${st('#f5c54a', 2.2)}/><path transform="translate(16 21.6) scale(.66)" d="${shape.yellow}" fill="#ffe9a6" ${st('#5a3d08', 1.7)}/>`,
    ),
    sym(
      'marker',
      `<path d="M10.2 4.2H21.8L29 11.4V22.6L21.8 29.8H10.2L3 22.6V11.4Z" fill="#16130f"/><path d="M10.2 2.2H21.8L29 9.4V20.2L21.8 27.4H10.2L3 20.2V9.4Z" fill="#453b33" ${st('#16130f', 1.5)}/><path d="M11.2 5.6H20.8L25.6 10.4" fill="none" ${st('#8a7c6d', 1.7)}/>`,
    ),
    sym('octagon', `<path d="${OCTAGON}" fill="#eddfc3" ${st('#a48a5e', 1.7)}/>`),
    sym(
      'die-marker',
      `<path d="M10.2 4.2H21.8L29 11.4V22.6L21.8 29.8H10.2L3 22.6V11.4Z" fill="#16130f"/><path d="M10.2 2.2H21.8L29 9.4V20.2L21.8 27.4H10.2L3 20.2V9.4Z" fill="#453b33" ${st('#16130f', 1.5)}/><path d="M9.8 14.6A6.4 6.4 0 0 1 21 11" fill="none" ${st('#ffd667', 2.4)}/><path d="M21.8 6.6V11.6H16.8" fill="none" ${st('#ffd667', 2.4)}/><path d="M22.2 15.4A6.4 6.4 0 0 1 11 19" fill="none" ${st('#fff6e0', 2.4)}/><path d="M10.2 23.4V18.4H15.2" fill="none" ${st('#fff6e0', 2.4)}/>`,
    ),
    sym(
      'cloud',
      `<path d="M7.6 25.6C2.6 25.6 1 20.4 4.4 17.8 3 12.6 8.6 9.6 12 12 14 6.6 22.4 7 23.6 12.6 28.6 11.8 31.2 16.2 29.4 19.2 32 23 29 25.6 25.4 25.6Z" fill="#fffdf6" ${st('#8fa3ad', 1.6)}/>`,
    ),
    sym(
      'bridge',
      `<path d="M1.6 14C8 8.6 24 8.6 30.4 14V26.4H25C25 17.6 7 17.6 7 26.4H1.6Z" fill="#b9aa92" ${st('#5c5348')}/><path d="M1.6 14C8 8.6 24 8.6 30.4 14" fill="none" ${st('#8d7a5c', 3)}/><path d="M9 14.2V18M16 12.2V16.4M23 14.2V18" ${st('#8d7a5c', 1.4)}/>`,
    ),
    sym(
      'coffin',
      `<path d="M11.4 2.4H20.6L25.4 10.4 21.4 29.6H10.6L6.6 10.4Z" fill="#a8723e" ${st('#4d2f14', 1.7)}/><path d="M12.6 5.2H19.4L22.6 10.6 19.4 26.8H12.6L9.4 10.6Z" fill="none" ${st('#7d5026', 1.2)}/><path d="M16 8.6V20M12.6 12.2H19.4" ${st('#fff0cf', 2)}/>`,
    ),
    sym(
      'start-hand-palm',
      hand(
        '#f0c694',
        '#7a4a22',
        `<path d="M11.6 20.6C14.6 18 18.6 18.4 20.8 21.6M12.4 15.6C15.4 14.2 18.4 14.6 20.6 16" fill="none" ${st('#c48d55', 1.4)}/>`,
        '#b8433a',
      ),
    ),
    sym(
      'start-hand-back',
      hand(
        '#e2ab76',
        '#6b3f1c',
        `<path d="M12.6 6V13M16.4 5V13M20 7V13" ${st('#b37b47', 1.3)}/><path d="M10.2 5.4V7M14 3.2V5M17.8 4V5.8M21.4 7V8.6" ${st('#fff0dc', 1.7)}/>`,
        '#5c6a75',
      ),
    ),
    sym(
      'steward',
      `<path d="M4.6 15H27.4V29.4H4.6Z" fill="#f4e2bd" ${st('#5a3817', 1.6)}/><path d="M2 8.4H30V12.2A3.5 3.5 0 0 1 23 12.2 3.5 3.5 0 0 1 16 12.2 3.5 3.5 0 0 1 9 12.2 3.5 3.5 0 0 1 2 12.2Z" fill="#fbf3e0" ${st('#5a3817', 1.4)}/><path d="M2 8.4H9V12.2A3.5 3.5 0 0 1 2 12.2ZM16 8.4H23V12.2A3.5 3.5 0 0 1 16 12.2Z" fill="#3d78b0" ${st('#1b4369', 1.3)}/><path d="M4 8.2 6.4 3H25.6L28 8.2Z" fill="#5f93c6" ${st('#1b4369', 1.4)}/><path d="M16 18V27M12.6 27H19.4M10.4 19.6H21.6" ${st('#7a5208', 1.9)}/><path d="M8 23.4 10.4 19.6 12.8 23.4ZM19.2 23.4 21.6 19.6 24 23.4Z" fill="#f5c54a" ${st('#7a5208', 1.2)}/>`,
    ),
    sym(
      'customer',
      `<path d="M3.6 30.4C4.2 23.6 9 21.4 16 21.4S27.8 23.6 28.4 30.4Z" fill="#5a7f8f" ${st('#2c4450')}/><ellipse cx="16" cy="14" rx="7" ry="8" fill="#f3cfa2" ${st('#7a4a22', 1.5)}/><circle cx="13.4" cy="13.8" r="1.15" fill="${INK}"/><circle cx="18.6" cy="13.8" r="1.15" fill="${INK}"/><path d="M13.6 17.6Q16 19.6 18.4 17.6" fill="none" ${st('#8a4a34', 1.4)}/><path d="M7.4 11.4C7.6 4.8 11.4 2 16 2S24.4 4.8 24.6 11.4Z" fill="#a5607f" ${st('#5b2842', 1.5)}/><path d="M5 11.8C9 9.4 23 9.4 27 11.8 23 13.2 9 13.2 5 11.8Z" fill="#bd7c98" ${st('#5b2842', 1.4)}/>`,
    ),
    sym(
      'served',
      `<rect x="9.6" y="2.6" width="18" height="22" rx="3" fill="#eddfc3" ${st('#7d6a55', 1.5)}/><rect x="4.4" y="6.6" width="18" height="23" rx="3" fill="#fffaf0" ${st('#7d6a55', 1.6)}/><path d="M8.6 18.2 12.2 22 18.6 13.4" fill="none" ${st('#1e6a58', 3.2)}/>`,
    ),
    sym(
      'school',
      `<path d="M4.6 15.4H27.4V29.4H4.6Z" fill="#fbf1dd" ${st('#5a3817')}/><path d="M2 16 8 8.4H24L30 16Z" fill="#5d7688" ${st('#34444f')}/><path d="M13 8.4V4H19V8.4" fill="#fbf1dd" ${st('#5a3817', 1.3)}/><path d="M11.8 4.2 16 .8 20.2 4.2Z" fill="#c8603f" ${st('#7a2f1a', 1.2)}/><path d="M14.8 8C14.8 5.8 17.2 5.8 17.2 8Z" fill="#f0b93a" ${st('#7a5208', 0.8)}/><rect x="7.6" y="19" width="10" height="6.4" rx=".8" fill="#3c4a44" ${st('#8a5a33', 1.3)}/><path d="M9.6 23.4 11.4 21 13.2 23.4 15 21.2" fill="none" ${st('#fff', 1)}/><path d="M20.6 29.4V22.4A1.9 1.9 0 0 1 24.4 22.4V29.4Z" fill="#37629a"/>`,
    ),
    sym(
      'story-tree',
      `<path d="M14 30C14.6 25 14.6 21 13.6 17H18.4C17.4 21 17.6 25 18.4 30Z" fill="#7a5233" ${st('#4d2f14', 1.4)}/><path d="M6 17.6C1.2 14.6 3.2 7.4 8.4 7.6 9.6 1.8 20.4.6 22.6 6.6 28.4 5.8 31 13 27 16.8 24.8 20.8 19.4 19.6 17 18.6 13 20.6 8.4 20.8 6 17.6Z" fill="#7fa257" ${st('#3f5f2c')}/><g fill="#fbeecb" ${st('#7a4f22', 1)}><rect x="7.4" y="11" width="4.6" height="5.8" rx=".6"/><rect x="13.8" y="7" width="4.6" height="5.8" rx=".6"/><rect x="20.4" y="11" width="4.6" height="5.8" rx=".6"/></g>`,
    ),
    sym(
      'main-house',
      `<path d="M5 14.4H27V29.4H5Z" fill="#f8e9c9" ${st('#5a3817')}/><path d="M2 15.2 16 3.4 30 15.2Z" fill="#c8603f" ${st('#7a2f1a')}/><path d="M9.6 15V29.4M22.4 15V29.4M5 22H27" ${st('#6d452b', 1.5)}/><path d="M13 29.4V22.6A3 3 0 0 1 19 22.6V29.4Z" fill="#7a4a2a" ${st('#4d2f14', 1.2)}/><rect x="13.6" y="10" width="4.8" height="4.8" rx=".8" fill="#ffd779" ${st('#6d452b', 1.2)}/>`,
    ),
    sym(
      'coin-barn',
      `<path d="M4 14.6H28V29.4H4Z" fill="#d29c7c" ${st('#5a3817')}/><path d="M1.8 15.2 8 5H24L30.2 15.2Z" fill="#d3a55a" ${st('#6b4a12')}/><path d="M9 29.4V19.2H23V29.4Z" fill="#7a4a2a" ${st('#4d2f14', 1.3)}/><path d="M16 19.2V29.4M9 19.2 16 29.4M23 19.2 16 29.4" ${st('#e8cfa0', 1.2)}/><circle cx="16" cy="12.6" r="4.2" fill="#f5c54a" ${st('#7a5208', 1.3)}/><path d="M14 14.2V11.4L15 12.4 16 10.6 17 12.4 18 11.4V14.2Z" fill="#8a5c0a"/>`,
    ),
    sym('banner-white', banner('#fffdf6', '#6d5a44')),
    sym('banner-black', banner('var(--cloth-black, #26304a)', 'var(--cloth-rim, #121a2e)')),
    sym('banner-grey', banner('#a39c94', '#57514a', 27)),
    sym(
      'game-banner',
      banner('#fffdf6', '#6d5a44') +
        `<g transform="translate(9.7 6) scale(.39)"><use href="#story-point" width="32" height="32"/></g>`,
    ),
    sym(
      'stories',
      `<g transform="rotate(-10 14 18)"><use href="#story-point" x="0" y="3" width="26" height="26"/></g><g transform="rotate(8 18 18)"><use href="#story-point" x="6" y="3" width="26" height="26"/></g>`,
    ),
  ]
}
