import { st, sym } from '#lib/pieces/symbol.ts'

const INK = '#3b2a20'
const badge = (inner: string): string =>
  `<circle cx="23.4" cy="23.4" r="8.2" fill="#fffaf0" ${st('#5a3817', 1.4)}/><g transform="translate(23.4 23.4)">${inner}</g>`
const churchBase = (roof: string, dark: string): string =>
  `<path d="M4 12.4H12.6V29.4H4Z" fill="#fbf1dd" ${st('#5a4632', 1.5)}/><path d="M2.8 12.6 8.3 2.6 13.8 12.6Z" fill="${roof}" ${st(dark, 1.5)}/><path d="M8.3 2.6V.8M7 1.6H9.6" ${st('#a9760f', 1.3)}/><path d="M12.6 19H28V29.4H12.6Z" fill="#efdcb8" ${st('#5a4632', 1.5)}/><path d="M12.6 19.2 15.8 12H26L29.4 19.2Z" fill="${roof}" ${st(dark, 1.5)}/><path d="M6.6 29.4V24.6A1.8 1.8 0 0 1 10.2 24.6V29.4Z" fill="#6d452b"/><path d="M8.3 16V19" ${st('#6d452b', 2.2)}/>`
const hallBase = (roof: string, dark: string): string =>
  `<path d="M4 15.6H28V29.4H4Z" fill="#f8e9c9" ${st('#5a3817', 1.5)}/><path d="M2 16 7.4 7H24.6L30 16Z" fill="${roof}" ${st(dark, 1.5)}/><path d="M13.4 7V3.4H18.6V7Z" fill="#f8e9c9" ${st('#5a3817', 1.3)}/><path d="M12.2 3.6 16 .4 19.8 3.6Z" fill="#5d7688" ${st('#34444f', 1.2)}/><path d="M4 21.8H28M10 16V21.6M16 16V21.6M22 16V21.6" ${st('#6d452b', 1.5)}/><path d="M6.6 29.4V25.6A2.2 2.2 0 0 1 11 25.6V29.4Z" fill="#6d452b"/>`
const monkBody = `<path d="M14.4 1C8.8 1 7.6 6 8 10.8 6 16 4.8 22.4 4.6 27.8A2.2 2.2 0 0 0 6.8 30.2H22A2.2 2.2 0 0 0 24.2 27.8C24 22.4 22.8 16 20.8 10.8 21.2 6 20 1 14.4 1Z" fill="#7a6046" ${st('#42301f')}/><ellipse cx="14.4" cy="9.2" rx="4.1" ry="4.7" fill="#2f2218"/><ellipse cx="14.4" cy="10.4" rx="3.2" ry="3.3" fill="#f3cfa2"/><circle cx="13.2" cy="10.2" r=".7" fill="${INK}"/><circle cx="15.6" cy="10.2" r=".7" fill="${INK}"/>`
const quillG = `<path d="M-5.6 6.4C-3.4 3.2-1.2.6 1.4-1.6" fill="none" ${st('#5a3817', 1.7)}/><path d="M6.2-7C1.6-6.2-1.8-3.4-2.8.2L-2.6 2.6C.6 2.4 3.2.6 4.4-2.2L2.6-1.8C4.6-3 5.8-4.8 6.2-7Z" fill="#fdf6e6" ${st('#5a3817', 1.3)}/>`
const jugG = `<path d="M-3.4-5.8H2.6L2-2.6C4.2-1 4.6 1.4 4.2 3.6 3.9 5.6 2.6 6.2 0 6.2S-4.3 5.6-4.8 3.6C-5.3 1.2-4.8-1-2.8-2.6Z" fill="#c9763f" ${st('#6b3312', 1.3)}/><path d="M2.6-5C6.4-5.6 6.6-.4 3.8.4" fill="none" ${st('#6b3312', 1.6)}/><path d="M-3.8 1.6H3.4" ${st('#f2c08e', 1.3)}/>`
const rosaryG = `<g fill="#8a4a2c" ${st('#4d2410', 0.9)}>${[
  [-3.4, -4.8],
  [0, -6],
  [3.4, -4.8],
  [5, -1.6],
  [-5, -1.6],
  [-3.6, 1.6],
  [3.6, 1.6],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.5"/>`)
  .join(
    '',
  )}</g><path d="M0 2.2V7.6M-2 4.4H2" ${st('#a9760f', 2)}/><path d="M0 2.2V7.6M-2 4.4H2" ${st('#f0b93a', 1)}/>`
const pane = (a: string, b: string, c: string, d: string): string =>
  `<path d="M6.4 30V13.6C6.4 7.6 10.6 3.4 16 1.6 21.4 3.4 25.6 7.6 25.6 13.6V30Z" fill="${a}" ${st('#3a2a20', 2.2)}/><path d="M6.8 13.6C7 8.4 11 4.4 16 2.6V13.6Z" fill="${b}"/><path d="M16 13.6H25.2V22.4H16Z" fill="${c}"/><path d="M6.8 22.4H16V29.6H6.8Z" fill="${d}"/><path d="M16 2V30M6.4 13.6H25.6M6.4 22.4H25.6" ${st('#3a2a20', 1.5)}/>`

/** What cards of the display are called by: churches, monks, halls and the rest, and the windows of a church. */
export function cardSymbols(): string[] {
  return [
    sym('church', churchBase('#6f8a9d', '#34444f')),
    sym(
      'church-salvation',
      churchBase('#b8433a', '#6b1a16') +
        badge(
          `<path d="M0-6.2 5.2-4.4V-.4C5.2 3 3 5.2 0 6.4-3 5.2-5.2 3-5.2-.4V-4.4Z" fill="#6fae86" ${st('#1e5a3c', 1.3)}/><path d="M-2.6.2-.6 2.4 2.8-2" fill="none" ${st('#fff', 1.9)}/>`,
        ),
    ),
    sym(
      'church-abbey',
      churchBase('#6f8a9d', '#34444f') +
        badge(
          `<path d="M-3.8 6V-.6C-3.8-3.6-2-5.4 0-6.4 2-5.4 3.8-3.6 3.8-.6V6Z" fill="#7fb6d6" ${st('#3a2a20', 1.3)}/><path d="M0-6V6M-3.8 .4H3.8" ${st('#3a2a20', 1.1)}/>`,
        ),
    ),
    sym(
      'church-trade',
      churchBase('#85546a', '#4b2a3a') +
        badge(`<g transform="scale(.44) translate(-16 -16)"><use href="#customer"/></g>`),
    ),
    sym(
      'church-mission',
      churchBase('#7f8f58', '#47532c') +
        badge(
          `<path d="M-5.4-1A5.4 5.4 0 0 1 4-3.8M5.4 1A5.4 5.4 0 0 1-4 3.8" fill="none" ${st('#235430', 2)}/><path d="M4.6-7V-3.4H1M-4.6 7V3.4H-1" fill="none" ${st('#235430', 2)}/>`,
        ),
    ),
    sym('hall', hallBase('#b24b3a', '#6b1a16')),
    sym(
      'hall-finance',
      hallBase('#b24b3a', '#6b1a16') +
        badge(
          `<circle r="5.6" fill="#f5c54a" ${st('#7a5208', 1.3)}/><path d="M-2.8 2.4V-1.6L-1.3 0 0-2.8 1.3 0 2.8-1.6V2.4Z" fill="#8a5c0a"/>`,
        ),
    ),
    sym(
      'hall-area',
      hallBase('#5d7688', '#34444f') +
        badge(
          `<g fill="#4f9455" ${st('#235430', 1)}><rect x="-5" y="-5" width="4.2" height="4.2" rx=".8"/><rect x=".8" y="-5" width="4.2" height="4.2" rx=".8" fill="#e3ab2c"/><rect x="-5" y=".8" width="4.2" height="4.2" rx=".8" fill="#8a5d3c"/><rect x=".8" y=".8" width="4.2" height="4.2" rx=".8" fill="#3d78b0"/></g>`,
        ),
    ),
    sym(
      'hall-population',
      hallBase('#7f8f58', '#47532c') +
        badge(
          `<circle cy="-3" r="2.5" fill="#f3cfa2" ${st('#5a3817', 1.1)}/><path d="M-4.4 5.6C-4.2 1.6-2.4.2 0 .2S4.2 1.6 4.4 5.6Z" fill="#b8433a" ${st('#6b1a16', 1.2)}/>`,
        ),
    ),
    sym(
      'hall-guild',
      hallBase('#85546a', '#4b2a3a') +
        badge(`<g transform="scale(.4) translate(-16 -17)"><use href="#joker"/></g>`),
    ),
    sym(
      'meeting-place',
      `<ellipse cx="16" cy="25" rx="14" ry="5.4" fill="#d9bf88" ${st('#8a6a3c', 1.5)}/><path d="M14.6 25.4C15 20 15 17 14.8 14H17.2C17 17 17 20 17.6 25.4Z" fill="#7a5233" ${st('#4d2f14', 1.3)}/><path d="M7.6 12.6C5.4 7.6 10.6 4.4 13 5.4 15 .8 22 2 22.4 6 26.6 7.2 26.2 13.6 22 14.4 19.4 17.2 12.4 17 10.6 14.8 9 15 8 14 7.6 12.6Z" fill="#7fa257" ${st('#3f5f2c', 1.6)}/><path d="M12 8.6C14 6.8 17 6.6 19 8" fill="none" ${st('#b3cf86', 1.5)}/><path d="M5.4 22.4H11M21 22.4H26.6M7 28H12M20 28H25" ${st('#6d452b', 2.4)}/>`,
    ),
    sym(
      'tile-212',
      `<rect x="2" y="6" width="28" height="21" rx="4" fill="#7a4f22"/><rect x="2" y="4.4" width="28" height="21" rx="4" fill="#e0b878" ${st('#7a4f22', 1.5)}/><path d="M5.6 11.4C5.8 8.8 9.8 8.8 9.6 11.6 9.4 13.6 6.4 15.6 5.6 18.8H10.2M12.4 20 16 9M18.4 11 20.4 9.6V18.8M23.4 11.4C23.6 8.8 27.6 8.8 27.4 11.6 27.2 13.6 24.2 15.6 23.4 18.8H28" fill="none" ${st('#33261c', 1.9)}/>`,
    ),
    sym(
      'field',
      `<path d="M16 8 30.6 16.4 16 25 1.4 16.4Z" fill="#edc764" ${st('#8a6212', 1.6)}/><path d="M1.4 16.4 16 25V29L1.4 20.2ZM30.6 16.4 16 25V29L30.6 20.2Z" fill="#c08c2c" ${st('#8a6212', 1.4)}/><path d="M6.6 16.4 16 11M10.2 18.6 19.8 13M13.8 20.8 23.4 15.2" ${st('#b9822c', 1.5)}/><path d="M9 13.6V7.6M13.4 11.4V4.6M18.4 13.6V6.6M22.6 15.4V9.4" ${st('#b9822c', 1.6)}/><g fill="#f7dc8f" ${st('#a86f16', 1)}><ellipse cx="9" cy="6.6" rx="1.8" ry="3"/><ellipse cx="13.4" cy="4" rx="1.8" ry="3"/><ellipse cx="18.4" cy="6" rx="1.8" ry="3"/><ellipse cx="22.6" cy="8.6" rx="1.8" ry="3"/></g>`,
    ),
    sym(
      'travel-card',
      `<path d="M3 29.6C6 26.6 10 27 12 28.4 15 26.6 18 26.8 20 28.4 23 26.6 27 27.4 29 29.6Z" fill="#7fa257" ${st('#3f5f2c', 1.4)}/><path d="M14.6 28.6V2.4H17.4V28.6Z" fill="#a8723e" ${st('#4d2f14', 1.4)}/><path d="M5.6 5.2H23L28.4 8.8 23 12.4H5.6Z" fill="#e0b878" ${st('#5a3817', 1.6)}/><path d="M26.4 15H9L3.6 18.6 9 22.2H26.4Z" fill="#c8d7a4" ${st('#3f5f2c', 1.6)}/><path d="M9 8.8H20.6M11.6 18.6H22.6" ${st('#7a4f22', 1.8)}/>`,
    ),
    sym(
      'chapel',
      `<path d="M6 15H26V29.4H6Z" fill="#fbf1dd" ${st('#5a4632')}/><path d="M3.6 15.6 16 5.4 28.4 15.6Z" fill="#b24b3a" ${st('#6b1a16')}/><path d="M16 5.4V1.4M14.2 2.8H17.8" ${st('#a9760f', 1.8)}/><path d="M13 29.4V23A3 3 0 0 1 19 23V29.4Z" fill="#6d452b"/><circle cx="16" cy="14.6" r="2.5" fill="#7fb6d6" ${st('#3a2a20', 1.2)}/>`,
    ),
    sym('monk-quill', monkBody + badge(quillG)),
    sym('monk-jug', monkBody + badge(jugG)),
    sym('monk-rosary', monkBody + badge(rosaryG)),
    sym('jug', `<g transform="translate(15.4 16) scale(2.15)">${jugG}</g>`),
    sym('rosary', `<g transform="translate(16 15.4) scale(1.9)">${rosaryG}</g>`),
    sym('window', pane('#ffd779', '#e0795c', '#7fb6d6', '#8cb566')),
    sym(
      'window-empty',
      `<path d="M6.4 30V13.6C6.4 7.6 10.6 3.4 16 1.6 21.4 3.4 25.6 7.6 25.6 13.6V30Z" fill="#e4d6ba" ${st('#a48a5e', 1.7)}/><path d="M16 2V30M6.4 13.6H25.6M6.4 22.4H25.6" ${st('#bda677', 1.2)}/>`,
    ),
  ]
}
