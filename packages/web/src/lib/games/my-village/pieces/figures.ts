import { PLAYER_COLOURS, playerTone, shape } from '#lib/pieces/players.ts'
import { st, sym, type Tone } from '#lib/pieces/symbol.ts'

const INK = '#3b2a20'
const body =
  'M16 12.4C10.6 12.4 8 16.6 6.8 22.6L5.5 28.3C5.2 29.6 6 30.6 7.3 30.6H24.7C26 30.6 26.8 29.6 26.5 28.3L25.2 22.6C24 16.6 21.4 12.4 16 12.4Z'
const face = (c: Tone, y = 9.3): string =>
  `<circle cx="16" cy="${y}" r="4.5" fill="#f3cfa2" ${st(c.dark, 1.2)}/><circle cx="14.4" cy="${y + 0.1}" r=".75" fill="${INK}"/><circle cx="17.6" cy="${y + 0.1}" r=".75" fill="${INK}"/>`

interface Dress {
  readonly back?: string
  readonly hat: string
  readonly chest: string
}

const figure = (id: string, c: Tone, { back = '', hat, chest }: Dress): string =>
  sym(
    id,
    `${back}<path d="${body}" fill="${c.base}" ${st(c.dark)}/><path d="M9 22.5C10 17.6 12 14.6 14.8 13.9" fill="none" ${st(c.light, 1.5)}/>${chest}${face(c)}${hat}`,
  )

/** The colours of the professions are those of their areas. */
const CLOTH = {
  abbot: { base: '#8a5d3c', dark: '#48290f', light: '#bb8f68' },
  councillor: { base: '#b8433a', dark: '#6b1a16', light: '#e2796b' },
  traveller: { base: '#4f9455', dark: '#235430', light: '#86c18c' },
  craftsman: { base: '#e3ab2c', dark: '#7d5406', light: '#f9d676' },
  merchant: { base: '#3d78b0', dark: '#1b4369', light: '#78aadb' },
} as const satisfies Readonly<Record<string, Tone>>

const DRESS: Readonly<Record<keyof typeof CLOTH, Dress>> = {
  abbot: {
    back: `<path d="M27.2 30.4V12.6C27.2 8.4 22.6 8.6 23 11.8" fill="none" ${st('#7d5406', 3.6)}/><path d="M27.2 30.4V12.6C27.2 8.4 22.6 8.6 23 11.8" fill="none" ${st('#f0c24e', 1.7)}/>`,
    hat: `<path d="M11.2 9.2C10.6 4.8 13 3.4 16 3.4S21.4 4.8 20.8 9.2C20.2 7.2 18.6 6.2 16 6.2S11.8 7.2 11.2 9.2Z" fill="#6a4526" ${st('#48290f', 1)}/>`,
    chest: `<path d="M14.6 17.6H17.4V20.2H20V22.8H17.4V28.2H14.6V22.8H12V20.2H14.6Z" fill="#fff6e0"/>`,
  },
  councillor: {
    hat: `<path d="M9.4 6.6C9.2 2.4 13 1.2 16.4 1.2S23.2 2.6 22.8 6.2C20 7.8 12.4 8 9.4 6.6Z" fill="#3a2a2e" ${st('#1f1518', 1.2)}/><path d="M20.6 3.6C22.6.2 26 .2 28 1.6 26.4 4.6 23.6 5.6 20.8 5.4Z" fill="#fff6e0" ${st('#6b1a16', 1)}/>`,
    chest: `<path d="M10.8 15.8C12 21.4 20 21.4 21.2 15.8" fill="none" ${st('#6b1a16', 3.4)}/><path d="M10.8 15.8C12 21.4 20 21.4 21.2 15.8" fill="none" ${st('#f5c54a', 1.9)}/><circle cx="16" cy="23.4" r="3.5" fill="#f5c54a" ${st('#6b1a16', 1.2)}/>`,
  },
  traveller: {
    back: `<path d="M27.6 30.4V9" ${st('#5a3817', 3.2)}/><path d="M27.6 30.4V9" ${st('#b27a3d', 1.4)}/>`,
    hat: `<path d="M11.4 6.6C11.6 2.6 13.4 1.2 16 1.2S20.4 2.6 20.6 6.6Z" fill="#8a6136" ${st('#4d2f14', 1.3)}/><path d="M5.8 7.6C9 5.2 23 5.2 26.2 7.6 22.6 9.2 9.4 9.2 5.8 7.6Z" fill="#a97a45" ${st('#4d2f14', 1.3)}/>`,
    chest: `<path d="M10.4 16.4 20.6 26.4" ${st('#235430', 3.4)}/><path d="M10.4 16.4 20.6 26.4" ${st('#e9cf95', 1.7)}/><rect x="16.6" y="22.4" width="7" height="6" rx="1.6" fill="#e0b878" ${st('#4d2f14', 1.2)}/>`,
  },
  craftsman: {
    hat: `<path d="M10.4 7.2C10.2 3 13 2 16.2 2S21.8 3.4 21.6 7.2Z" fill="#6f4a2d" ${st('#3d240f', 1.3)}/><path d="M9.6 7.4H20" ${st('#3d240f', 2)}/>`,
    chest: `<path d="M11.6 17.6H20.4L22.4 30.4H9.6Z" fill="#8d5c34" ${st('#4d2f14', 1.3)}/><path d="M12.4 20.6H19.6V23.6H17.3V28.2H14.7V23.6H12.4Z" fill="#fff3d8"/>`,
  },
  merchant: {
    hat: `<path d="M9.6 7.6C8 3.6 12 1.4 16 1.8S24.4 3.8 22.4 7.6C19.6 5.8 12.4 5.8 9.6 7.6Z" fill="#2c5d8f" ${st('#1b4369', 1.3)}/><path d="M21.8 6.6C25 7.4 25.6 11 24.2 14.2 22.8 12.4 22 10 21.8 6.6Z" fill="#2c5d8f" ${st('#1b4369', 1.2)}/>`,
    chest: `<circle cx="16" cy="22.6" r="5" fill="#f5c54a" ${st('#7a5208', 1.3)}/><path d="M13.4 24.6V20.8L14.8 22.2 16 19.8 17.2 22.2 18.6 20.8V24.6Z" fill="#8a5c0a"/>`,
  },
}

/** Villagers, pupils, labourers, headmen in the colours of the players, and the Reaper. */
export function figureSymbols(): string[] {
  return [
    ...(Object.keys(CLOTH) as (keyof typeof CLOTH)[]).map((id) => figure(id, CLOTH[id], DRESS[id])),
    figure(
      'pupil',
      { base: '#6a6372', dark: '#322d38', light: '#9a93a4' },
      {
        hat: `<path d="M11 7.4C11 4 13.2 2.8 16 2.8S21 4 21 7.4C18 6 14 6 11 7.4Z" fill="#b06d3a" ${st('#5a3013', 1.1)}/>`,
        chest: `<rect x="11" y="18.6" width="10" height="8" rx="1.2" fill="#3c4a44" ${st('#b98a52', 1.5)}/><path d="M13.2 24.4 15.2 21 17 24.2 18.8 21.6" fill="none" ${st('#f4eede', 1.2)}/>`,
      },
    ),
    figure(
      'labourer',
      { base: '#93876f', dark: '#4b4231', light: '#bfb397' },
      {
        back: `<path d="M27.2 30V10" ${st('#5a3817', 2.6)}/><path d="M24.4 3.8H30V9.6L27.2 11.6 24.4 9.6Z" fill="#a9b6c0" ${st('#3f4b55', 1.3)}/>`,
        hat: `<path d="M6.6 8C9.6 5.4 22.4 5.4 25.4 8 22 9.2 10 9.2 6.6 8Z" fill="#e3c06e" ${st('#7d5a1c', 1.3)}/><path d="M11.6 6.6C12 3.2 13.6 2 16 2S20 3.2 20.4 6.6Z" fill="#e3c06e" ${st('#7d5a1c', 1.3)}/>`,
        chest: `<path d="M11 22.6H21" ${st('#fff6e0', 2.6)}/>`,
      },
    ),
    ...PLAYER_COLOURS.map((colour) => headman(colour)),
    sym(
      'reaper',
      `<path d="M13.8 6.4C8.6 6.4 7.4 11 7.8 15 5.8 19.4 4.6 24.4 4.4 28.4A2.1 2.1 0 0 0 6.5 30.6H21.5A2.1 2.1 0 0 0 23.6 28.4C23.2 24 21.8 19.2 19.8 15 20.2 11 19 6.4 13.8 6.4Z" fill="none" ${st('#efe6d2', 3.8)}/><path d="M25.8 30.6 22.4 6.6" ${st('#3a2413', 3)}/><path d="M25.8 30.6 22.4 6.6" ${st('#a8723e', 1.2)}/><path d="M22.8 7.6C18.4 1.6 11.4.2 4 3.4 10 3 15.6 5 20.2 9.8Z" fill="#d5dde2" ${st('#3f4b55', 1.3)}/><path d="M13.8 6.4C8.6 6.4 7.4 11 7.8 15 5.8 19.4 4.6 24.4 4.4 28.4A2.1 2.1 0 0 0 6.5 30.6H21.5A2.1 2.1 0 0 0 23.6 28.4C23.2 24 21.8 19.2 19.8 15 20.2 11 19 6.4 13.8 6.4Z" fill="#45424f" ${st('#1d1b22')}/><ellipse cx="13.8" cy="14" rx="4.2" ry="4.9" fill="#1d1b22"/><path d="M10.8 13.6A3 3.2 0 0 1 16.8 13.6C16.8 15.2 16 15.8 15.4 16.2V17.8H12.2V16.2C11.6 15.8 10.8 15.2 10.8 13.6Z" fill="#e8ead8"/><circle cx="12.6" cy="14" r=".95" fill="#1d1b22"/><circle cx="15" cy="14" r=".95" fill="#1d1b22"/><path d="M8.4 27C8.8 23 9.8 20.6 11.4 19.6" fill="none" ${st('#6f6b7c', 1.4)}/>`,
    ),
    sym(
      'rat',
      `<path d="M25 23.8C30.2 24.4 30.8 19 27 17.6 24.2 16.4 25 12.4 29 13" fill="none" ${st('#a8657a', 2.2)}/><path d="M2 22.6C3.4 17.4 7 15.4 10.4 14.6 13.6 11.2 20.6 11 24.2 15.4 27.2 19 27 23.6 24.6 26.4H7.6C4.4 26.4 2.6 25 2 22.6Z" fill="#8b8590" ${st('#3f3a45')}/><path d="M14.6 26.2C13.6 22 16 18.6 20.6 18.8" fill="none" ${st('#6c6672', 1.5)}/><circle cx="11" cy="14.2" r="3.5" fill="#e0a0ac" ${st('#3f3a45', 1.4)}/><circle cx="6.8" cy="19.6" r="1.25" fill="#1d1b22"/><circle cx="2.4" cy="22.8" r="1.3" fill="#3f3a45"/><path d="M9.6 26.6V28.6M19.8 26.6V28.6" ${st('#a8657a', 2.2)}/>`,
    ),
    sym(
      'plague-space',
      `<circle cx="16" cy="16" r="14" fill="#b8433a" ${st('#6b1a16', 1.7)}/><path d="M7.6 14.6A8.4 8 0 0 1 24.4 14.6C24.4 17.6 22.8 19.2 21 20V23.4A1.8 1.8 0 0 1 19.2 25.2H12.8A1.8 1.8 0 0 1 11 23.4V20C9.2 19.2 7.6 17.6 7.6 14.6Z" fill="#fff6e0"/><g fill="#6b1a16"><circle cx="12.4" cy="15" r="2.3"/><circle cx="19.6" cy="15" r="2.3"/><path d="M16 17.8 17.4 20.6H14.6Z"/></g>`,
    ),
  ]
}

function headman(colour: (typeof PLAYER_COLOURS)[number]): string {
  const c = playerTone(colour)
  return sym(
    `headman-${colour}`,
    `<path d="M27.4 30.4V5.6" ${st('#4d2f14', 3.4)}/><path d="M27.4 30.4V5.6" ${st('#c58c4c', 1.5)}/><path d="M27.4 3.2 30.4 6.2 27.4 9.2 24.4 6.2Z" fill="#f5c54a" ${st('#7a5208', 1.2)}/><path d="${body}" fill="${c.base}" ${st(c.dark)}/><path d="M9 22.5C10 17.6 12 14.6 14.8 13.9" fill="none" ${st(c.light, 1.5)}/><g transform="translate(16 22.8) scale(.5)"><path d="${shape[colour]}" fill="${colour === 'white' ? '#fffdf6' : '#fff4dc'}" ${st(c.dark, 2.2)}/></g>${face(c, 10)}<path d="M10.6 8.4 10 2.8 13.2 5.4 16 1.4 18.8 5.4 22 2.8 21.4 8.4C18 7 14 7 10.6 8.4Z" fill="#f5c54a" ${st('#7a5208', 1.3)}/>`,
  )
}
